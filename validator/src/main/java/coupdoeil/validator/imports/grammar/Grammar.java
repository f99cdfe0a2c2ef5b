package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.source.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * How a list is written, kind by kind. A kind that it does not speak of is as the readers take it.
 *
 * @param layouts of the whole list, see {@link ListLayout}
 * @param shapes lines that are joined or split, in this order
 * @param numbers whether numbers of lines, such as 1.2.3, say what they stand under, where nothing else is said
 * @param secondSide physical line with which a second side begins that nothing announces; 0 if none does
 */
public record Grammar(
        List<KindRule> rules, Set<ListLayout> layouts, List<Reshaping> shapes, int secondSide, boolean numbers) {

    /** Says nothing. */
    public static final Grammar NONE = new Grammar(List.of(), Set.of(), List.of(), 0, false);

    public Grammar {
        rules = List.copyOf(rules);
        layouts = Set.copyOf(layouts);
        shapes = List.copyOf(shapes);
    }

    /** Rules by the id of their kind. */
    public Map<String, KindRule> byKind() {
        return rules.stream().collect(Collectors.toMap(KindRule::kind, Function.identity()));
    }

    /** The rule of a kind; one that says nothing if there is none. */
    public KindRule of(String kind) {
        return rules.stream()
                .filter(rule -> rule.kind().equals(kind))
                .findFirst()
                .orElse(KindRule.of(kind));
    }

    Grammar withSecondSide(int line) {
        return new Grammar(rules, layouts, shapes, line, numbers);
    }

    Grammar withNumbers(boolean yes) {
        return new Grammar(rules, layouts, shapes, secondSide, yes);
    }

    Grammar withLayouts(Set<ListLayout> said) {
        return new Grammar(rules, said, shapes, secondSide, numbers);
    }

    /** With one more that comes behind the others. */
    Grammar with(Reshaping shape) {
        List<Reshaping> all = new ArrayList<>(shapes);
        all.add(shape);
        return new Grammar(rules, layouts, all, secondSide, numbers);
    }

    /** Says of its lines what they are, or nothing. */
    boolean saysNothingOfLines() {
        return rules.isEmpty() && secondSide == 0 && !numbers;
    }

    /** A list as it is laid out by this. */
    Source applied(Source source) {
        Source laid = source;
        for (ListLayout layout : ListLayout.values()) {
            laid = layouts.contains(layout) ? layout.without(laid) : laid;
        }
        for (Reshaping shape : shapes) {
            laid = shape.applied(laid);
        }
        return laid;
    }

    /** The same with another rule for a kind. */
    public Grammar with(KindRule rule) {
        List<KindRule> changed = new ArrayList<>(rules);
        changed.removeIf(other -> other.kind().equals(rule.kind()));
        changed.add(rule);
        return new Grammar(changed, layouts, shapes, secondSide, numbers);
    }
}
