package coupdoeil.validator.cc.fact;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/** The two players (CC 3): the one at the top of the board, the one at the bottom. */
public final class Players {

    /**
     * A player.
     *
     * @param side id of his side; empty if the scenario gives the end of the board to none, or both to one
     * @param name what the side is called, else where it sits
     */
    public record Player(Camp camp, String side, String name) {

        /** Himself, as a finding of the scenario is about him. */
        public SubjectRef ref() {
            return new SubjectRef("side", side.isEmpty() ? camp.attribute("") : side, name);
        }
    }

    private final List<Player> all;
    private final ScenarioFacts scenario;

    public Players(ScenarioFacts scenario, Camps camps, Roster roster) {
        this.scenario = scenario;
        this.all = Arrays.stream(Camp.values())
                .map(camp -> roster.sides().stream()
                        .filter(side -> camps.of(side.id()).filter(camp::equals).isPresent())
                        .findFirst()
                        .map(side -> new Player(camp, side.id(), called(side)))
                        .orElse(new Player(camp, "", "the side at the " + camp.attribute(""))))
                .toList();
    }

    /** Both, the one at the top first, whether their sides are known or not. */
    public List<Player> all() {
        return all;
    }

    /** Those whose sides are known. */
    public List<Player> known() {
        return all.stream().filter(player -> !player.side().isEmpty()).toList();
    }

    /** The ids of the known sides. */
    public List<String> sides() {
        return known().stream().map(Player::side).toList();
    }

    /** What a side is called; its id if it is no player's. */
    public String name(String side) {
        return known().stream()
                .filter(player -> player.side().equals(side))
                .map(Player::name)
                .findFirst()
                .orElse(side);
    }

    /** The cards that a player is dealt, if the scenario says a number. */
    public OptionalInt cards(Player player) {
        return scenario.attributes().integer(player.camp().attribute("Cards"));
    }

    /** The banners that a player needs, if the scenario says a number. */
    public OptionalInt banners(Player player) {
        return scenario.attributes().integer(player.camp().attribute("Banners"));
    }

    static String called(Side side) {
        return side.name().isEmpty() ? side.id() : side.name();
    }
}
