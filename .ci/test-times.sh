#!/usr/bin/env bash
# What the test classes of the last run cost, dearest first: seconds of processor and on the clock, for each module and in
# total. An argument says how many classes to show (40).
set -euo pipefail
cd "$(dirname "$0")/.."

shopt -s nullglob
files=(*/target/processor-times/*.tsv)
((${#files[@]})) || { echo "no */target/processor-times: run tests first" >&2; exit 1; }

echo "processor  clock  class"
# awk reads to the end: sort must not die of a pipe that head has closed.
sort -t $'\t' -k 2 -n -r "${files[@]}" |
    awk -F '\t' -v most="${1:-40}" 'NR <= most { printf "%9.1f %6.1f  %s\n", $2, $3, $1 }'
for module in model validator editor; do
    awk -F '\t' -v module="$module" '{ processor += $2; clock += $3; classes++ }
        END { printf "%9.1f %6.1f  %s, %d classes\n", processor, clock, module, classes }' \
        "$module"/target/processor-times/*.tsv
done
cat "${files[@]}" | awk -F '\t' '{ processor += $2; clock += $3 }
    END { printf "%9.1f %6.1f  in total\n", processor, clock }'
