package coupdoeil.validator.check;

import coupdoeil.model.scenario.Placement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** A list of which some elements are made of one placement each, in the order of the set-up; it knows which of which. */
final class PlacedList<T> {

    private static final int NOWHERE = -1;

    private final List<T> list;
    /** Of each placement of the set-up, where in the list it is. */
    private final int[] places;

    private PlacedList(List<T> list, int[] places) {
        this.list = list;
        this.places = places;
    }

    /** @param madeOf the very placement of the set-up that an element is made of, or anything else */
    @SuppressWarnings("ReferenceEquality") // Equal placements may stand side by side in a set-up.
    static <T> PlacedList<T> of(List<T> list, Function<T, ?> madeOf, List<Placement> setup) {
        int[] places = new int[setup.size()];
        Arrays.fill(places, NOWHERE);
        int next = 0;
        for (int at = 0; at < list.size(); at++) {
            if (madeOf.apply(list.get(at)) instanceof Placement placement) {
                while (setup.get(next) != placement) {
                    next++;
                }
                places[next++] = at;
            }
        }
        return new PlacedList<>(List.copyOf(list), places);
    }

    /** The list after moves; elements of those who stay are the same. */
    PlacedList<T> after(Moves moves, BiFunction<T, Placement, T> move) {
        List<T> result = new ArrayList<>();
        moves.forEach((number, placement) -> {
            int at = places[number];
            if (at != NOWHERE) {
                if (result.isEmpty()) {
                    result.addAll(list);
                }
                result.set(at, move.apply(list.get(at), placement));
            }
        });
        return result.isEmpty() ? this : new PlacedList<>(List.copyOf(result), places);
    }

    /** The list with another element, made of no placement, in the first place. */
    PlacedList<T> withFirst(T first) {
        List<T> result = new ArrayList<>(list);
        result.set(0, first);
        return new PlacedList<>(List.copyOf(result), places);
    }

    List<T> list() {
        return list;
    }
}
