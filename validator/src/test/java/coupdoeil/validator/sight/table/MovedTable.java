package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.sight.table.SlowSight.Kind;
import coupdoeil.validator.sight.table.SlowSight.Thing;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;
import org.locationtech.jts.geom.Envelope;

/** A random table, moved: turned, mirrored or shifted; its polygons begin elsewhere and go round the other way. */
final class MovedTable implements Surroundings {

    private final UnaryOperator<Corner> move;
    private final boolean mirrored;
    final Footprint observer;
    final Footprint target;
    private final List<Screen> screens = new ArrayList<>();
    private final List<Contour> contours = new ArrayList<>();
    private final List<Body> bodies = new ArrayList<>();

    MovedTable(RandomTable table, boolean mirrored, UnaryOperator<Corner> move) {
        this.move = move;
        this.mirrored = mirrored;
        observer = moved(table.observer);
        target = moved(table.target);
        for (Thing thing : table.things) {
            List<Dot> polygon = new ArrayList<>();
            thing.polygon().forEach(dot -> polygon.add(moved(dot)));
            Collections.rotate(polygon, 2);
            Collections.reverse(polygon);
            String id = thing.kind() + " " + screens.size() + contours.size();
            if (thing.kind() == Kind.CONTOUR) {
                contours.add(new Contour(id, id, RandomTable.shape(polygon).outline(), thing.level()));
            } else if (thing.kind() != Kind.BODY) {
                screens.add(new Screen(
                        id,
                        id,
                        RandomTable.shape(polygon).outline(),
                        thing.kind() == Kind.WOOD,
                        Double.POSITIVE_INFINITY));
            }
        }
        table.bodies(Region.of(new Envelope(-1e9, 1e9, -1e9, 1e9)))
                .forEach(body -> bodies.add(new Body(
                        body.key(),
                        body.name(),
                        body.bases().stream().map(this::moved).toList())));
        Collections.reverse(screens);
        Collections.reverse(contours);
        Collections.reverse(bodies);
    }

    private Dot moved(Dot quarters) {
        Corner corner =
                move.apply(new Corner(quarters.x().value() / 4, quarters.y().value() / 4));
        return Dot.of((long) corner.x() * 4, (long) corner.y() * 4);
    }

    private Footprint moved(Footprint footprint) {
        return new Footprint(
                footprint.bases().stream().map(this::moved).toList(),
                footprint.front().stream().map(this::moved).toList(),
                moved(footprint.rectangle()));
    }

    private Base moved(Base base) {
        Corner frontLeft = move.apply(base.frontLeft());
        Corner frontRight = move.apply(base.frontRight());
        Corner rearRight = move.apply(base.rearRight());
        Corner rearLeft = move.apply(base.rearLeft());
        return mirrored
                ? new Base(frontRight, frontLeft, rearLeft, rearRight)
                : new Base(frontLeft, frontRight, rearRight, rearLeft);
    }

    @Override
    public Ground ground(Region within) {
        return new Ground(screens(within), contours(within));
    }

    @Override
    public Collection<Screen> screens(Region within) {
        return screens;
    }

    @Override
    public Collection<Contour> contours(Region within) {
        return contours;
    }

    @Override
    public Collection<Body> bodies(Region within) {
        return bodies;
    }
}
