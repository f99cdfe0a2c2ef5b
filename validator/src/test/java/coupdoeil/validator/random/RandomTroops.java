package coupdoeil.validator.random;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Choice;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/** Random orders of battle: formations under formations, in order or in circles, and units and leaders under any. */
final class RandomTroops {

    private static final List<String> NATIONALITIES = List.of("French", "Spanish", "British", "");

    private final RandomValues values;

    RandomTroops(RandomValues values) {
        this.values = values;
    }

    OrderOfBattle orderOfBattle() {
        return new OrderOfBattle(
                each("side", i -> new Side(values.id("side", i), "Side", values.attributes("side"))),
                each("army", this::army),
                each("formation", this::formation),
                each("unit", this::unit),
                each("leader", this::leader));
    }

    private <T> List<T> each(String kind, IntFunction<T> made) {
        return IntStream.range(0, values.ids(kind).size()).mapToObj(made).toList();
    }

    private Army army(int number) {
        String side = values.ids("side").isEmpty() || values.wild() ? "nobody" : "side-" + number % 2;
        String leader = values.orNull(() -> values.reference("leader"));
        return new Army(values.id("army", number), "Army", side, leader, values.attributes("army"));
    }

    private Formation formation(int number) {
        String level = values.word(
                values.system().vocabulary().levels().stream().map(Choice::id).toList());
        Belonging under = number == 0 || values.oneIn(3) ? inArmy() : under("formation-" + values.below(number));
        return new Formation(values.id("formation", number), "Division", level, under, values.attributes("formation"));
    }

    private Unit unit(int number) {
        String arm = values.word(
                values.system().vocabulary().arms().stream().map(Arm::id).toList());
        List<AttributeType> ratings = values.system().attributesOf("unit").stream()
                .filter(type -> type.appliesTo(arm) || values.wild())
                .toList();
        return new Unit(
                values.id("unit", number),
                "Unit " + number,
                arm,
                values.word(NATIONALITIES),
                member(),
                new Strength(values.count(900), values.count(300), values.count(9)),
                values.attributes(ratings),
                "",
                values.pick(List.of("", "the book")));
    }

    private Leader leader(int number) {
        return new Leader(
                values.id("leader", number),
                "General " + number,
                values.word(values.system().vocabulary().leaderCategories().stream()
                        .map(Choice::id)
                        .toList()),
                values.word(NATIONALITIES),
                values.some(2, () -> values.reference("formation")),
                member(),
                values.attributes("leader"),
                "",
                "");
    }

    private Belonging member() {
        return switch (values.below(6)) {
            case 0 -> inArmy();
            case 1 -> Belonging.NOWHERE.with(Belonging.ASSET, values.reference("formation"));
            case 2 -> under(values.reference("formation")).with(Belonging.REGIMENT, values.reference("unit"));
            case 3 -> under(values.reference("formation")).with(Belonging.MORALE, values.reference("formation"));
            default -> under(values.reference("formation"));
        };
    }

    private Belonging inArmy() {
        return values.wild() ? Belonging.NOWHERE : Belonging.NOWHERE.with(Belonging.ARMY, values.reference("army"));
    }

    /** Under this formation, or under any, be it itself. */
    private Belonging under(String formation) {
        return Belonging.NOWHERE.with(Belonging.COMMAND, values.wild() ? values.reference("formation") : formation);
    }
}
