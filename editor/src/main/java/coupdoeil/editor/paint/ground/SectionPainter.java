package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** The dotted lines between sections: along hexsides, and through the hexes that belong to two of them. */
public final class SectionPainter implements LayerPainter {

    private final HexGround ground;
    private final HexLayout layout;
    private final Map<Hex, Set<String>> sections = new HashMap<>();
    private final Path2D.Double lines = new Path2D.Double();

    public SectionPainter(HexGround ground) {
        this.ground = ground;
        this.layout = ground.layout();
        for (Place place : ground.map().places()) {
            if (PlaceSymbol.of(place.kind()) == PlaceSymbol.SECTION) {
                place.area()
                        .hexList()
                        .forEach(hex -> sections.computeIfAbsent(hex, none -> new HashSet<>())
                                .add(place.id()));
            }
        }
        sections.keySet().forEach(this::add);
    }

    private void add(Hex hex) {
        for (HexDirection direction : HexDirection.values()) {
            Hex other = hex.plus(direction);
            boolean counted = sections.containsKey(other) && other.compareTo(hex) < 0;
            if (ground.map().contains(other) && !counted && apart(of(hex), of(other))) {
                lines.append(layout.line(new HexSide(hex, direction)), false);
            }
        }
        if (of(hex).size() > 1) {
            cut(hex);
        }
    }

    /** From the corners of a hex where a line along hexsides ends, to its middle. */
    private void cut(Hex hex) {
        for (HexDirection direction : HexDirection.values()) {
            Set<String> before = of(hex.plus(direction));
            Set<String> after = of(hex.plus(direction.turn(1)));
            if (!before.isEmpty() && !after.isEmpty() && apart(before, after)) {
                HexCorner between = HexCorner.of(direction.ordinal() + 1);
                lines.append(new Line2D.Double(layout.corner(hex, between), layout.centre(hex)), false);
            }
        }
    }

    private static boolean apart(Set<String> some, Set<String> others) {
        return some.stream().noneMatch(others::contains);
    }

    private Set<String> of(Hex hex) {
        return sections.getOrDefault(hex, Set.of());
    }

    @Override
    public void paint(Sheet sheet) {
        if (sheet.lod().atLeast(Lod.SMALL)) {
            Graphics2D g = sheet.g();
            g.setColor(PaintTheme.fade(ground.theme().of(Ink.ZONE), 0.85));
            g.setStroke(new BasicStroke(
                    2.6f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {0.1f, 5.6f}, 0));
            g.draw(lines);
        }
    }
}
