package coupdoeil.editor.map;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.Stratum;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.MapDifference;
import coupdoeil.model.grid.Hex;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which areas of the plane look different between two scenes, by stratum; a stratum without a list does so all over. */
record SceneChange(Map<Stratum, List<Rectangle2D>> areas) {

    static SceneChange between(MapPainter before, MapPainter after) {
        Map<Stratum, List<Rectangle2D>> areas = new EnumMap<>(Stratum.class);
        Optional<HexBattlefield> old = before.scene().pack().battlefield().hexMap();
        Optional<HexBattlefield> now = after.scene().pack().battlefield().hexMap();
        if (old.isPresent()
                && old.map(HexBattlefield::grid).equals(now.map(HexBattlefield::grid))
                && comparable(before.scene(), after.scene())) {
            ground(old.get(), now.get()).ifPresent(changed -> areas.put(Stratum.GROUND, areas(after, changed)));
            areas.put(Stratum.CONTENT, areas(after, content(before, after)));
        }
        table(before, after).ifPresent(change -> {
            change.ground().ifPresent(changed -> areas.put(Stratum.GROUND, changed));
            change.content().ifPresent(changed -> areas.put(Stratum.CONTENT, changed));
        });
        areas.replaceAll((stratum, changed) -> withNames(changed, before, after));
        return new SceneChange(areas);
    }

    /** Names give way to what stands on the map, and are drawn in both strata. */
    private static List<Rectangle2D> withNames(List<Rectangle2D> changed, MapPainter before, MapPainter after) {
        List<Rectangle2D> all = new ArrayList<>(changed);
        all.addAll(after.names().differing(before.names()));
        return all;
    }

    private static Optional<TableChange> table(MapPainter before, MapPainter after) {
        return comparable(before.scene(), after.scene())
                ? before.scene()
                        .pack()
                        .battlefield()
                        .table()
                        .flatMap(old -> after.scene()
                                .pack()
                                .battlefield()
                                .table()
                                .map(now -> new TableChange(before, after, old, now)))
                : Optional.empty();
    }

    private static List<Rectangle2D> areas(MapPainter painter, Set<Hex> hexes) {
        HexLayout layout = (HexLayout) painter.layout();
        return hexes.stream().map(layout::reach).toList();
    }

    static SceneChange everything() {
        return new SceneChange(Map.of());
    }

    /** Whether no stratum looks different all over. */
    boolean isLocal() {
        return areas.size() == Stratum.values().length;
    }

    Optional<List<Rectangle2D>> in(Stratum stratum) {
        return Optional.ofNullable(areas.get(stratum));
    }

    @SuppressWarnings("ReferenceEquality") // The rules of a session stay the same value.
    private static boolean comparable(PaintScene before, PaintScene after) {
        return before.rules() == after.rules()
                && before.theme() == after.theme()
                && before.hasSameFrame(after)
                && before.hasSameLayers(after)
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
