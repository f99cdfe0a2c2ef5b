#!/usr/bin/env bash
# Holds the published schemas, the sample packs and what the program writes against a second, independent
# validator: ajv. Needs node and npm; run after the jars have been built.
set -euo pipefail
cd "$(dirname "$0")/.."

tool() { java -jar validator/target/coupdoeil-validator.jar "$@"; }

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
npm install --silent --no-audit --no-fund --prefix "$work" ajv@8.20.0 ajv-formats@3.0.1
cp .ci/check-schemas.cjs "$work"

# The first hex of a scenario, or the first point on a table, as the command line writes it.
first_place() {
    { grep -oE '"hex": "[^"]*"|"at": \[[^]]*\]' "$1" || true; } | head -1 | sed -E 's/^"[a-z]+": //; s/[]"[ ]//g'
}

samples=(samples/*/)
packs=("${samples[@]}" model/src/test/resources/packs/*/)
scenario() { basename -s .json "$1"; }
tool validate --fail-on never --format json "${packs[@]}" >"$work/findings.json"
tool rules --format json >"$work/rules.json"
tool rules --coverage --format json >"$work/coverage.json"
for pack in "${packs[@]}"; do
    name=$(basename "$pack")
    tool export "$pack" --force --out "$work/$name" --format json >"$work/$name-export.json"
    tool pack "$pack" --out "$work/$name.zip" --format json >"$work/$name-pack.json"
done
for pack in "${samples[@]}"; do
    name=$(basename "$pack")
    for file in "$pack"scenarios/*.json; do
        tool roster "$pack" --scenario "$(scenario "$file")" --format json >"$work/$name-$(scenario "$file")-roster.json"
        at=$(first_place "$file")
        look=("$pack" --scenario "$(scenario "$file")" --from "$at" --format json)
        tool sight "${look[@]}" --to "$at" >"$work/$name-$(scenario "$file")-sight.json"
        java -jar editor/target/coupdoeil.jar render "$pack" --scenario "$(scenario "$file")" --scale 10% \
            --out "$work/$name.png" --format json >"$work/$name-$(scenario "$file")-render.json"
        tool viewshed "${look[@]}" >"$work/$name-$(scenario "$file")-viewshed.json"
    done
done
albuera=(samples/albuera-1811 --scenario whole-day --format json)
tool sight "${albuera[@]}" --matrix >"$work/sight-matrix.json"
tool sight "${albuera[@]}" --approach flank-march --side allies >"$work/approach.json"
tool sight "${albuera[@]}" --first-sight >"$work/first-sight.json"
tool sight "${albuera[@]}" --positions arriaga >"$work/gun-posts.json"
tool viewshed "${albuera[@]}" --side allies --at-least 5 >"$work/side-view.json"
tool viewshed "${albuera[@]}" --to village >"$work/watch.json"
tool viewshed "${albuera[@]}" --since samples/albuera-1811 >"$work/sight-change.json"
guilford=(samples/guilford-courthouse-1781 --scenario three-lines --format json)
tool sight "${guilford[@]}" --matrix >"$work/guilford-matrix.json"
tool viewshed "${guilford[@]}" --to 29,33.3 >"$work/guilford-watch.json"
for list in validator/src/test/resources/coupdoeil/validator/imports/lists/*; do
    case "$list" in *.truth) continue ;; esac
    tool import oob "$list" --format json >"$work/$(basename "$list")-import.json"
done
cp -r model/src/test/resources/packs/napkin-fb "$work/imported"
tool import oob validator/src/test/resources/coupdoeil/validator/imports/lists/appendix-columns.txt \
    --into "$work/imported" >"$work/into.txt"

node "$work/check-schemas.cjs" schema/src/main/resources/coupdoeil/schema \
    model/src/main/resources/coupdoeil/rules model/src/test/resources/packs samples "$work"
