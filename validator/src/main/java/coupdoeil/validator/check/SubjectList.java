package coupdoeil.validator.check;

import coupdoeil.validator.check.subject.Subject;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * The subjects of one kind in a situation, and which of them differ from the situation before. Each has a place: a key
 * that is unique among its kind and the same from one situation to the next.
 */
public abstract class SubjectList {

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

    /** Places in the order of reports. */
    public abstract List<Object> inOrder(Collection<Object> places);

    /** Stands for the order of reports: the same object in two situations only if they order all places alike. */
    public abstract Object order();
}
