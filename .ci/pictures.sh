#!/usr/bin/env bash
# Makes the pictures of the docs and of the welcome and the tutorials anew, and names those that were stale: exits with 1 if
# there was one. A picture that looks the same is left as it was committed. After "mvn -q -Dquick -DskipTests package"; needs a display for the
# tutorials. The pictures named by "by_hand" show other programs at work and are made by hand.
set -euo pipefail
cd "$(dirname "$0")/.."

by_hand=(albuera-tiled albuera-vassal albuera-vassal-counters guilford-vassal)

work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
welcome=editor/src/main/resources/coupdoeil/editor/welcome
cp docs/images/*.png "$welcome"/*.jpg "$work/"

class=(java -XX:TieredStopAtLevel=1 -cp "editor/target/test-classes:editor/target/coupdoeil.jar")
screenshots=("${class[@]}" coupdoeil.editor.shell.Screenshots)
"${screenshots[@]}" samples/albuera-1811 docs/images
"${screenshots[@]}" samples/auerstedt-1806 docs/images 7533 auerstedt
"${screenshots[@]}" samples/rolica-1808 docs/images R4C7 rolica turned
"${screenshots[@]}" samples/guilford-courthouse-1781 docs/images foot-23 guilford
"${screenshots[@]}" samples/quatre-bras-1815 docs/images bijleveld quatre-bras
"${class[@]}" coupdoeil.editor.shell.ImportScreenshots model/src/test/resources/packs/napkin-fb \
    editor/src/test/resources/coupdoeil/editor/imports/left-wing.txt 9 docs/images
# They make some that are to look at only.
rm -f docs/images/import-dark.png docs/images/import-200-percent.png docs/images/rolica-{blind-zones,sight-line}.png
for sample in samples/*/; do
    name=$(basename "$sample")
    scenario=$(sed -n 's/.*"scenarios": *\["\([^"]*\)".*/\1/p' "$sample/pack.json")
    editor/target/bin/coupdoeil render "$sample" --scenario "$scenario" --scale 0.5 --out "$work/map.png" >/dev/null
    "${class[@]}" coupdoeil.editor.welcome.WelcomePictures "$work/map.png" "$welcome/$name.jpg"
    rm "$work/map.png"
done
mvn -q -o -Dquick -pl editor -am verify -Dtest=None -Dit.test='BattleFromNothingUiIT,TableFromNothingUiIT,MapFromNothingUiIT' \
    -Dcoupdoeil.write=true -Dsurefire.failIfNoSpecifiedTests=false -Dfailsafe.failIfNoSpecifiedTests=false

stale=0
for picture in docs/images/*.png "$welcome"/*.jpg; do
    was=$work/$(basename "$picture")
    if [[ " ${by_hand[*]} " == *" $(basename "$picture" .png) "* ]]; then
        continue
    elif [[ ! -e $was ]]; then
        echo "new: $picture"
    elif [[ ! $picture -nt $was ]]; then
        echo "made by nothing: $picture"
    elif java -XX:TieredStopAtLevel=1 .ci/PictureDiffers.java "$was" "$picture"; then
        cp "$was" "$picture"
        continue
    else
        echo "stale: $picture"
    fi
    stale=1
done
exit "$stale"
