package coupdoeil.validator.check;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.Stack;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The part of a session that sees the pack through one scenario, or through none. */
final class ScopeSession {

    private static final Logger LOG = System.getLogger(ScopeSession.class.getName());

    private final boolean perScenario;
    private final Map<RuleMethod, RuleRun> runs = new LinkedHashMap<>();
    private final Map<String, String> failures = new LinkedHashMap<>();
    private Map<SubjectKind<?>, SubjectList> lists = new HashMap<>();
    private @Nullable Situation current;

    ScopeSession(RuleBook book, boolean perScenario) {
        this.perScenario = perScenario;
        for (RuleMethod rule : book.methods()) {
            if (rule.perScenario() == perScenario) {
                runs.put(rule, new RuleRun(rule));
            }
        }
    }

    /** @param change what differs on the map; empty at first, or if there is none */
    void update(Situation now, Optional<MapChange> change) {
        Situation before = current;
        Map<SubjectKind<?>, SubjectList> listsBefore = lists;
        lists = new HashMap<>();
        failures.clear();
        int cells = now.map().map(map -> map.grid().size()).orElse(0);
        Facts facts = new Facts(now, Tracker.recording(cells));
        Tracker tracker = facts.get(Tracker.class);
        BitSet dirty = before == null ? new BitSet() : dirtyReadings(before, now, change, cells);
        Set<BaseFact> changedFacts = before == null ? Set.of() : changedFacts(before, now);
        String scenario = now.scenario().map(Scenario::id).orElse("");
        for (RuleRun run : runs.values()) {
            RuleMethod rule = run.rule();
            if (!rule.appliesTo(now)) {
                run.clear();
                continue;
            }
            try {
                boolean all = before == null
                        || run.isNew()
                        || rule.needs().base().stream().anyMatch(changedFacts::contains);
                SubjectList subjects = lists.computeIfAbsent(
                        rule.subject(), kind -> kind.subjects(now, listsBefore.get(kind), change));
                run.update(subjects, all, dirty, () -> rule.arguments(facts), tracker, scenario);
            } catch (RuleMethod.RuleFailure e) {
                LOG.log(Level.ERROR, e.getMessage(), e);
                failures.put(rule.info().id(), String.valueOf(e.getMessage()));
                run.clear();
            }
        }
        current = now;
    }

    void collect(RuleMethod rule, List<Finding> into) {
        RuleRun run = runs.get(rule);
        SubjectList subjects = lists.get(rule.subject());
        if (run != null && subjects != null) {
            run.collect(subjects, into);
        }
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

    private Set<BaseFact> changedFacts(Situation before, Situation now) {
        Set<BaseFact> changed = new HashSet<>();
        for (BaseFact fact : BaseFact.ALL.values()) {
            if (perScenario || !fact.ofScenario()) {
                Object was = fact.compared().apply(before);
                Object is = fact.compared().apply(now);
                if (was != is && !Objects.equals(was, is)) {
                    changed.add(fact);
                }
            }
        }
        return changed;
    }

    private static BitSet dirtyReadings(Situation before, Situation now, Optional<MapChange> change, int cells) {
        BitSet dirty = new BitSet(2 * cells + 1);
        change.ifPresent(c -> c.touched().stream().forEach(cell -> dirty.set(2 * cell)));
        if (now.map().isPresent() && now.scenario().isPresent()) {
            HexBattlefield map = now.map().get();
            Map<Hex, Stack> was = before.stacks();
            Map<Hex, Stack> is = now.stacks();
            Set<Hex> hexes = new HashSet<>(was.keySet());
            hexes.addAll(is.keySet());
            for (Hex hex : hexes) {
                if (!Objects.equals(was.get(hex), is.get(hex))) {
                    int cell = map.grid().index(hex);
                    dirty.set(cell >= 0 ? 2 * cell + 1 : 2 * cells);
                }
            }
        }
        return dirty;
    }
}
