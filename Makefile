# Everything is installed into .venv; nothing else on the machine is touched.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
READY := $(VENV)/.ready-for-tests

.PHONY: play test lint bench fuzz mutants clean

play: $(INSTALLED)
	@$(BIN)/meadhall play vikings

test: lint
	$(BIN)/pytest -n 2 --dist loadfile $(ARGS)

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: $(INSTALLED)
	$(BIN)/meadhall bench

# Hours of random play with every check on: make fuzz DECISIONS=1000000000
fuzz: $(READY)
	$(BIN)/python -m tests.walk --decisions $(or $(DECISIONS),100000000)
	$(BIN)/python -m tests.skye.walker $(or $(DECISIONS),100000000) 2 3 4 5
	$(BIN)/python -m tests.gonewild.walker $(or $(DECISIONS),100000000)

# Break the rules one by one, and see that a test turns red each time.
mutants: $(READY)
	$(BIN)/python -m tests.mutants
	$(BIN)/python -m tests.skye.mutants

clean:
	rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit("Meadhall needs Python 3.11 or later; PYTHON=... names another one." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(INSTALLED): pyproject.toml | $(VENV)
	$(BIN)/python -m pip install --quiet --editable .
	@touch $@

# The tests start a PostgreSQL of their own; without it, and without the right to install it, its tests are skipped.
$(READY): pyproject.toml | $(VENV)
	$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || [ "$$(id -u)" != 0 ] || (apt-get update -q && apt-get install -y -q postgresql) >/dev/null
	@touch $@ $(INSTALLED)
