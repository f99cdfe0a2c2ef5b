package coupdoeil.editor.edit.table;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.table.Footprints;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;

/** A piece that stands at a point of a table, and the ground that it takes. */
public record PlacedPiece(Placement placement, Pose pose, Extent extent) {

    /** Those of a scenario that are named, in the order of the names. */
    public static List<PlacedPiece> of(RuleSystem system, Roster roster, Scenario scenario, List<String> pieces) {
        Set<String> wanted = new LinkedHashSet<>(pieces);
        Map<String, PlacedPiece> all = some(system, roster, scenario, wanted::contains)
                .collect(Collectors.toMap(PlacedPiece::piece, stand -> stand, (first, second) -> first));
        return wanted.stream().map(all::get).filter(Objects::nonNull).toList();
    }

    /** Those of a scenario that are not named. */
    public static List<PlacedPiece> others(
            RuleSystem system, Roster roster, Scenario scenario, Collection<String> pieces) {
        Set<String> unwanted = Set.copyOf(pieces);
        return some(system, roster, scenario, piece -> !unwanted.contains(piece))
                .toList();
    }

    private static Stream<PlacedPiece> some(
            RuleSystem system, Roster roster, Scenario scenario, Predicate<String> wantedPiece) {
        Footprints footprints = new Footprints(system);
        return scenario.setup().stream()
                .filter(placement -> wantedPiece.test(placement.piece()))
                .flatMap(placement -> of(footprints, roster, placement).stream());
    }

    /** Empty if the piece stands at no point of a table. */
    static Optional<PlacedPiece> of(Footprints footprints, Roster roster, Placement placement) {
        return placement.position() instanceof Position.OnTable at
                ? Optional.of(of(footprints, roster, placement, Pose.of(at, placement)))
                : Optional.empty();
    }

    /** As seen from a pose where it stands, which faces as it does if it has a heading at all. */
    static PlacedPiece of(Footprints footprints, Roster roster, Placement placement, Pose pose) {
        Extent extent = roster.piece(placement.piece())
                .flatMap(piece -> footprints.of(piece, placement))
                .map(footprint -> Extent.of(footprint, pose))
                .orElse(Extent.NONE);
        return new PlacedPiece(placement, pose, extent);
    }

    public String piece() {
        return placement.piece();
    }

    /** The middle of the ground that it takes. */
    public Pose middle() {
        return pose.moved(extent.ahead() - extent.depth() / 2, (extent.right() - extent.left()) / 2);
    }

    /** The corners of the rectangle that it takes. */
    List<Coordinate> corners() {
        return Stream.of(extent.ahead(), extent.ahead() - extent.depth())
                .flatMap(ahead -> Stream.of(-extent.left(), extent.right()).map(right -> pose.moved(ahead, right)))
                .map(corner -> new Coordinate(corner.x(), corner.y()))
                .toList();
    }

    /** The same elsewhere. */
    public PlacedPiece at(Pose there) {
        return new PlacedPiece(placement, there, extent);
    }
}
