package coupdoeil.editor.map;

import coupdoeil.editor.paint.HexLayout;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.PaintScene;
import coupdoeil.editor.paint.Stratum;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Which hexes look different between two scenes, by stratum; a stratum without a set looks different all over. */
record SceneChange(Map<Stratum, Set<Hex>> hexes) {

    static SceneChange between(MapPainter before, MapPainter after) {
        Map<Stratum, Set<Hex>> hexes = new EnumMap<>(Stratum.class);
        if (before.layout() instanceof HexLayout
                && comparable(before.scene(), after.scene())
                && before.scene().pack().battlefield() instanceof HexBattlefield old
                && after.scene().pack().battlefield() instanceof HexBattlefield now
                && old.grid().equals(now.grid())) {
            if (old.places().equals(now.places()) && old.panels().equals(now.panels())) {
                hexes.put(Stratum.GROUND, ground(old, now));
            }
            hexes.put(Stratum.CONTENT, content(before, after));
        }
        return new SceneChange(hexes);
    }

    static SceneChange everything() {
        return new SceneChange(Map.of());
    }

    /** Whether no stratum looks different all over. */
    boolean isLocal() {
        return hexes.size() == Stratum.values().length;
    }

    Optional<Set<Hex>> in(Stratum stratum) {
        return Optional.ofNullable(hexes.get(stratum));
    }

    @SuppressWarnings("ReferenceEquality") // The rules of a session stay the same value.
    private static boolean comparable(PaintScene before, PaintScene after) {
        return before.rules() == after.rules()
                && before.theme() == after.theme()
                && before.layers().equals(after.layers())
                && before.pack().chart().equals(after.pack().chart());
    }

    private static Set<Hex> ground(HexBattlefield old, HexBattlefield now) {
        Set<Hex> changed = new TreeSet<>();
        old.terrain().difference(now.terrain(), cell -> changed.add(now.grid().hexAt(cell)));
        old.levels().difference(now.levels(), cell -> changed.add(now.grid().hexAt(cell)));
        old.features().difference(now.features(), cell -> changed.add(now.grid().hexAt(cell)));
        old.sides()
                .slots()
                .difference(now.sides().slots(), slot -> changed.add(now.grid().hexAt(slot / 6)));
        if (!old.sides().strays().equals(now.sides().strays())) {
            old.sides().strays().forEach(stray -> changed.add(stray.hex()));
            now.sides().strays().forEach(stray -> changed.add(stray.hex()));
        }
        return changed;
    }

    private static Set<Hex> content(MapPainter before, MapPainter after) {
        Set<Hex> candidates = new LinkedHashSet<>(before.occupied());
        candidates.addAll(after.occupied());
        Set<Hex> changed = new HashSet<>();
        for (Hex hex : candidates) {
            if (!before.standingIn(hex).equals(after.standingIn(hex))) {
                changed.add(hex);
            }
        }
        return changed;
    }
}
