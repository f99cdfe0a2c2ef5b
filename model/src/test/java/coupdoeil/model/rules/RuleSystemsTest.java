package coupdoeil.model.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.networknt.schema.InputFormat;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import coupdoeil.model.Attributes;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What must hold of every rule system file. */
class RuleSystemsTest {

    static Stream<RuleSystem> systems() {
        return RuleSystems.ids().stream().map(id -> RuleSystems.load(id).orElseThrow());
    }

    @Test
    void unknownSystemIsEmpty() {
        assertThat(RuleSystems.load("chess")).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void fileFollowsItsSchema(RuleSystem system) {
        var schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
                .getSchema(resource("/coupdoeil/schema/rule-system.schema.json"), InputFormat.JSON);
        assertThat(schema.validate(file(system.id()), InputFormat.JSON)).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void idsAreUnique(RuleSystem system) {
        unique("arm", system.vocabulary().arms().stream().map(Arm::id));
        unique("formation", system.vocabulary().formations().stream().map(FormationType::id));
        unique("level", system.vocabulary().levels().stream().map(Choice::id));
        unique(
                "leader category",
                system.vocabulary().leaderCategories().stream().map(Choice::id));
        unique("condition", system.vocabulary().conditions().stream().map(Choice::id));
        unique("marker", system.vocabulary().markers().stream().map(Choice::id));
        unique("token", system.vocabulary().tokens().stream().map(Choice::id));
        unique("place kind", system.vocabulary().placeKinds().stream().map(PlaceKind::id));
        unique("switch", system.options().switches().stream().map(SwitchType::id));
        unique("special rule", system.options().specialRules().stream().map(SpecialRuleType::id));
        unique("terrain", system.chart().records().stream().map(TerrainRecord::id));
        // One id may stand twice where no arm has both.
        lists(system)
                .forEach((owner, list) -> system.vocabulary()
                        .arms()
                        .forEach(arm -> unique(
                                owner + " of " + arm.id(),
                                list.stream()
                                        .filter(type -> type.appliesTo(arm.id()))
                                        .map(AttributeType::id))));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void armsExist(RuleSystem system) {
        system.vocabulary()
                .formations()
                .forEach(f -> f.arms()
                        .forEach(arm -> assertThat(system.arm(arm)).as(f.id()).isPresent()));
        everyAttribute(
                system,
                (path, attribute) -> attribute
                        .arms()
                        .forEach(arm -> assertThat(system.arm(arm)).as(path).isPresent()));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void fallbacksFitTheirAttributes(RuleSystem system) {
        everyAttribute(system, (path, attribute) -> {
            if (attribute.fallback() != null) {
                AttributeFit.fits(path, attribute, attribute.fallback());
            }
        });
        system.options()
                .switches()
                .forEach(type -> assertThat(type.values()).as(type.id()).contains(type.fallback()));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void chartRecordsFollowTheChartFields(RuleSystem system) {
        for (TerrainRecord record : system.chart().records()) {
            List<AttributeType> fields = system.attributeTypes().chartFields().get(record.kind());
            assertThat(fields).as(record.id() + " of kind " + record.kind()).isNotNull();
            AttributeFit.follows(record.id(), fields, record.effects());
            assertThat(record.look().text("glyph").isPresent()
                            || record.look().text("stroke").isPresent())
                    .as(record.id() + " can be drawn")
                    .isTrue();
        }
    }

    @ParameterizedTest
    @MethodSource("systems")
    void tablesNameFormationsAndArmsThatExist(RuleSystem system) {
        Set<String> formations = new HashSet<>();
        system.vocabulary().formations().forEach(f -> formations.add(f.id()));
        mentions(system.tables(), "formations")
                .forEach(
                        name -> assertThat(formations).as("formation in tables").contains(name));
        mentions(system.tables(), "arms")
                .forEach(name -> assertThat(system.arm(name)).as("arm " + name).isPresent());
        mentions(system.tables(), "arm")
                .forEach(name -> assertThat(system.arm(name)).as("arm " + name).isPresent());
    }

    @ParameterizedTest
    @MethodSource("systems")
    void newBattlesHoldWhatTheSystemKnows(RuleSystem system) {
        NewBattle fresh = system.newBattle();
        List<AttributeType> scenario = system.attributesOf("scenario");
        AttributeFit.known("newBattle/scenario", scenario, fresh.scenario());
        AttributeFit.known("newBattle/ownSize", scenario, fresh.ownSize());
        List<String> named = new ArrayList<>(List.of(fresh.first(), fresh.date()));
        fresh.sides().forEach(side -> {
            named.addAll(side.named());
            AttributeFit.known("newBattle/sides", system.attributesOf("side"), side.attributes());
        });
        assertThat(scenario.stream().map(AttributeType::id)).containsAll(named);
        fresh.formations().forEach(formation -> {
            assertThat(system.level(formation.level())).as(formation.level()).isPresent();
            AttributeFit.follows(formation.name(), system.attributesOf("formation"), formation.attributes());
        });
        fresh.specialRules().forEach(rule -> {
            SpecialRuleType type = system.options().specialRules().stream()
                    .filter(known -> known.id().equals(rule.id()))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(rule.id()));
            AttributeFit.follows(rule.id(), type.parameters(), rule.attributes());
        });
        fresh.places().forEach(place -> {
            PlaceKind kind = system.placeKind(place.kind()).orElseThrow();
            AttributeFit.known(place.name(), kind.attributes(), place.attributes());
            assertThat(place.owner().isEmpty()
                            || kind.attributes().stream()
                                    .anyMatch(type -> type.id().equals(place.owner())))
                    .as(place.name())
                    .isTrue();
        });
    }

    @Test
    void faultNamesFileAndPointer() {
        String broken = file("fb").replaceFirst("\"id\": \"cavalry\"", "\"id\": 7");
        assertThatThrownBy(() -> RuleSystemReader.read("fb.json", broken.getBytes(StandardCharsets.UTF_8)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("fb.json#/arms/1/id: not a text");
        String surplus = file("fb").replaceFirst("\"symbol\": \"train\"", "\"symbol\": \"train\", \"wheels\": 4");
        assertThatThrownBy(() -> RuleSystemReader.read("fb.json", surplus.getBytes(StandardCharsets.UTF_8)))
                .hasMessage("fb.json#/arms/3/wheels: unknown key");
    }

    private static void unique(String what, Stream<String> ids) {
        assertThat(ids.toList()).as(what).doesNotHaveDuplicates();
    }

    /** Every list of attributes of a system, nested ones too, by its path. */
    private static Map<String, List<AttributeType>> lists(RuleSystem system) {
        Map<String, List<AttributeType>> lists = new LinkedHashMap<>();
        system.attributeTypes().byKind().forEach((kind, list) -> lists.put("attributes/" + kind, list));
        system.attributeTypes().chartFields().forEach((kind, list) -> lists.put("chartFields/" + kind, list));
        system.vocabulary().placeKinds().forEach(kind -> lists.put("placeKinds/" + kind.id(), kind.attributes()));
        system.options().specialRules().forEach(rule -> lists.put("specialRules/" + rule.id(), rule.parameters()));
        List<String> open = new ArrayList<>(lists.keySet());
        while (!open.isEmpty()) {
            String path = open.remove(0);
            for (AttributeType attribute : lists.get(path)) {
                if (!attribute.members().isEmpty()) {
                    lists.put(path + "/" + attribute.id(), attribute.members());
                    open.add(path + "/" + attribute.id());
                }
            }
        }
        return lists;
    }

    private static void everyAttribute(RuleSystem system, BiConsumer<String, AttributeType> check) {
        lists(system).forEach((path, list) -> list.forEach(a -> check.accept(path + "/" + a.id(), a)));
    }

    /** The texts under every key of that name, at any depth. */
    private static List<String> mentions(Attributes in, String key) {
        List<String> found = new ArrayList<>();
        in.values().forEach((name, value) -> {
            if (name.toLowerCase(Locale.ROOT).endsWith(key)) {
                found.addAll(in.texts(name));
            }
            List<?> inside = value instanceof List<?> list ? list : List.of(value);
            inside.stream()
                    .filter(Attributes.class::isInstance)
                    .forEach(each -> found.addAll(mentions((Attributes) each, key)));
        });
        return found;
    }

    private static String file(String id) {
        return resource("/coupdoeil/rules/" + id + ".json");
    }

    private static String resource(String path) {
        try (InputStream in = RuleSystemsTest.class.getResourceAsStream(path)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
