package coupdoeil.model.pack.format;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import java.util.List;
import java.util.function.Function;

/** order-of-battle.json. */
public final class OrderOfBattleFormat {

    private OrderOfBattleFormat() {}

    public static OrderOfBattle read(Fields file) {
        return new OrderOfBattle(
                list(file, "sides", OrderOfBattleFormat::side),
                list(file, "armies", OrderOfBattleFormat::army),
                list(file, "formations", OrderOfBattleFormat::formation),
                list(file, "units", OrderOfBattleFormat::unit),
                list(file, "leaders", OrderOfBattleFormat::leader));
    }

    public static JsonObject write(OrderOfBattle oob) {
        return FileFormat.ORDER_OF_BATTLE
                .file()
                .putIfFilled("sides", array(oob.sides(), OrderOfBattleFormat::json))
                .putIfFilled("armies", array(oob.armies(), OrderOfBattleFormat::json))
                .putIfFilled("formations", array(oob.formations(), OrderOfBattleFormat::json))
                .putIfFilled("units", array(oob.units(), OrderOfBattleFormat::json))
                .putIfFilled("leaders", array(oob.leaders(), OrderOfBattleFormat::json))
                .done();
    }

    private static <T> List<T> list(Fields file, String key, Function<Fields, T> entry) {
        return file.children(key).stream().map(entry).toList();
    }

    private static <T> JsonArray array(List<T> entries, Function<T, JsonObject> json) {
        return JsonArray.of(entries.stream().map(json).toList());
    }

    private static Side side(Fields side) {
        return new Side(side.text("id"), side.text("name"), side.attributes("attributes"));
    }

    private static JsonObject json(Side side) {
        return JsonObject.builder()
                .put("id", side.id())
                .put("name", side.name())
                .putIfFilled("attributes", JsonConversion.json(side.attributes()))
                .done();
    }

    private static Army army(Fields army) {
        return new Army(
                army.text("id"),
                army.text("name"),
                army.text("side"),
                army.textOrNull("leader"),
                army.attributes("attributes"));
    }

    private static JsonObject json(Army army) {
        return JsonObject.builder()
                .put("id", army.id())
                .put("name", army.name())
                .put("side", army.side())
                .putUnlessNull("leader", army.leader())
                .putIfFilled("attributes", JsonConversion.json(army.attributes()))
                .done();
    }

    private static Formation formation(Fields formation) {
        return new Formation(
                formation.text("id"),
                formation.text("name"),
                formation.text("level"),
                under(formation),
                strength(formation),
                formation.attributes("attributes"));
    }

    private static JsonObject json(Formation formation) {
        return JsonObject.builder()
                .put("id", formation.id())
                .put("name", formation.name())
                .put("level", formation.level())
                .putIfFilled("under", json(formation.under()))
                .putIfFilled("strength", json(formation.strength()))
                .putIfFilled("attributes", JsonConversion.json(formation.attributes()))
                .done();
    }

    private static Unit unit(Fields unit) {
        return new Unit(
                unit.text("id"),
                unit.text("name"),
                unit.text("arm"),
                unit.text("nationality"),
                under(unit),
                strength(unit),
                unit.attributes("attributes"),
                unit.text("note"),
                unit.text("source"));
    }

    private static JsonObject json(Unit unit) {
        return JsonObject.builder()
                .put("id", unit.id())
                .put("name", unit.name())
                .put("arm", unit.arm())
                .putIfSaid("nationality", unit.nationality())
                .putIfFilled("under", json(unit.under()))
                .putIfFilled("strength", json(unit.strength()))
                .putIfFilled("attributes", JsonConversion.json(unit.attributes()))
                .putIfSaid("note", unit.note())
                .putIfSaid("source", unit.source())
                .done();
    }

    private static JsonObject json(Strength strength) {
        return JsonObject.builder()
                .putUnlessNull("men", strength.men())
                .putUnlessNull("horses", strength.horses())
                .putUnlessNull("guns", strength.guns())
                .done();
    }

    private static Strength strength(Fields fields) {
        Fields strength = fields.child("strength");
        return new Strength(
                strength.integerOrNull("men"), strength.integerOrNull("horses"), strength.integerOrNull("guns"));
    }

    private static Leader leader(Fields leader) {
        return new Leader(
                leader.text("id"),
                leader.text("name"),
                leader.text("category"),
                leader.text("nationality"),
                leader.texts("leads"),
                under(leader),
                leader.attributes("attributes"),
                leader.text("note"),
                leader.text("source"));
    }

    private static JsonObject json(Leader leader) {
        return JsonObject.builder()
                .put("id", leader.id())
                .put("name", leader.name())
                .put("category", leader.category())
                .putIfSaid("nationality", leader.nationality())
                .put("leads", JsonArray.ofTexts(leader.leads()))
                .putIfFilled("under", json(leader.under()))
                .putIfFilled("attributes", JsonConversion.json(leader.attributes()))
                .putIfSaid("note", leader.note())
                .putIfSaid("source", leader.source())
                .done();
    }

    private static Belonging under(Fields fields) {
        return new Belonging(fields.textByKey("under"));
    }

    private static JsonObject json(Belonging under) {
        return JsonConversion.texts(under.relations());
    }
}
