package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.lb.fact.Load;
import coupdoeil.validator.lb.fact.Loads;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** What a load counts does not depend on how it came about. */
class LbLoadTest {

    private static final RuleSystem LB = RuleSystems.load("lb").orElseThrow();

    @Test
    void addingAndTakingAwayCountsAsCountingAnew() {
        int compared = 0;
        for (Pack pack : ExamplePacks.all(LB)) {
            Facts facts = Situation.of(pack, LB, pack.scenarios().get(0)).facts();
            Loads loads = facts.get(Loads.class);
            List<Occupant> all = facts.get(Setup.class).units().stream()
                    .map(placed -> new Occupant(placed.unit(), placed.placement(), placed.side(), null))
                    .toList();
            if (all.size() < 2) {
                continue;
            }
            Random random = new Random(all.size());
            Load load = loads.load(List.of());
            List<Occupant> there = new ArrayList<>();
            for (int step = 0; step < 20; step++) {
                if (there.isEmpty() || random.nextInt(3) > 0) {
                    Occupant next = all.get(random.nextInt(all.size()));
                    there.add(next);
                    load.add(next);
                } else {
                    load.remove(there.remove(random.nextInt(there.size())));
                }
                assertThat(counts(load)).isEqualTo(counts(loads.load(there)));
                assertThat(load.increments(any -> true)).isEqualTo(loads.increments(there));
                assertThat(load.regiments(Units.INFANTRY)).isEqualTo(loads.regiments(there, Units.INFANTRY));
                compared++;
            }
        }
        assertThat(compared).isGreaterThan(1_000);
    }

    private static List<Integer> counts(Load load) {
        List<Integer> counts = new ArrayList<>();
        for (String arm : List.of(Units.INFANTRY, Units.CAVALRY, Units.ARTILLERY)) {
            counts.addAll(List.of(load.units(arm), load.increments(arm), load.regiments(arm)));
        }
        counts.add(load.battalions());
        return counts;
    }
}
