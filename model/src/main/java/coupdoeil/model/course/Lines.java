package coupdoeil.model.course;

import coupdoeil.model.grid.HexSide;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The lines that one feature makes on a net.
 *
 * @param drawn whether a hexside has the feature
 */
public record Lines<N>(Net<N> net, Predicate<HexSide> drawn) {

    /** Sides of the feature that meet at a point: 0 where it is not, 1 where it ends, 2 on its way, more at a junction. */
    public int meeting(N point) {
        int meeting = 0;
        for (HexSide side : net.sides(point)) {
            if (drawn.test(side)) {
                meeting++;
            }
        }
        return meeting;
    }

    /** Whether a line ends here in the middle of the map. */
    public boolean isEnd(N point) {
        return meeting(point) == 1 && !net.atEdge(point);
    }

    /**
     * Whether a side stands alone at one end of a line that goes on without it: one end is loose, at the other the line
     * runs past. The first side of a line, as at a spring, is none, nor is one that leaves the map.
     */
    public boolean isSpur(HexSide side) {
        if (!drawn.test(side)) {
            return false;
        }
        N one = net.ends(side).get(0);
        N other = net.ends(side).get(1);
        return isEnd(one) && meeting(other) > 2 || isEnd(other) && meeting(one) > 2;
    }

    /** Whether only this side is missing between two ends. */
    public boolean isGap(HexSide side) {
        return !drawn.test(side) && net.ends(side).stream().allMatch(this::isEnd);
    }

    /** These lines with some sides more and others less. */
    public Lines<N> with(Set<HexSide> more, Set<HexSide> less) {
        return new Lines<>(net, side -> !less.contains(side) && (more.contains(side) || drawn.test(side)));
    }

    /**
     * The stretch of line that a side belongs to: from end or junction to end or junction, or all round a ring. Empty if
     * the feature is not there.
     */
    public Set<HexSide> stretch(HexSide side) {
        Set<HexSide> stretch = new LinkedHashSet<>();
        if (drawn.test(side)) {
            stretch.add(side);
            net.ends(side).forEach(end -> follow(side, end, stretch));
        }
        return stretch;
    }

    /** The points at which only one of some sides ends: the two ends of a stretch, none of a ring. */
    public List<N> tips(Set<HexSide> sides) {
        List<N> tips = new ArrayList<>();
        sides.forEach(side -> net.ends(side).forEach(point -> {
            if (!tips.remove(point)) {
                tips.add(point);
            }
        }));
        return tips;
    }

    private void follow(HexSide from, N towards, Set<HexSide> stretch) {
        HexSide last = from;
        N point = towards;
        while (meeting(point) == 2) {
            HexSide next = other(last, point);
            if (!stretch.add(next)) {
                return;
            }
            point = net.ends(next).get(0).equals(point)
                    ? net.ends(next).get(1)
                    : net.ends(next).get(0);
            last = next;
        }
    }

    private HexSide other(HexSide last, N point) {
        return net.sides(point).stream()
                .filter(side -> drawn.test(side) && !side.equals(last))
                .findFirst()
                .orElseThrow();
    }

    /** The sides between two points of one line, if it runs from one to the other without a junction; else none. */
    public List<HexSide> between(N from, N to) {
        for (HexSide first : net.sides(from)) {
            if (drawn.test(first)) {
                List<HexSide> way = way(from, first, to);
                if (!way.isEmpty()) {
                    return way;
                }
            }
        }
        return List.of();
    }

    private List<HexSide> way(N from, HexSide first, N to) {
        Set<HexSide> way = new LinkedHashSet<>();
        N point = from;
        HexSide side = first;
        while (way.add(side)) {
            List<N> ends = net.ends(side);
            point = ends.get(0).equals(point) ? ends.get(1) : ends.get(0);
            if (point.equals(to)) {
                return new ArrayList<>(way);
            }
            if (meeting(point) != 2) {
                return List.of();
            }
            side = other(side, point);
        }
        return List.of();
    }
}
