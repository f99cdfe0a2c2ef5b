package coupdoeil.validator.check;

import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;

/**
 * The facts of a situation, each made once, when it is first asked for. Those of a session follow it from edit to edit:
 * a fact is made anew only if one that it takes differs, and a fact with an {@code equals} of its own counts as the same
 * if it is equal.
 *
 * <p>A fact has a row in the {@link Register}, or it is a class with one public constructor that takes other facts; which
 * class, the system's module may say.
 */
public final class Facts {

    private Situation situation;
    private final Tracker tracker;
    private final Bindings bindings;
    private final Map<Class<?>, Object> made = new HashMap<>();
    private final Map<Class<?>, List<Memo<?, ?>>> memos = new HashMap<>();
    private final Map<Class<?>, Boolean> differing = new HashMap<>();
    private final Map<Class<?>, Constructor<?>> constructors = new HashMap<>();
    private final Map<Class<?>, List<Class<?>>> needs = new HashMap<>();

    Facts(Situation situation, Tracker tracker) {
        this(situation, tracker, Bindings.of(situation.system().id()));
    }

    Facts(Situation situation, Tracker tracker, Bindings bindings) {
        this.situation = situation;
        this.tracker = tracker;
        this.bindings = bindings;
    }

    /**
     * The fact of a type.
     *
     * @throws NoSuchElementException if the situation cannot have it: a fact of a hex map on a table, of a scenario in
     *     a pack seen through none
     */
    public <T> T get(Class<T> type) {
        Class<?> bound = bindings.of(type);
        Object known = made.get(bound);
        if (known == null) {
            known = make(bound);
            made.put(bound, known);
        }
        return type.cast(known);
    }

    /** Goes on with the situation after an edit; whatever read a part of the ground or set-up that differs is out of date. */
    void follow(Situation now, GroundChange ground) {
        Situation before = situation;
        situation = now;
        differing.clear();
        for (FactSource<?> source : Register.facts()) {
            Object was = made.get(source.type());
            if (was != null) {
                compare(source.type(), was, source.followed(was, before, now, ground));
            }
        }
        List.copyOf(made.keySet()).forEach(this::differs);
        tracker.settle();
    }

    /** Whether a fact that was in use before the last edit differs now. @param type bound already */
    boolean differs(Class<?> type) {
        Boolean known = differing.get(type);
        if (known != null) {
            return known;
        }
        Object was = made.get(type);
        if (was == null || Register.fact(type) != null || !isOutOfDate(type)) {
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

    /** Asks about everything that a fact takes, for if it compares itself, it is made again at once, of facts as they are now. */
    private boolean isOutOfDate(Class<?> type) {
        boolean differs = false;
        for (Class<?> need : needs(type)) {
            differs |= differs(need);
        }
        return differs;
    }

    /** Whether any of some facts differs now: asked of every rule after every edit. */
    boolean anyDiffers(List<Class<?>> types) {
        for (Class<?> type : types) {
            if (differs(type)) {
                return true;
            }
        }
        return false;
    }

    private static boolean comparesItself(Class<?> type) {
        try {
            return type.getMethod("equals", Object.class).getDeclaringClass() != Object.class;
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(e);
        }
    }

    @SuppressWarnings("ReferenceEquality") // What goes on unchanged is told so without looking at it.
    private boolean compare(Class<?> type, Object was, Object is) {
        boolean same = was == is || was.equals(is);
        made.put(type, same ? was : is);
        differing.put(type, !same);
        return !same;
    }

    private List<Class<?>> needs(Class<?> type) {
        return needs.computeIfAbsent(
                type,
                none -> Arrays.stream(constructors
                                .computeIfAbsent(type, Facts::constructor)
                                .getParameterTypes())
                        .<Class<?>>map(bindings::of)
                        .toList());
    }

    private Object make(Class<?> type) {
        FactSource<?> source = Register.fact(type);
        if (source != null) {
            return made(source);
        }
        Constructor<?> constructor = constructors.computeIfAbsent(type, Facts::constructor);
        Object[] arguments = needs(type).stream().map(this::get).toArray();
        try {
            Object fact = constructor.newInstance(arguments);
            memos.put(type, tracker.newMemos());
            return fact;
        } catch (InvocationTargetException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("fact " + type.getSimpleName() + " cannot be made", e);
        }
    }

    private Object made(FactSource<?> source) {
        if (!source.field().includes(Field.of(situation.pack().battlefield()))) {
            throw new NoSuchElementException(
                    source.type().getSimpleName() + " is nothing of a battlefield of this kind");
        }
        if (source.ofScenario() && situation.scenario().isEmpty()) {
            throw new NoSuchElementException(source.type().getSimpleName() + " is nothing outside a scenario");
        }
        return source.make().apply(situation, tracker);
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
