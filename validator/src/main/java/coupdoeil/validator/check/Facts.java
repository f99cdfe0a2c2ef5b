package coupdoeil.validator.check;

import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Tracker;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;

/**
 * The facts of a situation, each made once, when it is first asked for. Those of a session follow it from edit to edit:
 * a fact is made anew only if one that it takes differs, and a fact with an {@code equals} of its own counts as the same
 * if it is equal.
 *
 * <p>A fact is a base fact of the engine, the {@link HexGrid} (a session has one), a tracked reader
 * ({@link Ground}, {@link Occupancy}, {@link Placements}, and the {@link Tracker} itself for memos), or a class with one public constructor that takes other facts.
 */
public final class Facts {

    private static final Set<Class<?>> GIVEN =
            Set.of(Tracker.class, HexGrid.class, Ground.class, Occupancy.class, Placements.class);

    private Situation situation;
    private final Tracker tracker;
    private final Map<Class<?>, Object> made = new HashMap<>();
    private final Map<Class<?>, List<Memo<?, ?>>> memos = new HashMap<>();
    private final Map<Class<?>, Boolean> differing = new HashMap<>();
    private final Map<Class<?>, Constructor<?>> constructors = new HashMap<>();

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

    /**
     * Goes on with the situation after an edit; whatever read a part of the map that differs is out of date.
     *
     * @param touched cells of the map that differ, and those on both sides of a hexside that does
     */
    void follow(Situation now, BitSet touched) {
        Situation before = situation;
        situation = now;
        differing.clear();
        for (BaseFact fact : BaseFact.ALL.values()) {
            Object was = made.get(fact.type());
            if (was != null && !fact.madeOf().apply(before).equals(fact.madeOf().apply(now))) {
                compare(fact.type(), was, fact.value().apply(now));
            }
        }
        if (made.get(Ground.class) instanceof Ground ground) {
            ground.follow(now.map().orElseThrow(), touched);
        }
        Optional<Moves> moves = now.movesSince(before);
        if (made.get(Occupancy.class) instanceof Occupancy occupancy) {
            occupancy.follow(now.stacks(), moves.map(Moves::hexes));
        }
        if (made.get(Placements.class) instanceof Placements placements) {
            moves.map(Moves::placements)
                    .ifPresentOrElse(placements::followSome, () -> placements.follow(now.placements()));
        }
        List.copyOf(made.keySet()).forEach(this::differs);
    }

    /** Whether a fact that was in use before the last edit differs now. */
    boolean differs(Class<?> type) {
        Boolean known = differing.get(type);
        if (known != null) {
            return known;
        }
        Object was = made.get(type);
        if (was == null || isGiven(type) || !Arrays.stream(needs(type)).anyMatch(this::differs)) {
            differing.put(type, false);
            return false;
        }
        made.remove(type);
        List<Memo<?, ?>> memosBefore = memos.getOrDefault(type, List.of());
        if (comparesItself(type) && !compare(type, was, make(type))) {
            memos.getOrDefault(type, List.of()).forEach(Memo::close);
            memos.put(type, memosBefore);
            return false;
        }
        memosBefore.forEach(Memo::close);
        differing.put(type, true);
        return true;
    }

    private static boolean comparesItself(Class<?> type) {
        try {
            return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    private boolean compare(Class<?> type, Object was, Object is) {
        boolean same = was.equals(is);
        made.put(type, same ? was : is);
        differing.put(type, !same);
        return !same;
    }

    /** Whether a fact is not made of other facts. */
    private static boolean isGiven(Class<?> type) {
        return BaseFact.ALL.containsKey(type) || GIVEN.contains(type);
    }

    private Class<?>[] needs(Class<?> type) {
        return constructors.computeIfAbsent(type, Facts::constructor).getParameterTypes();
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
        if (type == Placements.class) {
            return new Placements(situation.placements(), tracker);
        }
        Constructor<?> constructor = constructors.computeIfAbsent(type, Facts::constructor);
        Object[] needs =
                Arrays.stream(constructor.getParameterTypes()).map(this::get).toArray();
        try {
            Object fact = constructor.newInstance(needs);
            memos.put(type, tracker.newMemos());
            return fact;
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
