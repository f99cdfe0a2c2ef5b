package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.LinePen;
import coupdoeil.editor.paint.sheet.Scatter;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What leads from hex to hex: roads, trails, streams. Inside a hex a link runs from the middle of one hexside to the
 * middle of another, at right angles to both, so that it is smooth however hexes follow each other; one that ends does
 * so in the centre, and at a fork each branch joins the branch that turns least.
 */
public final class LinkPainter implements LayerPainter {

    private final HexGround ground;

    public LinkPainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        Map<String, Path2D> paths = new TreeMap<>(
                Comparator.comparing((String id) -> ground.look(id).style()).thenComparing(Comparator.naturalOrder()));
        for (Hex hex : ground.layout().hexesIn(sheet.grown(10))) {
            for (Map.Entry<String, List<HexDirection>> exits : exits(hex).entrySet()) {
                Path2D path = paths.computeIfAbsent(exits.getKey(), id -> new Path2D.Double());
                append(path, hex, exits.getValue(), exits.getKey().hashCode());
            }
        }
        LinePen pen = new LinePen(sheet, ground.theme());
        paths.forEach((id, path) -> pen.draw(path, ground.look(id)));
    }

    private Map<String, List<HexDirection>> exits(Hex hex) {
        Map<String, List<HexDirection>> exits = new TreeMap<>();
        for (HexDirection direction : HexDirection.values()) {
            for (String id : ground.map().sides().on(new HexSide(hex, direction))) {
                if (ground.isLink(id)) {
                    exits.computeIfAbsent(id, none -> new ArrayList<>(6)).add(direction);
                }
            }
        }
        return exits;
    }

    private void append(Path2D path, Hex hex, List<HexDirection> exits, int salt) {
        if (exits.size() == 1) {
            Point2D from = ground.layout().middle(hex, exits.get(0));
            path.moveTo(from.getX(), from.getY());
            path.lineTo(ground.layout().centreX(hex), ground.layout().centreY(hex));
            return;
        }
        for (int i = 0; i < exits.size(); i++) {
            HexDirection from = exits.get(i);
            HexDirection to = partner(exits, from);
            // Of two that are each other's partner, only the first draws.
            if (partner(exits, to) != from || exits.indexOf(to) > i) {
                bend(path, hex, from, to, salt);
            }
        }
    }

    private static HexDirection partner(List<HexDirection> exits, HexDirection from) {
        HexDirection best = from;
        for (HexDirection candidate : exits) {
            if (candidate.angleTo(from) > best.angleTo(from)) {
                best = candidate;
            }
        }
        return best;
    }

    private void bend(Path2D path, Hex hex, HexDirection from, HexDirection to, int salt) {
        HexLayout layout = ground.layout();
        double x = layout.centreX(hex);
        double y = layout.centreY(hex);
        Point2D start = layout.middle(hex, from);
        Point2D end = layout.middle(hex, to);
        Scatter.Chance chance = new Scatter.Chance(hex, salt);
        path.moveTo(start.getX(), start.getY());
        if (from.angleTo(to) == 3) {
            // Straight on, but not as if drawn with a ruler: through a point a little beside the centre.
            double aside = (chance.next() - 0.5) * 9;
            double alongX = (end.getX() - start.getX()) / HexLayout.HEX_WIDTH;
            double alongY = (end.getY() - start.getY()) / HexLayout.HEX_WIDTH;
            double midX = x - alongY * aside;
            double midY = y + alongX * aside;
            path.curveTo(
                    start.getX() + alongX * 13,
                    start.getY() + alongY * 13,
                    midX - alongX * 13,
                    midY - alongY * 13,
                    midX,
                    midY);
            path.curveTo(
                    midX + alongX * 13,
                    midY + alongY * 13,
                    end.getX() - alongX * 13,
                    end.getY() - alongY * 13,
                    end.getX(),
                    end.getY());
            return;
        }
        double reach = from.angleTo(to) == 1 ? 0.5 : 0.62 + chance.next() * 0.2;
        path.curveTo(
                start.getX() + (x - start.getX()) * reach,
                start.getY() + (y - start.getY()) * reach,
                end.getX() + (x - end.getX()) * reach,
                end.getY() + (y - end.getY()) * reach,
                end.getX(),
                end.getY());
    }
}
