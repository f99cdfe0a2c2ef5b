package coupdoeil.validator.check;

import coupdoeil.validator.check.fact.Evaluation;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.Subject;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What one rule found in one scope, and which of its subjects it has to examine again. */
final class RuleRun {

    /** So many places are put in order one by one sooner than all of them anew. */
    private static final int FEW = 16;

    private final RuleMethod rule;
    private final Map<Object, List<Finding>> findings = new HashMap<>();
    private final Map<Object, Examination> examinations = new HashMap<>();
    private final Set<Object> outdated = new HashSet<>();
    private boolean isNew = true;
    private @Nullable SortedFindings inOrder;
    private @Nullable Object order;
    /** Places that have other findings than those in order. */
    private final Set<Object> shifted = new HashSet<>();

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
        inOrder = null;
        examinations.values().forEach(Examination::drop);
        examinations.clear();
        outdated.clear();
        isNew = true;
    }

    /** Begins anew; each subject is then to be {@linkplain #examine examined}. */
    void restart() {
        clear();
        isNew = false;
    }

    /**
     * Examines the subjects that changed and those that were examined by what differs now.
     *
     * @param arguments yields the rule's arguments; asked for only if there is something to examine
     */
    void update(SubjectList subjects, Supplier<Object[]> arguments, Tracker tracker, String scenario) {
        if (outdated.isEmpty()
                && subjects.changed().isEmpty()
                && subjects.gone().isEmpty()) {
            return;
        }
        subjects.gone().forEach(this::forget);
        Set<Object> again = new HashSet<>(outdated);
        again.addAll(subjects.changed());
        outdated.clear();
        if (!again.isEmpty()) {
            Object[] prepared = arguments.get();
            for (Object place : again) {
                Subject subject = subjects.get(place);
                if (subject == null) {
                    forget(place);
                } else {
                    examine(place, subject, prepared, tracker, scenario);
                }
            }
        }
    }

    /** The findings in the order of their subjects. */
    List<Finding> findings(SubjectList subjects) {
        SortedFindings known = inOrder;
        if (known == null || order != subjects.order() || shifted.size() > FEW) {
            known = new SortedFindings(subjects.inOrder(), findings);
            inOrder = known;
            order = subjects.order();
        } else {
            known.follow(shifted, findings);
        }
        shifted.clear();
        return known.flat();
    }

    /** Examines a subject. */
    void examine(Object place, Subject subject, Object[] arguments, Tracker tracker, String scenario) {
        if (!rule.readsMap() || !tracker.isRecording()) {
            found(place, rule.examine(subject, arguments, scenario));
            return;
        }
        Examination examination = new Examination(place);
        Examination before = examinations.put(place, examination);
        if (before != null) {
            before.drop();
        }
        tracker.begin(examination);
        try {
            found(place, rule.examine(subject, arguments, scenario));
        } finally {
            tracker.end();
        }
    }

    private void found(Object place, List<Finding> found) {
        List<Finding> before = found.isEmpty() ? findings.remove(place) : findings.put(place, found);
        if (before == null ? !found.isEmpty() : !same(before, found)) {
            shifted.add(place);
        }
    }

    /** Whether findings say the same and change the same; fixes are not compared, so only none are known to. */
    private static boolean same(List<Finding> some, List<Finding> others) {
        return some.equals(others)
                && Stream.concat(some.stream(), others.stream())
                        .allMatch(finding -> finding.fixes().isEmpty());
    }

    private void forget(Object place) {
        found(place, List.of());
        outdated.remove(place);
        Examination known = examinations.remove(place);
        if (known != null) {
            known.drop();
        }
    }

    /** The examination of the subject at a place. */
    private final class Examination extends Evaluation {
        private final Object place;

        Examination(Object place) {
            this.place = place;
        }

        @Override
        protected void forget() {
            outdated.add(place);
        }
    }
}
