package coupdoeil.validator.export;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.LayerId;
import coupdoeil.validator.picture.MapView;
import coupdoeil.validator.picture.Picture;
import coupdoeil.validator.picture.Pictures;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Pictures of one pack that several targets and scenarios of an export show, each painted once. For one thread. */
final class KeptPictures implements Pictures {

    private final Pictures painter;
    private final Pack pack;
    private final Map<Object, Picture> kept = new HashMap<>();

    /** Tells a map of the pack from others; by the pack itself, which is large, it need not be told. */
    private record Ground(@Nullable Scenario scenario, Set<LayerId> layers, double scale, Frame frame) {}

    /** Tells a counter of the pack from others. */
    private record Counter(Placement placement, int width) {}

    KeptPictures(Pictures painter, Pack pack) {
        this.painter = painter;
        this.pack = pack;
    }

    @Override
    public Frame whole(MapView view) {
        return painter.whole(view);
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // Another pack is one that a target made up.
    public Picture map(MapView view, Frame frame) {
        Ground ground = new Ground(view.scenario(), view.layers(), view.scale(), frame);
        return view.pack() == pack
                ? kept.computeIfAbsent(ground, none -> painter.map(view, frame))
                : painter.map(view, frame);
    }

    @Override
    public Picture hex(MapView view, Hex hex, int widthPixels, int heightPixels) {
        return painter.hex(view, hex, widthPixels, heightPixels);
    }

    @Override
    @SuppressWarnings("ReferenceEquality") // As above.
    public Picture counter(Pack of, RuleSystem rules, Placement placement, int widthPixels) {
        return of == pack
                ? kept.computeIfAbsent(
                        new Counter(placement, widthPixels), none -> painter.counter(of, rules, placement, widthPixels))
                : painter.counter(of, rules, placement, widthPixels);
    }

    @Override
    public Picture formation(String formation, int widthPixels) {
        return painter.formation(formation, widthPixels);
    }

    @Override
    public Picture stand(Pack of, RuleSystem rules, Placement placement, double scale) {
        return painter.stand(of, rules, placement, scale);
    }
}
