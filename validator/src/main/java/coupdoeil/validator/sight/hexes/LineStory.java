package coupdoeil.validator.sight.hexes;

import coupdoeil.validator.sight.SightStory;
import java.util.ArrayList;
import java.util.List;

/** The whole story of a line of sight over hexes: each hex and hexside considered, and what came of it. */
public final class LineStory {

    private LineStory() {}

    /** The answer, the lower end, each path step by step, the readings that decided. */
    public static SightStory of(Sightline line, HexNames names) {
        List<String> opening = new ArrayList<>(List.of(line.answer(names), names.ends(line)));
        line.obstacles().forEach(obstacle -> opening.add("Blocked by " + obstacle.text(names) + "."));
        return new SightStory(
                opening,
                line.paths().stream().map(path -> way(line, path, names)).toList(),
                line.readings().stream().map(names::reading).toList());
    }

    private static SightStory.Way way(Sightline line, SightPath path, HexNames names) {
        boolean left = line.paths().get(0) == path;
        boolean counted = names.countsSameLevel() && line.lowEnd().isEmpty() && line.rangeHexes() > 1;
        return new SightStory.Way(
                !line.forked() ? "On the line" : left ? "To the left of the line" : "To the right of the line",
                path.clear(),
                path.steps().stream()
                        .map(step -> new SightStory.Step(step.effect(), step.text(names)))
                        .toList(),
                counted
                        ? List.of("Hexes of level " + line.fromLevel() + " between the ends: " + path.sameLevel())
                        : List.of());
    }
}
