package coupdoeil.editor.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The ground under a line of sight from end to end, as its profile is drawn.
 *
 * @param lanes one for each side of the line that is judged apart, the left one (seen from the start) first
 */
public record SightProfile(Sightline line, List<Lane> lanes) implements LineView.Profile {

    /** One side of the line. @param marks what blocks and what is looked over, from the start on */
    public record Lane(SightPath path, List<Step> steps, List<Mark> marks) {

        public Lane {
            steps = List.copyOf(steps);
            marks = List.copyOf(marks);
        }

        /** The slope of whose distances the answer tells: the one that blocks, else the first that is looked over. */
        public Optional<Mark> slope() {
            return marks.stream()
                    .filter(mark -> mark.obstacle().kind() == Obstacle.Kind.SLOPE)
                    .max(Comparator.comparing(Mark::blocks));
        }
    }

    /**
     * A hex on the way.
     *
     * @param terrain what in it blocks sight; empty if nothing does
     * @param units the units in it that block sight; empty if none do
     * @param slope whether the hexside by which the line enters it is a slope
     * @param wall what blocks sight on that hexside; empty if nothing does
     */
    public record Step(
            Hex hex,
            String label,
            int level,
            boolean onMap,
            String terrain,
            String units,
            boolean slope,
            String wall) {}

    /**
     * An obstacle in its place.
     *
     * @param step number of the hex, or of the hex that the line enters by the hexside
     * @param onSide whether it is on that hexside
     */
    public record Mark(int step, boolean onSide, Obstacle obstacle, boolean blocks) {

        /** Where it is along the line, in hexes from the start: the first hex is from -0.5 to 0.5. */
        public double place() {
            return onSide ? step - 0.5 : step;
        }
    }

    public SightProfile {
        lanes = List.copyOf(lanes);
    }

    /** The profile of a line over the ground that it was looked along. */
    public static SightProfile of(Sightline line, SightGround ground, HexNames names) {
        return new SightProfile(
                line,
                line.paths().stream().map(path -> lane(path, ground, names)).toList());
    }

    private static Lane lane(SightPath path, SightGround ground, HexNames names) {
        List<Step> steps = new ArrayList<>();
        Hex before = null;
        for (Hex hex : path.hexes()) {
            HexSide side = before == null ? null : HexSide.between(before, hex);
            steps.add(new Step(
                    hex,
                    names.hex(hex),
                    ground.level(hex),
                    ground.contains(hex),
                    ground.terrainBlocks(hex) ? names.terrain(hex) : "",
                    ground.unitBlocks(hex) ? names.units(hex) : "",
                    side != null && ground.isSlope(side),
                    side != null && ground.sideBlocks(side) ? names.features(side) : ""));
            before = hex;
        }
        List<Mark> marks = new ArrayList<>();
        path.obstacles().forEach(obstacle -> mark(path, obstacle, true).ifPresent(marks::add));
        path.overlooked().forEach(obstacle -> mark(path, obstacle, false).ifPresent(marks::add));
        marks.sort(Comparator.comparingDouble(Mark::place));
        return new Lane(path, steps, marks);
    }

    private static Optional<Mark> mark(SightPath path, Obstacle obstacle, boolean blocks) {
        List<Hex> hexes = path.hexes();
        if (obstacle.hex() != null && hexes.contains(obstacle.hex())) {
            return Optional.of(new Mark(hexes.indexOf(obstacle.hex()), false, obstacle, blocks));
        }
        for (int i = 1; obstacle.side() != null && i < hexes.size(); i++) {
            if (obstacle.side().equals(HexSide.between(hexes.get(i - 1), hexes.get(i)))) {
                return Optional.of(new Mark(i, true, obstacle, blocks));
            }
        }
        return Optional.empty();
    }
}
