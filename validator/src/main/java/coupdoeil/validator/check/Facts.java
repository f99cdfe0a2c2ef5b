package coupdoeil.validator.check;

import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.fact.Tracker;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.HashMap;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * The facts of one situation, each made once, when it is first asked for.
 *
 * <p>A fact is a base fact of the engine, the {@link HexGrid} (a session has one), a tracked reader
 * ({@link Ground}, {@link Occupancy}, and the {@link Tracker} itself for memos), or a class with one public constructor that takes other facts.
 */
public final class Facts {

    private final Situation situation;
    private final Tracker tracker;
    private final Map<Class<?>, Object> made = new HashMap<>();

    Facts(Situation situation, Tracker tracker) {
        this.situation = situation;
        this.tracker = tracker;
    }

    /**
     * The fact of a type.
     *
     * @throws NoSuchElementException if the situation cannot have it: a hex map fact of a table, a scenario
     *     fact of a pack seen through no scenario
     */
    public <T> T get(Class<T> type) {
        Object known = made.get(type);
        if (known == null) {
            known = make(type);
            made.put(type, known);
        }
        return type.cast(known);
    }

    private Object make(Class<?> type) {
        BaseFact base = BaseFact.ALL.get(type);
        if (base != null) {
            return base.value().apply(situation);
        }
        if (type == Tracker.class) {
            return tracker;
        }
        if (type == HexGrid.class) {
            return situation.map().orElseThrow().grid();
        }
        if (type == Ground.class) {
            return new Ground(situation.map().orElseThrow(), tracker);
        }
        if (type == Occupancy.class) {
            if (situation.scenario().isEmpty()) {
                throw new NoSuchElementException("nobody stands anywhere outside a scenario");
            }
            return new Occupancy(situation.map().orElseThrow().grid(), situation.stacks(), tracker);
        }
        Constructor<?> constructor = constructor(type);
        Object[] needs = new Object[constructor.getParameterCount()];
        for (int i = 0; i < needs.length; i++) {
            needs[i] = get(constructor.getParameterTypes()[i]);
        }
        try {
            return constructor.newInstance(needs);
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("fact " + type.getSimpleName() + " cannot be made", e);
        }
    }

    static Constructor<?> constructor(Class<?> type) {
        Constructor<?>[] constructors = type.getConstructors();
        if (constructors.length != 1) {
            throw new IllegalArgumentException(
                    type.getSimpleName() + " is no fact: a fact has one public constructor, which takes facts");
        }
        return constructors[0];
    }
}
