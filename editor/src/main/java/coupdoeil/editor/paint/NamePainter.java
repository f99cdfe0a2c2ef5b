package coupdoeil.editor.paint;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * The names of places: larger where a place takes more ground; those of marked places small below their symbol. A name
 * that would lie on another one moves down, and one that its place has already is not written again.
 */
final class NamePainter implements LayerPainter {

    /** Names grow on the plane at small scale, to stay readable in the window. */
    private static final double SMALL_SCALE = 1.7;

    /** @param large whether it is the name of the ground itself, not of a mark on it */
    private record Label(String text, double x, double y, Font font, boolean large) {}

    private final HexGround ground;
    private final List<Label> normal;
    private final List<Label> small;

    NamePainter(HexGround ground) {
        this.ground = ground;
        this.normal = labels(1, false);
        this.small = labels(SMALL_SCALE, true);
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        Letters letters = new Letters(sheet.g(), ground.theme());
        for (Label label : sheet.lod() == Lod.SMALL ? small : normal) {
            letters.haloed(
                    label.text(),
                    label.x(),
                    label.y(),
                    label.font(),
                    ground.theme().of(Ink.NAME),
                    label.large() ? 1.7 : 1.4);
        }
    }

    private List<Label> labels(double grow, boolean largeOnly) {
        List<Label> labels = new ArrayList<>();
        List<Rectangle2D> taken = new ArrayList<>();
        Set<String> written = new HashSet<>();
        for (boolean large : new boolean[] {true, false}) {
            for (Place place : ground.map().places()) {
                PlaceSymbol symbol = PlaceSymbol.of(place.kind());
                boolean isLarge = symbol == PlaceSymbol.NAME || symbol == PlaceSymbol.CITY;
                List<Hex> hexes = place.area().hexList();
                if (isLarge != large
                        || largeOnly && !large
                        || hexes.isEmpty()
                        || place.name().isBlank()) {
                    continue;
                }
                Hex middle = ground.layout().middle(hexes).orElseThrow();
                if (written.add(place.name() + middle)) {
                    labels.add(free(label(place.name(), middle, hexes.size(), large, grow), taken));
                }
            }
        }
        return List.copyOf(labels);
    }

    private Label label(String name, Hex middle, int hexes, boolean large, double grow) {
        double size = large ? Math.rint(Math.min(20, 11 + Math.sqrt(hexes - 1.0)) * grow) : 8.5;
        Font font = large ? MapFonts.italic(size) : MapFonts.semiBold(size);
        double y = ground.layout().centreY(middle) + (large && hexes > 1 ? size / 3 : 25);
        return new Label(name, ground.layout().centreX(middle), y, font, large);
    }

    private static Label free(Label label, List<Rectangle2D> taken) {
        Label moved = label;
        double size = label.font().getSize2D();
        double width = Letters.width(label.text(), label.font());
        for (int tries = 0; tries < 6; tries++) {
            Rectangle2D box = new Rectangle2D.Double(moved.x() - width / 2, moved.y() - size * 0.85, width, size * 1.1);
            if (taken.stream().noneMatch(box::intersects)) {
                taken.add(box);
                break;
            }
            moved = new Label(moved.text(), moved.x(), moved.y() + size * 0.6, moved.font(), moved.large());
        }
        return moved;
    }
}
