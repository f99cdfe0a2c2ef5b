package coupdoeil.validator.cc.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.SightStory.Effect;
import coupdoeil.validator.sight.hexes.HexLine;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.Obstacle;
import coupdoeil.validator.sight.hexes.SightGround;
import coupdoeil.validator.sight.hexes.SightPath;
import coupdoeil.validator.sight.hexes.SightStep;
import coupdoeil.validator.sight.hexes.SightStep.Kind;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Why one hex sees another or does not, hex by hex (CC 5 Ranged Combat 3, 7). */
final class LineExplanation {

    private final LineOfSight rule;
    private final SightGround ground;
    private final Hex from;
    private final Hex to;
    private final HexLine line;
    private final Passage passage;

    LineExplanation(LineOfSight rule, SightGround ground, Hex from, Hex to) {
        this.rule = rule;
        this.ground = ground;
        this.from = from;
        this.to = to;
        this.line = HexLine.between(from, to);
        this.passage = rule.passage(from, to);
    }

    Sightline sightline() {
        List<SightPath> paths = new ArrayList<>();
        if (passage.runsAlongHexsides()) {
            paths.add(path(line.left()));
            paths.add(path(line.right()));
        } else {
            List<Hex> hexes = new ArrayList<>(List.of(from));
            hexes.addAll(passage.crossed());
            if (!from.equals(to)) {
                hexes.add(to);
            }
            paths.add(path(hexes));
        }
        return new Sightline(
                from,
                to,
                ground.level(from),
                ground.level(to),
                from.distance(to),
                rule.visibilityHexes(),
                rule.look(ground, from, to),
                rule.strict() ? beside() : List.of(),
                paths,
                line.along(),
                rule.readings(ground, from, to));
    }

    /** What of the hexes beside the line spoils it whatever is on its other side. */
    private List<Obstacle> beside() {
        List<Obstacle> obstacles = new ArrayList<>();
        for (List<Hex> side : List.of(passage.left(), passage.right())) {
            side.forEach(hex -> obstacles.addAll(obstacles(hex, rule.obstruction(ground, from, to, hex))));
        }
        return obstacles;
    }

    private SightPath path(List<Hex> hexes) {
        List<Obstacle> blocking = new ArrayList<>();
        List<Obstacle> overlooked = new ArrayList<>();
        List<SightStep> steps = new ArrayList<>();
        for (Hex hex : hexes) {
            if (hex.equals(from) || hex.equals(to)) {
                steps.add(step(hex, Kind.END, Effect.NONE, 0, 0, null));
            } else {
                Obstruction obstruction = rule.obstruction(ground, from, to, hex);
                boolean blocks = rule.blocks(ground, from, to, passage, hex);
                (blocks ? blocking : overlooked).addAll(obstacles(hex, obstruction));
                if (obstruction.firedOver()) {
                    overlooked.add(Obstacle.at(Obstacle.Kind.UNIT, hex));
                }
                between(hex, obstruction, blocks ? Effect.BLOCKS : Effect.OVERLOOKED, steps);
            }
        }
        return new SightPath(
                hexes,
                hexes.stream().map(ground::level).toList(),
                (int) hexes.stream()
                        .filter(hex -> !hex.equals(from) && !hex.equals(to) && ground.contains(hex))
                        .filter(hex -> ground.level(hex) == ground.level(from))
                        .count(),
                blocking,
                overlooked,
                steps);
    }

    private List<Obstacle> obstacles(Hex hex, Obstruction obstruction) {
        List<Obstacle> obstacles = new ArrayList<>();
        if (obstruction.edge()) {
            obstacles.add(Obstacle.at(Obstacle.Kind.MAP_EDGE, hex));
        }
        if (obstruction.terrain()) {
            obstacles.add(Obstacle.at(Obstacle.Kind.TERRAIN, hex));
        } else if (obstruction.hill()) {
            obstacles.add(Obstacle.higherGround(hex, ground.level(hex), lower()));
        }
        if (obstruction.pieces()) {
            obstacles.add(Obstacle.at(Obstacle.Kind.UNIT, hex));
        }
        return obstacles;
    }

    /** Everything in a hex between the ends. @param effect what comes of all that obstructs in it */
    private void between(Hex hex, Obstruction obstruction, Effect effect, List<SightStep> steps) {
        if (!ground.contains(hex)) {
            steps.add(step(hex, Kind.OFF_MAP, obstruction.edge() ? effect : Effect.NONE, 0, 0, null));
            return;
        }
        int before = steps.size();
        boolean higher = ground.level(hex) > lower();
        if (obstruction.terrain() || (obstruction.hill() && !(higher && effect == Effect.BLOCKS))) {
            steps.add(step(hex, Kind.TERRAIN, effect, 0, 0, null));
        } else if (obstruction.hill()) {
            steps.add(step(hex, Kind.GROUND, effect, ground.level(hex), lower(), null));
        }
        if (obstruction.pieces()) {
            steps.add(step(hex, Kind.UNIT, effect, 0, 0, null));
        }
        if (obstruction.firedOver()) {
            steps.add(step(hex, Kind.UNIT, Effect.OVERLOOKED, 0, 0, from));
        }
        if (steps.size() == before) {
            steps.add(
                    step(hex, Kind.GROUND, Effect.NONE, ground.level(hex), Math.max(ground.level(hex), lower()), null));
        }
    }

    private int lower() {
        return Math.min(ground.level(from), ground.level(to));
    }

    private SightStep step(Hex hex, Kind kind, Effect effect, int actual, int limit, @Nullable Hex over) {
        return new SightStep(hex, null, kind, effect, ground.level(hex), actual, limit, over);
    }

    /** Why something obstructs or does not, after its name. */
    static String because(SightStep step, HexNames names) {
        if (step.effect() == Effect.BLOCKS) {
            return step.kind() == Kind.UNIT ? " blocks, as every unit and leader does" : " blocks";
        }
        Hex over = step.over();
        return over == null
                ? " does not block, for the hex across the line is open"
                : " is fired over from the hill " + names.hex(over);
    }

    /** What the heights of the ends mean for hills between them. */
    static String ends(Sightline line, HexNames names) {
        if (line.fromLevel() > 0 && line.toLevel() > 0) {
            return "Both ends are on hills, between which hills do not block.";
        }
        if (line.fromLevel() <= 0 && line.toLevel() <= 0) {
            return "Both ends are on low ground, between which every hill blocks.";
        }
        Hex hill = line.fromLevel() > 0 ? line.from() : line.to();
        return names.hex(hill) + " is on a hill and the other end on low ground: any hill between them blocks.";
    }
}
