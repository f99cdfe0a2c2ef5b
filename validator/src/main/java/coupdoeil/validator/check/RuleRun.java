package coupdoeil.validator.check;

import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.Subject;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;

/** What one rule found in one scope, and which readings of the map each of its answers rests on. */
final class RuleRun {

    private final RuleMethod rule;
    private final Map<Object, List<Finding>> findings = new HashMap<>();
    private final Map<Object, int[]> readings = new HashMap<>();
    private boolean isNew = true;

    RuleRun(RuleMethod rule) {
        this.rule = rule;
    }

    RuleMethod rule() {
        return rule;
    }

    /** Whether it has never run, or was cleared since. */
    boolean isNew() {
        return isNew;
    }

    void clear() {
        findings.clear();
        readings.clear();
        isNew = true;
    }

    /**
     * Examines every subject, or those that changed and those whose readings are dirty.
     *
     * @param arguments yields the rule's arguments; asked for only if there is something to examine
     */
    void update(
            SubjectList subjects,
            boolean all,
            BitSet dirty,
            Supplier<Object[]> arguments,
            Tracker tracker,
            String scenario) {
        if (all) {
            clear();
            if (subjects.size() > 0) {
                Object[] prepared = arguments.get();
                subjects.forEach((place, subject) -> examine(place, subject, prepared, tracker, scenario));
            }
        } else {
            subjects.gone().forEach(this::forget);
            Set<Object> again = new HashSet<>(subjects.changed());
            if (!dirty.isEmpty()) {
                readings.forEach((place, read) -> {
                    if (touches(read, dirty)) {
                        again.add(place);
                    }
                });
            }
            again.removeAll(subjects.gone());
            if (!again.isEmpty()) {
                Object[] prepared = arguments.get();
                for (Object place : again) {
                    Subject subject = subjects.get(place);
                    forget(place);
                    if (subject != null) {
                        examine(place, subject, prepared, tracker, scenario);
                    }
                }
            }
        }
        isNew = false;
    }

    void collect(SubjectList subjects, List<Finding> into) {
        subjects.inOrder(findings.keySet()).forEach(place -> into.addAll(findings.getOrDefault(place, List.of())));
    }

    private void examine(Object place, Subject subject, Object[] arguments, Tracker tracker, String scenario) {
        List<Finding> found;
        int[] read;
        tracker.begin();
        try {
            found = rule.examine(subject, arguments, scenario);
        } finally {
            read = tracker.end();
        }
        if (!found.isEmpty()) {
            findings.put(place, found);
        }
        if (read.length > 0) {
            readings.put(place, read);
        }
    }

    private void forget(Object place) {
        findings.remove(place);
        readings.remove(place);
    }

    private static boolean touches(int[] read, BitSet dirty) {
        for (int reading : read) {
            if (dirty.get(reading)) {
                return true;
            }
        }
        return false;
    }
}
