package coupdoeil.editor.tool.table;

import coupdoeil.editor.draw.Corners;
import coupdoeil.editor.edit.FeatureEdits;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.table.GroundSelection.Thing;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** The corner in hand of the one thing that is selected; it is let go when something else is. */
final class CornerGrip {

    /** What is held. @param corner its number */
    private record Held(String id, int corner) {}

    private final TableContext context;
    private @Nullable Held held;

    CornerGrip(TableContext context) {
        this.context = context;
    }

    private GroundSelection ground() {
        return new GroundSelection(context);
    }

    /** The number of the corner in hand; empty if there is none, or no longer. */
    Optional<Integer> corner() {
        Held now = held;
        Thing thing = ground().single().orElse(null);
        return now != null
                        && thing != null
                        && now.id().equals(thing.id())
                        && now.corner() < Corners.of(thing.points()).all().size()
                ? Optional.of(now.corner())
                : Optional.empty();
    }

    /** Where the corner in hand is. */
    Optional<Coordinate> at() {
        return corner().flatMap(corner ->
                ground().single().map(thing -> Corners.of(thing.points()).all().get(corner)));
    }

    void letGo() {
        held = null;
    }

    void take(Thing thing, int corner) {
        held = new Held(thing.id(), corner);
    }

    /** Takes the next corner in hand, the one before if negative. */
    void step(int by) {
        ground().single().ifPresent(thing -> {
            int count = Corners.of(thing.points()).all().size();
            int next = corner().map(corner -> corner + by).orElse(by > 0 ? 0 : count - 1);
            take(thing, Math.floorMod(next, count));
        });
    }

    /** Puts the corner in hand elsewhere. @param gesture steps of the same one become one step; null for a step of its own */
    void move(Coordinate to, @Nullable Object gesture) {
        Optional<Integer> corner = corner();
        ground().single()
                .filter(thing -> corner.isPresent())
                .ifPresent(thing -> reshape(
                        thing,
                        Messages.text("edit.move-corner", thing.name()),
                        Corners.of(thing.points()).moved(corner.get(), to).shape(),
                        gesture));
    }

    /** Puts another corner behind the one in hand, half way to the next, and takes that. */
    void add() {
        Optional<Integer> corner = corner();
        ground().single()
                .filter(thing -> corner.isPresent())
                .ifPresent(thing -> Corners.of(thing.points())
                        .middle(corner.get())
                        .ifPresent(middle -> insert(thing, corner.get(), middle)));
    }

    /** Puts a corner behind another and takes it in hand. */
    void insert(Thing thing, int behind, Coordinate at) {
        reshape(
                thing,
                Messages.text("edit.add-corner", thing.name()),
                Corners.of(thing.points()).inserted(behind, at).shape(),
                null);
        take(thing, behind + 1);
    }

    /** Takes the corner in hand away; false if there is none. */
    boolean remove() {
        Optional<Integer> corner = corner();
        Thing thing = ground().single().orElse(null);
        if (corner.isEmpty() || thing == null) {
            return false;
        }
        Corners before = Corners.of(thing.points());
        Corners after = before.without(corner.get());
        if (after == before) {
            context.say(Messages.text("draw.last-corners"));
        } else {
            reshape(thing, Messages.text("edit.remove-corner", thing.name()), after.shape(), null);
            letGo();
        }
        return true;
    }

    private void reshape(Thing thing, String name, Geometry shape, @Nullable Object gesture) {
        context.session().edit(FeatureEdits.reshape(name, List.of(thing.id()), old -> shape), gesture);
    }
}
