#!/usr/bin/env bash
# The names of all test cases of the last run, sorted: "class case". With two files of such names, which are gone and which
# are new; fails if any is gone.
#   .ci/test-cases.sh >before.txt
#   .ci/test-cases.sh before.txt after.txt
set -euo pipefail

if (($# == 2)); then
    export LC_ALL=C
    gone=$(comm -23 "$1" "$2")
    echo "before: $(wc -l <"$1"), after: $(wc -l <"$2")"
    [[ -z $gone ]] || sed 's/^/gone: /' <<<"$gone"
    comm -13 "$1" "$2" | sed 's/^/new:  /'
    [[ -z $gone ]]
    exit
fi
cd "$(dirname "$0")/.."
shopt -s nullglob
reports=(*/target/surefire-reports/TEST-*.xml */target/failsafe-reports/TEST-*.xml)
((${#reports[@]})) || { echo "no reports: run tests first" >&2; exit 1; }
# A name may hold line breaks only as references, so each stands on one line; what an object is called by its hash
# differs from run to run.
grep -hoE '<testcase name="[^"]*" classname="[^"]*"' "${reports[@]}" |
    sed -E 's/<testcase name="([^"]*)" classname="([^"]*)"/\2 \1/; s/@[0-9a-f]{6,8}\b//g' | LC_ALL=C sort
