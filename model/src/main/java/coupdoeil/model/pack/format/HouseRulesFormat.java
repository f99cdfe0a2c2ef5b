package coupdoeil.model.pack.format;

import coupdoeil.model.Attributes;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.scenario.FacingKind;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;

/** house-rules.json. */
public final class HouseRulesFormat {

    private HouseRulesFormat() {}

    public static HouseRules read(Fields file) {
        return new HouseRules(
                list(file, "formations", HouseRulesFormat::formation),
                list(file, "switches", HouseRulesFormat::switchType),
                list(file, "specialRules", HouseRulesFormat::specialRule),
                file.attributes("tables"));
    }

    private static <T> List<T> list(Fields file, String key, Function<Attributes, T> entry) {
        return file.groups(key).stream().map(entry).toList();
    }

    private static FormationType formation(Attributes written) {
        return new FormationType(
                text(written, "id"),
                text(written, "name"),
                written.texts("arms"),
                choice(written, "facing", FacingKind.NONE),
                written.integer("maxHexes", 1),
                written.nested("effects"));
    }

    private static SwitchType switchType(Attributes written) {
        return new SwitchType(
                text(written, "id"),
                text(written, "name"),
                written.texts("values"),
                text(written, "fallback"),
                text(written, "reference"),
                text(written, "description"));
    }

    private static SpecialRuleType specialRule(Attributes written) {
        return new SpecialRuleType(
                text(written, "id"),
                text(written, "name"),
                text(written, "defines"),
                types(written, "parameters"),
                text(written, "reference"),
                text(written, "description"));
    }

    private static List<AttributeType> types(Attributes written, String key) {
        return written.groups(key).stream().map(HouseRulesFormat::type).toList();
    }

    private static AttributeType type(Attributes written) {
        return new AttributeType(
                text(written, "id"),
                text(written, "name"),
                choice(written, "kind", AttributeType.Kind.TEXT),
                written.texts("values"),
                types(written, "members"),
                written.number("min").orElse(null),
                written.number("max").orElse(null),
                written.value("fallback").orElse(null),
                written.texts("arms"),
                written.flag("required"),
                text(written, "measure"),
                text(written, "reference"),
                text(written, "description"));
    }

    private static String text(Attributes written, String key) {
        return written.text(key).orElse("");
    }

    private static <E extends Enum<E>> E choice(Attributes written, String key, E otherwise) {
        return Arrays.stream(otherwise.getDeclaringClass().getEnumConstants())
                .filter(constant -> word(constant).equals(text(written, key)))
                .findFirst()
                .orElse(otherwise);
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    public static JsonObject write(HouseRules house) {
        return FileFormat.HOUSE_RULES
                .file()
                .putIfFilled("formations", array(house.formations(), HouseRulesFormat::json))
                .putIfFilled("switches", array(house.switches(), HouseRulesFormat::json))
                .putIfFilled("specialRules", array(house.specialRules(), HouseRulesFormat::json))
                .putIfFilled("tables", JsonConversion.json(house.tables()))
                .done();
    }

    private static <T> JsonArray array(List<T> entries, Function<T, JsonObject> entry) {
        return JsonArray.of(entries.stream().map(entry).toList());
    }

    private static JsonObject json(FormationType formation) {
        return JsonObject.builder()
                .put("id", formation.id())
                .put("name", formation.name())
                .put("arms", texts(formation.arms()))
                .put("facing", word(formation.facing()))
                .put("maxHexes", formation.maxHexes())
                .putIfFilled("effects", JsonConversion.json(formation.effects()))
                .done();
    }

    private static JsonObject json(SwitchType type) {
        return JsonObject.builder()
                .put("id", type.id())
                .put("name", type.name())
                .put("values", texts(type.values()))
                .put("fallback", type.fallback())
                .putIfSaid("reference", type.reference())
                .putIfSaid("description", type.description())
                .done();
    }

    private static JsonObject json(SpecialRuleType type) {
        return JsonObject.builder()
                .put("id", type.id())
                .put("name", type.name())
                .putIfSaid("defines", type.defines())
                .putIfFilled("parameters", array(type.parameters(), HouseRulesFormat::json))
                .putIfSaid("reference", type.reference())
                .putIfSaid("description", type.description())
                .done();
    }

    private static JsonObject json(AttributeType type) {
        JsonObject.Builder json = JsonObject.builder()
                .put("id", type.id())
                .put("name", type.name())
                .put("kind", word(type.kind()))
                .putIfFilled("values", texts(type.values()))
                .putIfFilled("members", array(type.members(), HouseRulesFormat::json))
                .putUnlessNull("min", type.min())
                .putUnlessNull("max", type.max());
        if (type.fallback() != null) {
            json.put("fallback", JsonConversion.json(type.fallback()));
        }
        json.putIfFilled("arms", texts(type.arms()));
        if (type.required()) {
            json.put("required", true);
        }
        return json.putIfSaid("measure", type.measure())
                .putIfSaid("reference", type.reference())
                .putIfSaid("description", type.description())
                .done();
    }

    private static JsonArray texts(List<String> texts) {
        return JsonArray.of(texts.stream().map(JsonConversion::json).toList());
    }
}
