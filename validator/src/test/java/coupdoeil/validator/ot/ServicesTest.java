package coupdoeil.validator.ot;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.reach.Reach;
import coupdoeil.validator.reach.Reaches;
import coupdoeil.validator.roster.PieceInventory;
import coupdoeil.validator.roster.RosterNotes;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** What sheets, bills and overlays say of a battle of Old Trousers. */
class ServicesTest {

    private final RuleSystem system = RuleSystems.load("ot").orElseThrow();
    private final Pack battle =
            PackReader.read(Path.of("../samples/quatre-bras-1815")).pack().orElseThrow();
    private final Situation afternoon =
            Situation.of(battle, system, battle.scenarios().get(0));
    private final RosterNotes notes = RosterNotes.of(afternoon);

    private List<Reach> reaches(String piece) {
        return Reaches.of("ot")
                .orElseThrow()
                .of(battle, system, battle.scenarios().get(0), piece);
    }

    private Unit unit(String id) {
        return afternoon.roster().unit(id).orElseThrow();
    }

    private Formation formation(String id) {
        return afternoon.roster().formation(id).orElseThrow();
    }

    private static boolean holds(Reach reach, double x, double y) {
        return reach.ground().covers(new GeometryFactory().createPoint(new Coordinate(x, y)));
    }

    /** Six-pounders tell as far as 20 inches only. */
    @Test
    void gunsFireAsFarAsTheirFireTells() {
        assertThat(reaches("foot-18-6"))
                .extracting(Reach::name)
                .containsExactly("Effective range 20\u2033", "Canister 8\u2033", "Enemies keep off 2\u2033");
    }

    /** The battery stands at 65.3,22.5 and faces north; its arc opens by 30 degrees, that of muskets by 45. */
    @Test
    void arcsAreThoseOfTheArm() {
        Reach canister = reaches("foot-18-6").get(1);
        assertThat(holds(canister, 65.3, 30)).isTrue();
        assertThat(holds(canister, 65.3, 31)).isFalse();
        assertThat(holds(canister, 69, 28)).as("at 30 degrees").isTrue();
        assertThat(holds(canister, 70, 27)).as("at 45 degrees").isFalse();
        assertThat(holds(canister, 65.3, 20)).as("behind").isFalse();
        Reach musketry = reaches("ligne-108-1").get(0);
        assertThat(musketry.name()).isEqualTo("Musketry 4\u2033");
        assertThat(holds(musketry, 69, 20.5)).isTrue();
    }

    @Test
    void skirmishersFireAllRoundAndCommandersCommandAllRound() {
        Reach rifles = reaches("volunteer-jager").get(0);
        assertThat(rifles.name()).isEqualTo("Rifles 8\u2033");
        assertThat(holds(rifles, 36.7, 24.5)).isTrue();
        assertThat(holds(rifles, 36.7, 39)).isTrue();
        assertThat(reaches("orange")).extracting(Reach::name).containsExactly("Command 15\u2033");
        assertThat(reaches("gen-hubert")).extracting(Reach::name).containsExactly("Command 5\u2033");
        assertThat(reaches("wellington")).as("not there yet").isEmpty();
    }

    @Test
    void theSheetSaysWhatPlayersLookUp() {
        assertThat(notes.unit(unit("foot-92")).text("morale")).contains("EXCELLENT");
        assertThat(notes.unit(unit("foot-92")).integer("charge", 0)).isEqualTo(4);
        assertThat(notes.unit(unit("guard-chasseurs")).text("test")).contains("0");
        assertThat(notes.unit(unit("foot-7-2")).integer("move", 0))
                .as("12-pounders")
                .isEqualTo(4);
        assertThat(notes.unit(unit("bijleveld")).integer("move", 0))
                .as("unlimbered")
                .isEqualTo(2);
        assertThat(notes.unit(unit("landwehr-verden")).texts("bonus")).containsExactly("Line");
        assertThat(notes.unit(unit("nl-7-line")).text("start")).contains("turn 14:40");
        assertThat(notes.formation(formation("guiton")).integer("points", 0)).isEqualTo(3);
        assertThat(notes.formation(formation("ii-corps")).integer("points", 0)).isEqualTo(2);
        assertThat(notes.formation(formation("bachelu")).text("order")).contains("Attack order");
        Army left = afternoon.roster().armies().get(1);
        assertThat(notes.army(left).integer("activation", 0)).isEqualTo(8);
        assertThat(notes.army(left).text("commander")).contains("Ney");
    }

    @Test
    void figuresModelsAndStandsAreCounted() {
        List<PieceInventory.Line> opening = PieceInventory.of("ot")
                .orElseThrow()
                .lines(Situation.of(battle, system, battle.scenarios().get(1)));

        assertThat(opening)
                .filteredOn(line -> line.what().equals("Artillery, gun models"))
                .extracting(PieceInventory.Line::wanted)
                .containsExactly(3 + 3 + 3 + 3 + 2 + 4);
        assertThat(opening)
                .filteredOn(line -> line.what().equals("Cavalry, figures"))
                .extracting(PieceInventory.Line::wanted)
                .containsExactly(8 + 9 + 7 + 7 + 20 + 15);
    }
}
