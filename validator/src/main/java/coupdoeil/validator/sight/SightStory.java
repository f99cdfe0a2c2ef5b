package coupdoeil.validator.sight;

import java.util.ArrayList;
import java.util.List;

/** The whole story of a line of sight: everything that was considered on the way, and what came of it. */
public final class SightStory {

    private SightStory() {}

    /** Some lines of plain English: the answer, the lower end, each path step by step, the readings that decided. */
    public static String text(Sightline line, SightNames names) {
        List<String> lines = new ArrayList<>();
        lines.add(line.answer(names));
        lines.add(names.ends(line));
        line.obstacles().forEach(obstacle -> lines.add("Blocked by " + obstacle.text(names) + "."));
        line.paths().forEach(path -> path(line, path, names, lines));
        line.readings().forEach(number -> lines.add(reading(names.reading(number))));
        return String.join("\n", lines);
    }

    private static void path(Sightline line, SightPath path, SightNames names, List<String> lines) {
        boolean left = line.paths().get(0) == path;
        lines.add((line.forked() ? (left ? "To the left of the line" : "To the right of the line") : "On the line")
                + (path.clear() ? ", clear:" : ", blocked:"));
        path.steps().forEach(step -> lines.add(mark(step) + step.text(names)));
        if (names.countsSameLevel() && line.lowEnd().isEmpty() && line.rangeHexes() > 1) {
            lines.add("  Hexes of level " + line.fromLevel() + " between the ends: " + path.sameLevel());
        }
    }

    private static String mark(SightStep step) {
        return switch (step.effect()) {
            case NONE -> "  ";
            case OVERLOOKED -> "o ";
            case BLOCKS -> "x ";
        };
    }

    private static String reading(SightReading reading) {
        return "The answer rests on reading " + reading.number() + ": " + reading.text()
                + (reading.switchId() == null ? "" : " (switch " + reading.switchId() + ")") + ".";
    }
}
