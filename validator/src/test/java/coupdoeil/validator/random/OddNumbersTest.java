package coupdoeil.validator.random;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Validator;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever number a pack gives a table of the house or a rating of its units and placements, the rules come to an end. */
class OddNumbersTest {

    private static final List<Integer> ODD =
            List.of(Integer.MAX_VALUE, HouseRules.LARGEST, 0, -HouseRules.LARGEST, Integer.MIN_VALUE);

    @ParameterizedTest
    @ValueSource(strings = {"house-fb", "house-lb", "napkin-cc", "napkin-hm"})
    void inTables(String name) {
        Pack pack = pack(name);
        RuleSystem system = RuleSystems.load(pack.info().system()).orElseThrow();
        Validator validator = Validator.of(system);
        List<Attributes> odd = odd(system.tables());
        assertThat(odd).hasSizeGreaterThan(100);
        for (Attributes tables : odd) {
            HouseRules house = pack.house();
            Pack changed =
                    pack.withHouse(new HouseRules(house.formations(), house.switches(), house.specialRules(), tables));
            Ordeal.sound(validator.validate(changed).all());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"house-fb", "house-lb", "napkin-cc", "napkin-hm"})
    void inRatings(String name) {
        everywhere(
                name,
                "unit",
                (pack, odd) -> pack.withOrderOfBattle(pack.orderOfBattle()
                        .withUnits(pack.orderOfBattle().units().stream()
                                .map(unit -> unit.withAttributes(odd.apply(unit.attributes())))
                                .toList())));
    }

    @ParameterizedTest
    @ValueSource(strings = {"house-fb", "house-lb", "napkin-cc", "napkin-hm"})
    void inPlacements(String name) {
        everywhere(
                name,
                "placement",
                (pack, odd) -> pack.withScenarios(pack.scenarios().stream()
                        .map(scenario -> scenario.withSetup(scenario.setup().stream()
                                .map(placed -> placed.withAttributes(odd.apply(placed.attributes())))
                                .toList()))
                        .toList()));
    }

    /** Gives every number that things of a kind may have, on all of them at once, each odd value. */
    private static void everywhere(String name, String kind, BiFunction<Pack, UnaryOperator<Attributes>, Pack> change) {
        Pack pack = pack(name);
        RuleSystem system = RuleSystems.load(pack.info().system()).orElseThrow();
        Validator validator = Validator.of(system);
        for (String attribute : numbers(system, kind)) {
            for (int number : ODD) {
                Pack changed = change.apply(pack, attributes -> attributes.with(attribute, number));
                Ordeal.sound(validator.validate(changed).all());
            }
        }
    }

    private static List<String> numbers(RuleSystem system, String kind) {
        List<String> numbers = system.attributesOf(kind).stream()
                .filter(type -> type.kind() == AttributeType.Kind.INTEGER)
                .map(AttributeType::id)
                .toList();
        assertThat(numbers).isNotEmpty();
        return numbers;
    }

    /** For every number in a group and every odd one: the group's names as far as they lead there, and nothing else. */
    private static List<Attributes> odd(Attributes group) {
        List<Attributes> changed = new ArrayList<>();
        group.values().forEach((name, value) -> odd(value).forEach(odd -> changed.add(Attributes.of(name, odd))));
        return changed;
    }

    private static List<?> odd(Object value) {
        if (value instanceof Attributes group) {
            return odd(group);
        }
        if (value instanceof List<?> list) {
            List<List<?>> changed = new ArrayList<>();
            for (int i = 0; i < list.size(); i++) {
                for (Object odd : odd(list.get(i))) {
                    List<Object> copy = new ArrayList<>(list);
                    copy.set(i, odd instanceof Attributes part ? over((Attributes) list.get(i), part) : odd);
                    changed.add(copy);
                }
            }
            return changed;
        }
        return value instanceof BigDecimal ? ODD : List.of();
    }

    /** A row of a table keeps what is not odd. */
    private static Attributes over(Attributes row, Attributes part) {
        Attributes result = row;
        for (var entry : part.values().entrySet()) {
            result = result.with(entry.getKey(), entry.getValue());
        }
        return result;
    }

    private static Pack pack(String name) {
        return PackReader.read(Path.of("../model/src/test/resources/packs", name))
                .pack()
                .orElseThrow();
    }
}
