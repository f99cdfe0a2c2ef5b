package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Markers of orders on a table, and works with open sides. */
class TableMarkersTest {

    private final Pack battle = Battles.quatreBras();
    private final TableLayout layout = new TableLayout(120, 96);

    private static Pack without(Pack pack, String token) {
        String scenario = pack.scenarios().get(0).id();
        return pack.withScenario(
                scenario,
                known -> known.withTokens(known.tokens().stream()
                        .filter(one -> !one.id().equals(token))
                        .toList()));
    }

    private static Token token(Pack pack, String id) {
        return pack.scenarios().get(0).tokens().stream()
                .filter(token -> token.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static BufferedImage painted(Pack pack, Rectangle2D part) {
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(part.getWidth()), (int) Math.ceil(part.getHeight()), BufferedImage.TYPE_INT_RGB);
        var g = image.createGraphics();
        g.translate(-part.getX(), -part.getY());
        MapPainter.paint(g, Battles.scene(pack, PaintTheme.LIGHT), part, 1);
        g.dispose();
        return image;
    }

    private static int differing(BufferedImage one, BufferedImage other) {
        int count = 0;
        for (int x = 0; x < one.getWidth(); x++) {
            for (int y = 0; y < one.getHeight(); y++) {
                count += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
            }
        }
        return count;
    }

    private static Rectangle2D around(Point2D point) {
        return new Rectangle2D.Double(point.getX() - 30, point.getY() - 30, 60, 60);
    }

    @Test
    void anOrderStandsWhereItsMarkerIsPut() {
        Position.OnTable at = (Position.OnTable) token(battle, "o-perponcher").position();
        Rectangle2D part = around(layout.point(at.x(), at.y()));

        assertThat(differing(painted(battle, part), painted(without(battle, "o-perponcher"), part)))
                .as("a pennant")
                .isGreaterThan(100);
    }

    @Test
    void oneInABlockStandsInIt() {
        Rectangle2D part = around(layout.point(59.5, 39.25));

        assertThat(token(battle, "o-bachelu").position()).isInstanceOf(Position.InFeature.class);
        assertThat(differing(painted(battle, part), painted(without(battle, "o-bachelu"), part)))
                .isGreaterThan(100);
    }

    /** The part to paint again holds all that is painted otherwise. */
    @Test
    void whatAMarkerLeavesIsPaintedAgainAndNoMore() {
        Pack after = without(battle, "o-perponcher");
        PaintScene scene = Battles.scene(battle, PaintTheme.LIGHT);
        MapPainter before = new MapPainter(scene);
        List<Rectangle2D> parts = new MapPainter(Battles.scene(after, PaintTheme.LIGHT))
                .pieces()
                .differing(before.pieces())
                .orElseThrow();
        Position.OnTable at = (Position.OnTable) token(battle, "o-perponcher").position();

        assertThat(parts).hasSize(1);
        assertThat(parts.get(0).contains(layout.point(at.x(), at.y()))).isTrue();
        Rectangle2D wide = new Rectangle2D.Double(
                parts.get(0).getX() - 40,
                parts.get(0).getY() - 40,
                parts.get(0).getWidth() + 80,
                parts.get(0).getHeight() + 80);
        assertThat(differing(painted(battle, wide), painted(after, wide)))
                .isEqualTo(differing(painted(battle, parts.get(0)), painted(after, parts.get(0))));
    }

    /** The redoubt of the napkin is open at its rear, at 17,29; its point, at 17,24, is closed. */
    @Test
    void aRampartIsThickOnlyWhereAWorkIsClosed() {
        Pack napkin = Battles.napkin("napkin-ot");
        TableLayout small = new TableLayout(60, 48);

        assertThat(inkAt(napkin, small.point(14, 27.5))).isGreaterThan(2 * inkAt(napkin, small.point(18.5, 29)));
    }

    /** How many pixels about a point are as dark as ramparts are. */
    private static int inkAt(Pack pack, Point2D point) {
        BufferedImage image = painted(pack, new Rectangle2D.Double(point.getX() - 5, point.getY() - 5, 10, 10));
        int count = 0;
        for (int x = 0; x < 10; x++) {
            for (int y = 0; y < 10; y++) {
                int rgb = image.getRGB(x, y);
                int light = (rgb >> 16 & 255) + (rgb >> 8 & 255) + (rgb & 255);
                count += light < 480 ? 1 : 0;
            }
        }
        return count;
    }
}
