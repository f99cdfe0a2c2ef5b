package coupdoeil.validator.ot;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.roster.Beginnings;
import coupdoeil.validator.roster.PieceInventory;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * The figures, gun models and stands that a battle takes, by arm, and the commanders who have a figure (OT Scale; Basing).
 */
public final class OtInventory implements PieceInventory {

    @Override
    public List<Line> lines(Situation situation) {
        Beginnings beginnings = new Beginnings(situation);
        List<Unit> units = situation.roster().units().stream()
                .filter(unit -> beginnings.takesPart(unit.id()))
                .toList();
        Stream<Line> troops =
                situation.system().vocabulary().arms().stream().flatMap(arm -> lines(arm, units).stream());
        long commanders = situation.roster().leaders().stream()
                .map(Leader::id)
                .filter(beginnings::takesPart)
                .count();
        return Stream.concat(troops, Stream.of(line("Commanders", (int) commanders)))
                .filter(line -> line.wanted() > 0)
                .toList();
    }

    private static List<Line> lines(Arm arm, List<Unit> units) {
        List<Unit> of = units.stream().filter(unit -> Units.is(unit, arm.id())).toList();
        boolean guns = arm.id().equals(Units.ARTILLERY);
        return List.of(
                line(arm.name() + (guns ? ", gun models" : ", figures"), sum(of, guns ? "models" : "figures")),
                line(arm.name() + ", crew figures", guns ? sum(of, "crew") : 0),
                line(arm.name() + ", stands", sum(of, Units::stands)));
    }

    private static int sum(List<Unit> units, String attribute) {
        return sum(units, unit -> unit.attributes().integer(attribute, 0));
    }

    private static int sum(List<Unit> units, ToIntFunction<Unit> number) {
        return units.stream().mapToInt(number).sum();
    }

    private static Line line(String what, int wanted) {
        return new Line(what, wanted, OptionalInt.empty());
    }
}
