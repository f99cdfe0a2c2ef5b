package coupdoeil.editor.data;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever the schemas of a pack and the attributes of a rule system can hold can be written in a form. */
class EverythingHasAFormTest {

    private static final Map<String, Set<String>> EDITED = new ConcurrentHashMap<>();

    /** What no form edits, as regular expressions, each with the reason. */
    private static final Map<String, String> EXCEPTIONS = Map.of(
            ".*/(format|version)", "Constants of the file.",
            "battlefield/kind", "A battle is on a map or on a table from its beginning.",
            "battlefield/grid(/(columns|rows|orientation|shifted))?",
                    "Size and shape of the map are settled when it is made.",
            "battlefield/(features|places)/\\*/shape.*", "Shapes of tables come with their own tools.",
            "battlefield/(terrain|levels)/legend", "How rows of the map are spelt follows from what is painted.",
            "battlefield/(features|places)/\\*/id", "What is drawn on the ground gets its id from the tool.",
            "scenario/setup/\\*/piece", "A piece is put onto the map by dragging it there.",
            "scenario/reinforcements/\\*/march/\\*/attributes", "No rule system says anything of them.");

    static Stream<RuleSystem> systems() {
        return RuleSystems.ids().stream().map(id -> RuleSystems.load(id).orElseThrow());
    }

    private static Set<String> edited(RuleSystem system) {
        return EDITED.computeIfAbsent(system.id(), id -> EveryForm.edits(system));
    }

    @Test
    void everyPropertyOfASchema() throws IOException {
        Set<String> edited = new TreeSet<>();
        systems().forEach(system -> edited.addAll(edited(system)));
        Set<String> missing = new TreeSet<>(PackSchemas.properties());
        assertThat(missing).hasSizeGreaterThan(150);
        missing.removeAll(edited);
        missing.removeIf(path -> EXCEPTIONS.keySet().stream().anyMatch(path::matches));

        assertThat(missing).isEmpty();
    }

    @Test
    void noExceptionIsIdle() throws IOException {
        Set<String> edited = new TreeSet<>();
        systems().forEach(system -> edited.addAll(edited(system)));
        Set<String> missing = new TreeSet<>(PackSchemas.properties());
        missing.removeAll(edited);

        assertThat(EXCEPTIONS.keySet())
                .allSatisfy(exception -> assertThat(missing).anyMatch(path -> path.matches(exception)));
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyAttributeOfARuleSystem(RuleSystem system) {
        Set<String> wanted = new TreeSet<>();
        system.attributeTypes().byKind().forEach((owner, types) -> paths(home(owner) + "/attributes", types, wanted));
        system.vocabulary()
                .placeKinds()
                .forEach(kind -> paths("battlefield/places/*/attributes", kind.attributes(), wanted));
        system.options()
                .specialRules()
                .forEach(rule -> paths("scenario/specialRules/*/attributes", rule.parameters(), wanted));
        system.attributeTypes().chartFields().forEach((kind, types) -> paths("chart/records/*/effects", types, wanted));
        assertThat(wanted).hasSizeGreaterThan(40);
        wanted.removeAll(edited(system));

        assertThat(wanted).isEmpty();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyRelationAndEveryReading(RuleSystem system) {
        assertThat(edited(system))
                .contains(
                        "order-of-battle/units/*/under/army",
                        "order-of-battle/units/*/under/command",
                        "order-of-battle/units/*/under/asset",
                        "order-of-battle/units/*/under/regiment",
                        "order-of-battle/units/*/under/morale")
                .containsAll(system.options().switches().stream()
                        .map(type -> "scenario/switches/" + type.id())
                        .toList())
                .containsAll(system.tables().values().keySet().stream()
                        .map(table -> "house-rules/tables/" + table)
                        .toList());
    }

    private static void paths(String path, List<AttributeType> types, Set<String> wanted) {
        for (AttributeType type : types) {
            wanted.add(path + "/" + type.id());
            paths(path + "/" + type.id() + (type.kind() == Kind.GROUPS ? "/*" : ""), type.members(), wanted);
        }
    }

    private static String home(String owner) {
        return switch (owner) {
            case "side", "unit", "leader", "formation" -> "order-of-battle/" + owner + "s/*";
            case "army" -> "order-of-battle/armies/*";
            case "feature" -> "battlefield/features/*";
            case "scenario" -> "scenario";
            case "period", "event", "token" -> "scenario/" + owner + "s/*";
            case "placement" -> "scenario/setup/*";
            case "group" -> "scenario/reinforcements/*";
            case "marcher" -> "scenario/reinforcements/*/march/*";
            case "victory" -> "scenario/victory/*";
            default -> throw new IllegalArgumentException(owner);
        };
    }
}
