package coupdoeil.validator.fb.fact;

import coupdoeil.model.rules.Choice;
import coupdoeil.validator.check.fact.Timetable;
import java.util.Comparator;
import java.util.List;

/**
 * What light and weather leave of the command radius of army leaders (FB 16): a fraction, of several conditions the worst.
 *
 * @param left so many are left of
 * @param parts so many
 */
public record ArmyRadius(int left, int parts) {

    /** Nothing is lost. */
    public static final ArmyRadius FULL = new ArmyRadius(1, 1);

    /** That of the first turn; full if the scenario has no turns. */
    static ArmyRadius atStart(Timetable timetable) {
        return timetable.turns().stream().findFirst().map(ArmyRadius::in).orElse(FULL);
    }

    public static ArmyRadius in(Timetable.Turn turn) {
        return turn.conditions().stream()
                .map(ArmyRadius::under)
                .min(Comparator.comparingDouble(radius -> (double) radius.left() / radius.parts()))
                .filter(radius -> radius.left() < radius.parts())
                .orElse(FULL);
    }

    private static ArmyRadius under(Choice condition) {
        List<Integer> fraction = condition.effects().integers("armyRadiusFactor");
        return fraction.size() == 2 && fraction.get(1) > 0 ? new ArmyRadius(fraction.get(0), fraction.get(1)) : FULL;
    }

    /** What is left of a radius, rounded down. */
    int of(int radius) {
        return radius * left / parts;
    }
}
