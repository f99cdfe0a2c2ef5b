package coupdoeil.validator.check;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Tracker;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Follows one pack through its edits. After each update the findings are those of a fresh validation; only subjects
 * whose own value, or whose facts, may have changed are examined again. For use by one thread at a time; the first update
 * of a large map uses several, one for each scenario and one for what they share, and so do later ones if the system has
 * {@linkplain RuleSet#costly() costly} facts.
 */
public final class ValidationSession {

    /** A map of so many hexes, or square inches, is worth waking other threads for, when all of it is examined. */
    private static final int LARGE_MAP = 1_000;

    private final RuleSystem system;
    private final RuleBook book;
    private final Supplier<Tracker> trackers;
    private @Nullable Situation current;
    private ScopeSession packScope;
    private Map<String, List<ScopeSession>> scenarioScopes = new LinkedHashMap<>();
    private Map<String, OtherEntries> otherEntries = new LinkedHashMap<>();

    /** @param trackers one for each scope; idle ones will do if there is only one update */
    ValidationSession(RuleSystem system, RuleBook book, Supplier<Tracker> trackers) {
        this.system = system;
        this.book = book;
        this.trackers = trackers;
        this.packScope = scope(rule -> !rule.perScenario());
    }

    /** The findings of a pack, which may differ in anything from the one before, by the profile that it names. */
    public Findings update(Pack pack) {
        return update(pack, system.profileOrFirst(pack.info().profile()));
    }

    /** The findings of a pack by a profile, which may be another one than before. */
    public Findings update(Pack pack, Profile profile) {
        Situation before = current;
        Situation now = before == null ? Situation.of(pack, system) : before.after(pack, null);
        if (before != null && !comparable(before.pack(), pack)) {
            packScope = scope(rule -> !rule.perScenario());
            scenarioScopes = new LinkedHashMap<>();
            otherEntries = new LinkedHashMap<>();
            before = null;
        }
        Optional<GroundChange> change = Optional.ofNullable(before)
                .map(was -> new GroundChange(was.pack().battlefield(), pack.battlefield()));
        Map<String, List<ScopeSession>> scopes = new LinkedHashMap<>();
        Map<String, OtherEntries> others = new LinkedHashMap<>();
        List<Runnable> updates = new ArrayList<>();
        updates.add(() -> packScope.update(now, null, change));
        Map<String, Integer> seen = new HashMap<>();
        for (Scenario scenario : pack.scenarios()) {
            String key = scenario.id() + "#" + seen.merge(scenario.id(), 1, Integer::sum);
            List<ScopeSession> known = scenarioScopes.get(key);
            List<ScopeSession> strands = known == null ? strands() : known;
            strands.forEach(scope -> updates.add(() -> scope.update(now, scenario, change)));
            scopes.put(key, strands);
            OtherEntries other = otherEntries.getOrDefault(key, new OtherEntries(book, trackers));
            updates.add(() -> other.update(now, scenario, change));
            others.put(key, other);
        }
        if ((before == null || book.hasCostly()) && pack.battlefield().extent() >= LARGE_MAP) {
            updates.parallelStream().forEach(Runnable::run);
        } else {
            updates.forEach(Runnable::run);
        }
        scenarioScopes = scopes;
        otherEntries = others;
        current = now;
        return collect(pack, profile);
    }

    private ScopeSession scope(Predicate<RuleMethod> wanted) {
        return new ScopeSession(book, wanted, trackers.get());
    }

    /** What sees the pack through one scenario: the rules that cost most are examined beside the others. */
    private List<ScopeSession> strands() {
        ScopeSession usual = scope(rule -> rule.perScenario() && !book.isCostly(rule));
        return book.hasCostly()
                ? List.of(scope(rule -> rule.perScenario() && book.isCostly(rule)), usual)
                : List.of(usual);
    }

    private Findings collect(Pack pack, Profile profile) {
        List<Finding> all = new ArrayList<>();
        Map<String, Integer> examined = new LinkedHashMap<>();
        for (RuleMethod rule : book.methods()) {
            Map<String, List<ScopeSession>> scopes =
                    rule.perScenario() ? scenarioScopes : Map.of("", List.of(packScope));
            scopes.forEach((key, strands) -> {
                List<Finding> found = new ArrayList<>();
                for (ScopeSession scope : strands) {
                    found.addAll(scope.findings(rule));
                    examined.merge(rule.info().id(), scope.examined(rule), Integer::sum);
                }
                all.addAll(found);
                OtherEntries other = otherEntries.get(key);
                if (rule.perScenario() && other != null) {
                    all.addAll(other.findings(rule, found, pack));
                }
            });
        }
        List<String> broken = new ArrayList<>(packScope.failures().keySet());
        scenarioScopes
                .values()
                .forEach(strands ->
                        strands.forEach(scope -> broken.addAll(scope.failures().keySet())));
        List<Finding> reported = new ArrayList<>();
        Judgement judgement = Judgement.of(profile, Suppressions.apply(pack, all, broken, book), reported);
        return new Findings(reported, examined, judgement);
    }

    /** Whether the same words mean the same places, so that what was read of the one can be told from the other. */
    private static boolean comparable(Pack before, Pack after) {
        return before.battlefield().labels().equals(after.battlefield().labels());
    }
}
