# The project's chores. `make` alone lists them.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check
LOCK := requirements.lock
NODE_LOCK := web/tools/requirements.lock
# One more than a small machine has cores: while a test waits for a page, a process or a clock, another one runs.
WORKERS ?= 3

# For every system and every Python that we run on; hashes, but no addresses.
LOCKED := build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
  --no-annotate --no-emit-index-url --no-emit-find-links $(ARGS)

# What this machine has to do at once, where nothing waits for another; each says what it found when it is done.
SIDE_BY_SIDE := $(MAKE) --no-print-directory --jobs=2 --output-sync=target

# Without its bytecode every process of a test would compile our sources again; `make clean` takes it away.
unexport PYTHONDONTWRITEBYTECODE

# An environment only works where it was made: a copied or moved tree gets its own.
READY := .venv/ready-$(shell pwd | cksum | cut -d ' ' -f 1)

# The browser client: its sources (the words too), and where the package serves it from.
NPM := web/tools/npm
CLIENT := src/zaubertisch/server/client
CLIENT_SOURCES := $(shell find web/src web/public web/tools web/*.json web/*.ts web/*.js web/*.html src/zaubertisch -type f \
  \( -path 'web/*' -o -name '*.ftl' \) 2>/dev/null)

.DEFAULT_GOAL := help
.PHONY: help setup play terminal client check checks rules python-types style layers form client-types units hooks release test test-all first-minute web fit screens sheets sounds wheel fmt bench attack types lock clean

help: ## this list
	@grep -E '^[a-z-]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## /  make \1\t/' | expand -t 16

setup: $(READY) ## prepare .venv with exactly the pinned packages

play: client ## play in the browser: open the address that it prints
	@$(BIN)/zaubertisch serve $(ARGS)

terminal: setup ## play Grimoria in the terminal; more: make terminal ARGS="--continue"
	@$(BIN)/zaubertisch play grimoria $(ARGS)

client: $(CLIENT)/index.html ## build the browser client into the package, where it changed

wheel: client ## the package, in dist/; make wheel CPU=x86-64-v3: with compiled rules for such processors
	@$(BIN)/python -m tools.wheel --cpu=$(CPU)

check: setup ## seconds: style, types, layers, and the tests of what changed since the last commit
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "ruff:   run 'make fmt'"; exit 1; }
	@$(BIN)/mypy --no-error-summary
	@found=$$($(BIN)/lint-imports 2>&1) || { echo "$$found"; exit 1; }
	@tests=$$($(BIN)/python -m tools.changed $(SINCE)); [ -z "$$tests" ] \
	  || ZAUBERTISCH_RULES=python $(BIN)/pytest -x --ignore=tests/browser $$tests

hooks: ## let git run make check before each commit
	@git config core.hooksPath .githooks

release: client ## make release VERSION=1.2.0: version, changelog, packages, bill of materials, hashes
	@ZAUBERTISCH_RULES=python $(BIN)/python -m zaubertisch.tables.rule_index
	@$(BIN)/python -m tools.release $(VERSION)

test: checks ## everything: style, types, layers, rules, the browser; of what repeats, a sample
	@echo "pytest: rules and everything else"
	@$(BIN)/pytest -n $(WORKERS) --dist worksteal

test-all: checks ## the same, and all that repeats: it prints what it covered
	@echo "pytest: rules and everything else, whole"
	@ZAUBERTISCH_TESTS=all $(BIN)/pytest -n $(WORKERS) --dist worksteal

# The longest begins first.
checks: setup client
	@$(SIDE_BY_SIDE) rules python-types units client-types form style layers

rules: setup
	@echo "rules:  compiling (once per version)"
	@$(BIN)/zaubertisch warm

python-types: setup
	@echo "mypy:   types"
	@$(BIN)/mypy --no-error-summary

style: setup
	@echo "ruff:   style"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "ruff:   run 'make fmt'"; exit 1; }

layers: setup
	@echo "import-linter: layers"
	@found=$$($(BIN)/lint-imports 2>&1) || { echo "$$found"; exit 1; }

web: client ## check the browser client: form, types, unit tests
	@$(SIDE_BY_SIDE) client-types units form

form: client
	@echo "web:    form"
	@$(NPM) run --silent format >/dev/null || { echo "web:    run 'make fmt'"; exit 1; }

client-types: client
	@echo "web:    types"
	@$(NPM) run --silent check

units: client
	@echo "web:    units"
	@$(NPM) run --silent test

fit: client ## try every kind of question on every screen: does everything fit? one game: make fit ARGS=grimoria
	@$(BIN)/python -m tests.browser.fit_table $(ARGS)

screens: client ## take the pictures of docs/screens anew
	@$(BIN)/python -m tests.browser.pictures

sounds: setup ## make the sounds of web/src/sounds/made anew
	@$(BIN)/python -m tools.sound

sheets: client ## draw the contact sheets of docs/art anew: every picture of cards, figures, backs, covers
	@$(BIN)/python -m tools.sheets

fmt: setup ## bring the code into the common form
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .
	@[ ! -d web/node_modules ] || $(NPM) run --silent format:write >/dev/null

first-minute: client ## measure how long a new user waits, in a real browser with an empty cache
	@tools/first-minute $(ARGS)

bench: setup ## measure the speed, beside OpenSpiel on the same core
	@$(BIN)/zaubertisch bench --against openspiel

attack: setup ## attack a server of our own on this machine; prints what was tried and what failed
	@$(BIN)/python -m tools.attack $(ARGS)

types: setup ## renew the protocol's schema and TypeScript types
	@ZAUBERTISCH_RULES=python $(BIN)/python -m zaubertisch.server.schema

# Versions stay as they are locked; what pyproject.toml newly asks for is added. To renew all: make lock ARGS=--upgrade
lock: ## lock every package with its hashes again, after a change of pyproject.toml
	@$(PYTHON) -m venv --clear build/lock
	@build/lock/bin/python -m pip install --quiet --disable-pip-version-check uv
	@$(LOCKED) --extra dev --extra peer --extra lab --extra nodes --extra environments --extra ray --group build --output-file $(LOCK) pyproject.toml
	@$(LOCKED) --group node --output-file $(NODE_LOCK)

clean: ## remove everything that was made here
	@rm -rf web/node_modules $(CLIENT) .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml $(LOCK)
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "setup:  Python 3.11 or newer is needed, e.g. make setup PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || $(INSTALL_VENV)
	@echo "setup:  making .venv"
	@$(PYTHON) -m venv --clear .venv
	@echo "setup:  installing the packages of $(LOCK) (a minute or two)"
	@$(PIP) --require-hashes --requirement $(LOCK)
	@$(PIP) --no-deps --no-build-isolation --editable .
	@touch $@
	@echo "setup:  done"

web/node_modules/.package-lock.json: web/package.json web/package-lock.json | $(READY)
	@echo "client: installing the packages of web/package-lock.json"
	@said=$$($(NPM) ci --no-audit --no-fund 2>&1) || { echo "$$said" | grep -v '^npm warn' | head -20; exit 1; }
	@touch $@

$(CLIENT)/index.html: web/node_modules/.package-lock.json $(CLIENT_SOURCES) | $(READY)
	@echo "client: building"
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

# Debian ships Python without the part that makes environments.
define INSTALL_VENV
{ \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    echo "setup:  installing python3-venv"; \
    apt-get update -qq >/dev/null && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y python3-venv >/dev/null; \
  else \
    echo "setup:  please install python3-venv first: sudo apt-get install python3-venv"; exit 1; \
  fi; \
}
endef
