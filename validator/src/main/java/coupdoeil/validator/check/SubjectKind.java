package coupdoeil.validator.check;

import coupdoeil.validator.check.subject.Subject;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A kind of subject, a row of the engine's register: how to list the subjects of a situation.
 *
 * <p>Where subjects are many and change few at a time, the {@link GroundChange} says which; the others are listed and
 * compared.
 *
 * @param word what they are, for people; of most their {@link Subject#kind()}
 * @param ofScenario whether they belong to a scenario
 * @param field where there are any
 */
public record SubjectKind<S extends Subject>(
        Class<S> type, String word, boolean ofScenario, Field field, Lister lister) {

    /** Lists the subjects of a situation. */
    public interface Lister {
        /**
         * @param before the list of the situation before; null at first
         * @param change what was done to the ground since; empty if there was no situation before
         */
        SubjectList subjects(Situation now, @Nullable SubjectList before, Optional<GroundChange> change);
    }

    /** Subjects that are listed and compared. @param madeOf what they follow from; while that is equal, so are they */
    public static <S extends Subject> Lister listed(
            Function<Situation, List<?>> madeOf, Function<Situation, Collection<S>> list) {
        return (now, before, change) ->
                ListedSubjects.of(madeOf.apply(now), () -> list.apply(now), (ListedSubjects) before);
    }
}
