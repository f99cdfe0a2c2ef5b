package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * What a pack adds to its rule system, or puts in the place of what that says: a house variant. Terrain is in the pack's
 * chart.
 *
 * @param formations further formations; one of a known id takes the place of the system's
 * @param switches further switches; one of a known id takes the place of the system's, and so its recommended setting
 * @param specialRules further special rules; one of a known id takes the place of the system's
 * @param tables values that take the place of those in the system's tables; what they leave out stays
 */
@RecordBuilder
public record HouseRules(
        List<FormationType> formations,
        List<SwitchType> switches,
        List<SpecialRuleType> specialRules,
        Attributes tables)
        implements HouseRulesBuilder.With {

    /**
     * No number in the tables may be larger, or smaller than its negative: more than any of a rule system, years included,
     * and small enough that no rule that counts up to one takes long.
     */
    public static final int LARGEST = 2_000;

    public static final HouseRules NONE = new HouseRules(List.of(), List.of(), List.of(), Attributes.NONE);

    public HouseRules {
        formations = List.copyOf(formations);
        switches = List.copyOf(switches);
        specialRules = List.copyOf(specialRules);
    }

    public boolean isEmpty() {
        return equals(NONE);
    }

    /** Some entries with these added or, where the id is known, put in its place. */
    static <T> List<T> merged(List<T> known, List<T> own, Function<T, String> id) {
        Map<String, T> byId = new LinkedHashMap<>();
        known.forEach(entry -> byId.putIfAbsent(id.apply(entry), entry));
        own.forEach(entry -> byId.put(id.apply(entry), entry));
        return new ArrayList<>(byId.values());
    }

    /** Whether every number that a value of a table holds may stand there. */
    public static boolean fits(Object value) {
        if (value instanceof BigDecimal number) {
            return number.abs().compareTo(BigDecimal.valueOf(LARGEST)) <= 0;
        }
        if (value instanceof List<?> list) {
            return list.stream().allMatch(HouseRules::fits);
        }
        return !(value instanceof Attributes group)
                || group.values().values().stream().allMatch(HouseRules::fits);
    }

    /**
     * Attributes with others put over them, group by group; a list takes the place of a list. What does not fit is left
     * out.
     */
    static Attributes merged(Attributes known, Attributes own) {
        Attributes result = known;
        for (var entry : own.values().entrySet()) {
            Object value = entry.getValue();
            if (known.value(entry.getKey()).orElse(null) instanceof Attributes inner
                    && value instanceof Attributes over) {
                result = result.with(entry.getKey(), merged(inner, over));
            } else if (fits(value)) {
                result = result.with(entry.getKey(), value);
            }
        }
        return result;
    }
}
