package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
public record HouseRules(
        List<FormationType> formations,
        List<SwitchType> switches,
        List<SpecialRuleType> specialRules,
        Attributes tables) {

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

    /** Attributes with others put over them, group by group; a list takes the place of a list. */
    static Attributes merged(Attributes known, Attributes own) {
        Attributes result = known;
        for (var entry : own.values().entrySet()) {
            Object before = known.value(entry.getKey()).orElse(null);
            Object value = before instanceof Attributes inner && entry.getValue() instanceof Attributes over
                    ? merged(inner, over)
                    : entry.getValue();
            result = result.with(entry.getKey(), Objects.requireNonNull(value));
        }
        return result;
    }
}
