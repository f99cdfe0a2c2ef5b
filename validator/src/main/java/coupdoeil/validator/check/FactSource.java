package coupdoeil.validator.check;

import coupdoeil.validator.check.fact.Tracker;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Where facts of a type come from: a row of the engine's register. Other facts are made of these by their constructors.
 *
 * @param field where it can be asked for
 * @param ofScenario whether it belongs to a scenario
 * @param tracked whether it is read part by part, each reading recorded
 * @param make makes it for a situation that can have it
 * @param follow goes on with it after an edit
 */
public record FactSource<T>(
        Class<T> type,
        Field field,
        boolean ofScenario,
        boolean tracked,
        BiFunction<Situation, Tracker, T> make,
        Follow<T> follow) {

    /** Goes on with a fact after an edit. */
    public interface Follow<T> {
        /** The fact that holds now; the same object, or an equal one, if nobody has to read it again as a whole. */
        T follow(T known, Situation before, Situation now, GroundChange ground);
    }

    /**
     * A fact of the pack that is read as a whole: if it differs between two packs, every rule that takes it runs again.
     *
     * @param madeOf what it follows from; while that is equal, so is the fact
     */
    public static <T> FactSource<T> ofPack(
            Class<T> type, Field field, Function<Situation, List<?>> madeOf, Function<Situation, T> value) {
        return whole(type, field, false, madeOf, value);
    }

    /** A fact of a scenario that is read as a whole. */
    static <T> FactSource<T> ofScenario(
            Class<T> type, Function<Situation, List<?>> madeOf, Function<Situation, T> value) {
        return whole(type, Field.ANY, true, madeOf, value);
    }

    /** A fact that is read part by part; it is told of an edit and puts out of date who read what differs. */
    public static <T> FactSource<T> tracked(
            Class<T> type, Field field, boolean ofScenario, BiFunction<Situation, Tracker, T> make, Told<T> told) {
        return new FactSource<>(type, field, ofScenario, true, make, (known, before, now, ground) -> {
            told.follow(known, before, now, ground);
            return known;
        });
    }

    /** Tells a fact of an edit. */
    public interface Told<T> {
        void follow(T known, Situation before, Situation now, GroundChange ground);
    }

    private static <T> FactSource<T> whole(
            Class<T> type,
            Field field,
            boolean ofScenario,
            Function<Situation, List<?>> madeOf,
            Function<Situation, T> value) {
        return new FactSource<>(
                type,
                field,
                ofScenario,
                false,
                (situation, tracker) -> value.apply(situation),
                (known, before, now, ground) ->
                        madeOf.apply(before).equals(madeOf.apply(now)) ? known : value.apply(now));
    }

    /** The fact that holds now, of one that held before. */
    Object followed(Object known, Situation before, Situation now, GroundChange ground) {
        return follow.follow(type.cast(known), before, now, ground);
    }
}
