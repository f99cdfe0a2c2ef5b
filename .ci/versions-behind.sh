#!/usr/bin/env bash
# What the build uses of which a newer release exists, each on a line: name, ours, newest. Alphas, betas, candidates and
# milestones are none. Exits with 1 if anything is listed: take it, or write beside its version in pom.xml what speaks
# against it. For the night: it asks the repository of every dependency and plugin.
set -euo pipefail
cd "$(dirname "$0")/.."

# Behind on purpose; pom.xml says why at each.
held='tools.jackson|flatlaf|org.junit|jacoco|batik-svggen|versions-maven-plugin|exec-maven-plugin'

log=$(mktemp)
trap 'rm -f "$log"' EXIT
mvn -B -ntp -N versions:display-dependency-updates versions:display-plugin-updates versions:display-property-updates \
    -Dversions.outputLineWidth=200 -Dmaven.version.ignore='.*-(alpha|beta|rc|M|m).*' -DprocessDependencyManagementTransitive=false >"$log"
behind=$(sed -n -E 's/^\[INFO\] +([^ ]+) \.+ +([^ ]+) -> ([^ ]+)$/\1 \2 \3/p' "$log" | sort -u)
echo "$behind" | grep -E "$held" | sed 's/$/ (held)/' || true
! echo "$behind" | grep -vE "$held|^$"
