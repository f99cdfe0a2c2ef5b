package coupdoeil.validator.ot.fact;

import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.util.Comparator;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;

/** Where a unit would face that looks at the enemy. */
public record Headings(Posts posts) {

    private static final double WHOLE_TURN = 360;

    /** To the enemy nearest to where something stands; empty if there is none, or it stands at no point. */
    public Optional<Facing.Heading> toNearest(Placement placement, String side) {
        if (!(placement.position() instanceof Position.OnTable on) || side.isEmpty()) {
            return Optional.empty();
        }
        Coordinate from = new Coordinate(on.x(), on.y());
        return posts.enemiesOf(side)
                .map(Post::middle)
                .min(Comparator.comparingDouble(from::distance))
                .map(to -> heading(from, to));
    }

    /** In whole degrees. */
    private static Facing.Heading heading(Coordinate from, Coordinate to) {
        double degrees = Math.rint(Math.toDegrees(Math.atan2(to.y - from.y, to.x - from.x)));
        return new Facing.Heading((degrees + WHOLE_TURN) % WHOLE_TURN);
    }
}
