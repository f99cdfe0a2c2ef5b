package coupdoeil.validator.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.hexes.Hexside;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Edits of what is drawn on a hexside. */
public final class HexsideFixes {

    private HexsideFixes() {}

    /** Deletes some of the features of a hexside, in whichever of its hexes they are written. */
    public static Fix.Change remove(String name, Hexside side, Predicate<String> which) {
        return new Fix.Change(
                name,
                pack -> PackEdits.map(pack, map -> {
                    HexDirection near = side.side().direction();
                    return map.withSides(map.sides()
                            .writing(side.side().hex(), near, left(side.near(), which))
                            .writing(side.side().other(), near.opposite(), left(side.far(), which)));
                }));
    }

    /** Draws a feature on a hexside, beside what is there. */
    public static Fix.Change add(String name, HexSide side, String feature) {
        return new Fix.Change(name, pack -> PackEdits.map(pack, map -> withAdded(map, side, feature)));
    }

    private static List<String> left(List<String> features, Predicate<String> removed) {
        return features.stream().filter(removed.negate()).toList();
    }

    private static HexBattlefield withAdded(HexBattlefield map, HexSide side, String feature) {
        List<String> features = new ArrayList<>(map.sides().on(side));
        features.add(feature);
        return map.withSide(side, features);
    }
}
