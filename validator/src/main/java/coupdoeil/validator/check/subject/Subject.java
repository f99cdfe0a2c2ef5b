package coupdoeil.validator.check.subject;

import java.util.List;

/**
 * What a rule examines. A subject is a value that holds everything it shows, so two subjects that are equal get the same
 * findings from a rule that reads nothing else.
 */
public interface Subject {

    /** What it is, in a word: {@code hex}, {@code unit}, {@code stack}. */
    String kind();

    /** Names it among its kind, the same from one edit to the next: an id, a hex label. */
    String key();

    /** Its name for people. */
    String name();

    /** Where it is; empty if nowhere. */
    List<FindingPlace> places();

    /** Kind, key and name without the rest. */
    default SubjectRef ref() {
        return new SubjectRef(kind(), key(), name());
    }
}
