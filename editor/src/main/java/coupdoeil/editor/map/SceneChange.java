package coupdoeil.editor.map;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.Stratum;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.MapDifference;
import coupdoeil.model.grid.Hex;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which hexes look different between two scenes, by stratum; a stratum without a set looks different all over. */
record SceneChange(Map<Stratum, Set<Hex>> hexes) {

    static SceneChange between(MapPainter before, MapPainter after) {
        Map<Stratum, Set<Hex>> hexes = new EnumMap<>(Stratum.class);
        Optional<HexBattlefield> old = before.scene().pack().battlefield().hexMap();
        Optional<HexBattlefield> now = after.scene().pack().battlefield().hexMap();
        if (old.isPresent()
                && old.map(HexBattlefield::grid).equals(now.map(HexBattlefield::grid))
                && comparable(before.scene(), after.scene())) {
            ground(old.get(), now.get()).ifPresent(changed -> hexes.put(Stratum.GROUND, changed));
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
                && before.hasSameFrame(after)
                && before.layers().equals(after.layers())
                && before.pack().chart().equals(after.pack().chart());
    }

    /** Empty if places or panels differ, which are drawn over all of it. */
    private static Optional<Set<Hex>> ground(HexBattlefield old, HexBattlefield now) {
        return old.places().equals(now.places()) && old.panels().equals(now.panels())
                ? Optional.of(MapDifference.between(old, now).hexes())
                : Optional.empty();
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
