#!/bin/sh
# Make a virtual environment, or say in plain words what is missing for it.
# usage: venv.sh PYTHON FOLDER
python=$1
folder=$2

if ! command -v "$python" >/dev/null 2>&1; then
    echo "Sugoroku needs Python 3.11 or newer, and '$python' was not found." >&2
    echo "On Debian or Ubuntu: sudo apt-get install python3 python3-venv" >&2
    exit 1
fi
if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
    echo "Sugoroku needs Python 3.11 or newer; '$python' is $("$python" -V 2>&1)." >&2
    echo "If another is installed, name it: make play PYTHON=python3.12" >&2
    exit 1
fi
if ! "$python" -c 'import ensurepip, venv' >/dev/null 2>&1; then
    echo "Python's venv module is missing." >&2
    echo "On Debian or Ubuntu: sudo apt-get install python3-venv" >&2
    exit 1
fi
"$python" -m venv "$folder"
