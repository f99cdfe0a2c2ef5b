package coupdoeil.editor.timetable;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ArrivalEdits;
import coupdoeil.editor.edit.Force;
import coupdoeil.editor.timetable.Timeline.Band;
import coupdoeil.editor.timetable.Timeline.Bar;
import coupdoeil.editor.timetable.Timeline.Event;
import coupdoeil.editor.timetable.Timeline.Events;
import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What lies along the turns, and who of a group gets on the map when. */
class TimelineTest {

    private final Session session = Packs.session(Packs.albuera());

    private Scenario scenario() {
        return session.scenario().orElseThrow();
    }

    private Map<ArrivalGroup, List<Comer>> worked() {
        return Comers.worked(session.pack(), session.system(), scenario());
    }

    private Timeline timeline() {
        Map<ArrivalGroup, List<Comer>> worked = worked();
        return Timeline.of(session, worked::get);
    }

    private <T> List<T> rows(Class<T> kind) {
        return timeline().rows().stream()
                .filter(kind::isInstance)
                .map(kind::cast)
                .toList();
    }

    @Test
    void lightWeatherAndVisibilityHaveBandsOfTheirOwn() {
        assertThat(rows(Band.class)).extracting(Band::name).contains("Light", "Weather", "Visibility (V)");
        Band weather = rows(Band.class).stream()
                .filter(band -> band.name().equals("Weather"))
                .findFirst()
                .orElseThrow();
        assertThat(weather.spans()).extracting(Timeline.Span::text).contains("Rain", "Squall");
        assertThat(timeline().turns()).startsWith("08:00", "08:15").endsWith("16:00");
    }

    @Test
    void everyEventIsThereOnceInAFewRows() {
        List<Events> rows = rows(Events.class);
        assertThat(rows).hasSizeLessThanOrEqualTo(3);
        assertThat(rows.stream().flatMap(row -> row.events().stream()).map(Event::name))
                .containsExactlyInAnyOrderElementsOf(
                        scenario().events().stream().map(event -> event.name()).toList());
    }

    @Test
    void whoFindsNoRoomOnTheRoadWaits() {
        ArrivalGroup group = scenario().reinforcements().get(0);
        List<String> more = session.pack().orderOfBattle().units().stream()
                .filter(unit -> session.roster()
                        .sideOf(unit)
                        .filter(group.side()::equals)
                        .isPresent())
                .map(Unit::id)
                .filter(id -> group.march().stream().noneMatch(on -> on.piece().equals(id)))
                .limit(30)
                .toList();
        session.edit(ArrivalEdits.join(session.system(), scenario().id(), group, new Force("All", group.side(), more)));

        Bar bar = rows(Bar.class).get(0);

        assertThat(bar.isKnown()).isTrue();
        assertThat(bar.last()).isGreaterThan(bar.due().orElseThrow());
        assertThat(bar.comers()).filteredOn(Comer::waits).isNotEmpty();
        assertThat(new BarText(timeline().turns()).tip(bar)).contains("having waited");
        assertThat(scenario().setup()).noneMatch(placement -> more.contains(placement.piece()));
        assertThat(session.document().depth()).isEqualTo(1);
    }

    @Test
    void diceAndConditionsAreMarkedAndWhatTheRulesLeaveOpenIsByTheTurnDue() {
        ArrivalGroup group = scenario().reinforcements().get(0);
        Scenario changed = scenario()
                .withReinforcements(
                        List.of(group.withCondition("Soult calls them").withAttributes(Attributes.of("dice", "d6"))));
        session.edit(new Edit("Change", pack -> pack.withScenarios(List.of(changed))));

        Bar bar = (Bar) Timeline.of(session, new Comers(session.pack(), session.system(), changed)::due).rows().stream()
                .filter(Bar.class::isInstance)
                .findFirst()
                .orElseThrow();

        assertThat(bar.uncertain()).isTrue();
        assertThat(bar.isKnown()).isFalse();
        assertThat(bar.last()).isEqualTo(bar.due().orElseThrow());
        assertThat(new BarText(timeline().turns()).tip(bar))
                .contains("if Soult calls them", "Dice", "the rules leave it open");
    }

    @Test
    void theMapOfALaterTurnHasWhoHasEnteredAtHisEntry() {
        Map<ArrivalGroup, List<Comer>> worked = worked();
        Scenario before = scenario();
        AsOf first = at(worked, 0);
        AsOf later = at(worked, 5);

        assertThat(first.scenario().setup()).isEqualTo(before.setup());
        assertThat(later.entered())
                .isPositive()
                .isEqualTo(later.scenario().setup().size() - before.setup().size());
        assertThat(later.nowhere()).isZero();
        assertThat(later.byDue()).isFalse();
        assertThat(scenario()).isSameAs(before);
    }

    private AsOf at(Map<ArrivalGroup, List<Comer>> worked, int turn) {
        return AsOf.of(session.pack(), session.system(), scenario(), session.roster(), worked::get, turn);
    }
}
