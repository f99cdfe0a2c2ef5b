#!/usr/bin/env bash
# Makes what is handed out and tries it as somebody does who has neither Maven nor a JDK, in a folder whose name has blanks and
# accents: its launcher validates Albuera, exports it, and opens its window. After a build; needs a display.
set -euo pipefail
cd "$(dirname "$0")/.."

version=$(sed -n '/<version>/{s:.*<version>\(.*\)</version>.*:\1:p;q}' pom.xml)
(cd editor && DPKG_DEB_COMPRESSOR_TYPE=gzip java -XX:TieredStopAtLevel=1 -cp target/coupdoeil.jar src/release/Release.java "$version")

work=$(mktemp -d)
editor=
trap '[[ -z $editor ]] || kill "$editor" 2>/dev/null || true; rm -rf "$work"' EXIT
place="$work/Œil d'été"
mkdir "$place"
cp -r editor/target/release/coupdoeil "$place/"
app=$place/coupdoeil/lib/app

# A path without Java, and none of its variables.
alone() { env -i PATH=/nonexistent LANG=C.UTF-8 HOME="$work" DISPLAY="${DISPLAY:-}" XAUTHORITY="${XAUTHORITY:-}" "$@"; }

alone "$place/coupdoeil/bin/coupdoeil" validate "$app/samples/albuera-1811" >"$work/report"
grep -q '^0 errors' "$work/report"
alone "$place/coupdoeil/bin/coupdoeil" export "$app/samples/albuera-1811" --to engine,vassal --out "$place/out" >/dev/null
[[ -s $place/out/whole-day.engine.json && -s $place/out/albuera-1811.vmod ]]

alone "$place/coupdoeil/bin/coupdoeil-editor" "$app/samples/albuera-1811" &
editor=$!
java -XX:TieredStopAtLevel=1 .ci/WindowSeen.java 200 60
(cd editor/target/release && sha256sum --quiet -c SHA256SUMS)
du -sh editor/target/release/* | sed 's:editor/target/release/::'
