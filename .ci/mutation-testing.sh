#!/usr/bin/env bash
# Mutation testing of the checks, of sight by the rules and of the engine that runs the checks, part by part, each with
# the tests that are about it. Writes docs/mutation-testing.md from the reports of all parts that were ever measured here;
# without arguments measures all. MUTANTS=16 takes at most so many changes of each class, evenly picked.
set -euo pipefail
cd "$(dirname "$0")/.."

base=coupdoeil.validator
sight="$base.fb.sight.*,$base.fb.fact.MarchRoutes*,$base.fb.BattleScene*,$base.fb.GunPosts*,$base.lb.sight.*"
sight+=",$base.lb.BattleScene*"
tables="$base.sight.table.*,$base.hm.sight.*,$base.check.table.*"
rules="$base.example.RuleAloneTest,$base.fb.*Vectors*Test,$base.lb.*Vectors*Test,$base.lb.LbOrderOfBattleTest"
declare -A classes=(
    [cc]="$base.cc.*"
    [fb]="$base.fb.*"
    [lb]="$base.lb.*"
    [pack]="$base.pack.*"
    [hexes]="$base.hexes.*"
    [sight]="$sight"
    [check]="$base.check.*"
    [hm]="$base.hm.*"
    [table]="$tables"
)
# Sight that is kept from edit to edit has tests of its own, which take too long for this.
sightTests="$base.fb.FbSightVectorsTest,$base.fb.FbSightReadingsTest,$base.fb.FbSightStoryTest,$base.fb.FbSightFindingsTest"
sightTests+=",$base.fb.FbKernelTest,$base.fb.FbSweepTest,$base.fb.FbViewshedTest,$base.fb.FbSceneTest,$base.fb.FbSideSightTest"
sightTests+=",$base.fb.SightByTurnTest,$base.fb.FbOracleTest,$base.lb.LbSightVectorsTest,$base.lb.LbSightOracleTest"
# Random edits of whole battles take too long for this, and so does every example: one of eighty is edited.
engine="$base.check.fact.*Test"
for test in Complete FarChains Incremental Moves Profiles Register Scenes TableIncremental; do
    engine+=",$base.check.${test}Test"
done
# What is kept from edit to edit on a table, and what is told of a look; some hundred edits will do.
onTables="$base.sight.table.*Test,$base.hm.SightVectorsTest,$base.hm.RulebookCasesTest,$base.cli.SightCommandTest"
onTables+=",$base.check.TableIncrementalTest"
declare -A tests=(
    [cc]="$base.example.RuleAloneTest,$base.cc.*Test"
    [fb]="$base.example.RuleAloneTest,$base.fb.*Vectors*Test,$base.fb.FbGroundTest,$base.fb.SightByTurnTest,$base.cli.ExportCommandTest"
    [lb]="$base.example.RuleAloneTest,$base.lb.*Vectors*Test,$base.lb.LbOrderOfBattleTest"
    [pack]="$base.example.RuleAloneTest,$base.pack.*Test"
    [hexes]="$rules,$base.hexes.*Test"
    [sight]="$sightTests"
    [check]="$engine,$base.example.RuleAloneTest"
    [hm]="$base.example.RuleAloneTest,$base.hm.RuleVectorsTest,$base.hm.RulebookCasesTest,$base.hm.PieceReachesTest"
    [table]="$onTables,$base.example.RuleAloneTest"
)
parts=("$@")
[[ $# -gt 0 ]] || parts=(cc fb lb pack hexes sight check hm table)

# No process lives long enough to compile well.
quick=-XX:TieredStopAtLevel=1,-XX:+UseSerialGC
reports=validator/target/mutations
mkdir -p "$reports"
for part in "${parts[@]}"; do
    without=()
    [[ $part == sight ]] || without=("-DexcludedClasses=$sight")
    [[ $part != hm ]] || without=("-DexcludedClasses=$base.hm.sight.*")
    [[ $part != check ]] || without+=("-DjvmArgs=-Dcoupdoeil.every=80,-Dcoupdoeil.edits=200,$quick")
    [[ $part != table ]] || without+=("-DjvmArgs=-Dcoupdoeil.every=40,-Dcoupdoeil.edits=200,$quick")
    [[ -z ${MUTANTS:-} ]] || without+=("-Dfeatures=+CLASSLIMIT(limit[$MUTANTS])")
    mvn -q -Ppit -Dquick -pl validator -am test "-DtargetClasses=${classes[$part]}" "-DtargetTests=${tests[$part]}" \
        "${without[@]}"
    cp validator/target/pit-reports/mutations.csv "$reports/$part.csv"
    echo "$(date -I)${MUTANTS:+: at most $MUTANTS of a class}" >"$reports/$part.date"
done

table() { # from lines "name,status": a row for each name
    awk -F, '
        { all[$1]++; seen[$2] = 1 }
        $2 == "KILLED" || $2 == "TIMED_OUT" || $2 == "MEMORY_ERROR" || $2 == "RUN_ERROR" { killed[$1]++ }
        $2 == "NO_COVERAGE" { bare[$1]++ }
        END {
            for (name in all) {
                printf "| %s | %d | %d | %d | %d | %d %% |\n", name, all[name], killed[name],
                    all[name] - killed[name] - bare[name], bare[name], 100 * killed[name] / all[name]
            }
        }' | sort
}

{
    echo "# Mutation testing"
    echo
    echo "PIT changes the compiled code in one small way at a time and runs the tests that reach it; a change that no"
    echo "test notices shows what the tests do not ask. Written by \`.ci/mutation-testing.sh\`; the lines that survived"
    echo "are in \`validator/target/pit-reports\` after a run. Killed includes changes that never end."
    echo
    echo "\`sight\` is the sight of \`fb\` and \`lb\`, which the tests of sight are about; the other parts are the checks and"
    echo "facts of a system, what all share, and the engine that runs the checks; \`table\` is tables and sight on them, with that"
    echo "of \`hm\`. With \`MUTANTS=16\` at most 16 changes of"
    echo "each class are tried, evenly picked."
    echo
    echo "| package | changes | killed | survived | not reached | killed |"
    echo "|---|---:|---:|---:|---:|---:|"
    for csv in "$reports"/*.csv; do
        part=$(basename -s .csv "$csv")
        awk -F, -v name="\`$part\` ($(cat "$reports/$part.date"))" '{ print name "," $6 }' "$csv"
    done | table
    awk -F, '{ print "**all**," $6 }' "$reports"/*.csv | table
    echo
    echo "Classes of which fewer than 80 % are killed:"
    echo
    echo "| class | changes | killed | survived | not reached | killed |"
    echo "|---|---:|---:|---:|---:|---:|"
    awk -F, '{ class = $2; sub(/\$.*/, "", class); sub(/^coupdoeil\.validator\./, "", class); print "`" class "`," $6 }' \
        "$reports"/*.csv | table | awk -F'|' '$7 + 0 < 80'
} >docs/mutation-testing.md
