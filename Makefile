# The project's chores. `make` alone lists them.

PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint constraints.txt

# An environment only works where it was made: a copied or moved tree gets its own.
READY := .venv/ready-$(shell pwd | cksum | cut -d ' ' -f 1)

.DEFAULT_GOAL := help
.PHONY: help setup play test fmt bench types clean

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/^([a-z]+):.*## /  make \1\t/' | expand -t 16

setup: $(READY) ## prepare .venv with exactly the pinned packages

play: setup ## play Grimoria in the terminal; more: make play ARGS="--continue"
	@$(BIN)/zaubertisch play grimoria $(ARGS)

test: setup ## everything: style, types, layers, rules
	@echo "ruff:   style"
	@$(BIN)/ruff check --quiet .
	@$(BIN)/ruff format --quiet --check . || { echo "ruff:   run 'make fmt'"; exit 1; }
	@echo "mypy:   types"
	@$(BIN)/mypy --no-error-summary
	@echo "import-linter: layers"
	@found=$$($(BIN)/lint-imports 2>&1) || { echo "$$found"; exit 1; }
	@echo "rules:  compiling (once per version)"
	@$(BIN)/zaubertisch warm
	@echo "pytest: rules and everything else"
	@$(BIN)/pytest -n 2

fmt: setup ## bring the code into the common form
	@$(BIN)/ruff check --quiet --fix .
	@$(BIN)/ruff format --quiet .

bench: setup ## measure the speed, beside OpenSpiel on the same core
	@$(BIN)/zaubertisch bench --against openspiel

types: setup ## renew the protocol's schema and TypeScript types
	@ZAUBERTISCH_RULES=python $(BIN)/python -m zaubertisch.server.schema

clean: ## remove everything that was made here
	@rm -rf .venv build dist .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

$(READY): pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' \
	  || { echo "setup:  Python 3.11 or newer is needed, e.g. make setup PYTHON=python3.12"; exit 1; }
	@$(PYTHON) -c 'import ensurepip' 2>/dev/null || $(INSTALL_VENV)
	@echo "setup:  making .venv"
	@$(PYTHON) -m venv --clear .venv
	@echo "setup:  installing the packages of constraints.txt (a minute or two)"
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation --editable '.[dev,peer,nodes]'
	@touch $@
	@echo "setup:  done"

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
