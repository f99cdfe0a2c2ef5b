package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.fb.fact.SightByTurn;
import coupdoeil.validator.fb.sight.SightLimits;
import coupdoeil.validator.fb.sight.SightLimits.SameElevation;
import coupdoeil.validator.sight.hexes.SightRule;
import java.util.List;
import org.junit.jupiter.api.Test;

class SightByTurnTest {

    private static final Scenario DAY = Scenario.empty("day", "Day")
            .withClock(new Clock("06:00", "07:00", null))
            .withPeriods(List.of(
                    new Period("06:00", "06:30", List.of(), Attributes.of("visibility", 12, "sameElevation", 4)),
                    new Period("06:15", "06:15", List.of("rain", "fog"), Attributes.NONE),
                    new Period("06:30", "06:30", List.of("dusk"), Attributes.of("visibility", 3))));

    @Test
    void eachTurnHasTheVisibilityOfItsPeriodsCappedByItsConditions() {
        SightByTurn byTurn = byTurn(DAY);

        assertThat(byTurn.limits(0)).isEqualTo(new SightLimits(12, 4, SameElevation.COUNT));
        assertThat(byTurn.limits(1)).isEqualTo(new SightLimits(2, 4, SameElevation.COUNT));
        assertThat(byTurn.limits(2)).isEqualTo(new SightLimits(3, 4, SameElevation.COUNT));
        assertThat(byTurn.at(1).visibilityHexes()).isEqualTo(2);
    }

    @Test
    void whereNothingIsSaidThereIsNoLimit() {
        SightLimits none = new SightLimits(SightRule.UNLIMITED, SightRule.UNLIMITED, SameElevation.COUNT);

        assertThat(byTurn(DAY).limits(3)).isEqualTo(none);
        assertThat(byTurn(Scenario.empty("x", "X")).limits(0)).isEqualTo(none);
    }

    @Test
    void turnsOutsideTheScenarioAreLikeTheNearest() {
        assertThat(byTurn(DAY).limits(-5)).isEqualTo(byTurn(DAY).limits(0));
        assertThat(byTurn(DAY).limits(99)).isEqualTo(byTurn(DAY).limits(4));
    }

    private static SightByTurn byTurn(Scenario scenario) {
        return new SightByTurn(Timetable.of(FbMaps.SYSTEM, scenario), Switches.of(FbMaps.SYSTEM, scenario));
    }
}
