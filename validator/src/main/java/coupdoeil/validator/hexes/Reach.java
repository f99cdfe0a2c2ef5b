package coupdoeil.validator.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** Which hexes hang together, step by step. */
public final class Reach {

    /** Whether one may step from a hex to its neighbour in a direction. */
    public interface Step {
        boolean open(Hex from, HexDirection direction, Hex to);
    }

    private Reach() {}

    /** The cells of a grid that can be reached from some of its hexes, these included; costs six steps a cell. */
    public static BitSet of(HexGrid grid, Collection<Hex> from, Step step) {
        BitSet reached = new BitSet(grid.size());
        Deque<Hex> frontier = new ArrayDeque<>();
        for (Hex hex : from) {
            if (grid.contains(hex)) {
                reached.set(grid.index(hex));
                frontier.add(hex);
            }
        }
        while (!frontier.isEmpty()) {
            Hex hex = frontier.poll();
            for (int k = 0; k < 6; k++) {
                HexDirection direction = HexDirection.of(k);
                Hex neighbour = hex.plus(direction);
                int cell = grid.index(neighbour);
                if (cell >= 0 && !reached.get(cell) && step.open(hex, direction, neighbour)) {
                    reached.set(cell);
                    frontier.add(neighbour);
                }
            }
        }
        return reached;
    }

    /** Whether any hex that can be reached from one, itself included, meets a goal; costs only the steps until it does. */
    public static boolean leads(Hex from, Step step, Predicate<Hex> goal) {
        Set<Hex> reached = new HashSet<>(List.of(from));
        Deque<Hex> frontier = new ArrayDeque<>(List.of(from));
        while (!frontier.isEmpty()) {
            Hex hex = frontier.poll();
            if (goal.test(hex)) {
                return true;
            }
            for (HexDirection direction : HexDirection.values()) {
                Hex neighbour = hex.plus(direction);
                if (!reached.contains(neighbour) && step.open(hex, direction, neighbour)) {
                    reached.add(neighbour);
                    frontier.add(neighbour);
                }
            }
        }
        return false;
    }

    /** Some hexes in groups that touch, each row by row, in the order of their first hexes. */
    public static List<List<Hex>> groups(Collection<Hex> hexes) {
        Set<Hex> left = new TreeSet<>(hexes);
        List<List<Hex>> groups = new ArrayList<>();
        while (!left.isEmpty()) {
            Set<Hex> group = new TreeSet<>();
            Deque<Hex> open = new ArrayDeque<>(List.of(left.iterator().next()));
            left.removeAll(open);
            while (!open.isEmpty()) {
                Hex hex = open.remove();
                group.add(hex);
                hex.neighbours().stream().filter(left::remove).forEach(open::add);
            }
            groups.add(List.copyOf(group));
        }
        return groups;
    }
}
