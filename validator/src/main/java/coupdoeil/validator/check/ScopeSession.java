package coupdoeil.validator.check;

import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Tracker;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** The part of a session that sees the pack through one scenario, or through none. */
final class ScopeSession {

    private static final Logger LOG = System.getLogger(ScopeSession.class.getName());

    private final Tracker tracker;
    private final Map<RuleMethod, RuleRun> runs = new LinkedHashMap<>();
    private final Map<String, String> failures = new LinkedHashMap<>();
    private Map<SubjectKind<?>, SubjectList> lists = new HashMap<>();
    private @Nullable Situation current;
    private @Nullable Facts facts;

    /** @param wanted which rules it runs */
    ScopeSession(RuleBook book, Predicate<RuleMethod> wanted, Tracker tracker) {
        this.tracker = tracker;
        for (RuleMethod rule : book.methods()) {
            if (wanted.test(rule)) {
                runs.put(rule, new RuleRun(rule));
            }
        }
    }

    /**
     * Goes on with a pack after an edit.
     *
     * @param scenario null for the pack seen through none
     * @param change what was done to the ground; empty at first
     */
    void update(Situation pack, @Nullable Scenario scenario, Optional<GroundChange> change) {
        Situation before = current;
        Situation now = before == null ? pack.in(scenario) : before.after(pack.pack(), scenario);
        Facts known = facts;
        if (known == null) {
            known = new Facts(now, tracker);
            facts = known;
        } else {
            known.follow(now, change.orElseThrow());
        }
        examine(now, known, change);
        tracker.tidy();
        current = now;
    }

    private void examine(Situation now, Facts known, Optional<GroundChange> change) {
        Map<SubjectKind<?>, SubjectList> listsBefore = lists;
        lists = new HashMap<>();
        failures.clear();
        String scenario = now.scenario().map(Scenario::id).orElse("");
        Map<SubjectList, List<RuleRun>> anew = new LinkedHashMap<>();
        for (RuleRun run : runs.values()) {
            RuleMethod rule = run.rule();
            if (!rule.appliesTo(now)) {
                run.clear();
                continue;
            }
            SubjectList subjects = lists.computeIfAbsent(
                    rule.subject(), kind -> kind.lister().subjects(now, listsBefore.get(kind), change));
            if (run.isNew() || known.anyDiffers(rule.facts())) {
                anew.computeIfAbsent(subjects, none -> new ArrayList<>()).add(run);
            } else {
                guarded(run, () -> run.update(subjects, () -> rule.arguments(known), tracker, scenario));
            }
        }
        anew.forEach((subjects, together) -> examineAll(subjects, together, known, scenario));
    }

    /** Examines every subject by several rules, subject by subject: a map has more hexsides than it pays to make twice. */
    private void examineAll(SubjectList subjects, List<RuleRun> together, Facts known, String scenario) {
        Map<RuleRun, Object[]> arguments = new LinkedHashMap<>();
        for (RuleRun run : together) {
            run.restart();
            if (subjects.size() > 0) {
                guarded(run, () -> arguments.put(run, run.rule().arguments(known)));
            }
        }
        subjects.forEach((place, subject) -> {
            for (RuleRun run : together) {
                Object[] prepared = arguments.get(run);
                if (prepared != null) {
                    guarded(run, () -> run.examine(place, subject, prepared, tracker, scenario));
                    if (run.isNew()) {
                        arguments.remove(run);
                    }
                }
            }
        });
    }

    /** A rule that breaks down has found nothing, and begins anew next time. */
    private void guarded(RuleRun run, Runnable examination) {
        try {
            examination.run();
        } catch (RuleMethod.RuleFailure e) {
            LOG.log(Level.ERROR, e.getMessage(), e);
            failures.put(run.rule().info().id(), String.valueOf(e.getMessage()));
            run.clear();
        }
    }

    List<Finding> findings(RuleMethod rule) {
        RuleRun run = runs.get(rule);
        SubjectList subjects = lists.get(rule.subject());
        return run == null || subjects == null ? List.of() : run.findings(subjects);
    }

    int examined(RuleMethod rule) {
        RuleRun run = runs.get(rule);
        SubjectList subjects = lists.get(rule.subject());
        return run == null || subjects == null || run.isNew() ? 0 : subjects.size();
    }

    /** Rules that broke down in the last update, with what went wrong. */
    Map<String, String> failures() {
        return failures;
    }
}
