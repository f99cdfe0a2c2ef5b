package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.name.Anchor;
import coupdoeil.editor.paint.name.Label;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.model.grid.Hex;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The names of formations beside where most of their units stand, for zooms at which counters cannot be read. */
public final class FormationLabels {

    private static final double SIZE = 9;
    /** After the names of the ground, before those of signs. */
    private static final int WEIGHT = 50;
    /** Units further from the middle of their formation, in hexes, are no matter of where its name stands. */
    private static final int NEAR = 3;

    private static final Font FONT = MapFonts.semiBold(SIZE);
    private static final double SHORT = 60;

    private FormationLabels() {}

    /** Costs the square of the units of a formation, which are few. */
    public static List<Label> of(HexOccupants standing, HexLayout layout) {
        return standing.groups().stream().map(group -> label(group, layout)).toList();
    }

    private static Label label(HexOccupants.Group group, HexLayout layout) {
        Hex middle = middle(group.hexes());
        Rectangle2D around = group.hexes().stream()
                .filter(hex -> hex.distance(middle) <= NEAR)
                .map(layout::bounds)
                .reduce(layout.bounds(middle), Rectangle2D::createUnion);
        List<String> texts = Stream.of(group.name(), ShortName.ofUnit(group.name(), FONT, SHORT))
                .distinct()
                .toList();
        return new Label(texts, Label.Kind.FORMATION, SIZE, WEIGHT, new Anchor.Around(around), group.colour());
    }

    /** The hex with the most units of the formation near it; of several the one nearest to all. */
    private static Hex middle(List<Hex> hexes) {
        return hexes.stream()
                .max(Comparator.comparingLong((Hex hex) -> hexes.stream()
                                .filter(other -> other.distance(hex) <= NEAR)
                                .count())
                        .thenComparingLong(hex -> -hexes.stream()
                                .mapToLong(other -> other.distance(hex))
                                .sum()))
                .orElseThrow();
    }
}
