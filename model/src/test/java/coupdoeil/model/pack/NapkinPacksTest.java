package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.rules.AttributeFit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The smallest battle of each rule system goes through the one model: read, checked against its data, shown, written. */
class NapkinPacksTest {

    private static final Path PACKS = Path.of("src/test/resources/packs");

    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void writesWhatItRead(String system) throws IOException {
        Path folder = PACKS.resolve("napkin-" + system);
        SortedMap<String, byte[]> files = PackWriter.files(pack(system));
        for (var file : files.entrySet()) {
            assertThat(new String(file.getValue(), StandardCharsets.UTF_8))
                    .as(file.getKey())
                    .isEqualTo(Files.readString(folder.resolve(file.getKey())));
        }
        try (Stream<Path> written = Files.walk(folder)) {
            assertThat(written.filter(Files::isRegularFile).count()).isEqualTo(files.size());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void showsAsText(String system) throws IOException {
        Pack pack = pack(system);
        for (Scenario scenario : pack.scenarios()) {
            Path golden = Path.of("src/test/resources/text", pack.info().id() + "-" + scenario.id() + ".txt");
            if (Boolean.getBoolean("coupdoeil.write")) {
                Files.writeString(golden, PackText.render(pack, scenario.id()));
            }
            assertThat(PackText.render(pack, scenario.id())).isEqualTo(Files.readString(golden));
        }
    }

    @Test
    void showsThePackWithoutAScenarioThatIsNotThere() {
        assertThat(PackText.render(pack("fb"), "nowhere"))
                .contains("Order of battle")
                .doesNotContain("Set-up");
    }

    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void orderOfBattleSpeaksItsRuleSystem(String system) {
        OrderOfBattle oob = pack(system).orderOfBattle();
        oob.sides().forEach(side -> follows(system, "side", side.id(), side.attributes()));
        oob.armies().forEach(army -> follows(system, "army", army.id(), army.attributes()));
        oob.formations().forEach(formation -> {
            assertThat(rules(system).level(formation.level()))
                    .as(formation.id())
                    .isPresent();
            follows(system, "formation", formation.id(), formation.attributes());
        });
        oob.leaders().forEach(leader -> follows(system, "leader", leader.id(), leader.attributes()));
        oob.units().forEach(unit -> {
            assertThat(rules(system).arm(unit.arm())).as(unit.id()).isPresent();
            List<AttributeType> types = rules(system).attributesOf("unit").stream()
                    .filter(type -> type.appliesTo(unit.arm()))
                    .toList();
            AttributeFit.follows(unit.id(), types, unit.attributes());
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void groundSpeaksItsRuleSystem(String system) {
        Pack pack = pack(system);
        for (Place place : pack.battlefield().places()) {
            List<AttributeType> types = rules(system)
                    .placeKind(place.kind())
                    .map(PlaceKind::attributes)
                    .orElseThrow();
            AttributeFit.follows(place.id(), types, place.attributes());
        }
        if (pack.battlefield() instanceof TableBattlefield table) {
            table.features().forEach(feature -> {
                assertThat(rules(system).chart().record(feature.type()))
                        .as(feature.id())
                        .isPresent();
                follows(system, "feature", feature.id(), feature.attributes());
            });
        } else if (pack.battlefield() instanceof HexBattlefield map) {
            map.grid()
                    .hexes()
                    .filter(map::contains)
                    .forEach(hex -> assertThat(rules(system).chart().record(map.terrain(hex)))
                            .as(map.terrain(hex))
                            .isPresent());
            map.sides()
                    .forEach(written -> written.features()
                            .forEach(id -> assertThat(rules(system).chart().record(id))
                                    .as(id)
                                    .isPresent()));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void scenariosSpeakTheirRuleSystem(String system) {
        RuleSystem rules = rules(system);
        for (Scenario scenario : pack(system).scenarios()) {
            follows(system, "scenario", scenario.id(), scenario.attributes());
            scenario.switches()
                    .forEach((id, value) -> assertThat(rules.switchType(id)
                                    .orElseThrow(() -> new AssertionError("no switch " + id))
                                    .values())
                            .contains(value));
            scenario.periods().forEach(period -> follows(system, "period", period.from(), period.attributes()));
            scenario.setup().forEach(placement -> {
                String formation = placement.formation();
                assertThat(formation == null || rules.formation(formation).isPresent())
                        .as(placement.piece() + " in " + formation)
                        .isTrue();
                assertThat(rules.vocabulary().markers().stream().map(Choice::id).toList())
                        .containsAll(placement.markers());
                follows(system, "placement", placement.piece(), placement.attributes());
            });
            scenario.tokens().forEach(token -> follows(system, "token", token.id(), token.attributes()));
            scenario.reinforcements().forEach(group -> follows(system, "group", group.id(), group.attributes()));
            scenario.victory().forEach(victory -> follows(system, "victory", victory.id(), victory.attributes()));
            scenario.specialRules()
                    .forEach(rule -> rules.options().specialRules().stream()
                            .filter(type -> type.id().equals(rule.id()))
                            .map(SpecialRuleType::parameters)
                            .forEach(types -> AttributeFit.follows(rule.id(), types, rule.attributes())));
        }
    }

    private static void follows(String system, String kind, String id, Attributes attributes) {
        AttributeFit.follows(id, rules(system).attributesOf(kind), attributes);
    }

    private static RuleSystem rules(String system) {
        return RuleSystems.load(system).orElseThrow();
    }

    private static Pack pack(String system) {
        PackReading reading = PackReader.read(PACKS.resolve("napkin-" + system));
        assertThat(reading.problems()).isEmpty();
        return reading.pack().orElseThrow();
    }
}
