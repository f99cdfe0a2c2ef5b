package coupdoeil.editor.sight;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.editor.job.ManualClock;
import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.paint.sight.TableSightPainter;
import coupdoeil.model.battlefield.Area;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Sighting;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;

/** The layers of sight on a table, without a window. */
class TableLayersTest {

    private final Session session = Packs.session(Battles.guilford());
    private final LiveSight live = new LiveSight(session, Runnable::run, Runnable::run, new ManualClock(), () -> false);

    private SightPicture picture() {
        return live.picture().orElseThrow();
    }

    private static Geometry shape(Area area) {
        return ((Area.Shape) area).geometry();
    }

    private Geometry blind() {
        return shape(((SightMarks.Unseen) picture().marks()).area());
    }

    @Test
    void blindZonesFollowTheUnits() {
        live.setOn(SightLayer.BLIND, true);
        assertThat(picture().heading()).isEqualTo("Blind zones of Americans");
        Geometry before = blind();
        assertThat(SightLegend.of(picture()).entries().get(0).text())
                .isEqualTo("not seen by any unit · " + String.format("%,d", Math.round(before.getArea()))
                        + " square inches");

        session.edit(SetupEdits.face("three-lines", List.of("singleton"), 72, 28));
        assertThat(blind().getArea()).isNotEqualTo(before.getArea());
        live.showNextSide();
        assertThat(picture().heading()).isEqualTo("Blind zones of British");
    }

    @Test
    void aSelectedBatteryShowsItsFieldAndALeaderAllRound() {
        live.setOn(SightLayer.SELECTION, true);
        assertThat(picture().marks()).isNull();
        session.select(Selection.piece("macleod"));
        assertThat(picture().heading()).isEqualTo("Field of Macleod's guns");
        SightMarks.Ground field = (SightMarks.Ground) picture().marks();
        double reached = shape(field.of(Sighting.VISIBLE)).getArea()
                + shape(field.of(Sighting.BLOCKED)).getArea();
        assertThat(reached).isBetween(500.0, 3000.0);

        session.select(Selection.piece("gen-webster"));
        assertThat(picture().heading()).isEqualTo("Seen by Webster");
        SightMarks.Ground all = (SightMarks.Ground) picture().marks();
        assertThat(shape(all.of(Sighting.VISIBLE)).getArea()
                        + shape(all.of(Sighting.BLOCKED)).getArea())
                .isCloseTo(72.0 * 60, within(0.01));
    }

    /** Arcs of 30 degrees as far as six-pounders tell, and sight all round as far as visibility goes. */
    @Test
    void aBattleOfOldTrousersIsSeenByItsOwnRules() {
        Session orders = Packs.session(Battles.quatreBras());
        LiveSight sight = new LiveSight(orders, Runnable::run, Runnable::run, new ManualClock(), () -> false);
        sight.setOn(SightLayer.SELECTION, true);
        orders.select(Selection.piece("bijleveld"));
        SightPicture picture = sight.picture().orElseThrow();
        SightMarks.Ground field = (SightMarks.Ground) picture.marks();

        assertThat(picture.heading()).isEqualTo("Field of Bijleveld's horse battery");
        assertThat(shape(field.of(Sighting.VISIBLE)).getArea()
                        + shape(field.of(Sighting.BLOCKED)).getArea())
                .isBetween(200.0, 320.0);
        orders.select(Selection.piece("gen-perponcher"));
        SightMarks.Ground all =
                (SightMarks.Ground) sight.picture().orElseThrow().marks();
        Geometry seen = shape(all.of(Sighting.VISIBLE));
        assertThat(seen.getArea()).isBetween(500.0, Math.PI * 36 * 36);
        assertThat(seen.getEnvelopeInternal().getHeight()).isLessThan(72);
    }

    @Test
    void whoSeesTheSelectionIsCounted() {
        live.setOn(SightLayer.WATCHED, true);
        session.select(Selection.piece("foot-23"));
        SightMarks.Watchers watchers = (SightMarks.Watchers) picture().marks();
        assertThat(watchers.watchers()).hasSize(31);
        assertThat(SightLegend.of(picture()).entries()).hasSize(2);
    }

    @Test
    void everyLayerIsPainted() {
        session.select(Selection.piece("foot-23"));
        for (SightLayer layer : SightLayer.values()) {
            live.setOn(layer, true);
            BufferedImage image = new BufferedImage(432, 360, BufferedImage.TYPE_INT_RGB);
            Graphics2D g = image.createGraphics();
            g.scale(0.25, 0.25);
            new TableSightPainter(g, new TableLayout(72, 60), PaintTheme.LIGHT, 0.25)
                    .marks(picture().marks());
            g.dispose();
            int[] pixels = image.getRGB(0, 0, 432, 360, null, 0, 432);
            assertThat(Arrays.stream(pixels).distinct().count())
                    .as(layer.name())
                    .isGreaterThan(1);
            assertThat(SightLegend.of(picture()).entries()).as(layer.name()).isNotEmpty();
        }
    }
}
