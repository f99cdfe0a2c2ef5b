package coupdoeil.validator.check;

import coupdoeil.validator.check.subject.Subject;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Subjects that are few enough to be listed and compared: units, places, groups. */
final class ListedSubjects extends SubjectList {

    private final List<?> madeOf;
    private final List<Subject> subjects;
    private final Places places;

    private ListedSubjects(List<?> madeOf, List<Subject> subjects, Places places) {
        this.madeOf = madeOf;
        this.subjects = subjects;
        this.places = places;
    }

    /** Where each subject of a list is, by its key; while no key differs, so are the places. */
    private record Places(List<Object> inOrder, Map<Object, Integer> index) {

        static Places of(List<Subject> subjects) {
            List<Object> inOrder = new ArrayList<>(subjects.size());
            Map<Object, Integer> index = new HashMap<>(subjects.size() * 2);
            Map<String, Integer> repeated = new HashMap<>();
            for (Subject subject : subjects) {
                String place = subject.key();
                if (index.putIfAbsent(place, inOrder.size()) != null) {
                    // From where the last one of this key stopped, or many of one key would take their number squared.
                    int number = repeated.getOrDefault(subject.key(), 2);
                    do {
                        place = subject.key() + "#" + number++;
                    } while (index.putIfAbsent(place, inOrder.size()) != null);
                    repeated.put(subject.key(), number);
                }
                inOrder.add(place);
            }
            return new Places(inOrder, index);
        }

        Comparator<Object> byIndex() {
            return Comparator.comparingInt(place -> index.getOrDefault(place, Integer.MAX_VALUE));
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
            return new ListedSubjects(madeOf, before.subjects, before.places);
        }
        List<Subject> subjects = List.copyOf(listed.get());
        if (before == null) {
            return new ListedSubjects(madeOf, subjects, Places.of(subjects));
        }
        ListedSubjects samePlaces = new ListedSubjects(madeOf, subjects, before.places);
        if (samePlaces.compareOneByOne(before)) {
            return samePlaces;
        }
        ListedSubjects others = new ListedSubjects(madeOf, subjects, Places.of(subjects));
        others.compare(before);
        return others;
    }

    /** Compares with a list of the same keys; false if it has others. */
    @SuppressWarnings("ReferenceEquality") // Most are the same objects, and told so without looking at them.
    private boolean compareOneByOne(ListedSubjects before) {
        if (subjects.size() != before.subjects.size()) {
            return false;
        }
        for (int i = 0; i < subjects.size(); i++) {
            Subject subject = subjects.get(i);
            Subject other = before.subjects.get(i);
            if (subject != other && !subject.equals(other)) {
                if (!subject.key().equals(other.key())) {
                    return false;
                }
                changed.add(places.inOrder().get(i));
            }
        }
        return true;
    }

    @SuppressWarnings("ReferenceEquality") // As above.
    private void compare(ListedSubjects before) {
        int next = 0;
        for (int i = 0; i < subjects.size(); i++) {
            Object place = places.inOrder().get(i);
            // Most are what and where they were, one after the other.
            boolean same = next < before.subjects.size()
                    && before.subjects.get(next) == subjects.get(i)
                    && before.places.inOrder().get(next).equals(place);
            if (same) {
                next++;
            } else {
                Integer was = before.places.index().get(place);
                if (was == null || !before.subjects.get(was).equals(subjects.get(i))) {
                    changed.add(place);
                }
                next = was == null ? next : was + 1;
            }
        }
        for (Object place : before.places.inOrder()) {
            if (!places.index().containsKey(place)) {
                gone.add(place);
            }
        }
    }

    @Override
    public int size() {
        return subjects.size();
    }

    @Override
    public void forEach(BiConsumer<Object, Subject> consumer) {
        for (int i = 0; i < subjects.size(); i++) {
            consumer.accept(places.inOrder().get(i), subjects.get(i));
        }
    }

    @Override
    @Nullable
    public Subject get(Object place) {
        Integer at = places.index().get(place);
        return at == null ? null : subjects.get(at);
    }

    @Override
    public Comparator<Object> inOrder() {
        return places.byIndex();
    }

    @Override
    public Object order() {
        return places;
    }
}
