package coupdoeil.model.course;

import coupdoeil.model.grid.HexSide;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a course changes of the lines that are there: it joins an end one side away, stops where it meets a line that it
 * would pass by one side, and takes along the last side of a line that would be left standing alone.
 *
 * @param added sides that get the feature
 * @param removed sides that lose it
 */
public record Drawing(Set<HexSide> added, Set<HexSide> removed) {

    public Drawing {
        added = Set.copyOf(added);
        removed = Set.copyOf(removed);
    }

    /** Draws a course, each of whose points is one side from the one before. */
    public static <N> Drawing along(Lines<N> lines, List<N> course) {
        return along(lines, course, Set.of());
    }

    /** Draws a course in place of the line between its ends; as any other if there is none. */
    public static <N> Drawing instead(Lines<N> lines, List<N> course) {
        if (course.isEmpty()) {
            return new Drawing(Set.of(), Set.of());
        }
        List<HexSide> old = lines.between(course.get(0), course.get(course.size() - 1));
        return along(lines, course, new LinkedHashSet<>(old));
    }

    private static <N> Drawing along(Lines<N> lines, List<N> course, Set<HexSide> replaced) {
        Set<HexSide> removed = new LinkedHashSet<>(replaced);
        Set<HexSide> added = new LinkedHashSet<>();
        List<N> kept = trimmed(lines.with(Set.of(), removed), course);
        for (HexSide side : sides(lines.net(), kept)) {
            if (!removed.remove(side) && !lines.drawn().test(side)) {
                added.add(side);
            }
        }
        if (!kept.isEmpty()) {
            for (N end : List.of(kept.get(0), kept.get(kept.size() - 1))) {
                join(lines.with(added, removed), end).ifPresent(added::add);
            }
        }
        // Those that were travelled last: where one of two must go, the pointer has shown which is to stay.
        Set<HexSide> beside = new LinkedHashSet<>();
        kept.forEach(point -> beside.addAll(lines.net().sides(point)));
        Set<HexSide> travelled = sides(lines.net(), kept);
        beside.removeAll(travelled);
        Stream.concat(beside.stream(), travelled.stream())
                .filter(side -> !added.contains(side) && !lines.isSpur(side))
                .filter(side -> lines.with(added, removed).isSpur(side))
                .forEach(removed::add);
        return new Drawing(added, removed);
    }

    /** The sides of a course, each once, in its order. */
    public static <N> Set<HexSide> sides(Net<N> net, List<N> course) {
        Set<HexSide> sides = new LinkedHashSet<>();
        for (int i = 1; i < course.size(); i++) {
            sides.add(net.side(course.get(i - 1), course.get(i)));
        }
        return sides;
    }

    /** A course without the one side at its end, or its beginning, by which it would pass a line. */
    private static <N> List<N> trimmed(Lines<N> lines, List<N> course) {
        List<N> kept = new ArrayList<>(course);
        for (int turn = 0; turn < 2; turn++) {
            int size = kept.size();
            if (size > 1 && passes(lines, kept)) {
                kept.remove(size - 1);
            }
            Collections.reverse(kept);
        }
        return kept;
    }

    private static <N> boolean passes(Lines<N> lines, List<N> course) {
        HexSide last = lines.net().side(course.get(course.size() - 2), course.get(course.size() - 1));
        return !lines.drawn().test(last)
                && lines.with(sides(lines.net(), course), Set.of()).isSpur(last);
    }

    /** The side between a loose end and another. */
    private static <N> Optional<HexSide> join(Lines<N> lines, N end) {
        return lines.net().sides(end).stream().filter(lines::isGap).findFirst();
    }
}
