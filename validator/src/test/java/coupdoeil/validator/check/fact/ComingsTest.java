package coupdoeil.validator.check.fact;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComingsTest {

    private final List<ArrivalGroup> groups = ExamplePacks.of(
                    RuleSystems.load("fb").orElseThrow(),
                    "unit u1 blue infantry",
                    "unit u2 blue infantry",
                    "group g1 06:30 west-road column march:u1",
                    "group g2 07:30 west-road column march:u1,u2")
            .scenarios()
            .get(0)
            .reinforcements();
    private final Comings comings = new Comings(new Arrivals(groups));

    @Test
    void whoComesWithAnyGroup() {
        assertThat(comings.comes("u2")).isTrue();
        assertThat(comings.comes("u3")).isFalse();
    }

    @Test
    void whoComesWithAnEarlierGroup() {
        ArrivalGroup first = group("g1");
        ArrivalGroup second = group("g2");
        assertThat(comings.before("u1", first)).isFalse();
        assertThat(comings.before("u1", second)).isTrue();
        assertThat(comings.before("u2", second)).isFalse();
        assertThat(comings.before("u3", second)).isFalse();
    }

    @Test
    void ofEqualGroupsTheFirstCounts() {
        Comings again = new Comings(new Arrivals(List.of(group("g1"), group("g1"))));
        assertThat(again.before("u1", group("g1"))).isFalse();
    }

    private ArrivalGroup group(String id) {
        return groups.stream()
                .filter(group -> group.id().equals(id))
                .findFirst()
                .orElseThrow();
    }
}
