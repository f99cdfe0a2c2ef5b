package coupdoeil.editor.sight;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.HexScene;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.SightRule;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A line of sight as it is told.
 *
 * @param pack the pack of which it is true
 * @param profile what there is to be drawn of it
 * @param heading the answer in a few words
 * @param reason what blocks it first, or how far it reaches
 * @param details all that is known of it, a line each
 */
public record LineView(Pack pack, Profile profile, String heading, String reason, List<String> details) {

    public LineView {
        details = List.copyOf(details);
    }

    /** The answer and its reason, in a line. */
    public String told() {
        return Messages.text("sight.told", heading, reason);
    }

    /** What is drawn of a line, on the map and as a profile. */
    public sealed interface Profile permits SightProfile, TableProfile {}

    static LineView of(Pack pack, HexScene scene, int turn, Hex from, Hex to) {
        SightRule rule = scene.rule(turn);
        Sightline line = rule.sightline(scene.ground(), from, to);
        HexNames names = scene.names();
        String ends = Messages.text(
                line.visible() ? "sight.sees" : "sight.sees-not", names.hex(line.from()), names.hex(line.to()));
        return new LineView(
                pack, SightProfile.of(line, scene.ground(), names), ends, reason(line, names), details(line, names));
    }

    private static String reason(Sightline line, HexNames names) {
        return first(line)
                .map(obstacle -> Messages.text("sight.blocked", obstacle.text(names)))
                .orElseGet(() -> Messages.text("sight.clear", line.rangeHexes()));
    }

    /** What blocks first: the line as a whole, else what is nearest to the start on a side that is blocked. */
    private static Optional<Obstacle> first(Sightline line) {
        return line.visible()
                ? Optional.empty()
                : line.obstacles().stream()
                        .findFirst()
                        .or(() -> line.paths().stream()
                                .flatMap(path -> path.obstacles().stream())
                                .findFirst());
    }

    private static List<String> details(Sightline line, HexNames names) {
        List<String> details = new ArrayList<>();
        details.add(
                line.visibilityHexes() < SightRule.UNLIMITED
                        ? Messages.text("sight.range", line.rangeHexes(), line.visibilityHexes())
                        : Messages.text("sight.unlimited", line.rangeHexes()));
        details.add(Messages.text("sight.levels", line.fromLevel(), line.toLevel()));
        line.obstacles().forEach(obstacle -> details.add(Messages.text("sight.blocked", obstacle.text(names))));
        if (line.forked()) {
            details.add(Messages.text(line.along().isEmpty() ? "sight.corners" : "sight.along"));
        }
        for (int i = 0; i < line.paths().size(); i++) {
            SightPath path = line.paths().get(i);
            String side = line.forked() ? Messages.text(i == 0 ? "sight.left" : "sight.right") + " " : "";
            path.obstacles()
                    .forEach(obstacle -> details.add(side + Messages.text("sight.blocked", obstacle.text(names))));
            if (path.clear() && line.forked()) {
                details.add(side + Messages.text("sight.path-clear"));
            }
            path.overlooked()
                    .forEach(obstacle -> details.add(side + Messages.text("sight.over", obstacle.text(names))));
            if (line.fromLevel() == line.toLevel() && line.rangeHexes() > 1) {
                details.add(side + Messages.text("sight.same-level", path.sameLevel()));
            }
        }
        if (!line.readings().isEmpty()) {
            details.add(Messages.text("sight.readings", String.join(", ", line.readings())));
        }
        return details;
    }
}
