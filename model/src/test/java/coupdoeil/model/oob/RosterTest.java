package coupdoeil.model.oob;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import java.util.List;
import org.junit.jupiter.api.Test;

class RosterTest {

    private static final Belonging BRIGADE = Belonging.NOWHERE.with(Belonging.COMMAND, "brigade");

    @Test
    void aBattalionIsOfTheSideOfItsRegiment() {
        Roster roster = roster(unit("regiment", BRIGADE), unit("battalion", partOf("regiment")));

        assertThat(side(roster, "battalion")).isEqualTo("blue");
    }

    @Test
    void aCompanyIsOfTheSideOfItsBattalionsRegiment() {
        Roster roster = roster(
                unit("company", partOf("battalion")),
                unit("battalion", partOf("regiment")),
                unit("regiment", Belonging.NOWHERE.with(Belonging.ARMY, "red-army")));

        assertThat(side(roster, "company")).isEqualTo("red");
    }

    @Test
    void aRegimentMayBeAFormation() {
        assertThat(side(roster(unit("battalion", partOf("brigade"))), "battalion"))
                .isEqualTo("blue");
    }

    @Test
    void itsOwnSuperiorsComeBeforeItsRegiment() {
        Roster roster = roster(
                unit("regiment", BRIGADE), unit("battalion", partOf("regiment").with(Belonging.ARMY, "red-army")));

        assertThat(side(roster, "battalion")).isEqualTo("red");
    }

    @Test
    void aRegimentThatIsNoUnitOrPartOfItselfLeadsNowhere() {
        Roster roster = roster(unit("stray", partOf("a name")), unit("hen", partOf("egg")), unit("egg", partOf("hen")));

        assertThat(side(roster, "stray")).isEmpty();
        assertThat(side(roster, "hen")).isEmpty();
    }

    private static String side(Roster roster, String unit) {
        return roster.sideOf(roster.unit(unit).orElseThrow()).orElse("");
    }

    private static Belonging partOf(String regiment) {
        return Belonging.NOWHERE.with(Belonging.REGIMENT, regiment);
    }

    private static Unit unit(String id, Belonging under) {
        return new Unit(id, id, "infantry", "", under, Strength.UNKNOWN, Attributes.NONE, "", "");
    }

    private static Roster roster(Unit... units) {
        return new Roster(new OrderOfBattle(
                List.of(),
                List.of(
                        new Army("blue-army", "Blue", "blue", null, Attributes.NONE),
                        new Army("red-army", "Red", "red", null, Attributes.NONE)),
                List.of(new Formation(
                        "brigade",
                        "Brigade",
                        "brigade",
                        Belonging.NOWHERE.with(Belonging.ARMY, "blue-army"),
                        Attributes.NONE)),
                List.of(units),
                List.of()));
    }
}
