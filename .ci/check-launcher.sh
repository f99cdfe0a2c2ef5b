#!/usr/bin/env bash
# What the launcher starts says on standard output what "java -jar" says, byte for byte, whatever is the matter with its
# archive, and ends as that does; README's commands work with it. After a build.
set -euo pipefail
cd "$(dirname "$0")/.."

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
fail() {
    echo "launcher: $*" >&2
    touch "$work/failed"
}

# A copy of the program, so that its jars may be touched and moved.
mkdir "$work/program"
cp -rp editor/target/bin editor/target/coupdoeil.jar editor/target/lib "$work/program/"
launcher=$work/program/bin/coupdoeil
export XDG_CACHE_HOME=$work/cache
asked=(validate "$PWD/model/src/test/resources/packs/napkin-hm" --format json)

java=java
[[ -z ${JAVA_HOME:-} ]] || java=$JAVA_HOME/bin/java
want=0
"$java" -XX:TieredStopAtLevel=1 -jar editor/target/coupdoeil.jar "${asked[@]}" >"$work/want" 2>"$work/want.err" || want=$?

# Runs the launcher by a name of it; it must say and end as wanted.
same() {
    local what=$1 got=0 out=$work/out.$BASHPID
    "$2" "${asked[@]}" >"$out" 2>"$out.err" || got=$?
    ((got == want)) || fail "$what: ends with $got, not $want"
    cmp -s "$work/want" "$out" || fail "$what: says something else"
    cmp -s "$work/want.err" "$out.err" || fail "$what: complains: $(head -c 300 "$out.err")"
}

# Whether the launcher would start with an archive, and which way.
uses() { sh -x "$1" --version 2>&1 >/dev/null | grep -o '^+ exec .*-XX:\(SharedArchiveFile\|AOTCache\)='; }

# Waits until nobody makes an archive, and says whether there is one.
made() {
    local i
    for ((i = 0; i < 3000; i++)); do
        compgen -G "$XDG_CACHE_HOME/coupdoeil/*.making" >/dev/null || break
        sleep 0.2
    done
    compgen -G "$XDG_CACHE_HOME/coupdoeil/command-*.key" >/dev/null
}

# Both want to make an archive; one of them does.
same "one of two first starts" "$launcher" &
same "the other of them" "$launcher" &
wait
made || fail "no archive was made"
key=$(compgen -G "$XDG_CACHE_HOME/coupdoeil/command-*.key")
archive=${key%.key}
cp -p "$archive" "$work/archive"
cp -p "$key" "$work/key"
# Nobody makes another one while this stands.
mkdir "$archive.making"
read -r state length _ <"$key"

same "with its archive" "$launcher"
way=$(uses "$launcher") || fail "the archive is not used"
must=-Xshare:on
[[ $way != *AOTCache= ]] || must=-XX:AOTMode=on
JDK_JAVA_OPTIONS=$must "$launcher" --version >/dev/null 2>&1 || fail "the virtual machine does not take the archive"

# Every other command, in a folder of its own by either: what it says, how it ends and what it writes.
both() {
    local by
    for by in launcher java; do
        mkdir -p "$work/$by/$1"
        (
            cd "$work/$by/$1"
            if [[ $by == launcher ]]; then set -- "$launcher" "${@:2}"; else
                set -- "$java" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -jar "$program" "${@:2}"
            fi
            "$@" >said 2>complained || echo "$?" >ended
        )
    done
    diff -r "$work/launcher/$1" "$work/java/$1" >"$work/$1.diff" ||
        fail "$1: $(head -c 300 "$work/$1.diff")"
}
program=$PWD/editor/target/coupdoeil.jar
pack=$PWD/model/src/test/resources/packs/napkin-fb
printf 'Army of the North\n1st Division\n12th Line 1,200 men\n' >"$work/list.txt"
{
    both export export "$pack" --to geojson --metres-per-hex 100 --force --out out
    both sight sight "$pack" --from 0101 --to 0303
    both viewshed viewshed "$pack" --from 0101
    both pack pack "$pack" --out pack.zip
    both rules rules FB-STACK-07
    both roster roster "$pack"
} &
{
    both render render "$pack" --scale 0.25 --out map.png
    both import import oob "$work/list.txt"
    both oob oob "$pack" --to csv
    both diagnostics diagnostics "$pack"
    # Of the window's archive there is none, and none is to be made.
    XDG_CACHE_HOME=/proc/nowhere both edit edit --help
} &
wait
for told in $("$java" -XX:TieredStopAtLevel=1 -jar "$program" --help | sed -n '/^Commands:/,/^$/s/^  \([a-z]\{1,\}\) .*/\1/p'); do
    [[ $told == validate || -s $work/launcher/$told/said ]] || fail "$told: nobody asks for it here, or it says nothing"
done

ln -s "$launcher" "$work/a link"
ln -s "a link" "$work/another"
(cd / && same "by two links, from elsewhere" "$work/another")
uses "$work/another" >/dev/null || fail "a link is taken for another program"

rm "$archive"
same "without the archive that is noted" "$launcher"
printf 'no archive at all' >"$archive"
same "with a file that is none" "$launcher"
! uses "$launcher" >/dev/null || fail "a file that is no archive is used"
# As if all were well: the virtual machine has to find out.
echo "$state $length $(cksum <"$archive")" >"$key"
same "with one that is noted as if it fitted" "$launcher"
uses "$launcher" >/dev/null || fail "the note is not believed"
cp -pf "$work/key" "$key"
head -c 1000000 "$work/archive" >"$archive"
# A virtual machine that takes this one for whole breaks down.
same "with one that was cut off" "$launcher"
printf 'nonsense' >"$key"
same "with a note of nonsense" "$launcher"
cp -pf "$work/archive" "$archive"
cp -pf "$work/key" "$key"
touch -d '2001-02-03 04:05:06' "$work/program/lib/"picocli-*.jar
same "after a jar was touched" "$launcher"
! uses "$launcher" >/dev/null || fail "an archive of other jars is used"
mv "$work/program" "$work/moved"
launcher=$work/moved/bin/coupdoeil
XDG_CACHE_HOME=/proc/nowhere same "after the folder was moved, where nothing can be kept" "$launcher"
(unset XDG_CACHE_HOME HOME && same "without a home" "$launcher")
# Not through a pipe: who reads only the first line of several breaks what writes the others.
XDG_CACHE_HOME=/proc/nowhere JDK_JAVA_OPTIONS=-XX:+UseParallelGC "$launcher" --version >"$work/version" 2>/dev/null ||
    fail "another collector is not allowed"
grep -q '^coupdoeil ' "$work/version" || fail "another collector: says something else"

# README's commands, but for the build and the window.
commands=$(grep '^editor/target/bin/coupdoeil validate ' README.md) || fail "README does not use the launcher"
XDG_CACHE_HOME=/proc/nowhere bash -c "$commands" >"$work/readme" 2>&1 ||
    fail "README's commands fail: $(tail -n 3 "$work/readme")"
[[ ! -e $work/failed ]] || exit 1
echo "the launcher says what java -jar says"
