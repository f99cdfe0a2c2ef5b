#!/usr/bin/env bash
# Every jar that the build made holds the licence; those that are run name what stands in lib/ beside them, all of it, and
# have a bill of materials.
set -euo pipefail
cd "$(dirname "$0")/.."

bad=0
fail() {
    echo "$1" >&2
    bad=1
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

jars=(schema/target/*.jar model/target/*.jar validator/target/*.jar editor/target/*.jar)
((${#jars[@]} >= 6)) || fail "only ${#jars[@]} jars: build first"
for jar in "${jars[@]}"; do
    jar tf "$jar" | grep -x META-INF/LICENSE >/dev/null || fail "$jar: no META-INF/LICENSE"
done

for jar in validator/target/coupdoeil-validator.jar editor/target/coupdoeil.jar; do
    notice=$(at=$PWD && cd "$work" && jar xf "$at/$jar" META-INF/THIRD-PARTY.txt && cat META-INF/THIRD-PARTY.txt) ||
        fail "$jar: no META-INF/THIRD-PARTY.txt"
    sbom=${jar%.jar}-sbom.json
    for lib in "$(dirname "$jar")"/lib/*.jar; do
        name=$(basename "$lib" .jar)
        [[ $name == coupdoeil-* ]] && continue
        artifact=${name%-[0-9]*}
        grep -q ":$artifact:" <<<"$notice" || fail "$jar: META-INF/THIRD-PARTY.txt does not name $name"
        grep -q "\"name\" : \"$artifact\"" "$sbom" || fail "$sbom does not name $name"
    done
done
((bad)) || echo "${#jars[@]} jars hold the licence, notices and bills of materials are complete"
exit $bad
