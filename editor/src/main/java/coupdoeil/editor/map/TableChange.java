package coupdoeil.editor.map;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.table.GroundFeature;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;

/** Where a table looks different between two scenes that differ in nothing else. */
record TableChange(MapPainter before, MapPainter after, TableBattlefield old, TableBattlefield now) {

    /** Map units that outlines, shadows and hachures reach beyond a shape. */
    private static final double BEYOND = 26;

    /**
     * The parts of the ground; empty if it differs all over: in size, places or the order of its features, or by a name,
     * which makes room for others.
     */
    Optional<List<Rectangle2D>> ground() {
        if (!sameFrame()) {
            return Optional.empty();
        }
        Set<TableFeature> was = new HashSet<>(old.features());
        Set<TableFeature> is = new HashSet<>(now.features());
        if (!kept(old.features(), is).equals(kept(now.features(), was))) {
            return Optional.empty();
        }
        List<TableFeature> changed = new ArrayList<>();
        old.features().stream().filter(feature -> !is.contains(feature)).forEach(changed::add);
        now.features().stream().filter(feature -> !was.contains(feature)).forEach(changed::add);
        return changed.stream().allMatch(feature -> feature.name().isBlank())
                ? Optional.of(changed.stream()
                        .filter(feature -> !feature.shape().isEmpty())
                        .map(this::reach)
                        .toList())
                : Optional.empty();
    }

    private boolean sameFrame() {
        return old.widthInches() == now.widthInches()
                && old.depthInches() == now.depthInches()
                && old.places().equals(now.places());
    }

    private static List<TableFeature> kept(List<TableFeature> features, Set<TableFeature> others) {
        return features.stream().filter(others::contains).toList();
    }

    private Rectangle2D reach(TableFeature feature) {
        TerrainChart chart =
                after.scene().rules().chart().overriddenBy(after.scene().pack().chart());
        double width = GroundFeature.of(feature, chart)
                .effects()
                .number(GroundFeature.WIDTH)
                .map(BigDecimal::doubleValue)
                .orElse(0.0);
        double beyond = BEYOND + width * TableLayout.UNITS_PER_INCH;
        Envelope bounds = feature.shape().getEnvelopeInternal();
        Point2D corner =
                new TableLayout(now.widthInches(), now.depthInches()).point(bounds.getMinX(), bounds.getMaxY());
        return new Rectangle2D.Double(
                corner.getX() - beyond,
                corner.getY() - beyond,
                bounds.getWidth() * TableLayout.UNITS_PER_INCH + 2 * beyond,
                bounds.getHeight() * TableLayout.UNITS_PER_INCH + 2 * beyond);
    }

    /** The parts where other pieces stand; empty if that may be anywhere. */
    @SuppressWarnings("ReferenceEquality") // An order of battle is large, and another value is another one.
    Optional<List<Rectangle2D>> content() {
        boolean sameForces =
                before.scene().pack().orderOfBattle() == after.scene().pack().orderOfBattle();
        return sameFrame() && sameForces ? after.pieces().differing(before.pieces()) : Optional.empty();
    }
}
