package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.name.Anchor;
import coupdoeil.editor.paint.name.Box;
import coupdoeil.editor.paint.name.Label;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.Pattern;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The names of the places of a map, and what they stand at. */
public final class HexLabels {

    private static final double SIGN_SIZE = 9;
    private static final double GROUND_SIZE = 11.5;
    private static final double LARGEST = 20;

    /** Names of ground come first, the larger the earlier; then those of signs. */
    private static final int GROUND_WEIGHT = 100;

    /** How much longer than broad a group of hexes is whose name runs along it. */
    private static final double LONG = 2.6;

    private final HexGround ground;
    private final HexLayout layout;
    private final HexCourse course;

    private HexLabels(HexGround ground) {
        this.ground = ground;
        this.layout = ground.layout();
        this.course = new HexCourse(ground);
    }

    public static List<Label> of(HexGround ground) {
        HexLabels labels = new HexLabels(ground);
        List<Label> all = new ArrayList<>();
        Set<String> written = new HashSet<>();
        for (Place place : ground.map().places()) {
            List<Hex> hexes = place.area().hexList();
            if (!hexes.isEmpty() && !place.name().isBlank()) {
                // An entry and a depot in one hex often share their name.
                if (written.add(place.name() + "@" + labels.layout.middle(hexes).orElseThrow())) {
                    all.add(labels.label(place, hexes));
                }
            }
        }
        return all;
    }

    private Label label(Place place, List<Hex> hexes) {
        PlaceSymbol symbol = PlaceSymbol.of(place.kind());
        Hex middle = layout.middle(hexes).orElseThrow();
        double x = layout.centreX(middle);
        double y = layout.centreY(middle);
        if (symbol == PlaceSymbol.NAME || symbol == PlaceSymbol.CITY) {
            double size = Math.rint(Math.min(LARGEST, GROUND_SIZE + Math.sqrt(hexes.size() - 1.0)));
            return new Label(
                    place.name(),
                    Label.Kind.GROUND,
                    size,
                    GROUND_WEIGHT + (int) size,
                    ground(place.name(), hexes, middle));
        }
        int weight = symbol == PlaceSymbol.OBJECTIVE ? 2 : symbol == PlaceSymbol.ZONE ? 0 : 1;
        Anchor anchor = symbol == PlaceSymbol.ZONE || symbol == PlaceSymbol.SECTION
                ? new Anchor.Within(x, y, HexLayout.HEX_WIDTH / 2, HexLayout.HEX_WIDTH)
                : new Anchor.Around(PlacePainter.sign(layout, middle, symbol));
        return new Label(place.name(), Label.Kind.SIGN, SIGN_SIZE, weight, anchor);
    }

    /** Along the stream or road that passes by, along a ridge, or in the middle. */
    private Anchor ground(String name, List<Hex> hexes, Hex middle) {
        Optional<Anchor.Along> line = hexes.size() == 1
                ? course.of(name, middle)
                        .filter(found ->
                                ground.look(ground.map().terrain(middle)).pattern() != Pattern.BUILDINGS)
                : ridge(hexes);
        double reach = HexLayout.HEX_WIDTH * Math.sqrt(hexes.size()) / 2;
        return line.map(Anchor.class::cast)
                .orElseGet(() -> new Anchor.Within(layout.centreX(middle), layout.centreY(middle), reach, reach));
    }

    /** The axis of hexes that lie in a long row. */
    private Optional<Anchor.Along> ridge(List<Hex> hexes) {
        double x = hexes.stream().mapToDouble(layout::centreX).average().orElse(0);
        double y = hexes.stream().mapToDouble(layout::centreY).average().orElse(0);
        double xx = 0;
        double yy = 0;
        double xy = 0;
        for (Hex hex : hexes) {
            double dx = layout.centreX(hex) - x;
            double dy = layout.centreY(hex) - y;
            xx += dx * dx;
            yy += dy * dy;
            xy += dx * dy;
        }
        double angle = Math.atan2(2 * xy, xx - yy) / 2;
        double spread = Math.hypot(xx - yy, 2 * xy);
        double along = Math.sqrt((xx + yy + spread) / 2 / hexes.size());
        double across = Math.sqrt(Math.max(0, (xx + yy - spread) / 2 / hexes.size()));
        if (hexes.size() < 3 || along < LONG * Math.max(across, HexLayout.HEX_WIDTH / 4)) {
            return Optional.empty();
        }
        double reach = along * Math.sqrt(3);
        return Optional.of(new Anchor.Along(
                List.of(x - Math.cos(angle) * reach, x + Math.cos(angle) * reach),
                List.of(y - Math.sin(angle) * reach, y + Math.sin(angle) * reach),
                HexLayout.HEX_WIDTH,
                x,
                y,
                reach));
    }

    /** The signs of places, which names keep off. */
    public static List<Box> signs(HexGround ground) {
        List<Box> signs = new ArrayList<>();
        for (Place place : ground.map().places()) {
            List<Hex> hexes = place.area().hexList();
            PlaceSymbol symbol = PlaceSymbol.of(place.kind());
            List<Hex> marked = switch (symbol) {
                case OBJECTIVE -> ground.layout().middle(hexes).stream().toList();
                case DEPOT, ENTRY, EXIT, PIN -> hexes;
                case NAME, ZONE, SECTION, CITY -> List.of();
            };
            marked.forEach(hex -> signs.add(Box.of(PlacePainter.sign(ground.layout(), hex, symbol))));
        }
        return signs;
    }
}
