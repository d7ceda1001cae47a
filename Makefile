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
BUILD ?= build
CLARISQL_DATA ?= ../shared/data

CC ?= cc
AR ?= ar
PKG_CONFIG ?= pkg-config
PYTHON ?= python3
CFLAGS ?= -O2 -g
WARNINGS := -Wall -Wextra -Wshadow -Wconversion -Wstrict-prototypes -Wmissing-prototypes
ifeq ($(CI),true)
WARNINGS += -Werror
endif

PACKAGES := sqlite3 libcurl libcjson libutf8proc
PACKAGE_CFLAGS := $(shell $(PKG_CONFIG) --cflags $(PACKAGES) 2>/dev/null)
LIBRARIES := $(shell $(PKG_CONFIG) --libs $(PACKAGES) 2>/dev/null) -lstemmer -lm
READLINE_LIBRARIES := $(shell $(PKG_CONFIG) --libs readline 2>/dev/null || echo -lreadline)

# Where the program looks for data/ when CLARISQL_DATADIR is not set in the environment: the source tree
# for a build in place; `make install` installs a program that was linked for $(DATADIR).
ALL_CFLAGS := -std=c11 -D_GNU_SOURCE -fPIC -Isrc -Iinclude $(WARNINGS) $(PACKAGE_CFLAGS) $(CFLAGS)

LIB_SOURCES := $(filter-out src/cli/%,$(wildcard src/*/*.c))
CLI_SOURCES := $(wildcard src/cli/*.c) src/main.c
TEST_SOURCES := $(wildcard tests/test_*.c)
LIB_OBJECTS := $(LIB_SOURCES:%.c=$(BUILD)/%.o)
CLI_OBJECTS := $(CLI_SOURCES:%.c=$(BUILD)/%.o)
TESTS := $(TEST_SOURCES:tests/%.c=$(BUILD)/tests/%)

.PHONY: all
all: $(BUILD)/clarisql $(BUILD)/libclarisql.a $(BUILD)/libclarisql.so

$(BUILD)/%.o: %.c Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

$(BUILD)/libclarisql.a: $(LIB_OBJECTS)
	rm -f $@
	$(AR) rcs $@ $^

$(BUILD)/libclarisql.so: $(LIB_OBJECTS)
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -shared -Wl,-soname,libclarisql.so.$(SOVERSION) -o $@ $^ $(LIBRARIES)

$(BUILD)/clarisql: $(CLI_OBJECTS) $(BUILD)/libclarisql.a
	$(CC) $(ALL_CFLAGS) $(LDFLAGS) -o $@ $^ $(READLINE_LIBRARIES) $(LIBRARIES)

$(BUILD)/tests/%: tests/%.c $(BUILD)/libclarisql.a Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -Itests -MMD -MP $(LDFLAGS) -o $@ $< $(BUILD)/libclarisql.a -lcmocka $(LIBRARIES)

.PHONY: clean
clean:
	rm -rf $(BUILD)

-include $(LIB_OBJECTS:.o=.d) $(CLI_OBJECTS:.o=.d) $(TESTS:=.d)
