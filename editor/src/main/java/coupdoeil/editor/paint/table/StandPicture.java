package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.LayerId;
import java.awt.Graphics2D;
import java.util.List;

/** A piece of a table by itself, as it heads up the picture: its bases to scale without its name, or its counter. */
public final class StandPicture {

    /** Inches of a table on which nobody else stands. */
    private static final double TABLE = 100;
    /** Map units around a stand for what is drawn on its edges. */
    private static final double EDGE = 2;
    /** Map units that a wedge reaches from the middle of the front of bases. */
    private static final double WEDGE = 10;
    /** The same of a counter. */
    private static final double COUNTER_WEDGE = 31;

    private static final double NORTH = 90;

    private final TableStanding standing;
    private final TableStanding.Stand stand;

    public StandPicture(Pack pack, RuleSystem rules, Placement placement) {
        Placement alone = placement
                .withPosition(new Position.OnTable(TABLE / 2, TABLE / 2))
                .withFacing(new Facing.Heading(NORTH))
                .withMarkers(List.of());
        Pack empty = pack.withBattlefield(new TableBattlefield(TABLE, TABLE, List.of(), List.of()));
        Scenario scenario = Scenario.empty("", "").withSetup(List.of(alone));
        this.standing = new TableStanding(
                new TableGround(new PaintScene(empty, rules, scenario, PaintTheme.LIGHT, LayerId.all()), table(empty)));
        this.stand = standing.stands().get(0);
    }

    private static TableBattlefield table(Pack pack) {
        return pack.battlefield().table().orElseThrow();
    }

    /** Map units from the middle of the front that are painted to the left and to the right. */
    public double halfWidth() {
        double x = stand.front().getX();
        double reach = Math.max(x - stand.bounds().getMinX(), stand.bounds().getMaxX() - x);
        return Math.max(wedge(), reach + EDGE);
    }

    /** The same ahead and behind. */
    public double halfHeight() {
        double y = stand.front().getY();
        double reach = Math.max(y - stand.bounds().getMinY(), stand.bounds().getMaxY() - y);
        return Math.max(wedge(), reach + EDGE);
    }

    private double wedge() {
        return stand.toScale() ? WEDGE : stand.view().leader() ? 0 : COUNTER_WEDGE;
    }

    /** Paints it. @param g takes map units, its origin is to be the middle of the front @param scale pixels of a map unit */
    public void paint(Graphics2D g, double scale) {
        g.translate(-stand.front().getX(), -stand.front().getY());
        // Seen small, a stand has no name; a counter has its own.
        Lod lod = stand.toScale() ? Lod.SMALL : Lod.of(scale);
        new StandPainter(standing, PaintTheme.LIGHT, stand.view().leader())
                .paint(new Sheet(g, stand.reach(), lod, scale, scale));
    }
}
