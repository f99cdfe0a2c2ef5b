package coupdoeil.validator.check;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Tracker;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Follows one pack through its edits. After each update the findings are those of a fresh validation; only subjects
 * whose own value, or whose facts, may have changed are examined again. For use by one thread at a time; the first update
 * of a large map uses several, one for each scenario and one for what they share.
 */
public final class ValidationSession {

    /** A map of so many hexes is worth waking other threads for, when all of it is examined. */
    private static final int LARGE_MAP = 1_000;

    private final RuleSystem system;
    private final RuleBook book;
    private final Supplier<Tracker> trackers;
    private @Nullable Situation current;
    private ScopeSession packScope;
    private Map<String, ScopeSession> scenarioScopes = new LinkedHashMap<>();

    /** @param trackers one for each scope; idle ones will do if there is only one update */
    ValidationSession(RuleSystem system, RuleBook book, Supplier<Tracker> trackers) {
        this.system = system;
        this.book = book;
        this.trackers = trackers;
        this.packScope = scope(false);
    }

    /** The findings of a pack, which may differ in anything from the one before. */
    public Findings update(Pack pack) {
        Situation before = current;
        Situation now = before == null ? Situation.of(pack, system) : before.after(pack, null);
        if (before != null && !comparable(before.map(), now.map())) {
            packScope = scope(false);
            scenarioScopes = new LinkedHashMap<>();
            before = null;
        }
        Optional<MapChange> change = before == null
                ? Optional.empty()
                : before.map().map(map -> MapChange.between(map, now.map().orElseThrow()));
        Map<String, ScopeSession> scopes = new LinkedHashMap<>();
        List<Runnable> updates = new ArrayList<>();
        updates.add(() -> packScope.update(now, null, change));
        Map<String, Integer> seen = new HashMap<>();
        for (Scenario scenario : pack.scenarios()) {
            String key = scenario.id() + "#" + seen.merge(scenario.id(), 1, Integer::sum);
            ScopeSession known = scenarioScopes.get(key);
            ScopeSession scope = known == null ? scope(true) : known;
            updates.add(() -> scope.update(now, scenario, change));
            scopes.put(key, scope);
        }
        if (before == null
                && now.map().filter(map -> map.grid().size() >= LARGE_MAP).isPresent()) {
            updates.parallelStream().forEach(Runnable::run);
        } else {
            updates.forEach(Runnable::run);
        }
        scenarioScopes = scopes;
        current = now;
        return collect(pack);
    }

    private ScopeSession scope(boolean perScenario) {
        return new ScopeSession(book, perScenario, trackers.get());
    }

    private Findings collect(Pack pack) {
        List<Finding> all = new ArrayList<>();
        Map<String, Integer> examined = new LinkedHashMap<>();
        for (RuleMethod rule : book.methods()) {
            Collection<ScopeSession> scopes = rule.perScenario() ? scenarioScopes.values() : List.of(packScope);
            for (ScopeSession scope : scopes) {
                all.addAll(scope.findings(rule));
                examined.merge(rule.info().id(), scope.examined(rule), Integer::sum);
            }
        }
        List<String> broken = new ArrayList<>(packScope.failures().keySet());
        scenarioScopes.values().forEach(scope -> broken.addAll(scope.failures().keySet()));
        return new Findings(Suppressions.apply(pack, all, broken, book), examined);
    }

    private static boolean comparable(Optional<HexBattlefield> before, Optional<HexBattlefield> after) {
        return before.map(HexBattlefield::grid).equals(after.map(HexBattlefield::grid));
    }
}
