package coupdoeil.validator.fb;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** How far units march in a turn (FB 7.1.1, 7.3, 16). */
public final class MarchPace {

    private final Roster roster;
    private final Switches switches;
    private final Timetable timetable;

    public MarchPace(Roster roster, Switches switches, Timetable timetable) {
        this.roster = roster;
        this.switches = switches;
        this.timetable = timetable;
    }

    /** Movement factors of a unit during a turn, after weather and light; not yet rounded under END rounding. */
    public BigDecimal movement(Unit unit, int turn) {
        BigDecimal printed = BigDecimal.valueOf(unit.attributes().integer("mf", 0));
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
        return timetable.track().contains(turn) ? timetable.turns().get(turn).conditions() : List.of();
    }

    /** Movement factors of the slowest of some units during a turn, by which all of them march. */
    BigDecimal slowest(List<Unit> waiting, int turn) {
        Set<String> formations = waiting.stream()
                .flatMap(unit -> roster.formationOf(unit).stream())
                .map(Formation::id)
                .collect(Collectors.toSet());
        List<Unit> counted = new ArrayList<>(waiting);
        if (switches.is("slowestOf", "FORMATION")) {
            counted.addAll(
                    formations.stream().flatMap(id -> unitsOf(id).stream()).toList());
        }
        return counted.stream()
                .map(unit -> movement(unit, turn))
                .min(BigDecimal::compareTo)
                .orElse(BigDecimal.ZERO);
    }

    private List<Unit> unitsOf(String formation) {
        return roster.units().stream()
                .filter(unit -> roster.formationOf(unit)
                        .filter(own -> own.id().equals(formation))
                        .isPresent())
                .toList();
    }
}
