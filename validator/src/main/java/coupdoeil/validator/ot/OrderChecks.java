package coupdoeil.validator.ot;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Orders;
import coupdoeil.validator.ot.fact.Orders.Order;
import coupdoeil.validator.table.fact.Forces;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Which orders commands begin with (OT Orders). */
final class OrderChecks {

    @Rule("OT-ORD-01")
    void missing(FormationEntry entry, Commands commands, Forces forces, Orders orders, Reporter out) {
        Formation command = entry.formation();
        boolean setUp = commands.units(command).stream().anyMatch(forces::isSetUp);
        if (commands.isCommand(command)
                && setUp
                && !orders.areChosen()
                && orders.of(command).isEmpty()) {
            out.report("command")
                    .fix(new Fix.Change(
                            "Let the players choose",
                            pack -> pack.withScenario(
                                    out.scenario(),
                                    known -> known.withAttributes(
                                            known.attributes().with("playersChooseOrders", true)))))
                    .ask("Give it an order");
        }
    }

    @Rule("OT-ORD-02")
    void unmarked(FormationEntry entry, Commands commands, Forces forces, Orders orders, Reporter out) {
        Formation command = entry.formation();
        boolean fights = forces.takePart(commands.units(command));
        if (commands.isCommand(command) && fights) {
            orders.of(command).stream()
                    .filter(order ->
                            orders.needsMarker(order.kind()) && order.at().isEmpty())
                    .findFirst()
                    .ifPresent(order -> out.report("command").ask("Put its marker on the table"));
        }
    }

    @Rule("OT-ORD-07")
    void noEdge(FormationEntry entry, Commands commands, Orders orders, Roster roster, Zones zones, Reporter out) {
        Formation command = entry.formation();
        Optional<String> side = roster.armyOf(command.under()).map(army -> army.side());
        if (side.isPresent()
                && commands.isCommand(command)
                && orders.of(command).stream().anyMatch(order -> order.is(Orders.WITHDRAW))
                && zones.homeEdges(side.get()).isEmpty()) {
            out.report("command")
                    .with("side", roster.side(side.get()).map(Side::name).orElse(side.get()))
                    .ask("Draw the edge that it falls back to");
        }
    }

    @Rule("OT-ORD-09")
    void noCommand(Landmark token, Orders orders, Commands commands, Roster roster, Reporter out) {
        if (!token.kind().equals("token") || !orders.isOrder(token.sort())) {
            return;
        }
        Optional<Formation> of = roster.formation(token.of());
        if (of.filter(commands::isCommand).isEmpty()) {
            out.report("what")
                    .with("why", "orders " + of.map(Formation::name).orElse("nobody") + ", which is no command")
                    .fix(remove(token, out.scenario()));
        }
    }

    private static Fix.Change remove(Landmark token, String scenario) {
        return new Fix.Change(
                "Remove it",
                pack -> PackEdits.tokens(
                        pack,
                        scenario,
                        tokens ->
                                tokens.stream().filter(one -> !isOf(one, token)).toList()));
    }

    private static boolean isOf(Token one, Landmark token) {
        return one.id().equals(token.key())
                && Objects.equals(one.of(), token.of().isEmpty() ? null : token.of());
    }

    @Rule("OT-ORD-09")
    void twice(FormationEntry entry, Orders orders, Commands commands, Reporter out) {
        List<Order> given = orders.of(entry.formation());
        if (commands.isCommand(entry.formation()) && given.size() > 1) {
            out.report("what").with("why", "has " + given.size() + " orders").ask("Leave it one of them");
        }
    }

    @Rule("OT-ORD-10")
    void unknownFixed(ScenarioItem subject, Reporter out) {
        if (subject.item().entry() instanceof SpecialRule rule && rule.id().equals("initial-order")) {
            Orders.order(rule).ifPresent(order -> unknown(order, out));
        }
    }

    @Rule("OT-ORD-10")
    void unknownOnArrival(Arrival arrival, Reporter out) {
        arrival.group().attributes().text("order").ifPresent(order -> unknown(order, out));
    }

    private static void unknown(String order, Reporter out) {
        if (!Orders.ALL.contains(order)) {
            out.report().with("order", order).ask("Choose one of the six");
        }
    }

    @Rule("OT-ORD-12")
    void alone(FormationEntry entry, Commands commands, Forces forces, Orders orders, Reporter out) {
        Formation command = entry.formation();
        List<Unit> units =
                commands.units(command).stream().filter(forces::takesPart).toList();
        if (units.size() == 1 && orders.only(command, Orders.ATTACK).isPresent()) {
            out.report("command")
                    .fix(new Fix.Change(
                            "Let it engage",
                            pack -> PackEdits.tokens(
                                    pack,
                                    out.scenario(),
                                    tokens -> tokens.stream()
                                            .map(token -> isAttackOf(token, command) ? engage(token) : token)
                                            .toList())));
        }
    }

    private static boolean isAttackOf(Token token, Formation command) {
        return token.kind().equals(Orders.ATTACK) && command.id().equals(token.of());
    }

    private static Token engage(Token token) {
        Position where = token.position();
        return new Token(token.id(), Orders.ENGAGE, token.of(), where, token.attributes());
    }
}
