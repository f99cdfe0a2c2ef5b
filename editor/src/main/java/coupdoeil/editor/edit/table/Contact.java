package coupdoeil.editor.edit.table;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Where a piece that is moved comes into contact with another, edge to edge, or its front into line with another's. */
public final class Contact {

    private static final double REACH_INCHES = 0.5;
    private static final double MOST_DEGREES = 20;

    private Contact() {}

    /**
     * The pose near that of the one that is moved, within half an inch and 20 degrees: in contact with one of the others if
     * there is such a place, else in line with one of them. Linear in the others.
     */
    public static Optional<Pose> near(PlacedPiece moved, List<PlacedPiece> others) {
        List<PlacedPiece> along = others.stream()
                .filter(other -> turn(moved.pose(), other.pose()) <= MOST_DEGREES)
                .toList();
        return nearest(moved, along.stream().flatMap(other -> touching(moved, other)))
                .or(() -> nearest(moved, along.stream().map(other -> inLine(moved, other))));
    }

    private static Optional<Pose> nearest(PlacedPiece moved, Stream<Pose> poses) {
        return poses.filter(pose -> distance(moved.pose(), pose) <= REACH_INCHES)
                .min(Comparator.comparingDouble(pose -> distance(moved.pose(), pose)));
    }

    private static double distance(Pose one, Pose other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y());
    }

    private static double turn(Pose one, Pose other) {
        return Math.abs(Math.IEEEremainder(one.degrees() - other.degrees(), 360));
    }

    /** To the right and left of the other with a common front, behind and before it. */
    private static Stream<Pose> touching(PlacedPiece moved, PlacedPiece other) {
        Extent own = moved.extent();
        Extent theirs = other.extent();
        double level = theirs.ahead() - own.ahead();
        Pose there = other.pose();
        return Stream.of(
                there.moved(level, theirs.right() + own.left()),
                there.moved(level, -theirs.left() - own.right()),
                there.moved(level - theirs.depth(), 0),
                there.moved(level + own.depth(), 0));
    }

    private static Pose inLine(PlacedPiece moved, PlacedPiece other) {
        Pose there = other.pose();
        return there.moved(
                other.extent().ahead() - moved.extent().ahead(),
                there.right(moved.pose().x(), moved.pose().y()));
    }
}
