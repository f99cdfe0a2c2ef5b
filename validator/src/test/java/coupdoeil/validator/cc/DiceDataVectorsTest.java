package coupdoeil.validator.cc;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import org.junit.jupiter.api.Test;

/**
 * The test vectors of the digest that roll dice, which nobody does here: that an engine which reads the data of the rule
 * system rolls as many as the rulebook has. Orders (28), leaving a square (49) and what cavalry rolls against one (47)
 * are in no table.
 */
class DiceDataVectorsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();
    private static final int RANGED = 0;
    private static final int MELEE = 1;

    @Test
    void vector22HorseArtilleryThatMoved() {
        assertThat(type("HA").integer("range", 0)).isEqualTo(4);
        assertThat(combat("HA").integer("rangeMoved", 0)).isEqualTo(3);
    }

    @Test
    void vector23FrenchLightInfantryFires() {
        assertThat(blocks("french", "LT") + combat("LT").integer("standing", 0)).isEqualTo(5);
        assertThat(table("movingDice").text("french")).contains("up");
        assertThat((3 + 1) / 2 + combat("LT").integer("moving", 0)).isEqualTo(3);
    }

    @Test
    void vector24BritishLineInfantryInMelee() {
        assertThat(blocks("british", "LN") + combat("LN").integer("melee", 0)).isEqualTo(4);
    }

    @Test
    void vector25AgainstATown() {
        assertThat(blocks("british", "LN") + in("town", "infantry", MELEE)).isEqualTo(2);
        assertThat(blocks("french", "LC") + in("town", "cavalry", MELEE)).isEqualTo(1);
    }

    @Test
    void vector26HorseArtilleryInCombinedArms() {
        assertThat(table("artilleryRange").nested("HA").nested("3").integer("3"))
                .hasValue(1);
    }

    @Test
    void vector27EnemiesThatALeaderMustPass() {
        assertThat(2 + combat("LN").integer("melee", 0)).isEqualTo(2);
        assertThat(3 + combat("LC").integer("melee", 0)).isEqualTo(3);
        assertThat(3 + combat("HC").integer("melee", 0)).isEqualTo(4);
    }

    @Test
    void vector46SquareInTheOpenAndInAFordableRiver() {
        int most = SYSTEM.formation("square").orElseThrow().effects().integer("maxDice", 0);
        assertThat(most + out("clear", "infantry", MELEE)).isEqualTo(1);
        assertThat(most + out("fordable-river", "infantry", RANGED)).isZero();
        assertThat(most + out("fordable-river", "infantry", MELEE)).isZero();
    }

    /** Guns that battle out of a forest or a town roll one die less (CC 7 Forest, Town). */
    @Test
    void gunsBattlingOutOfForestAndTown() {
        for (String terrain : new String[] {"forest", "town", "windmill"}) {
            assertThat(out(terrain, "artillery", RANGED)).as(terrain).isEqualTo(-1);
            assertThat(out(terrain, "artillery", MELEE)).as(terrain).isEqualTo(-1);
        }
    }

    private static int in(String terrain, String arm, int how) {
        return dice(terrain, "in", arm, how);
    }

    private static int out(String terrain, String arm, int how) {
        return dice(terrain, "out", arm, how);
    }

    private static int dice(String terrain, String way, String arm, int how) {
        Attributes effects = SYSTEM.chart().record(terrain).orElseThrow().effects();
        return effects.has(way) ? effects.nested(way).integers(arm).get(how) : 0;
    }

    private static int blocks(String nation, String type) {
        return table("roster").nested(nation).integer(type).orElseThrow();
    }

    private static Attributes type(String type) {
        return table("types").nested(type);
    }

    private static Attributes combat(String type) {
        return table("combat").nested(type);
    }

    private static Attributes table(String name) {
        return SYSTEM.tables().nested(name);
    }
}
