package coupdoeil.validator.export;

import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Something that files do not hold, or not as it is.
 *
 * @param kind one word for programs, the same in every export of its target: {@code off-map}
 * @param how whether it is left out or comes near
 * @param what for people, without a number: {@code units that stand off the map}
 * @param count how many things it is about; 0 for one that is not counted
 * @param ids of these things, as far as they have any
 * @param share how much comes through all the same, 0 to 1; null where that was not measured
 */
public record Loss(
        String kind,
        How how,
        String what,
        int count,
        List<String> ids,
        @Nullable BigDecimal share) {

    /** What became of it. */
    public enum How {
        DROPPED,
        APPROXIMATED
    }

    public Loss {
        ids = List.copyOf(ids);
    }

    /** Things with ids that are left out. */
    public static Loss dropped(String kind, String what, List<String> ids) {
        return new Loss(kind, How.DROPPED, what, ids.size(), ids, null);
    }

    /** Things with ids that are not quite what they were. */
    public static Loss approximated(String kind, String what, List<String> ids) {
        return new Loss(kind, How.APPROXIMATED, what, ids.size(), ids, null);
    }
}
