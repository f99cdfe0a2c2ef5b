package coupdoeil.editor.findings;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.ManualClock;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Finding;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Findings of a battle on a table, as the canvas marks them. */
class TableFindingsTest {

    private static final int BLANK = 0;

    private final Deque<Runnable> background = new ArrayDeque<>();
    private final ManualClock clock = new ManualClock();
    private final Session session = Packs.session(Battles.napkin("napkin-hm"));
    private final LiveFindings live = new LiveFindings(session, background::add, Runnable::run, clock);
    private final FindingsOverlay overlay = new FindingsOverlay(session, live);

    {
        live.begin();
    }

    /** What is said of where units stand. */
    private List<Finding> found() {
        clock.pass(1000);
        while (!background.isEmpty()) {
            background.remove().run();
        }
        return live.current().open().stream()
                .filter(finding -> finding.rule().startsWith("HM-POS"))
                .toList();
    }

    private static List<String> rules(List<Finding> findings) {
        return findings.stream().map(Finding::rule).toList();
    }

    private void move(String piece, double x, double y) {
        session.edit(new Edit("Move", pack -> moved(pack, piece, x, y)));
    }

    private static Pack moved(Pack pack, String piece, double x, double y) {
        return PackEdits.placement(pack, "hill", piece, placed -> placed.withPosition(new Position.OnTable(x, y)));
    }

    private BufferedImage painted() {
        MapPainter painter = new MapPainter(Battles.scene(session.pack(), PaintTheme.LIGHT));
        Rectangle2D bounds = painter.layout().bounds();
        BufferedImage image =
                new BufferedImage((int) bounds.getWidth(), (int) bounds.getHeight(), BufferedImage.TYPE_INT_ARGB);
        Graphics2D g = image.createGraphics();
        overlay.paint(g, new Overlay.View(painter, bounds, 1));
        g.dispose();
        return image;
    }

    /** Whether anything is painted within a few pixels of a point in inches. */
    private static boolean isMarked(BufferedImage image, double x, double y) {
        Point2D at = new TableLayout(48, 36).point(x, y);
        for (int dx = -4; dx <= 4; dx++) {
            for (int dy = -4; dy <= 4; dy++) {
                int px = (int) at.getX() + dx;
                int py = (int) at.getY() + dy;
                boolean inside = px >= 0 && py >= 0 && px < image.getWidth() && py < image.getHeight();
                if (inside && image.getRGB(px, py) != BLANK) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void anOverlapIsMarkedAndOutlinedWhereItIs() {
        assertThat(found()).isEmpty();
        assertThat(isMarked(painted(), 21, 6.3)).isFalse();

        move("grant-general", 21, 7);
        assertThat(rules(found())).containsExactly("HM-POS-04");
        assertThat(isMarked(painted(), 21, 6.3)).as("a mark in the middle").isTrue();
        assertThat(isMarked(painted(), 18.42, 7.98))
                .as("no outline before it is looked at")
                .isFalse();

        overlay.show(found().get(0));
        BufferedImage outlined = painted();
        assertThat(isMarked(outlined, 20.51, 7)).as("a corner of the overlap").isTrue();
        assertThat(isMarked(outlined, 18.42, 7.98)).as("a corner of the unit").isTrue();
        assertThat(isMarked(outlined, 30, 30)).as("nothing far from it").isFalse();
    }

    @Test
    void basesOverTheEdgeAreMarkedOnTheTable() {
        move("c-rifles", 44.6, 18);
        assertThat(rules(found())).containsExactly("HM-POS-01");
        overlay.show(found().get(0));
        assertThat(isMarked(painted(), 47.5, 17.8))
                .as("the outline of the base")
                .isTrue();
    }

    @Test
    void rulesOfBothKindsOfTableAreCalledComplete() {
        Session other = Packs.session(Battles.napkin("napkin-ot"));
        LiveFindings ofOther = new LiveFindings(other, background::add, Runnable::run, clock);
        found();

        assertThat(live.complete()).isTrue();
        assertThat(ofOther.complete()).isTrue();
    }
}
