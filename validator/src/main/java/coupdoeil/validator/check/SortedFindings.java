package coupdoeil.validator.check;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The findings of a rule in the order of their subjects; when a few differ, the others stay where they are. */
final class SortedFindings {

    private final Comparator<Object> order;
    private final List<Object> places;
    private final List<List<Finding>> findings;
    private @Nullable List<Finding> flat;

    SortedFindings(Comparator<Object> order, Map<Object, List<Finding>> found) {
        this.order = order;
        this.places = new ArrayList<>(found.keySet());
        this.places.sort(order);
        this.findings = new ArrayList<>(places.size());
        this.places.forEach(place -> findings.add(found.getOrDefault(place, List.of())));
    }

    /** Goes on with what was found at some places. @param found nothing of a place: nothing was found there */
    void follow(Collection<Object> differing, Map<Object, List<Finding>> found) {
        for (Object place : differing) {
            List<Finding> now = found.get(place);
            int at = Collections.binarySearch(places, place, order);
            if (at < 0 && now != null) {
                places.add(-at - 1, place);
                findings.add(-at - 1, now);
            } else if (at >= 0 && now == null) {
                places.remove(at);
                findings.remove(at);
            } else if (at >= 0) {
                findings.set(at, now);
            }
            flat = null;
        }
    }

    List<Finding> flat() {
        List<Finding> known = flat;
        if (known == null) {
            known = new ArrayList<>(findings.size());
            findings.forEach(known::addAll);
            flat = known;
        }
        return known;
    }
}
