package coupdoeil.model.rules;

import coupdoeil.model.scenario.FacingKind;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Reads a rule system from its file. Such a file is part of the program: a fault in it stops the reading with a message
 * that names the file and the JSON pointer.
 */
public final class RuleSystemReader {

    private RuleSystemReader() {}

    /** @throws IllegalArgumentException if the file is no rule system; the message names the place */
    public static RuleSystem read(String file, byte[] json) {
        JsonCursor root = JsonCursor.parse(file, json);
        root.only(
                "format",
                "version",
                "id",
                "name",
                "edition",
                "grounds",
                "minutesPerTurn",
                "newBattle",
                "arms",
                "levels",
                "leaderCategories",
                "formations",
                "conditions",
                "markers",
                "tokens",
                "placeKinds",
                "attributes",
                "chartFields",
                "chart",
                "switches",
                "specialRules",
                "tables",
                "profiles",
                "tableUses");
        return RuleSystemBuilder.builder()
                .id(root.text("id"))
                .name(root.text("name"))
                .edition(root.text("edition"))
                .grounds(root.texts("grounds"))
                .minutesPerTurn(root.number("minutesPerTurn").intValueExact())
                .newBattle(NewBattleReader.read(root.child("newBattle")))
                .vocabulary(vocabulary(root))
                .attributeTypes(
                        new AttributeTypes(attributeLists(root, "attributes"), attributeLists(root, "chartFields")))
                .options(new RuleOptions(
                        root.list("switches", RuleSystemReader::switchType),
                        root.list("specialRules", RuleSystemReader::specialRule)))
                .chart(new TerrainChart(root.list("chart", RuleSystemReader::terrain)))
                .tables(root.attributes("tables"))
                .profiles(root.list("profiles", RuleSystemReader::profile))
                .uses(Uses.read(root))
                .build();
    }

    private static Vocabulary vocabulary(JsonCursor root) {
        return VocabularyBuilder.builder()
                .arms(root.list("arms", RuleSystemReader::arm))
                .formations(root.list("formations", RuleSystemReader::formation))
                .levels(root.list("levels", RuleSystemReader::choice))
                .leaderCategories(root.list("leaderCategories", RuleSystemReader::choice))
                .conditions(root.list("conditions", RuleSystemReader::choice))
                .markers(root.list("markers", RuleSystemReader::choice))
                .tokens(root.list("tokens", RuleSystemReader::choice))
                .placeKinds(root.list("placeKinds", RuleSystemReader::placeKind))
                .build();
    }

    private static Map<String, List<AttributeType>> attributeLists(JsonCursor root, String key) {
        Map<String, List<AttributeType>> lists = new LinkedHashMap<>();
        JsonCursor owner = root.child(key);
        owner.keys().forEach(kind -> lists.put(kind, owner.list(kind, RuleSystemReader::attribute)));
        return Map.copyOf(lists);
    }

    private static TerrainRecord terrain(JsonCursor at) {
        at.only("id", "kind", "name", "effects", "look");
        return new TerrainRecord(
                at.text("id"), at.text("kind"), at.text("name"), at.attributes("effects"), at.attributes("look"));
    }

    private static AttributeType attribute(JsonCursor at) {
        at.only(
                "id",
                "name",
                "kind",
                "values",
                "members",
                "min",
                "max",
                "fallback",
                "arms",
                "required",
                "measure",
                "reference",
                "description",
                "use");
        return new AttributeType(
                at.text("id"),
                at.text("name"),
                at.choice("kind", AttributeType.Kind.class),
                at.texts("values"),
                at.list("members", RuleSystemReader::attribute),
                at.has("min") ? at.number("min") : null,
                at.has("max") ? at.number("max") : null,
                at.has("fallback") ? at.child("fallback").value() : null,
                at.texts("arms"),
                at.flag("required"),
                at.textOr("measure", ""),
                at.textOr("reference", ""),
                at.textOr("description", ""));
    }

    private static Arm arm(JsonCursor at) {
        at.only("id", "name", "symbol", "usual");
        return new Arm(at.text("id"), at.text("name"), at.text("symbol"), at.textOr("usual", ""));
    }

    private static FormationType formation(JsonCursor at) {
        at.only("id", "name", "arms", "facing", "maxHexes", "effects");
        return new FormationType(
                at.text("id"),
                at.text("name"),
                at.texts("arms"),
                at.choice("facing", FacingKind.class),
                at.number("maxHexes").intValueExact(),
                at.attributes("effects"));
    }

    private static Choice choice(JsonCursor at) {
        at.only("id", "name", "effects");
        return new Choice(at.text("id"), at.text("name"), at.attributes("effects"));
    }

    private static PlaceKind placeKind(JsonCursor at) {
        at.only("id", "name", "extent", "attributes");
        return new PlaceKind(
                at.text("id"),
                at.text("name"),
                at.choice("extent", PlaceKind.Extent.class),
                at.list("attributes", RuleSystemReader::attribute));
    }

    private static SwitchType switchType(JsonCursor at) {
        at.only("id", "name", "values", "fallback", "reference", "description", "use");
        return new SwitchType(
                at.text("id"),
                at.text("name"),
                at.texts("values"),
                at.text("fallback"),
                at.text("reference"),
                at.text("description"));
    }

    private static Profile profile(JsonCursor at) {
        at.only("id", "name", "description", "weights");
        Map<String, Profile.Weight> weights = new LinkedHashMap<>();
        if (at.has("weights")) {
            JsonCursor said = at.child("weights");
            said.keys().forEach(rule -> weights.put(rule, said.choice(rule, Profile.Weight.class)));
        }
        return new Profile(at.text("id"), at.text("name"), at.text("description"), weights);
    }

    private static SpecialRuleType specialRule(JsonCursor at) {
        at.only("id", "name", "defines", "parameters", "reference", "description", "use");
        return new SpecialRuleType(
                at.text("id"),
                at.text("name"),
                at.textOr("defines", ""),
                at.list("parameters", RuleSystemReader::attribute),
                at.text("reference"),
                at.text("description"));
    }
}
