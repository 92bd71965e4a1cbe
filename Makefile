# make play: build everything and open the table on localhost.  make test: all the tests.
PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
export PATH := $(CURDIR)/$(BIN):$(PATH)
UV     := VIRTUAL_ENV=$(VENV) $(BIN)/uv
COMPILE_LOCK := $(UV) pip compile -q --universal --python-version 3.11 --generate-hashes --no-annotate --no-header
# compiled modules are kept, whatever the machine is set to: else each of a thousand processes compiles them all anew
export PYTHONDONTWRITEBYTECODE :=
# trust what the machine trusts (company proxies)
export UV_SYSTEM_CERTS := 1
export NODE_USE_SYSTEM_CA := 1

CLIENT := src/kermesse/static/index.html
CLIENT_SOURCES := $(shell find web/src web/public src/kermesse/games -type f \( -name '*.ts' -o -name '*.svelte' -o -name '*.css' -o -name '*.ftl' -o -name '*.svg' -o -name '*.toml' -o -name '*.js' -o -name '*.html' \) 2>/dev/null) \
	$(wildcard web/*.html web/*.ts web/*.json) $(wildcard src/kermesse/server/connection/*messages.py) scripts/wire_types.py scripts/client_pictures.py \
	$(wildcard src/kermesse/games/*/view_types.py src/kermesse/games/*/commands.py src/kermesse/games/*/events.py src/kermesse/games/*/options.py)
WORKERS ?= 2
# they often wait for sand and for bots
BROWSERS ?= 3

.PHONY: setup play test lint test-python test-laws test-fast test-web test-e2e mutants bench bench-research bench-server train-kraaw train-kraaw-net train-krom train-krom-net train-kreo-net train-kero train-chronos learn fast wheel soak screenshots lock clean

setup: $(VENV)/.ready $(CLIENT) ## everything installed and built into .venv, nothing started

play: setup
	kermesse serve --open

# what one runs before each commit: about fifteen minutes on two quiet cores. What only repeats is in `make soak`
# what checks and builds takes one core each: both at once, before the tests
test:
	$(MAKE) -j2 -Otarget lint build/fast-kraaw/.ready $(CLIENT)
	$(MAKE) test-python test-fast test-web test-e2e

lint: $(VENV)/.ready web/node_modules/.ready
	ruff check src tests scripts bench train
	ruff format --check src tests scripts bench train
	mypy
	lint-imports
	cd web && npm run --silent format:check
	@! grep -nE '://' requirements/*.txt || { echo "a lock file names a host"; exit 1; }
	@! grep -nE '"resolved"' web/package-lock.json || { echo "a lock file names a host"; exit 1; }

RULES_TESTS := tests/core tests/games tests/players
LAWS_TESTS := tests/laws/test_laws.py
# those of servers wait more than they reckon: more of them at once
WAITERS ?= 4
test-python: $(VENV)/.ready $(CLIENT)
	pytest -q -n $(WORKERS) --dist loadgroup -m "not soak" $(RULES_TESTS) $(LAWS_TESTS)
	pytest -q -n $(WAITERS) --dist loadgroup -m "not soak" tests $(addprefix --ignore=,$(RULES_TESTS) tests/e2e $(LAWS_TESTS))

# the laws alone, once each at a sample of tables; KERMESSE_WALKS=3: so many times at every table of every game
test-laws: $(VENV)/.ready
	pytest -q -n $(WORKERS) $(LAWS_TESTS)

# the rules once more, compiled: one game and its rules here, since compiling all takes minutes; all of them in `make soak`
FAST_TESTS := $(addprefix tests/games/kraaw/test_,actions.py bonus_readings.py golden.py golden_round_end.py imagine.py patterns.py position.py rules.py time.py) tests/players/kraaw/test_rollout.py
test-fast: build/fast-kraaw/.ready
	PYTHONPATH=build/fast-kraaw pytest -q -n $(WORKERS) -m "not soak" $(FAST_TESTS)

build/fast-kraaw/.ready: $(VENV)/.ready $(shell find src/kermesse -name '*.py' -o -name '*.toml' -o -name '*.ftl' 2>/dev/null) scripts/compile_engine.py
	python scripts/compile_engine.py -O0 build/fast-kraaw kraaw
	touch $@

test-web: web/node_modules/.ready web/src/wire/generated.ts
	cd web && npm run check && npx --no-install vitest run

# a run of its own: the browser driver keeps an event loop running. Files in their order: else the few long tests come last
test-e2e: export CHROMIUM = $(shell sh scripts/chromium.sh)
test-e2e: setup
	pytest -q -n $(BROWSERS) --dist loadfile --no-loadscope-reorder tests/e2e -m "not soak"

# compiled, a draw cannot be planted nor another writer, and msgspec cannot read the types of a compiled state's fields
PLAIN_ONLY := tests/games/kreo/test_imagine.py::test_a_lazy_sampler_is_found_out \
	tests/games/kero/test_position.py::test_a_position_is_a_state_like_any_other \
	tests/research/test_observation.py::test_an_encoder_that_sees_too_much_is_found_out \
	tests/research/test_observation.py::test_a_number_that_is_lost_or_turned_is_found_out
# plant each fault of tests/mutants in a copy of the tree, and hold that the stage that it names finds it.
# MUTANTS="kraaw-*" plants those; MUTANTS="--stage laws --whole" holds them against the whole stage
mutants: export CHROMIUM = $(shell sh scripts/chromium.sh)
mutants: setup
	python scripts/mutants.py --jobs $(WORKERS) $(MUTANTS)

# thousands of random games under the laws, the server killed KERMESSE_KILLS times (1000), KERMESSE_FLIPS bits (500) flipped,
# KERMESSE_FAULTS faults (200, as many as begin within KERMESSE_FAULTS_MINUTES) of a house of five servers; KERMESSE_WAYS (1000000) sequences of ways in
soak: setup fast .venv-ray/.ready
	pytest -q -n $(WORKERS) --dist loadgroup -m "not soak" $(RULES_TESTS) --cov --cov-report=term
	PYTHONPATH=build/fast pytest -q -n $(WORKERS) -m "not soak" tests/games tests/players $(addprefix tests/research/test_,observation.py batch.py gymnasium.py) $(addprefix --deselect=,$(PLAIN_ONLY))
	KERMESSE_WALKS=$${KERMESSE_WALKS:-60} pytest -q -n $(WORKERS) $(LAWS_TESTS)
	pytest -q -s -m soak --ignore=tests/e2e tests
	KERMESSE_JUNK=all pytest -q -n $(WAITERS) tests/server/test_junk.py tests/test_junk_cli.py
	CHROMIUM="$$(sh scripts/chromium.sh)" pytest -q -n $(BROWSERS) --dist loadfile -m soak tests/e2e
	PYTHONPATH=src .venv-ray/bin/python -m pytest -q tests/lab/test_ray.py

# the engine, then batches for learners, each beside its peers
bench: $(VENV)/.ready .venv-bench/.ready fast
	.venv-bench/bin/python bench/engine.py
	.venv-bench/bin/python bench/research.py

# the second half of `make bench` alone: many games a call, for learners, beside PettingZoo's card games
bench-research: $(VENV)/.ready .venv-bench/.ready fast
	.venv-bench/bin/python bench/research.py

bench-server: setup
	python bench/server.py

# weights of bots, found anew by self-play
train-kraaw: .venv-train/.ready
	python scripts/compile_engine.py build/train-kraaw kraaw
	PYTHONPATH=build/train-kraaw .venv-train/bin/python train/kraaw_weights.py --jobs $(WORKERS)

# some minutes on an accelerator; days on a processor
train-kraaw-net: .venv-learn/.ready
	PYTHONPATH=src .venv-learn/bin/python train/kraaw_net.py $(TRAIN)

train-krom-net: .venv-learn/.ready
	PYTHONPATH=src .venv-learn/bin/python train/krom_net.py $(TRAIN)

train-kreo-net: .venv-learn/.ready
	PYTHONPATH=src .venv-learn/bin/python train/kreo_net.py $(TRAIN)

train-krom: .venv-train/.ready
	python scripts/compile_engine.py build/fast-krom krom
	PYTHONPATH=build/fast-krom .venv-train/bin/python train/krom_standing.py --jobs $(WORKERS)

train-kero: .venv-train/.ready
	python scripts/compile_engine.py build/fast-kero kero
	PYTHONPATH=build/fast-kero .venv-train/bin/python train/kero_standing.py --jobs $(WORKERS)

train-chronos: .venv-train/.ready
	python scripts/compile_engine.py build/fast-chronos chronos
	PYTHONPATH=build/fast-chronos .venv-train/bin/python train/chronos_manner.py --jobs $(WORKERS) $(TRAIN)

# a seat that learns by the environments for research: docs/research.md
learn: .venv-learn/.ready
	PYTHONPATH=src .venv-learn/bin/python train/learn_kraaw.py $(LEARN)

# the engine compiled by mypyc from the same sources, into build/fast
fast: $(VENV)/.ready
	python scripts/compile_engine.py build/fast

# what is released: client and compiled engine, built apart from .venv by the locked versions, into dist
wheel: $(VENV)/.ready
	$(UV) build -q --wheel --build-constraints requirements/dev.txt --require-hashes --out-dir dist

screenshots: setup
	CHROMIUM="$$(sh scripts/chromium.sh)" python -m scripts.screenshots $(if $(ONLY),--only $(ONLY))

$(VENV)/.ready: requirements/dev.txt requirements/uv.txt pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11) and "Python 3.11 or newer is needed: set PYTHON to one")'
	@$(PYTHON) -m venv $(VENV) || { echo "python3 cannot make a virtual environment: on Debian, install python3-venv"; exit 1; }
	$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements/uv.txt
	$(UV) pip sync -q --require-hashes requirements/dev.txt
	$(UV) pip install -q --no-deps --no-build-isolation -e .
	touch $@

# for Linux on x86-64 with Python 3.11 the lock has PyTorch's build for processors alone, which is not on PyPI: uv knows where, or UV_FIND_LINKS names a folder
TORCH = $(if $(UV_FIND_LINKS),,$(shell $(PYTHON) -c 'import platform, sys; print("--torch-backend cpu" if (sys.platform, platform.machine(), sys.version_info[:2]) == ("linux", "x86_64", (3, 11)) else "")'))
.venv-bench/.ready .venv-train/.ready .venv-ray/.ready .venv-learn/.ready: .venv-%/.ready: requirements/%.txt $(VENV)/.ready
	$(PYTHON) -m venv .venv-$*
	VIRTUAL_ENV=.venv-$* $(BIN)/uv pip sync -q --require-hashes $(if $(filter learn,$*),$(TORCH)) requirements/$*.txt
	touch $@

web/node_modules/.ready: web/package-lock.json $(VENV)/.ready
	cd web && npm ci --no-audit --no-fund && touch node_modules/.ready

web/src/wire/generated.ts: $(VENV)/.ready $(wildcard src/kermesse/server/connection/*messages.py) scripts/wire_types.py $(wildcard src/kermesse/games/*/*.py src/kermesse/games/*/*.toml)
	python scripts/wire_types.py

$(CLIENT): $(CLIENT_SOURCES) web/node_modules/.ready web/src/wire/generated.ts
	cd web && npm run build

# neither lock names a registry; `npm ci` at once proves the new one
lock: $(VENV)/.ready
	$(COMPILE_LOCK) --group dev pyproject.toml -o requirements/dev.txt
	$(COMPILE_LOCK) --group bench pyproject.toml -o requirements/bench.txt
	$(COMPILE_LOCK) --group train pyproject.toml -o requirements/train.txt
	$(COMPILE_LOCK) --group ray pyproject.toml -o requirements/ray.txt
	$(COMPILE_LOCK) $(TORCH) --group learn pyproject.toml -o requirements/learn.txt
	$(COMPILE_LOCK) --extra cluster --extra postgres --extra traces --constraints requirements/dev.txt pyproject.toml -o requirements/server.txt
	echo uv | $(COMPILE_LOCK) - -o requirements/uv.txt
	cd web && rm -rf node_modules package-lock.json && npm install && npm ci

clean:
	rm -rf $(VENV) .venv-bench .venv-train .venv-ray .venv-learn build dist web/node_modules src/kermesse/static web/src/wire
