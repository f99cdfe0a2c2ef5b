package coupdoeil.validator.check;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;

/**
 * What the facts that a rule takes rest on, facts of facts included.
 *
 * @param tracked whether anything is read part by part
 * @param scenario whether any of it belongs to a scenario
 * @param field where all of it can be asked for
 */
record Needs(boolean tracked, boolean scenario, Field field) {

    private static final Needs NOTHING = new Needs(false, false, Field.ANY);

    /**
     * @throws IllegalArgumentException if a type is no fact, facts rest on each other in a circle, or some need hexes
     *     and others a table
     */
    static Needs of(List<Class<?>> facts, Bindings bindings) {
        return of(facts, bindings, new ArrayDeque<>());
    }

    private static Needs of(List<Class<?>> facts, Bindings bindings, Deque<Class<?>> path) {
        Needs all = NOTHING;
        for (Class<?> fact : facts) {
            all = all.and(of(bindings.of(fact), bindings, path));
        }
        return all;
    }

    private static Needs of(Class<?> type, Bindings bindings, Deque<Class<?>> path) {
        if (path.contains(type)) {
            throw new IllegalArgumentException("facts rest on each other: " + path);
        }
        FactSource<?> source = Register.fact(type);
        if (source != null) {
            return new Needs(source.tracked(), source.ofScenario(), source.field());
        }
        path.push(type);
        Needs needs = of(List.of(Facts.constructor(type).getParameterTypes()), bindings, path);
        path.pop();
        return needs;
    }

    private Needs and(Needs other) {
        return new Needs(tracked || other.tracked, scenario || other.scenario, field.and(other.field));
    }
}
