package coupdoeil.validator.random;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Values for a random pack: as a rule system expects them or, as often as the pack is disorderly, anything that a file
 * could hold. It knows the ids that the pack gives, so that most references lead somewhere.
 */
final class RandomValues {

    /** Kinds of things that have ids of their own. */
    static final List<String> KINDS = List.of("side", "army", "formation", "unit", "leader", "place", "feature");

    private static final List<Object> ANYTHING = List.of(
            "",
            "nowhere",
            "07:15",
            "0101",
            "+3",
            "\u0000\uD83D",
            number("0"),
            number("-1"),
            number("0.5"),
            number("7"),
            number("2147483647"),
            number("-2147483648"),
            number("999999999999999999"),
            number("1E-100"),
            number("1E+17"),
            true,
            false,
            List.of(),
            List.of(1, 2, 3),
            List.of("a", 1, true, List.of(), Attributes.of("x", 1)),
            Attributes.NONE,
            Attributes.of("name", "x", "value", Attributes.of("deeper", List.of(List.of(-1)))));

    private final RuleSystem system;
    private final Random random;
    private final double disorder;
    private final Map<String, List<String>> ids = new HashMap<>();

    /** @param disorder how often, of 1, a value is anything */
    RandomValues(RuleSystem system, Random random, double disorder) {
        this.system = system;
        this.random = random;
        this.disorder = disorder;
        for (String kind : KINDS) {
            int most = kind.equals("side") || kind.equals("army") ? 2 : 7;
            int count = disorder > 0 && random.nextInt(12) == 0 ? 0 : 2 + random.nextInt(most);
            ids.put(
                    kind,
                    IntStream.range(0, count).mapToObj(i -> kind + "-" + i).toList());
        }
    }

    RuleSystem system() {
        return system;
    }

    /** Whether something is to be wrong this time. */
    boolean wild() {
        return random.nextDouble() < disorder;
    }

    int below(int bound) {
        return random.nextInt(bound);
    }

    boolean oneIn(int count) {
        return random.nextInt(count) == 0;
    }

    <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    <T> @Nullable T orNull(Supplier<T> supplier) {
        return random.nextInt(3) == 0 ? null : supplier.get();
    }

    <T> List<T> some(int most, Supplier<T> supplier) {
        List<T> list = new ArrayList<>();
        for (int i = random.nextInt(most + 1); i > 0; i--) {
            list.add(supplier.get());
        }
        return list;
    }

    /** A few of these, or words that are none of them. */
    List<String> words(List<String> known) {
        return some(2, () -> word(known));
    }

    /** One of these, or a word that is none of them. */
    String word(List<String> known) {
        return known.isEmpty() || wild()
                ? pick(List.of("", "nowhere", "side-0", "unit-1", "#2", "a/b \"c\""))
                : pick(known);
    }

    /** The id of the next thing of a kind; now and then one that is taken. */
    String id(String kind, int number) {
        return wild() ? reference(kind) : kind + "-" + number;
    }

    List<String> ids(String kind) {
        return ids.getOrDefault(kind, List.of());
    }

    /** The id of something of this kind in the pack, as a rule. */
    String reference(String kind) {
        return word(ids(wild() ? pick(KINDS) : kind));
    }

    /** A small number as a rule; otherwise one that nothing can have so much of. */
    int count(int most) {
        if (wild()) {
            return random.nextInt(8) == 0
                    ? pick(List.of(Integer.MAX_VALUE, Integer.MIN_VALUE))
                    : pick(List.of(-1, 0, 1_000_000, -1_000_000));
        }
        return random.nextInt(most);
    }

    /** Most of the attributes that the rule system knows of a kind of thing. */
    Attributes attributes(String kind) {
        return attributes(system.attributesOf(kind));
    }

    Attributes attributes(List<AttributeType> types) {
        Attributes attributes = Attributes.NONE;
        for (AttributeType type : types) {
            if (type.required() ? !wild() : random.nextInt(3) > 0) {
                attributes = attributes.with(type.id(), wild() ? pick(ANYTHING) : value(type));
            }
        }
        return wild() ? attributes.with(pick(List.of("", "mystery", "steps")), pick(ANYTHING)) : attributes;
    }

    private Object value(AttributeType type) {
        return switch (type.kind()) {
            case INTEGER -> integer(type);
            case NUMBER -> number(random.nextInt(9) + ".5");
            case BOOLEAN -> random.nextBoolean();
            case TEXT -> text();
            case CHOICE -> type.values().isEmpty() ? text() : pick(type.values());
            case INTEGERS -> some(4, () -> integer(type));
            case WORD -> text();
            case WORDS -> some(3, this::text);
            case TEXTS -> some(3, () -> type.values().isEmpty() ? text() : pick(type.values()));
            case REFERENCE -> reference(type.values().isEmpty() ? pick(KINDS) : pick(type.values()));
            case REFERENCES -> some(3, () -> reference(type.values().isEmpty() ? pick(KINDS) : pick(type.values())));
            case GROUP -> attributes(type.members());
            case GROUPS -> some(3, () -> attributes(type.members()));
        };
    }

    private int integer(AttributeType type) {
        int min = type.min() == null ? 0 : type.min().intValue();
        int max = type.max() == null ? min + 12 : type.max().intValue();
        return min + random.nextInt(Math.max(1, Math.min(50, max - min + 1)));
    }

    /** A text of the sort that attributes hold: a nationality, a terrain, a turn, an id. */
    private String text() {
        return switch (random.nextInt(5)) {
            case 0 -> pick(List.of("French", "Spanish", "British"));
            case 1 -> pick(system.chart().records()).id();
            case 2 -> pick(List.of("08:00", "09:30", "1", "3"));
            case 3 -> reference(pick(KINDS));
            default -> pick(List.of("", "12", "6/4", "2-1", "any word"));
        };
    }

    private static BigDecimal number(String text) {
        return new BigDecimal(text);
    }
}
