#!/bin/sh
# Runs fuzz targets one after the other for so many seconds each: fuzz.sh BUILD SECONDS TARGET...
#
# A target's inputs are kept in BUILD/corpus/NAME, which begins with the seeds in tests/data/NAME; what it finds is
# left in BUILD/found/NAME, with its log. tests/data/NAME.dict has words to put in, NAME.options more options. An
# input that takes FUZZ_TIMEOUT seconds is a finding: 25, unless the machine is busy and the environment says more.
set -u
build=$1
seconds=$2
shift 2
failed=
for target in "$@"; do
    name=$(basename "$target")
    corpus=$build/corpus/$name
    found=$build/found/$name
    seeds=tests/data/$name
    mkdir -p "$corpus" "$found"
    set -- -max_total_time="$seconds" -timeout="${FUZZ_TIMEOUT:-25}" -rss_limit_mb=4096 -print_final_stats=1 -artifact_prefix="$found/"
    [ ! -f "$seeds.dict" ] || set -- "$@" -dict="$seeds.dict"
    # shellcheck disable=SC2046 # several options
    [ ! -f "$seeds.options" ] || set -- "$@" $(cat "$seeds.options")
    set -- "$@" "$corpus"
    [ ! -d "$seeds" ] || set -- "$@" "$seeds"
    echo "$name, $seconds seconds"
    if "$target" "$@" >"$found/log" 2>&1; then
        sed -n 's/^stat::number_of_executed_units: */    executions: /p' "$found/log"
    else
        failed="$failed $name"
        grep -E 'ERROR|runtime error|does not hold|cannot start|SUMMARY|written to' "$found/log" || tail -40 "$found/log"
    fi
done
[ -z "$failed" ] || echo "found something:$failed; see $build/found"
[ -z "$failed" ]
