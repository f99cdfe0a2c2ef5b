package coupdoeil.validator.pack;

import coupdoeil.model.DidYouMean;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Hexside;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/** What is written at hexsides. */
final class HexsideWords {

    private static final Set<String> AT_HEXSIDES = Set.of(TerrainRecord.SIDE, TerrainRecord.LINK);

    @Rule("PACK-66")
    void unknownFeature(Hexside side, TerrainChart chart, Reporter out) {
        for (String feature : side.features()) {
            boolean known = chart.record(feature)
                    .filter(record -> AT_HEXSIDES.contains(record.kind()))
                    .isPresent();
            if (!known) {
                Reporter.Draft draft = out.report()
                        .about(new SubjectRef("feature", feature, feature))
                        .with("hs", side.label())
                        .with("id", feature);
                meant(feature, chart)
                        .forEach(right -> draft.fix(change(side, feature, "Make it " + right, Stream.of(right))));
                draft.fix(change(side, feature, "Remove it", Stream.empty()));
            }
        }
    }

    private static List<String> meant(String feature, TerrainChart chart) {
        List<String> known = chart.records().stream()
                .filter(record -> AT_HEXSIDES.contains(record.kind()))
                .map(TerrainRecord::id)
                .toList();
        return DidYouMean.closest(feature, known).stream().toList();
    }

    private static Fix.Change change(Hexside side, String feature, String name, Stream<String> instead) {
        List<String> others = instead.toList();
        Function<String, Stream<String>> put = id -> id.equals(feature) ? others.stream() : Stream.of(id);
        HexDirection direction = side.side().direction();
        return new Fix.Change(
                name,
                pack -> PackEdits.map(
                        pack,
                        map -> writing(
                                writing(map, side.side().hex(), direction, put),
                                side.side().other(),
                                direction.opposite(),
                                put)));
    }

    private static HexBattlefield writing(
            HexBattlefield map, Hex hex, HexDirection side, Function<String, Stream<String>> put) {
        List<String> changed = map.sides().writtenAt(hex, side).stream()
                .flatMap(put)
                .distinct()
                .toList();
        return map.withSides(map.sides().writing(hex, side, changed));
    }
}
