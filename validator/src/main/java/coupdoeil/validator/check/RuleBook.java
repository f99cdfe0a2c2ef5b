package coupdoeil.validator.check;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** All rules that hold in a rule system: those of the tool itself and those of the system's rule set. */
public final class RuleBook {

    /** Id of the rule set that holds for every system. */
    public static final String EVERY_SYSTEM = "pack";

    private final List<RuleInfo> catalogue = new ArrayList<>();
    private final List<RuleMethod> methods = new ArrayList<>();
    private final Map<String, RuleInfo> byId = new HashMap<>();
    private final Set<String> built = new HashSet<>();
    private final Set<Class<?>> costly = new HashSet<>();
    private final boolean complete;

    private RuleBook(List<? extends RuleSet> sets) {
        this.complete = sets.stream().allMatch(RuleSet::complete)
                && sets.stream().anyMatch(set -> !set.system().equals(EVERY_SYSTEM));
        for (RuleSet set : sets) {
            RuleCatalogue rules = RuleCatalogue.of(set);
            catalogue.addAll(rules.all());
            rules.all().forEach(rule -> byId.put(rule.id(), rule));
            Bindings bindings = Bindings.of(set.system());
            costly.addAll(set.costly());
            set.topics().forEach(topic -> add(topic, set, rules, bindings));
        }
        List<String> order = catalogue.stream().map(RuleInfo::id).toList();
        Map<String, Integer> places = new HashMap<>();
        order.forEach(id -> places.put(id, places.size()));
        methods.sort(Comparator.comparing(method -> places.get(method.info().id())));
    }

    /** The rules of a system; a system without a rule set has only the tool's own. */
    public static RuleBook of(String system) {
        List<RuleSet> sets = new ArrayList<>();
        for (String id : List.of(EVERY_SYSTEM, system)) {
            SystemModule.of(id).ifPresent(sets::add);
        }
        return new RuleBook(sets);
    }

    /** A book of just these rule sets. */
    public static RuleBook of(List<? extends RuleSet> sets) {
        return new RuleBook(sets);
    }

    /** Every rule of the catalogue, built or not, in the order of reports. */
    public List<RuleInfo> catalogue() {
        return List.copyOf(catalogue);
    }

    public Optional<RuleInfo> rule(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** Whether a rule is built; one that is not is never examined. */
    public boolean isBuilt(String id) {
        return built.contains(id);
    }

    /** What a rule examines, in a word or, if it examines several kinds of subjects, in some; none if it is not built. */
    public List<String> examines(String id) {
        return methods.stream()
                .filter(method -> method.info().id().equals(id))
                .map(method -> method.subject().word())
                .distinct()
                .sorted()
                .toList();
    }

    /** Whether every rule of the system is built, so that nothing found means that there is nothing to find. */
    public boolean complete() {
        return complete;
    }

    List<RuleMethod> methods() {
        return methods;
    }

    /** Whether a rule takes a fact that is costly. */
    boolean isCostly(RuleMethod rule) {
        return rule.facts().stream().anyMatch(costly::contains);
    }

    boolean hasCostly() {
        return !costly.isEmpty();
    }

    private void add(Object topic, RuleSet set, RuleCatalogue rules, Bindings bindings) {
        Method[] declared = topic.getClass().getDeclaredMethods();
        // Of methods of one name their parameters decide: in which order a class lists them is not promised.
        Arrays.sort(declared, Comparator.comparing(Method::getName).thenComparing(Method::toString));
        for (Method method : declared) {
            set.id(method).ifPresent(id -> {
                RuleInfo info = rules.rule(id)
                        .orElseThrow(() -> new IllegalStateException(
                                "rule " + id + " of " + topic.getClass() + " is not in the catalogue"));
                built.add(id);
                methods.add(new RuleMethod(info, topic, method, bindings));
            });
        }
    }
}
