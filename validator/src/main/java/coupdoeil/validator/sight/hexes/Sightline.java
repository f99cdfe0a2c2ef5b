package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.Sighting;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A line of sight with its explanation: what the overlay draws, a finding says and a command prints.
 *
 * <p>It is visible if and only if nothing blocks the line as a whole and at least one of its paths is clear.
 *
 * @param fromLevel level of the start
 * @param toLevel level of the end
 * @param rangeHexes distance in hexes
 * @param visibilityHexes the greatest range that can be seen
 * @param obstacles what blocks the line as a whole: distance, features of hexsides that it runs along
 * @param paths the two sides of the line, the left one (seen from the start) first; one if they are the same
 * @param along hexsides that the line runs along
 * @param readings disputed readings, by their number in the rule system's list, on which the answer rests: another
 *     reading would turn it
 */
public record Sightline(
        Hex from,
        Hex to,
        int fromLevel,
        int toLevel,
        int rangeHexes,
        int visibilityHexes,
        Sighting sighting,
        List<Obstacle> obstacles,
        List<SightPath> paths,
        List<HexSide> along,
        List<String> readings) {

    public Sightline {
        obstacles = List.copyOf(obstacles);
        paths = List.copyOf(paths);
        along = List.copyOf(along);
        readings = List.copyOf(readings);
    }

    public boolean visible() {
        return sighting == Sighting.VISIBLE;
    }

    /** Whether the line touches corners or runs along hexsides, so that its two sides are judged apart. */
    public boolean forked() {
        return paths.size() > 1;
    }

    /** The end that a slope may hide from the other; empty if both are of one level. */
    public Optional<Hex> lowEnd() {
        return fromLevel == toLevel ? Optional.empty() : Optional.of(fromLevel < toLevel ? from : to);
    }

    /** The answer in one line. */
    String answer(HexNames names) {
        return names.hex(from) + (visible() ? " sees " : " does not see ") + names.hex(to) + " ("
                + sighting.name().toLowerCase(Locale.ROOT).replace('_', ' ') + "): range " + rangeHexes
                + (visibilityHexes < SightRule.UNLIMITED ? ", visibility " + visibilityHexes : "") + ", level "
                + fromLevel
                + " to " + toLevel + ".";
    }

    /** The answer and its reasons, a few lines of plain English; {@link LineStory} tells all. */
    public String text(HexNames names) {
        List<String> lines = new ArrayList<>();
        lines.add(answer(names));
        obstacles.forEach(obstacle -> lines.add("Blocked by " + obstacle.text(names) + "."));
        if (forked()) {
            lines.add(
                    along.isEmpty()
                            ? "The line touches corners; it is blocked if both its sides are."
                            : "The line runs along hexsides; it is blocked if both its sides are.");
        }
        for (int i = 0; i < paths.size(); i++) {
            String which = forked() ? (i == 0 ? "Left: " : "Right: ") : "";
            lines.add(which + text(paths.get(i), names));
        }
        if (!readings.isEmpty()) {
            lines.add("Rests on reading " + String.join(", ", readings) + ".");
        }
        return String.join("\n", lines);
    }

    private static String text(SightPath path, HexNames names) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < path.hexes().size(); i++) {
            text.append(i == 0 ? "" : " ")
                    .append(names.hex(path.hexes().get(i)))
                    .append('@')
                    .append(path.levels().get(i));
        }
        text.append(path.clear() ? ": clear" : ": blocked by " + list(path.obstacles(), names));
        if (!path.overlooked().isEmpty()) {
            text.append("; looks over ").append(list(path.overlooked(), names));
        }
        return text.append('.').toString();
    }

    private static String list(List<Obstacle> obstacles, HexNames names) {
        return obstacles.stream().map(obstacle -> obstacle.text(names)).collect(Collectors.joining("; "));
    }
}
