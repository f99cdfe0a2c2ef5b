package coupdoeil.validator.check;

import coupdoeil.validator.check.subject.Subject;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/** Subjects that are few enough to be listed and compared: units, stacks, places, groups. */
final class ListedSubjects implements SubjectList {

    private final Map<Object, Subject> subjects = new LinkedHashMap<>();
    private final Set<Object> changed = new HashSet<>();
    private final Set<Object> gone = new HashSet<>();

    /** @param before the list of the situation before; null at first */
    ListedSubjects(Collection<? extends Subject> listed, @Nullable ListedSubjects before) {
        for (Subject subject : listed) {
            String place = subject.key();
            for (int i = 2; subjects.containsKey(place); i++) {
                place = subject.key() + "#" + i;
            }
            subjects.put(place, subject);
        }
        if (before != null) {
            subjects.forEach((place, subject) -> {
                if (!subject.equals(before.subjects.get(place))) {
                    changed.add(place);
                }
            });
            gone.addAll(before.subjects.keySet());
            gone.removeAll(subjects.keySet());
        }
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
}
