package coupdoeil.editor.edit.table;

import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;

/** Sets pieces on a table in order among themselves. Where there is nothing to be set in order, there is no edit. */
public final class Dressing {

    private final String scenario;
    private final List<PlacedPiece> stands;

    /** @param stands the first of them gives the line */
    public Dressing(String scenario, List<PlacedPiece> stands) {
        this.scenario = scenario;
        this.stands = List.copyOf(stands);
    }

    /** Brings the fronts of all into the line of the first, facing its way. */
    public Optional<Edit> align() {
        if (stands.size() < 2) {
            return Optional.empty();
        }
        Pose line = stands.get(0).pose();
        return edit(
                "edit.align",
                stand -> stand.pose()
                        .facing(line.degrees())
                        .moved(-line.ahead(stand.pose().x(), stand.pose().y()), 0));
    }

    /** Leaves the same room between neighbours; the two at the ends stay where they are, and all in their line. */
    public Optional<Edit> space() {
        if (stands.size() < 3) {
            return Optional.empty();
        }
        Pose along = ends();
        List<PlacedPiece> order = stands.stream()
                .sorted(Comparator.comparingDouble(stand -> place(along, stand)))
                .toList();
        PlacedPiece first = order.get(0);
        PlacedPiece last = order.get(order.size() - 1);
        double room = place(along, last) - reach(along, last) - place(along, first) - reach(along, first);
        double taken = order.subList(1, order.size() - 1).stream()
                .mapToDouble(stand -> 2 * reach(along, stand))
                .sum();
        double gap = (room - taken) / (order.size() - 1);
        Map<String, Pose> there = new HashMap<>();
        double next = place(along, first) + reach(along, first) + gap;
        for (PlacedPiece stand : order.subList(1, order.size() - 1)) {
            double by = next + reach(along, stand) - place(along, stand);
            Pose moved = stand.pose().facing(along.degrees()).moved(by, 0);
            there.put(stand.piece(), moved.facing(stand.pose().degrees()));
            next += 2 * reach(along, stand) + gap;
        }
        return edit("edit.space", stand -> there.getOrDefault(stand.piece(), stand.pose()));
    }

    /** From one end of the row towards the other: from whoever is farthest from the first to whoever is farthest from him. */
    private Pose ends() {
        PlacedPiece one = farthestFrom(stands.get(0));
        Pose from = one.middle();
        Pose to = farthestFrom(one).middle();
        return from.facing(Math.toDegrees(Math.atan2(to.y() - from.y(), to.x() - from.x())));
    }

    private PlacedPiece farthestFrom(PlacedPiece one) {
        return stands.stream()
                .max(Comparator.comparingDouble(other -> distance(one, other)))
                .orElseThrow();
    }

    private static double distance(PlacedPiece one, PlacedPiece other) {
        return Math.hypot(
                one.middle().x() - other.middle().x(),
                one.middle().y() - other.middle().y());
    }

    private static double place(Pose along, PlacedPiece stand) {
        return along.ahead(stand.middle().x(), stand.middle().y());
    }

    /** Half of what a piece takes of a line. */
    private static double reach(Pose along, PlacedPiece stand) {
        double turned = Math.toRadians(stand.pose().degrees() - along.degrees());
        return (Math.abs(Math.sin(turned)) * stand.extent().width()
                        + Math.abs(Math.cos(turned)) * stand.extent().depth())
                / 2;
    }

    /** Turns all together about their middle. @param degrees anticlockwise */
    public Optional<Edit> turn(double degrees) {
        double x = middle(Pose::x);
        double y = middle(Pose::y);
        return edit("edit.turn-together", stand -> stand.pose().turned(x, y, degrees));
    }

    /** Changes left and right of all together. */
    public Optional<Edit> mirror() {
        double x = middle(Pose::x);
        return edit("edit.mirror", stand -> stand.pose().mirrored(x));
    }

    private double middle(Function<Pose, Double> axis) {
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (PlacedPiece stand : stands) {
            least = Math.min(least, axis.apply(stand.middle()));
            most = Math.max(most, axis.apply(stand.middle()));
        }
        return (least + most) / 2;
    }

    private Optional<Edit> edit(String name, Function<PlacedPiece, Pose> order) {
        Map<String, Pose> there = new HashMap<>();
        stands.forEach(stand -> there.put(stand.piece(), order.apply(stand)));
        return there.isEmpty()
                ? Optional.empty()
                : Optional.of(SetupEdits.change(
                        scenario,
                        there.keySet(),
                        Messages.text(name, there.size()),
                        old -> Objects.requireNonNull(there.get(old.piece())).put(old)));
    }
}
