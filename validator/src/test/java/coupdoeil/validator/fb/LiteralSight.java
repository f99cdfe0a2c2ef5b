package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.fb.sight.SightLimits;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.LiteralLine;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The rules of sight as the digest words them, sentence by sentence, sharing nothing with the code under test. */
final class LiteralSight {

    /** A line from the origin: its two sides and the hexsides that it covers. */
    private record Line(List<Hex> p1, List<Hex> p2, List<HexSide> along) {}

    /** Lines by where they lead: cutting one with every hexagon around takes longer than all the rest. */
    private static final Map<Hex, Line> LINES = new HashMap<>();

    private final RandomField field;

    LiteralSight(RandomField field) {
        this.field = field;
    }

    Sighting look(Hex a, Hex b) {
        if (a.equals(b)) {
            return Sighting.VISIBLE;
        }
        int range = distance(a, b);
        if (range > field.limits.visibility()) {
            return Sighting.TOO_FAR;
        }
        Line line = line(new Hex(b.q() - a.q(), b.r() - a.r()));
        List<Hex> p1 = moved(line.p1, a);
        List<Hex> p2 = moved(line.p2, a);
        if (line.along.stream().map(side -> moved(side, a)).anyMatch(field::wall)) {
            return Sighting.BLOCKED;
        }
        if (somethingBlocks(p1) && somethingBlocks(p2)) {
            return Sighting.BLOCKED;
        }
        if (field.level(a) == field.level(b)) {
            long n = Math.min(range - 1, Math.min(between(p1, field.level(a)), between(p2, field.level(a))));
            boolean tooFar = field.limits.mode() == SightLimits.SameElevation.COUNT
                    ? n > field.limits.sameElevation()
                    : n >= 1 && range > field.limits.sameElevation();
            if (tooFar) {
                return Sighting.TOO_FAR;
            }
        }
        boolean shut1 = somethingBlocks(p1) || slopeBlocks(p1);
        boolean shut2 = somethingBlocks(p2) || slopeBlocks(p2);
        return shut1 && shut2 ? Sighting.BLIND : Sighting.VISIBLE;
    }

    private static Line line(Hex to) {
        synchronized (LINES) {
            return LINES.computeIfAbsent(
                    to,
                    end -> new Line(
                            LiteralLine.hexes(Hex.ORIGIN, end, 1),
                            LiteralLine.hexes(Hex.ORIGIN, end, -1),
                            LiteralLine.along(Hex.ORIGIN, end)));
        }
    }

    private static List<Hex> moved(List<Hex> path, Hex by) {
        return path.stream().map(hex -> hex.plus(by.q(), by.r())).toList();
    }

    private static HexSide moved(HexSide side, Hex by) {
        return new HexSide(side.hex().plus(by.q(), by.r()), side.direction());
    }

    private long between(List<Hex> path, int level) {
        return path.subList(1, path.size() - 1).stream()
                .filter(field::contains)
                .filter(hex -> field.level(hex) == level)
                .count();
    }

    private boolean somethingBlocks(List<Hex> path) {
        int last = path.size() - 1;
        int top = Math.max(field.level(path.get(0)), field.level(path.get(last)));
        for (int i = 1; i < last; i++) {
            Hex hex = path.get(i);
            if (field.contains(hex) && field.level(hex) > top) {
                return true;
            }
            if (field.contains(hex) && field.blocks(hex) && !inZoneOfStart(path, i) && !inZoneOfEnd(path, i)) {
                return true;
            }
        }
        for (int i = 0; i < last; i++) {
            if (field.wall(HexSide.between(path.get(i), path.get(i + 1)))) {
                boolean bothInStarts = inZoneOfStart(path, i) && inZoneOfStart(path, i + 1);
                boolean bothInEnds = inZoneOfEnd(path, i) && inZoneOfEnd(path, i + 1);
                if (!bothInStarts && !bothInEnds) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean inZoneOfStart(List<Hex> path, int i) {
        return field.level(path.get(i)) < field.level(path.get(0)) && slopeBlocks(path.subList(0, i + 1));
    }

    private boolean inZoneOfEnd(List<Hex> path, int i) {
        return field.level(path.get(i)) < field.level(path.get(path.size() - 1))
                && slopeBlocks(path.subList(i, path.size()));
    }

    private boolean slopeBlocks(List<Hex> path) {
        Hex first = path.get(0);
        Hex last = path.get(path.size() - 1);
        if (field.level(first) == field.level(last)) {
            return false;
        }
        boolean firstIsHigher = field.level(first) > field.level(last);
        int highest = Integer.MIN_VALUE;
        for (int i = 0; i + 1 < path.size(); i++) {
            if (field.slope(HexSide.between(path.get(i), path.get(i + 1)))) {
                highest = Math.max(highest, height(path, i));
            }
        }
        for (int i = 0; i + 1 < path.size(); i++) {
            if (field.slope(HexSide.between(path.get(i), path.get(i + 1))) && height(path, i) == highest) {
                int fromFirst = distance(first, path.get(i)) + 1;
                int fromLast = distance(last, path.get(i + 1)) + 1;
                if (firstIsHigher ? fromLast < fromFirst : fromFirst < fromLast) {
                    return true;
                }
            }
        }
        return false;
    }

    private int height(List<Hex> path, int i) {
        return Math.max(field.level(path.get(i)), field.level(path.get(i + 1)));
    }

    private static int distance(Hex a, Hex b) {
        int dq = Math.abs(a.q() - b.q());
        int dr = Math.abs(a.r() - b.r());
        int ds = Math.abs(a.q() + a.r() - b.q() - b.r());
        return Math.max(dq, Math.max(dr, ds));
    }
}
