package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** How far units march in a turn (FB 7.1.1, 7.3, 16). */
public final class MarchPace {

    private final Roster roster;
    private final Attachments attachments;
    private final Switches switches;
    private final Timetable timetable;
    /** Printed factors of the slowest unit of each formation, where that counts. */
    private final Map<String, Integer> slowestOf = new HashMap<>();

    public MarchPace(Roster roster, Attachments attachments, Switches switches, Timetable timetable) {
        this.roster = roster;
        this.attachments = attachments;
        this.switches = switches;
        this.timetable = timetable;
        if (switches.is("slowestOf", "FORMATION")) {
            roster.units()
                    .forEach(unit ->
                            formation(unit).ifPresent(of -> slowestOf.merge(of.id(), printed(unit), Math::min)));
        }
    }

    /**
     * Movement factors during a turn, after weather and light; not yet rounded under END rounding. Who has fewer printed
     * never has more on any turn.
     */
    BigDecimal movement(int printedFactors, int turn) {
        BigDecimal printed = BigDecimal.valueOf(printedFactors);
        BigDecimal worst = printed;
        for (Choice condition : conditions(turn)) {
            List<Integer> factor = condition.effects().integers("mfFactor");
            if (factor.size() == 2 && factor.get(1) > 0) {
                BigDecimal reduced = printed.multiply(BigDecimal.valueOf(factor.get(0)))
                        .divide(BigDecimal.valueOf(factor.get(1)), MathContext.DECIMAL64);
                worst = worst.min(reduced);
            }
        }
        return switches.is("mfRounding", "STEP") ? worst.setScale(0, RoundingMode.FLOOR) : worst;
    }

    /** Conditions in force during a turn; none outside the timetable. */
    public List<Choice> conditions(int turn) {
        return turn >= 0 && turn < timetable.turns().size()
                ? timetable.turns().get(turn).conditions()
                : List.of();
    }

    /** Printed movement factors with which a unit holds up those it marches with: its own or, by a switch, its formation's. */
    int slowest(Unit unit) {
        return Math.min(
                printed(unit),
                formation(unit)
                        .map(formation -> slowestOf.getOrDefault(formation.id(), Integer.MAX_VALUE))
                        .orElse(Integer.MAX_VALUE));
    }

    /** The formation that a unit comes with, and at whose pace: the one it is attached to, else its own (FB 4.9.2, 7.3). */
    Optional<Formation> formation(Unit unit) {
        return roster.superiors(attachments.under(unit, Attributes.NONE)).stream()
                .findFirst();
    }

    private static int printed(Unit unit) {
        return unit.attributes().integer("mf", 0);
    }
}
