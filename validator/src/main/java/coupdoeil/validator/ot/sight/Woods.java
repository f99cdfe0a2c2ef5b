package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.Outline;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;

/** How deep units are in woods that touch each other (OT Visibility). */
public record Woods(SightGround ground) {

    /** The wood in which every one of some stands is deeper than a distance in inches; empty if one is not. */
    public Optional<GroundFeature> holding(List<Base> stands, double inches) {
        Outline wood = ground.wood();
        return !wood.isEmpty() && stands.stream().allMatch(stand -> isDeep(stand, wood, inches))
                ? ground.woods(around(stands)).stream().findFirst()
                : Optional.empty();
    }

    private static Envelope around(List<Base> stands) {
        Envelope around = new Envelope();
        stands.forEach(stand -> around.expandToInclude(stand.bounds()));
        return around;
    }

    private static boolean isDeep(Base stand, Outline wood, double inches) {
        double limit = (inches + TerrainSight.TOLERANCE) * Spot.PER_INCH;
        return wood.contains(stand)
                && wood.edges().stream()
                        .noneMatch(edge -> Outline.of(stand).edges().stream()
                                .anyMatch(side -> Spot.segment(edge).distance(Spot.segment(side)) <= limit));
    }
}
