package coupdoeil.editor.paint.name;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Where labels may stand at each zoom, found once: after an edit nearly all labels are what they were, and their stretches along
 * roads and streams take as long to find as all else about names. Safe for any thread.
 */
final class Candidates {

    private final Map<Label, Map<Double, List<PlacedName>>> known = new ConcurrentHashMap<>();

    /** Where a label may stand, the best first. */
    List<PlacedName> of(Label label, double zoom) {
        return known.computeIfAbsent(label, key -> new ConcurrentHashMap<>())
                .computeIfAbsent(zoom, key -> Placement.candidates(label, key));
    }

    /** Those of some labels; the others are forgotten. */
    Candidates of(Collection<Label> labels) {
        Candidates kept = new Candidates();
        Set<Label> wanted = new HashSet<>(labels);
        // As which they are tried where there is little room.
        labels.forEach(label -> wanted.add(label.smallest()));
        known.forEach((label, spots) -> {
            if (wanted.contains(label)) {
                kept.known.put(label, spots);
            }
        });
        return kept;
    }
}
