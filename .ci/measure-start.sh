#!/usr/bin/env bash
# Measures what docs/startup.md tells, and prints its table: medians of pairs that take turns, so that what else the machine
# does meets both. After a build, with a display or under xvfb-run. PAIRS=7 of each by default; an argument is a row (frame,
# validate, tiers, large, zoom, render, units, batch, memory), without any all are measured. Some ten minutes on a quiet machine.
set -euo pipefail
cd "$(dirname "$0")/.."

[[ -n ${DISPLAY:-} ]] || { echo "no display: run this under xvfb-run" >&2; exit 2; }
pairs=${PAIRS:-7}
[[ $# -gt 0 ]] || set -- frame validate tiers large zoom render units batch memory
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
jar=editor/target/coupdoeil.jar
tests=$work/tests
albuera=samples/albuera-1811
start=coupdoeil.editor.start
export XDG_CACHE_HOME=$work/cache
mkdir -p "$work/tests/coupdoeil/editor"
cp -r editor/target/test-classes/coupdoeil/editor/{start,document} "$work/tests/coupdoeil/editor/"

# A Java that tells what the launcher would have it do, instead of doing it.
real=$(command -v java)
[[ -z ${JAVA_HOME:-} ]] || real=$JAVA_HOME/bin/java
mkdir -p "$work/jdk/bin"
cp "$(dirname "$(dirname "$(readlink -f "$real")")")/release" "$work/jdk/"
cat >"$work/jdk/bin/java" <<SCRIPT
#!/bin/sh
case "\$*" in
*Rehearsal*) exec "$real" "\$@" ;;
*) echo "\$*" ;;
esac
SCRIPT
chmod +x "$work/jdk/bin/java"
flags() { JAVA_HOME=$work/jdk editor/target/bin/coupdoeil "$@" | sed 's/ -jar .*//'; }
rehearsed() {
    flags "$@" >/dev/null
    while compgen -G "$XDG_CACHE_HOME/coupdoeil/*.making" >/dev/null; do sleep 0.5; done
    compgen -G "$XDG_CACHE_HOME/coupdoeil/*.key" >/dev/null || { echo "no archive" >&2; exit 1; }
    flags "$@"
}
command=$(rehearsed validate "$albuera")
window=$(rehearsed edit "$albuera")

# Milliseconds of processor that a command took, its exit code aside: packs that are measured have errors.
processor() {
    local TIMEFORMAT='%U %S'
    { time "$@" >/dev/null 2>&1 || true; } 2>&1 | awk '{ printf "%d\n", 1000 * ($1 + $2) }'
}
clock() {
    local TIMEFORMAT='%R'
    { time "$@" >/dev/null 2>&1 || true; } 2>&1 | awk '{ printf "%d\n", 1000 * $1 }'
}
# Kilobytes that a command had in memory at most.
peak() { /usr/bin/time -f '%M' -o "$work/peak" "$@" >/dev/null 2>&1 || true; tail -n 1 "$work/peak"; }
# So many packs, made of one, of which each differs from all others.
vary() {
    "$real" -cp "$jar:$tests" $start.MeasuredPacks variants "$2" "$1" "$work/variants-$1"
    variants=("$work/variants-$1"/*)
    local different
    different=$(for pack in "${variants[@]}"; do cat "$pack"/*.json | cksum; done | sort -u | wc -l)
    ((different == $1)) || { echo "only $different of $1 packs differ" >&2; exit 1; }
}
median() { sort -n "$1" | awk '{ a[NR] = $1 } END { print (NR % 2) ? a[(NR + 1) / 2] : int((a[NR / 2] + a[NR / 2 + 1]) / 2) }'; }
# A row: what, the file of one side, that of the baseline.
row() {
    local one base
    one=$(median "$2")
    base=$(median "$3")
    printf '| %s | %d | %d | %.2f |\n' "$1" "$one" "$base" "$(echo "$one / $base" | bc -l)"
}
# What the watched program noted of a word, in milliseconds of processor.
noted() { awk -v word="$1" '$1 == word { print $2 }' "$2"; }
opened() { # flags, pack, prefix of the files
    # shellcheck disable=SC2086
    "$real" $1 -Duser.home="$work" -cp "$jar:$tests" $start.OpenTimes edit "$2" 2>/dev/null >"$work/noted"
    noted window "$work/noted" >>"$3.window"
    noted map "$work/noted" >>"$3.map"
    noted event "$work/noted" >>"$3.event"
    paste <(noted map "$work/noted") <(noted window "$work/noted") | awk '{ print $1 - $2 }' >>"$3.between"
}
bare() { "$real" -cp "$jar:$tests" $start.BareFrame 2>/dev/null | awk '$1 == "window" { print $2 }' >>"$work/bare"; }

echo "flags of commands: $command" | sed "s|$work|…|"
echo "flags of the window: $window" | sed "s|$work|…|"
echo "flags of java -jar and of the bare frame: none ($("$real" -version 2>&1 | head -n 1))"
echo
echo "| row | ms | baseline ms | ratio |"
echo "|---|---:|---:|---:|"
for row in "$@"; do
    case $row in
    frame)
        for ((i = 0; i < pairs; i++)); do
            bare
            opened "$window" "$albuera" "$work/ours"
            opened "" "$albuera" "$work/plain"
        done
        row "window, over a bare frame" "$work/ours.window" "$work/bare"
        row "map of Albuera, over a bare frame" "$work/ours.map" "$work/bare"
        row "the same by java -jar" "$work/plain.map" "$work/bare"
        row "longest event while opening, over the same by java -jar (clock)" "$work/ours.event" "$work/plain.event"
        ;;
    validate)
        for ((i = 0; i < pairs; i++)); do
            # shellcheck disable=SC2086
            processor "$real" $command -jar $jar validate $albuera >>"$work/validate"
            processor "$real" -jar $jar validate $albuera >>"$work/validate.plain"
        done
        row "validate Albuera, over java -jar" "$work/validate" "$work/validate.plain"
        ;;
    tiers)
        find validator/src/test/resources -path '*import*' -name '*.txt' -size +1k | sort | xargs cat >"$work/lists"
        for i in 1 2 3 4 5 6 7 8; do cat "$work/lists"; done >"$work/list.txt"
        both=${command/-XX:TieredStopAtLevel=1/-XX:+TieredCompilation}
        for asked in "sight $albuera --scenario whole-day --matrix" "render $albuera --scenario whole-day --out $work/a.png" \
            "import oob $work/list.txt --format json" \
            "validate $(for i in 1 2 3 4 5 6 7 8; do echo $albuera samples/auerstedt-1806 samples/coa-1810; done | tr '\n' ' ')"; do
            rm -f "$work"/tier.*
            for ((i = 0; i < pairs; i++)); do
                # shellcheck disable=SC2086
                processor "$real" $command -jar $jar $asked >>"$work/tier.one"
                # shellcheck disable=SC2086
                processor "$real" $both -jar $jar $asked >>"$work/tier.both"
            done
            row "${asked:0:12}…, one compiler over both" "$work/tier.one" "$work/tier.both"
        done
        ;;
    large)
        "$real" -cp "$jar:$tests" $start.MeasuredPacks large $albuera 200 200 1200 "$work/large"
        rm -f "$work/bare"
        for ((i = 0; i < pairs; i++)); do
            bare
            opened "$window" "$work/large" "$work/large.times"
        done
        row "200x200, 1,200 units: window to map, over a bare frame" "$work/large.times.between" "$work/bare"
        ;;
    zoom)
        "$real" -cp "$jar:$tests" $start.MeasuredPacks large $albuera 200 200 1200 "$work/z200"
        # shellcheck disable=SC2086
        "$real" $window -cp "$jar:$tests" $start.ZoomTimes "$work/z200" $((pairs * 3)) 2>/dev/null >"$work/zoomed"
        for share in 50 95; do
            for side in 2 3; do
                cut -d ' ' -f $side "$work/zoomed" | sort -n | awk -v share=$share \
                    '{ a[NR] = $1 } END { print a[int((NR * share + 99) / 100)] }' >"$work/zoom.$side"
            done
            row "200x200, 1,200 units: zoom and pan, p$share of first sharp, over all painted anew (clock)" \
                "$work/zoom.2" "$work/zoom.3"
        done
        ;;
    render)
        "$real" -cp "$jar:$tests" $start.MeasuredPacks large $albuera 200 200 1200 "$work/r200"
        "$real" -cp "$jar:$tests" $start.MeasuredPacks large $albuera 100 100 300 "$work/r100"
        for ((i = 0; i < pairs; i++)); do
            for side in 200 100; do
                # shellcheck disable=SC2086
                processor "$real" $command -jar $jar render "$work/r$side" --scale 0.25 --out "$work/r.png" >>"$work/render.$side"
            done
        done
        row "render 200x200 at scale 0.25, over 100x100" "$work/render.200" "$work/render.100"
        ;;
    units)
        for count in 4000 2000; do
            "$real" -cp "$jar:$tests" $start.MeasuredPacks large $albuera 200 200 $count "$work/u$count"
        done
        for ((i = 0; i < pairs; i++)); do
            for count in 4000 2000; do
                # shellcheck disable=SC2086
                processor "$real" $command -jar $jar validate "$work/u$count" --format json >>"$work/units.$count"
            done
        done
        row "validate 4,000 units, each finding with its line, over 2,000" "$work/units.4000" "$work/units.2000"
        ;;
    batch)
        variants=()
        vary 200 "$albuera"
        singles=${SINGLES:-40}
        # shellcheck disable=SC2086
        in_one() { "$real" $command -jar $jar validate "$@"; }
        # shellcheck disable=SC2086
        each() { printf '%s\n' "${variants[@]:0:singles}" | xargs -P 2 -n 1 "$real" $command -jar $jar validate; }
        plain() { printf '%s\n' "${variants[@]:0:singles}" | xargs -P 2 -n 1 "$real" -jar $jar validate; }
        for ((i = 0; i < (pairs + 2) / 3; i++)); do
            # Milliseconds for a pack, by the clock.
            clock in_one "${variants[@]}" | awk '{ print int($1 / 200) }' >>"$work/batch"
            clock each | awk -v n="$singles" '{ print int($1 / n) }' >>"$work/batch.each"
            clock plain | awk -v n="$singles" '{ print int($1 / n) }' >>"$work/batch.plain"
        done
        row "a pack of 200 in one process, over $singles processes, two at a time (clock)" "$work/batch" "$work/batch.each"
        row "the same, over $singles of java -jar" "$work/batch" "$work/batch.plain"
        ;;
    memory)
        variants=()
        vary 1000 model/src/test/resources/packs/napkin-fb
        for count in 1000 200; do
            # shellcheck disable=SC2086
            peak "$real" $command -Xmx512m -jar $jar validate "${variants[@]:0:count}" >"$work/peak.$count"
        done
        row "most memory of 1,000 small packs in one process, over 200 (kB, heap of at most 512 MB)" \
            "$work/peak.1000" "$work/peak.200"
        ;;
    *)
        echo "no row $row" >&2
        exit 2
        ;;
    esac
done
