# `make play` serves the game; `make test` tests it. Everything lives in .venv; nothing else is touched.

PYTHON ?= python3
HOST := 127.0.0.1
PORT := 8000
LANGUAGES ?= ja ko
VENV := .venv
BIN := $(VENV)/bin
GROUND := pyproject.toml hatch_build.py
PO := $(wildcard translations/*/LC_MESSAGES/messages.po)
REFUSALS := -k UnreadableText -k UnreadableRules -k ContradictoryRules -k IllegalPosition -k IllegalAction -k IllegalPlay -k BadForm -k FormatError:2 -k BadRecord:2 -k refusal -k Unwritable
export PIP_DISABLE_PIP_VERSION_CHECK := 1

.PHONY: play test long bench check format shots messages catalogs wheel fonts system clean
.DELETE_ON_ERROR:

play: $(VENV)/.played catalogs  ## serve the game on this machine
	@mkdir -p var
	$(BIN)/sugoroku serve --host $(HOST) --port $(PORT)

test: system $(VENV)/.tested catalogs  ## run every test but the long ones
	$(BIN)/python -m pytest -n 2 --dist loadfile -m "not long"

long: system $(VENV)/.tested catalogs  ## run the tests that are too long for every day
	HYPOTHESIS_PROFILE=long $(BIN)/python -m pytest -n 2 --dist loadfile -m long

bench: $(VENV)/.tested catalogs  ## measure speed and play
	$(BIN)/python -m bench

check: $(VENV)/.tested  ## look at format, lint, types and the layers
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

format: $(VENV)/.tested  ## put the code into its shape
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

shots: system $(VENV)/.tested catalogs  ## take pictures of the pages into .shots/
	$(BIN)/python -m tests.shots

messages: $(VENV)/.tested  ## collect the words of the pages for the translators: LANGUAGES="ko ja"
	@mkdir -p var
	$(BIN)/pybabel -q extract -F babel.cfg -k N_ $(REFUSALS) --add-location=file --sort-output \
	  --project=Sugoroku --copyright-holder="the Sugoroku authors" -o var/messages.pot .
	for language in $(LANGUAGES); do \
	  $(BIN)/pybabel -q update -i var/messages.pot -d translations -l $$language \
	    --no-fuzzy-matching --ignore-obsolete --ignore-pot-creation-date --width=110 || exit 1; done

catalogs: $(PO:.po=.mo)  ## compile the words of the pages

%.mo: %.po | $(VENV)/.played
	$(BIN)/pybabel -q compile -i $< -o $@

wheel: $(VENV)/.tested  ## build dist/*.whl
	rm -rf dist
	$(BIN)/python -m build --wheel

fonts: $(VENV)/.tested  ## cut the title fonts to the characters that are used
	$(BIN)/python -m pip install --quiet "fonttools>=4.55" "brotli>=1.1"
	$(BIN)/python -m tools.fonts

system:  ## install or name what the tests need from the system
	@sh tools/system.sh "$(PYTHON)"

clean:  ## remove what make made
	rm -rf $(VENV) dist build .pytest_cache .mypy_cache .ruff_cache .import_linter_cache

$(VENV)/.venv:
	@sh tools/venv.sh "$(PYTHON)" $(VENV)
	@touch $@

$(VENV)/.played: $(GROUND) $(VENV)/.venv
	$(BIN)/python -m pip install --quiet -e .
	@touch $@

$(VENV)/.tested: $(GROUND) $(VENV)/.venv
	$(BIN)/python -m pip install --quiet -e ".[test,train]"
	@touch $@ $(VENV)/.played
