package coupdoeil.validator.imports.grammar;

import static coupdoeil.validator.imports.grammar.ListSigns.mean;

import coupdoeil.validator.imports.lines.LineKind;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.second.Sign;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.token.Tokenizer;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Gathers what bears out the units of a list. Linear in the lines and units, but for a look at what stands above each. */
final class UnitSigns {

    private static final int LONGEST_NAME = 50;
    private static final double MOST_UNLIKE = 3;
    private static final Pattern ODD = Pattern.compile("[,;:()\\[\\]|=\t]|\\d{3}");
    private static final Tags TROOPS =
            Tag.UNITS.union(Tag.ARMS).union(Tags.of(Tag.CALIBRE, Tag.LIGHT, Tag.MOUNTED, Tag.ONFOOT, Tag.GUNS));

    private final PlainBuilder list;
    private final OrderTree tree;
    private final SecondLook second;
    private final Predicate<Node> doubted;
    private final Predicate<Node> reported;
    private final Map<String, Double> kindRelations = new HashMap<>();
    private final ListSigns ofList;
    private final Map<Integer, Integer> onLine = new HashMap<>();
    private final Set<Node> above = Collections.newSetFromMap(new IdentityHashMap<>());
    private final double men;

    /** @param doubted units of which anything is @param reported units that findings name */
    UnitSigns(PlainBuilder list, OrderTree tree, Grammar said, Predicate<Node> doubted, Predicate<Node> reported) {
        this.list = list;
        this.tree = tree;
        this.second = new SecondLook(list, tree, said);
        this.doubted = doubted;
        this.reported = reported;
        for (LineKind kind : list.kinds) {
            kindRelations.put(kind.id(), mean(kind.lines(), line -> second.relation(line.at())));
        }
        ofList = new ListSigns(list, tree, second);
        double[] counted = tree.units.stream()
                .mapToDouble(UnitSigns::men)
                .filter(it -> it > 0)
                .sorted()
                .toArray();
        men = counted.length == 0 ? 0 : counted[counted.length / 2];
        tree.units.forEach(unit -> onLine.merge(unit.in.at(), 1, Integer::sum));
        tree.formations.stream().filter(node -> node.parent != null).forEach(node -> above.add(node.parent));
        List<Node> units = tree.units;
        set(ofList.signs, Sign.LIST_NAMED_AS_UNITS, mean(units, UnitSigns::named));
        set(ofList.signs, Sign.LIST_CLEAN_NAMES, mean(units, UnitSigns::clean));
        set(ofList.signs, Sign.LIST_ALONE, mean(units, this::alone));
        set(ofList.signs, Sign.LIST_UNITS_BESIDE, mean(units, this::beside));
    }

    private static void set(double[] signs, Sign sign, double value) {
        signs[sign.ordinal()] = value;
    }

    private static double men(Node unit) {
        Value value = unit.strengths.get(FigureKind.MEN);
        return value == null ? 0 : value.number();
    }

    private static double named(Node unit) {
        boolean digit = unit.name.chars().anyMatch(Character::isDigit);
        List<Token> words = digit ? List.of() : Tokenizer.words(unit.name);
        return digit || Lists.any(words, word -> word.isAny(TROOPS) || word.isOrdinal()) ? 1 : 0;
    }

    private static double clean(Node unit) {
        return unit.name.length() <= LONGEST_NAME && !ODD.matcher(unit.name).find() ? 1 : 0;
    }

    private double alone(Node unit) {
        return onLine.getOrDefault(unit.in.at(), 1) == 1 ? 1 : 0;
    }

    private double beside(Node unit) {
        return unit.parent != null && !above.contains(unit.parent) ? 1 : 0;
    }

    private double alike(Node unit) {
        double own = men(unit);
        return own <= 0 || men <= 0 ? 0 : -Math.min(MOST_UNLIKE, Math.abs(Math.log(own / men)));
    }

    /** By {@link Sign}. */
    double[] of(Node unit) {
        double[] signs = ofList.signs.clone();
        double roles = 0;
        for (Node node = unit.parent; node != null; node = node.parent) {
            roles = Math.min(roles, second.role(node));
        }
        String kind = list.kindOf.getOrDefault(unit.in.at(), "");
        set(signs, Sign.UNDOUBTED, doubted.test(unit) ? 0 : 1);
        set(signs, Sign.UNREPORTED, reported.test(unit) ? 0 : 1);
        set(signs, Sign.ROLE, second.role(unit));
        set(signs, Sign.RELATION, second.relation(unit));
        set(signs, Sign.ROLES_ABOVE, roles);
        set(signs, Sign.KIND_RELATION, kindRelations.getOrDefault(kind, 0.0));
        set(signs, Sign.IN_FORMATION, unit.parent == null ? 0 : 1);
        set(signs, Sign.CLEAN_NAME, clean(unit));
        set(signs, Sign.SIZE_ALIKE, alike(unit));
        set(signs, Sign.UNITS_BESIDE, beside(unit));
        set(signs, Sign.KIND_DEPTH, ofList.kindDepths.getOrDefault(kind, 1.0));
        return signs;
    }

    /** Whether it is more doubtful where the unit belongs than that it is one. */
    boolean isRelationUnlikely(Node unit) {
        return second.relation(unit) < second.role(unit);
    }

    /** Why the {@link #of signs} of a unit may not suffice. */
    String doubt(Node unit) {
        return isRelationUnlikely(unit)
                ? "in other lists, lines like this often belong elsewhere"
                : second.role(unit) < 0
                        ? "in other lists, lines like this are often something else"
                        : "lists written like this one are often misread";
    }
}
