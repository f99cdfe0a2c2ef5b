package coupdoeil.validator.export.engine;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.format.JsonConversion;
import coupdoeil.validator.check.Situation;

/** The orders of battle of an export; every key is always there. */
final class ForcesSection {

    private final OrderOfBattle oob;
    private final Roster roster;

    ForcesSection(Situation situation) {
        this.oob = situation.pack().orderOfBattle();
        this.roster = situation.roster();
    }

    JsonArray sides() {
        return Written.list(oob.sides(), ForcesSection::side);
    }

    JsonArray armies() {
        return Written.list(oob.armies(), ForcesSection::army);
    }

    JsonArray formations() {
        return Written.list(oob.formations(), this::formation);
    }

    JsonArray units() {
        return Written.list(oob.units(), this::unit);
    }

    JsonArray leaders() {
        return Written.list(oob.leaders(), this::leader);
    }

    private static JsonObject side(Side side) {
        return JsonObject.builder()
                .put("id", side.id())
                .put("name", side.name())
                .put("attributes", Written.attributes(side.attributes()))
                .done();
    }

    private static JsonObject army(Army army) {
        return JsonObject.builder()
                .put("id", army.id())
                .put("name", army.name())
                .put("side", army.side())
                .put("leader", army.leader())
                .put("attributes", Written.attributes(army.attributes()))
                .done();
    }

    private JsonObject formation(Formation formation) {
        return JsonObject.builder()
                .put("id", formation.id())
                .put("name", formation.name())
                .put("level", formation.level())
                .put("army", roster.armyOf(formation.under()).map(Army::id).orElse(null))
                .put("under", under(formation.under()))
                .put("strength", strength(formation.strength()))
                .put("attributes", Written.attributes(formation.attributes()))
                .done();
    }

    private JsonObject unit(Unit unit) {
        return JsonObject.builder()
                .put("id", unit.id())
                .put("name", unit.name())
                .put("arm", unit.arm())
                .put("nationality", unit.nationality())
                .put("side", roster.sideOf(unit).orElse(null))
                .put("army", roster.armyOf(unit).map(Army::id).orElse(null))
                .put("under", under(unit.under()))
                .put("strength", strength(unit.strength()))
                .put("attributes", Written.attributes(unit.attributes()))
                .put("note", unit.note())
                .put("source", unit.source())
                .done();
    }

    private JsonObject leader(Leader leader) {
        return JsonObject.builder()
                .put("id", leader.id())
                .put("name", leader.name())
                .put("category", leader.category())
                .put("nationality", leader.nationality())
                .put("side", roster.sideOf(leader).orElse(null))
                .put("army", roster.armyOf(leader).map(Army::id).orElse(null))
                .put("leads", JsonArray.ofTexts(leader.leads()))
                .put("under", under(leader.under()))
                .put("attributes", Written.attributes(leader.attributes()))
                .put("note", leader.note())
                .put("source", leader.source())
                .done();
    }

    private static JsonObject strength(Strength strength) {
        return JsonObject.builder()
                .put("men", strength.men())
                .put("horses", strength.horses())
                .put("guns", strength.guns())
                .done();
    }

    private static JsonObject under(Belonging under) {
        return JsonConversion.texts(under.relations());
    }
}
