package coupdoeil.validator.hm;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.hm.fact.FirstTurn;
import coupdoeil.validator.hm.fact.Going;
import coupdoeil.validator.hm.fact.Morale;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.table.Words;
import java.util.Optional;
import java.util.Set;

/** Whether units can be given the orders with which they begin (HM Command Phase; Unit Orders; Movement; Declare Charges). */
final class OrderChecks {

    static final String ORDER = "order";
    static final String HOLD = "HOLD";
    static final String RUN = "RUN";
    private static final String CHARGE = "CHARGE";

    /** At the rate of a run, so not by guns that have none. */
    private static final Set<String> RUNS = Set.of(RUN, "RETREAT");

    private static final Set<String> MOVES = Set.of("ADVANCE", "RETIRE", RUN, "RETREAT", CHARGE);

    @Rule("HM-STATE-07")
    void state(PlacedUnit placed, Morale morale, Reporter out) {
        Placement placement = placed.placement();
        String order = order(placement);
        if (!order.isEmpty() && FirstTurn.isRouting(placement)) {
            out.report("u")
                    .with(ORDER, Words.plain(order))
                    .with("why", "routs, so that it rallies or goes on")
                    .fix(out.clear("Give it no order", ORDER));
        } else if (order.equals(CHARGE) && isShaken(placed, morale)) {
            report(placement, "is shaken", out);
        } else if (MOVES.contains(order) && FirstTurn.staysDisordered(placed.unit(), placement)) {
            report(placement, "is disordered yet when orders are given", out);
        }
    }

    @Rule("HM-STATE-08")
    void armAndGround(Stand stand, TableGround ground, Switches switches, Reporter out) {
        if (stand.piece() instanceof Unit unit && MOVES.contains(order(stand.placement()))) {
            why(stand, unit, ground, switches).ifPresent(why -> report(stand.placement(), why, out));
        }
    }

    /** Whether guns have no rate at all for an order, unlimbered as they are. */
    static boolean isBeyondMen(String order) {
        return RUNS.contains(order) || order.equals(CHARGE);
    }

    static String order(Placement placement) {
        return placement.attributes().text(ORDER).orElse("");
    }

    private static Optional<String> why(Stand stand, Unit unit, TableGround ground, Switches switches) {
        String order = order(stand.placement());
        boolean guns = unit.arm().equals(Troops.ARTILLERY);
        if (guns && order.equals(CHARGE)) {
            return Optional.of("guns do not charge");
        }
        if (guns
                && RUNS.contains(order)
                && Troops.UNLIMBERED.equals(stand.placement().formation())) {
            return Optional.of("unlimbered guns have no rate for it");
        }
        boolean closed = order.equals(RUN) || (guns && switches.is("artilleryNoMove", "NONE"));
        return closed && !Troops.ignoresDifficult(unit)
                ? ground.under(stand).filter(Going::isDifficult).findFirst().map(feature -> "is in " + feature.name())
                : Optional.empty();
    }

    private static boolean isShaken(PlacedUnit placed, Morale morale) {
        return morale.state(
                        placed.unit(),
                        placed.placement().formation(),
                        placed.placement().attributes().integer("hits", 0))
                .equals("SHAKEN");
    }

    private static void report(Placement placement, String why, Reporter out) {
        out.report("u")
                .with(ORDER, Words.plain(order(placement)))
                .with("why", why)
                .fix(out.set("Let it hold", ORDER, HOLD));
    }
}
