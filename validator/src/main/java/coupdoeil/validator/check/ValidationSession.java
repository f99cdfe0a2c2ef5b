package coupdoeil.validator.check;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Follows one pack through its edits. After each update the findings are those of a fresh validation; only subjects
 * whose own value, or whose facts, may have changed are examined again. For use by one thread at a time.
 */
public final class ValidationSession {

    private final RuleSystem system;
    private final RuleBook book;
    private @Nullable Situation current;
    private ScopeSession packScope;
    private Map<String, ScopeSession> scenarioScopes = new LinkedHashMap<>();

    ValidationSession(RuleSystem system, RuleBook book) {
        this.system = system;
        this.book = book;
        this.packScope = new ScopeSession(book, false);
    }

    /** The findings of a pack, which may differ in anything from the one before. */
    public Findings update(Pack pack) {
        Situation now = Situation.of(pack, system);
        Situation before = current;
        if (before == null || !comparable(before.map(), now.map())) {
            packScope = new ScopeSession(book, false);
            scenarioScopes = new LinkedHashMap<>();
            before = null;
        }
        Optional<MapChange> change = before == null
                ? Optional.empty()
                : before.map().map(map -> MapChange.between(map, now.map().orElseThrow()));
        packScope.update(now, change);
        Map<String, ScopeSession> scopes = new LinkedHashMap<>();
        Map<String, Integer> seen = new HashMap<>();
        for (Scenario scenario : pack.scenarios()) {
            String key = scenario.id() + "#" + seen.merge(scenario.id(), 1, Integer::sum);
            ScopeSession known = scenarioScopes.get(key);
            ScopeSession scope = known == null ? new ScopeSession(book, true) : known;
            scope.update(now.in(scenario), change);
            scopes.put(key, scope);
        }
        scenarioScopes = scopes;
        current = now;
        return collect(pack);
    }

    private Findings collect(Pack pack) {
        List<Finding> all = new ArrayList<>();
        Map<String, Integer> examined = new LinkedHashMap<>();
        Set<String> failed = packScope.failures().keySet();
        for (RuleMethod rule : book.methods()) {
            List<ScopeSession> scopes = rule.perScenario() ? List.copyOf(scenarioScopes.values()) : List.of(packScope);
            for (ScopeSession scope : scopes) {
                scope.collect(rule, all);
                examined.merge(rule.info().id(), scope.examined(rule), Integer::sum);
            }
        }
        List<String> broken = new ArrayList<>(failed);
        scenarioScopes.values().forEach(scope -> broken.addAll(scope.failures().keySet()));
        return new Findings(Suppressions.apply(pack, all, broken, book), examined);
    }

    private static boolean comparable(Optional<HexBattlefield> before, Optional<HexBattlefield> after) {
        return before.map(HexBattlefield::grid).equals(after.map(HexBattlefield::grid));
    }
}
