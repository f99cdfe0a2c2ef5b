#!/usr/bin/env bash
# Mutation testing of the checks, of sight by the rules and of the engine that runs the checks, part by part, each with
# the tests that are about it. Writes docs/mutation-testing.md: of what was ever measured here from its reports, of the rest
# the rows stay. Without arguments measures all; an argument is a part, or a class such as lb.WholeMapChecks, which is
# measured by itself. MUTANTS=16 takes at most so many changes of each class, evenly picked; EVERY=7 takes every seventh class
# of a part that is a package, by name.
set -euo pipefail
cd "$(dirname "$0")/.."

base=coupdoeil.validator
sight="$base.fb.sight.*,$base.fb.fact.MarchRoutes*,$base.fb.BattleScene*,$base.fb.GunPosts*,$base.lb.sight.*"
sight+=",$base.lb.BattleScene*,$base.sight.hexes.LookKernel*"
tables="$base.sight.table.*,$base.table.sight.*,$base.hm.sight.*,$base.check.table.*"
rules="$base.example.RuleAloneTest,$base.fb.*Vectors*Test,$base.lb.*Vectors*Test,$base.lb.LbOrderOfBattleTest"
declare -A classes=(
    [cc]="$base.cc.*"
    [fb]="$base.fb.*"
    [lb]="$base.lb.*"
    [pack]="$base.pack.*"
    [hexes]="$base.hexes.*"
    [sight]="$sight"
    [check.engine]="$base.check.*"
    [check.fact]="$base.check.fact.*"
    [check.subject]="$base.check.subject.*"
    [check.hexes]="$base.check.hexes.*"
    [check.table]="$base.check.table.*"
    [hm]="$base.hm.*,$base.table.*"
    [ot]="$base.ot.*"
    [table]="$tables"
)
# Sight that is kept from edit to edit has tests of its own, which take too long for this.
sightTests="$base.fb.FbSightVectorsTest,$base.fb.FbSightReadingsTest,$base.fb.FbSightStoryTest,$base.fb.FbSightFindingsTest"
sightTests+=",$base.fb.FbKernelTest,$base.fb.FbSweepTest,$base.fb.FbViewshedTest,$base.fb.FbSceneTest,$base.fb.FbSideSightTest"
sightTests+=",$base.fb.SightByTurnTest,$base.fb.FbOracleTest,$base.lb.LbSightVectorsTest,$base.lb.LbSightOracleTest"
sightTests+=",$base.lb.LbSceneTest,$base.lb.LbLookByLookTest,$base.sight.hexes.WatchedRuleTest"
# The engine is measured package by package. Random edits of whole battles take too long for it, and so does every rule.
engine="$base.check.EngineTest,$base.check.FindingsTest,$base.check.SituationTest,$base.check.MovesTest"
engine+=",$base.check.RegisterTest,$base.check.CompleteTest"
# On tables a twentieth of the random ones will do; whole battles and edit after edit of them take too long.
onTables="$base.sight.table.*Test,$base.table.sight.*Test,$base.check.table.*Test,$base.hm.SightVectorsTest,$base.hm.SightingsTest"
onTables+=",$base.hm.TableSceneTest,$base.hm.TableAnswersTest"
declare -A tests=(
    [cc]="$base.example.RuleAloneTest,$base.cc.*Test"
    [fb]="$base.example.RuleAloneTest,$base.fb.*Vectors*Test,$base.fb.FbGroundTest,$base.fb.SightByTurnTest,$base.fb.FbEngineFactsTest,$base.fb.FbMusterTest,$base.cli.ExportCommandTest"
    [lb]="$base.example.RuleAloneTest,$base.lb.*Vectors*Test,$base.lb.LbOrderOfBattleTest,$base.lb.LbEngineFactsTest,$base.lb.LbMusterTest"
    [pack]="$base.example.RuleAloneTest,$base.pack.*Test"
    [hexes]="$rules,$base.hexes.*Test,$base.fb.FbSceneTest,$base.lb.LbSceneTest"
    [sight]="$sightTests"
    [check.engine]="$engine"
    [check.fact]="$base.check.fact.*Test"
    [check.subject]="$base.check.subject.*Test"
    [check.hexes]="$base.check.hexes.*Test,$base.check.EngineTest,$base.check.SituationTest"
    [check.table]="$base.check.table.*Test"
    [hm]="$base.example.RuleAloneTest,$base.hm.RuleVectorsTest,$base.hm.RulebookCasesTest,$base.hm.PieceReachesTest,$base.table.*Test"
    [ot]="$base.example.RuleAloneTest,$base.ot.*VectorsTest,$base.ot.ServicesTest,$base.ot.sight.AnswersTest"
    [table]="$onTables"
)
parts=()
[[ $# -gt 0 ]] || set -- cc fb lb pack hexes sight check hm ot table
for asked in "$@"; do
    if [[ $asked == check ]]; then
        parts+=(check.engine check.fact check.subject check.hexes check.table)
    else
        parts+=("$asked")
    fi
done

partOf() { # of a class
    case $1 in
        hm.sight.* | table.sight.* | sight.table.*) echo table ;;
        table.*) echo hm ;;
        ot.*) echo ot ;;
        *.sight.* | *.BattleScene | sight.*) echo sight ;;
        check.*.*) echo "${1%.*}" ;;
        check.*) echo check.engine ;;
        *) echo "${1%%.*}" ;;
    esac
}

# No process lives long enough to compile well.
quick=-XX:TieredStopAtLevel=1,-XX:+UseSerialGC
reports=validator/target/mutations
mkdir -p "$reports/class"
for part in "${parts[@]}"; do
    report=$reports/$part
    if [[ $part == *[A-Z]* ]]; then
        report=$reports/class/$part
        classes[$part]="$base.$part,$base.$part\$*"
        tests[$part]=${tests[$(partOf "$part")]}
    fi
    [[ -z ${EVERY:-} ]] || classes[$part]=$(cd validator/src/main/java &&
        find "coupdoeil/validator/$part" -name '*.java' ! -name package-info.java | LC_ALL=C sort |
        awk -v every="$EVERY" 'NR % every == 0 {
            gsub("/", "."); sub(/\.java$/, ""); printf "%s%s,%s$*", comma, $0, $0; comma = "," }')
    without=()
    [[ $part == sight || $part == *[A-Z]* ]] || without=("-DexcludedClasses=$sight")
    [[ $part != hm ]] || without=("-DexcludedClasses=$base.hm.sight.*,$base.table.sight.*")
    [[ $part != check.engine ]] ||
        without=("-DexcludedClasses=$base.check.fact.*,$base.check.subject.*,$base.check.hexes.*,$base.check.table.*")
    [[ $(partOf "$part") != table ]] || without+=("-DjvmArgs=-Dcoupdoeil.tables=20,$quick")
    [[ -z ${MUTANTS:-} ]] || without+=("-Dfeatures=+CLASSLIMIT(limit[$MUTANTS])")
    mvn -q -Ppit -Dquick -pl validator -am test "-DtargetClasses=${classes[$part]}" "-DtargetTests=${tests[$part]}" \
        "${without[@]}"
    cp validator/target/pit-reports/mutations.csv "$report.csv"
    echo "$(date -I)${MUTANTS:+: at most $MUTANTS of a class}${EVERY:+; each ${EVERY}th class}" >"$report.date"
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

measured() { # a row for each report of a folder
    for csv in "$1"/*.csv; do
        [[ ! -f $csv ]] || awk -F, -v name="\`$(basename -s .csv "$csv")\` ($(cat "${csv%.csv}.date"))" \
            '{ print name "," $6 }' "$csv"
    done | table
}

byClass() { # a row for each class in some reports
    cat "$@" 2>/dev/null | awk -F, '
        { class = $2; sub(/\$.*/, "", class); sub(/^coupdoeil\.validator\./, "", class); print "`" class "`," $6 }' | table
}

before=$(cat docs/mutation-testing.md)
rows() { # of the table of the page before whose head begins so
    awk -v head="| $1 |" 'index($0, head) == 1 { on = 1 } $0 == "" { on = 0 } on && /^\| `/' <<<"$before"
}

first() { # of the rows of a name the first stays
    awk -F'`' '!seen[$2]++'
}

there() { # rows of classes that there are
    while read -r row; do
        class=$(cut -d'`' -f2 <<<"$row")
        [[ ! -f validator/src/main/java/coupdoeil/validator/${class//.//}.java ]] || echo "$row"
    done
}

sum() { # of rows, under a name
    awk -F'|' -v name="$1" '
        { for (i = 3; i < 7; i++) sum[i] += $i }
        END { if (sum[3]) printf "| **%s** | %d | %d | %d | %d | %d %% |\n",
            name, sum[3], sum[4], sum[5], sum[6], 100 * sum[4] / sum[3] }'
}

partRows=$({ measured "$reports"; rows package; } | first | sort)
aloneRows=$({ measured "$reports/class"; rows "class by itself"; } | first | there | sort)
classRows=$({ byClass "$reports"/class/*.csv; byClass "$reports"/*.csv; rows "class by itself"; rows class; } | first |
    there | sed 's/` ([^)]*)/`/' | sort)
head="changes | killed | survived | not reached | killed |
|---|---:|---:|---:|---:|---:|"
cat >docs/mutation-testing.md <<END
# Mutation testing

PIT changes the compiled code in one small way at a time and runs the tests that reach it; a change that no
test notices shows what the tests do not ask. Written by \`.ci/mutation-testing.sh\`; the lines that survived
are in \`validator/target/pit-reports\` after a run. Killed includes changes that never end.

\`sight\` is the sight of \`fb\` and \`lb\`, which the tests of sight are about; the other parts are the checks and
facts of a system, what all share, and the engine that runs the checks, \`check\`, package by package; \`table\` is tables
and sight on them, with that of \`hm\`; \`ot\` has its own sight in it. With \`MUTANTS=16\` at most 16 changes of each class are tried, evenly picked.

| package | $head
$partRows
$(grep '`check' <<<"$partRows" | sum check)
$(grep -v '`check.table' <<<"$partRows" | sum all)

Classes that were measured by themselves:

| class by itself | $head
$aloneRows

Classes of which fewer than 80 % are killed:

| class | $head
$(awk -F'|' '$7 + 0 < 80' <<<"$classRows")
END
