package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.pack.UnreadContent;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.NewBattle;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * What a designer wants of a new battle.
 *
 * @param date as the designer writes it; may be empty
 * @param year the year of the battle; empty if nobody has said it
 * @param sides names of the two sides, the northern one first
 * @param clock from when to when, or how many turns, the scenario lasts
 * @param first which side begins, 0 or 1; empty if that is left open
 */
public record BattlePlan(
        RuleSystem system,
        String title,
        String date,
        OptionalInt year,
        List<String> sides,
        Board board,
        Clock clock,
        OptionalInt first) {

    public BattlePlan {
        sides = List.copyOf(sides);
    }

    /** The usual battle of a system: on its usual board, as long as usual. */
    public static BattlePlan usual(RuleSystem system, String title) {
        NewBattle fresh = system.newBattle();
        return new BattlePlan(
                system,
                title,
                "",
                OptionalInt.empty(),
                List.of(Messages.text("new.first-side"), Messages.text("new.second-side")),
                fresh.usual(),
                fresh.clock(),
                Starter.isRequired(system, fresh.first()) ? OptionalInt.of(0) : OptionalInt.empty());
    }

    /** This plan on another board. */
    public BattlePlan on(Board changed) {
        return new BattlePlan(system, title, date, year, sides, changed, clock, first);
    }

    /** The battle: two sides without troops on open ground, the places that the rules want, and one scenario. */
    public Pack pack() {
        Pack pack = empty();
        NewBattle fresh = system.newBattle();
        for (int i = 0; i < sides.size(); i++) {
            pack = Starter.withSide(pack, system, fresh.sides().get(i), sides.get(i));
        }
        pack = NewGround.withPlaces(pack, system);
        Scenario scenario = Starter.scenario(pack, system, Messages.text("new.scenario"), clock);
        return pack.withScenarios(List.of(scenario.withAttributes(said(pack, scenario.attributes()))));
    }

    private Pack empty() {
        PackInfo info = new PackInfo("", title, system.id(), "0.1", List.of(), "CC-BY-4.0", List.of(), "", "");
        Pack pack = new Pack(
                info,
                NewGround.bare(board, system),
                OrderOfBattle.EMPTY,
                List.of(),
                List.of(),
                List.of(),
                Map.of(),
                UnreadContent.NONE);
        return pack.withInfo(info.withId(FreshId.of(pack, title)).withName(title));
    }

    /** The scenario's attributes with all that the plan says. */
    private Attributes said(Pack pack, Attributes attributes) {
        NewBattle fresh = system.newBattle();
        List<Side> made = pack.orderOfBattle().sides();
        Attributes said = fresh.boards().isEmpty() || fresh.boards().contains(board)
                ? attributes
                : Starter.with(attributes, fresh.ownSize());
        if (!date.isBlank()) {
            said = said.with(fresh.date(), date);
        }
        if (year.isPresent() && !fresh.year().isEmpty()) {
            said = said.with(fresh.year(), year.getAsInt());
        }
        if (first.isPresent() && !fresh.first().isEmpty()) {
            said = said.with(fresh.first(), made.get(first.getAsInt()).id());
        }
        return said;
    }
}
