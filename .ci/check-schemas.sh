#!/usr/bin/env bash
# Holds the published schemas, the sample packs and what the program writes against a second, independent
# validator: ajv. Needs node and npm; run after the jars and the tests of the editor have been built.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm install --silent --no-audit --no-fund --prefix "$work" ajv@8.20.0 ajv-formats@3.0.1
cp .ci/check-schemas.cjs "$work"

# Has a command run, all of them in one process at the end, and what it prints written to a file below $work.
tool() {
    local out=$work/$1
    shift
    { printf '%s' "$out" && printf '\t%s' "$@" && echo; } >>"$work/commands"
}

# The first hex of a scenario, or the first point on a table, as the command line writes it.
first_place() {
    { grep -oE '"hex": "[^"]*"|"at": \[[^]]*\]' "$1" || true; } | head -1 | sed -E 's/^"[a-z]+": //; s/[]"[ ]//g'
}

samples=(samples/*/)
packs=("${samples[@]}" model/src/test/resources/packs/*/)
tool findings.json validate --fail-on never --format json "${packs[@]}"
tool rules.json rules --format json
tool diagnostics.json diagnostics samples/albuera-1811 --format json
tool coverage.json rules --coverage --format json
for pack in "${packs[@]}"; do
    name=$(basename "$pack")
    tool "$name-export.json" export "$pack" --force --out "$work/$name" --format json
    tool "$name-pack.json" pack "$pack" --out "$work/$name.zip" --format json
done
for pack in "${samples[@]}"; do
    for file in "$pack"scenarios/*.json; do
        scenario=$(basename -s .json "$file")
        name=$(basename "$pack")-$scenario
        at=$(first_place "$file")
        look=("$pack" --scenario "$scenario" --from "$at" --format json)
        tool "$name-roster.json" roster "$pack" --scenario "$scenario" --format json
        tool "$name-sight.json" sight "${look[@]}" --to "$at"
        tool "$name-render.json" render "$pack" --scenario "$scenario" --scale 10% --out "$work/$name.png" --format json
        tool "$name-viewshed.json" viewshed "${look[@]}"
    done
done
albuera=(samples/albuera-1811 --scenario whole-day --format json)
tool sight-matrix.json sight "${albuera[@]}" --matrix
tool approach.json sight "${albuera[@]}" --approach flank-march --side allies
tool first-sight.json sight "${albuera[@]}" --first-sight
tool gun-posts.json sight "${albuera[@]}" --positions arriaga
tool side-view.json viewshed "${albuera[@]}" --side allies --at-least 5
tool exported.json export samples/albuera-1811 --scenario whole-day --to geojson,tiled --out "$work/targets" --format json
tool watch.json viewshed "${albuera[@]}" --to village
tool sight-change.json viewshed "${albuera[@]}" --since samples/albuera-1811
guilford=(samples/guilford-courthouse-1781 --scenario three-lines --format json)
tool guilford-matrix.json sight "${guilford[@]}" --matrix
tool guilford-watch.json viewshed "${guilford[@]}" --to 29,33.3
quatrebras=(samples/quatre-bras-1815 --scenario opening --format json)
tool quatre-bras-matrix.json sight "${quatrebras[@]}" --matrix
tool quatre-bras-watch.json viewshed "${quatrebras[@]}" --to 60,50
for list in validator/src/test/resources/coupdoeil/validator/imports/lists/*; do
    case "$list" in *.truth) continue ;; esac
    tool "$(basename "$list")-import.json" import oob "$list" --format json
done
cp -r model/src/test/resources/packs/napkin-fb "$work/imported"
tool into.txt import oob validator/src/test/resources/coupdoeil/validator/imports/lists/appendix-columns.txt \
    --into "$work/imported"
java -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Djava.awt.headless=true \
    -cp editor/target/test-classes:editor/target/coupdoeil.jar coupdoeil.editor.Batch <"$work/commands"

node "$work/check-schemas.cjs" schema/src/main/resources/coupdoeil/schema \
    model/src/main/resources/coupdoeil/rules model/src/test/resources/packs samples "$work"
