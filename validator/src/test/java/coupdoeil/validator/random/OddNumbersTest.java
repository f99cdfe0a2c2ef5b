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
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever number a pack gives a table of the house or a rating of its units and placements, the rules come to an end. */
@Tag("long")
class OddNumbersTest {

    private static final List<Integer> ODD =
            List.of(Integer.MAX_VALUE, HouseRules.LARGEST, 0, -HouseRules.LARGEST, Integer.MIN_VALUE);

    @ParameterizedTest
    @ValueSource(strings = {"house-fb", "house-lb", "napkin-cc", "napkin-hm"})
    void eachNumberWithAnOddValue(String name) {
        Pack pack = pack(name);
        List<Supplier<Pack>> changed = changed(pack);
        assertThat(changed).hasSizeGreaterThan(100);
        Validator validator = validator(pack);
        // Of every sixth number one of its five odd values, each in turn.
        for (int which = 0; which < changed.size(); which += 6 * ODD.size() + 1) {
            Ordeal.sound(validator.validate(changed.get(which).get()).all());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"house-fb", "house-lb", "napkin-cc", "napkin-hm"})
    @Tag("nightly")
    void eachNumberWithEachOddValue(String name) {
        Pack pack = pack(name);
        Validator validator = validator(pack);
        changed(pack)
                .forEach(changed ->
                        Ordeal.sound(validator.validate(changed.get()).all()));
    }

    private static Validator validator(Pack pack) {
        return Validator.of(RuleSystems.load(pack.info().system()).orElseThrow());
    }

    /** For each number of the tables of the house, of units and of placements the pack with each of the odd values there. */
    private static List<Supplier<Pack>> changed(Pack pack) {
        RuleSystem system = RuleSystems.load(pack.info().system()).orElseThrow();
        List<Supplier<Pack>> changed = new ArrayList<>();
        for (Attributes tables : odd(system.tables())) {
            HouseRules house = pack.house();
            changed.add(() ->
                    pack.withHouse(new HouseRules(house.formations(), house.switches(), house.specialRules(), tables)));
        }
        everywhere(
                system,
                "unit",
                odd -> pack.withOrderOfBattle(pack.orderOfBattle()
                        .withUnits(pack.orderOfBattle().units().stream()
                                .map(unit -> unit.withAttributes(odd.apply(unit.attributes())))
                                .toList())),
                changed);
        everywhere(
                system,
                "placement",
                odd -> pack.withScenarios(pack.scenarios().stream()
                        .map(scenario -> scenario.withSetup(scenario.setup().stream()
                                .map(placed -> placed.withAttributes(odd.apply(placed.attributes())))
                                .toList()))
                        .toList()),
                changed);
        return changed;
    }

    /** Gives every number that things of a kind may have, on all of them at once, each odd value. */
    private static void everywhere(
            RuleSystem system, String kind, Function<UnaryOperator<Attributes>, Pack> change, List<Supplier<Pack>> to) {
        for (String attribute : numbers(system, kind)) {
            for (int number : ODD) {
                to.add(() -> change.apply(attributes -> attributes.with(attribute, number)));
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
