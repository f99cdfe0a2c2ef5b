package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Tokens;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.table.fact.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Point;

/** The orders that commands begin with, and their markers (OT Orders). */
public record Orders(
        RuleSystem system, Commands commands, Tokens tokens, ScenarioFacts scenario, Zones zones, Features features) {

    public static final String ATTACK = "attack";
    public static final String ENGAGE = "engage";
    public static final String MANEUVER = "maneuver";
    public static final String DEFEND = "defend";
    public static final String WITHDRAW = "withdraw";
    public static final String RALLY = "rally";
    public static final List<String> ALL = List.of(ATTACK, ENGAGE, MANEUVER, DEFEND, WITHDRAW, RALLY);

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    /**
     * An order of a command.
     *
     * @param kind one of {@link #ALL}
     * @param marker the point of the table where its marker lies, or the feature that it lies in; null if nowhere
     */
    public record Order(String kind, @Nullable Geometry marker) {

        public boolean is(String other) {
            return kind.equals(other);
        }

        public Optional<Geometry> at() {
            return Optional.ofNullable(marker);
        }
    }

    /** Whether the players choose the first orders. */
    public boolean areChosen() {
        return scenario.attributes().flag("playersChooseOrders");
    }

    /** What a formation begins with: its markers, or what the scenario orders it; more than one is a fault. */
    public List<Order> of(Formation formation) {
        List<Order> orders = new ArrayList<>();
        tokens.all().stream()
                .filter(token -> formation.id().equals(token.of()) && isOrder(token.kind()))
                .map(token -> new Order(token.kind(), marker(token).orElse(null)))
                .forEach(orders::add);
        fixed(formation)
                .filter(kind -> orders.stream().noneMatch(order -> order.is(kind)))
                .ifPresent(kind -> orders.add(new Order(kind, null)));
        return orders;
    }

    /** The order of a command that has one and no second. */
    public Optional<Order> only(Formation command) {
        List<Order> orders = of(command);
        return orders.size() == 1 ? Optional.of(orders.get(0)) : Optional.empty();
    }

    /** The same if it is of a kind; of what is no command none. */
    public Optional<Order> only(Formation command, String kind) {
        return commands.isCommand(command) ? only(command).filter(order -> order.is(kind)) : Optional.empty();
    }

    /** Where the marker of a command lies that has but this order. */
    public Optional<Geometry> marker(Formation command, String kind) {
        return only(command, kind).flatMap(Order::at);
    }

    /** The order that the scenario fixes for a formation. */
    private Optional<String> fixed(Formation formation) {
        return scenario.specialRules().stream()
                .filter(rule -> rule.id().equals("initial-order"))
                .filter(rule -> rule.attributes().is("formation", formation.id()))
                .flatMap(rule -> order(rule).stream())
                .findFirst();
    }

    /** The order that a special rule fixes. */
    public static Optional<String> order(SpecialRule rule) {
        return rule.attributes().text("order");
    }

    /** Whether a kind of token is an order. */
    public boolean isOrder(String kind) {
        return Choice.effects(system.vocabulary().tokens(), kind).flag("order");
    }

    /** Whether an order of a kind has a marker on the table. */
    public boolean needsMarker(String kind) {
        return Choice.effects(system.vocabulary().tokens(), kind).flag("onMap");
    }

    private Optional<Geometry> marker(Token token) {
        return token.position().standing() instanceof Position.InFeature in
                ? features.byId(in.feature()).map(feature -> feature.feature().shape())
                : point(token.position()).filter(zones::isOnTable).map(Geometry.class::cast);
    }

    /** The point of a position on the table. */
    public static Optional<Point> point(Position position) {
        return position.standing() instanceof Position.OnTable on
                ? Optional.of(GEOMETRIES.createPoint(new Coordinate(on.x(), on.y())))
                : Optional.empty();
    }
}
