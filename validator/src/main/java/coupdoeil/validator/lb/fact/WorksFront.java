package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.scenario.Facing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * The front of whoever stands in works of which the chart says how many front hexsides they have (LB 13): so many around
 * what he faces, and the rest are rear. An even number lies around a corner, an odd one around a hexside, none or all six
 * around either; who faces the other kind keeps the front of his formation, for the chart does not say which hexside he
 * would gain or lose.
 */
final class WorksFront {

    private static final int SIDES = HexDirection.values().length;

    private WorksFront() {}

    /** The sides, relative to what is faced, as formations give theirs; empty if works do not change them. */
    static Optional<Attributes> sides(OptionalInt fronts, @Nullable Facing facing) {
        if (fronts.isEmpty() || !around(fronts, facing)) {
            return Optional.empty();
        }
        int count = Math.min(SIDES, fronts.getAsInt());
        List<Object> front = new ArrayList<>();
        List<Object> rear = new ArrayList<>();
        for (int i = 0; i < SIDES; i++) {
            (i < count ? front : rear).add(i - count / 2);
        }
        return Optional.of(Attributes.of("front", front, "flank", List.of(), "rear", rear));
    }

    /** Whether works of so many front hexsides lie around what is faced. */
    static boolean around(OptionalInt fronts, @Nullable Facing facing) {
        int count = fronts.orElse(-1);
        return count >= 0
                && facing != null
                && (count == 0 || count >= SIDES || (count % 2 == 0) == (facing instanceof Facing.ToCorner));
    }
}
