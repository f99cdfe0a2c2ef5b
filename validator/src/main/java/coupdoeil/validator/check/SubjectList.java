package coupdoeil.validator.check;

import coupdoeil.validator.check.subject.Subject;
import java.util.Comparator;
import java.util.HashSet;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The subjects of one kind in a situation, and which of them differ from the situation before. Each has a place: a key
 * that is unique among its kind and the same from one situation to the next.
 */
public abstract class SubjectList {

    /** The order of places that have one of their own: hexes, cells. */
    @SuppressWarnings("unchecked") // All places of a list are of one kind.
    protected static final Comparator<Object> NATURALLY = (some, other) -> ((Comparable<Object>) some).compareTo(other);

    /** Places of subjects that are new or differ; none at first. */
    protected final Set<Object> changed = new HashSet<>();
    /** Places that had a subject before and have none now. */
    protected final Set<Object> gone = new HashSet<>();

    public abstract int size();

    /** Every subject with its place. */
    public abstract void forEach(BiConsumer<Object, Subject> consumer);

    final Set<Object> changed() {
        return changed;
    }

    final Set<Object> gone() {
        return gone;
    }

    /** The subject of a place; null if there is none. */
    @Nullable
    public abstract Subject get(Object place);

    /** The order of reports, of places that have a subject. */
    public abstract Comparator<Object> inOrder();

    /** Stands for the order of reports: the same object in two situations only if they order all places alike. */
    public abstract Object order();
}
