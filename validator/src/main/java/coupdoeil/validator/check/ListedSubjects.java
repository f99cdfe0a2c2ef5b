package coupdoeil.validator.check;

import coupdoeil.validator.check.subject.Subject;
import java.util.Collection;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Subjects that are few enough to be listed and compared: units, stacks, places, groups. */
final class ListedSubjects implements SubjectList {

    private final List<?> madeOf;
    private final Map<Object, Subject> subjects;
    private final Object order;
    private final Set<Object> changed = new HashSet<>();
    private final Set<Object> gone = new HashSet<>();

    private ListedSubjects(List<?> madeOf, Map<Object, Subject> subjects, @Nullable ListedSubjects before) {
        this.madeOf = madeOf;
        this.subjects = subjects;
        if (before == null) {
            order = new Object();
        } else if (subjects == before.subjects) {
            order = before.order;
        } else {
            subjects.forEach((place, subject) -> {
                if (!subject.equals(before.subjects.get(place))) {
                    changed.add(place);
                }
            });
            gone.addAll(before.subjects.keySet());
            gone.removeAll(subjects.keySet());
            order = sameOrder(before) ? before.order : new Object();
        }
    }

    /**
     * Lists subjects.
     *
     * @param madeOf what they follow from; while that is equal, so are they
     * @param before the list of the situation before; null at first
     */
    static ListedSubjects of(
            List<?> madeOf, Supplier<Collection<? extends Subject>> listed, @Nullable ListedSubjects before) {
        if (before != null && before.madeOf.equals(madeOf)) {
            return new ListedSubjects(madeOf, before.subjects, before);
        }
        Map<Object, Subject> subjects = new LinkedHashMap<>();
        for (Subject subject : listed.get()) {
            String place = subject.key();
            for (int i = 2; subjects.containsKey(place); i++) {
                place = subject.key() + "#" + i;
            }
            subjects.put(place, subject);
        }
        return new ListedSubjects(madeOf, subjects, before);
    }

    private boolean sameOrder(ListedSubjects before) {
        Iterator<Object> others = before.subjects.keySet().iterator();
        for (Object place : subjects.keySet()) {
            if (!others.hasNext() || !place.equals(others.next())) {
                return false;
            }
        }
        return !others.hasNext();
    }

    @Override
    public int size() {
        return subjects.size();
    }

    @Override
    public void forEach(BiConsumer<Object, Subject> consumer) {
        subjects.forEach(consumer);
    }

    @Override
    public Set<Object> changed() {
        return changed;
    }

    @Override
    public Set<Object> gone() {
        return gone;
    }

    @Override
    public @Nullable Subject get(Object place) {
        return subjects.get(place);
    }

    @Override
    public List<Object> inOrder(Collection<Object> places) {
        return subjects.keySet().stream().filter(places::contains).toList();
    }

    @Override
    public Object order() {
        return order;
    }
}
