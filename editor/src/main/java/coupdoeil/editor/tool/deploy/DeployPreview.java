package coupdoeil.editor.tool.deploy;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.tool.Strokes;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Where units would come to stand: their hexes, in the colour of their side, with an arrow the way they look. */
final class DeployPreview {

    private static final double OPAQUE = 0.55;

    private final Session session;
    private final HexLayout layout;
    private final Overlay.View view;

    DeployPreview(Session session, HexLayout layout, Overlay.View view) {
        this.session = session;
        this.layout = layout;
        this.view = view;
    }

    void paint(Graphics2D g, List<Placement> placements) {
        CounterColours colours = new CounterColours(session.pack().orderOfBattle(), session.roster());
        Map<Hex, Placement> first = new LinkedHashMap<>();
        placements.forEach(placement -> placement.hex().ifPresent(hex -> first.putIfAbsent(hex, placement)));
        first.forEach((hex, placement) -> {
            Color side = colours.ofOwner(placement.piece());
            g.setColor(new Color(side.getRed(), side.getGreen(), side.getBlue(), (int) (255 * OPAQUE)));
            g.fill(layout.outline(hex));
            Strokes.outlined(g, layout.outline(hex), ThemeColour.STROKE.colour(), 1.6, view.scale());
            ahead(hex, placement.facing()).ifPresent(to -> arrow(g, layout.centre(hex), to));
        });
    }

    /** The point that a piece looks at: the middle of the next hex, or between two of them. */
    private Optional<Point2D> ahead(Hex hex, @Nullable Facing facing) {
        if (facing == null || facing instanceof Facing.Heading) {
            return Optional.empty();
        }
        Point2D right = layout.centre(hex.plus(HexDirection.of(facing.number())));
        if (FacingKind.of(facing) == FacingKind.SIDE) {
            return Optional.of(right);
        }
        // Corner k lies before side k.
        Point2D left = layout.centre(hex.plus(HexDirection.of(facing.number() - 1)));
        return Optional.of(new Point2D.Double((left.getX() + right.getX()) / 2, (left.getY() + right.getY()) / 2));
    }

    private void arrow(Graphics2D g, Point2D from, Point2D to) {
        double length = from.distance(to);
        double x = (to.getX() - from.getX()) / length;
        double y = (to.getY() - from.getY()) / length;
        double size = HexLayout.HEX_WIDTH * 0.3;
        Path2D head = new Path2D.Double();
        head.moveTo(from.getX() + x * size, from.getY() + y * size);
        head.lineTo(from.getX() - x * size * 0.4 - y * size * 0.7, from.getY() - y * size * 0.4 + x * size * 0.7);
        head.lineTo(from.getX() - x * size * 0.4 + y * size * 0.7, from.getY() - y * size * 0.4 - x * size * 0.7);
        head.closePath();
        g.setColor(Color.WHITE);
        g.fill(head);
        Strokes.outlined(g, head, ThemeColour.STROKE.colour(), 1, view.scale());
    }
}
