"""Run the command line as `python -m sugoroku`."""

import sys

from sugoroku.cli import main

sys.exit(main())
