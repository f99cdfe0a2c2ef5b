package coupdoeil.validator.example;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** What has a name is called by it: no message says its id, but for those that are about ids. */
class NamesInFindingsTest {

    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}]+(?:[-_][\\p{L}\\p{N}]+)+");

    @TestFactory
    Stream<DynamicTest> noMessageSaysAnIdWhereThereIsAName() {
        return ExamplePacks.systems().stream()
                .map(system -> DynamicTest.dynamicTest(
                        system.id(), () -> assertThat(said(system)).isEmpty()));
    }

    private static List<String> said(RuleSystem system) {
        Set<String> aboutIds = RuleBook.of(system.id()).catalogue().stream()
                .filter(rule -> rule.message().contains("{id}"))
                .map(RuleInfo::id)
                .collect(Collectors.toSet());
        List<String> said = new ArrayList<>();
        ExamplePacks.examples(system).forEach(example -> {
            Pack pack = named(ExamplePacks.of(system, example));
            Map<String, String> names = names(pack);
            for (Finding finding : ExamplePacks.validator(system, example.rule())
                    .validate(pack)
                    .all()) {
                if (finding.rule().equals(example.rule()) && !aboutIds.contains(finding.rule())) {
                    WORD.matcher(finding.message())
                            .results()
                            .map(word -> word.group())
                            .filter(names::containsKey)
                            .filter(word -> !names.containsValue(word))
                            .forEach(word -> said.add(finding.rule() + ": " + word + " in: " + finding.message()));
                }
            }
        });
        return said;
    }

    /** The pack with another name for whoever is called by his id, as most are in examples. */
    private static Pack named(Pack pack) {
        var oob = pack.orderOfBattle();
        return pack.withOrderOfBattle(oob.withSides(oob.sides().stream()
                        .map(side -> side.withName(other(side.id(), side.name())))
                        .toList())
                .withArmies(oob.armies().stream()
                        .map(army -> army.withName(other(army.id(), army.name())))
                        .toList())
                .withFormations(oob.formations().stream()
                        .map(formation -> formation.withName(other(formation.id(), formation.name())))
                        .toList())
                .withUnits(oob.units().stream()
                        .map(unit -> unit.withName(other(unit.id(), unit.name())))
                        .toList())
                .withLeaders(oob.leaders().stream()
                        .map(leader -> leader.withName(other(leader.id(), leader.name())))
                        .toList()));
    }

    private static String other(String id, String name) {
        return name.equals(id) ? "Called " + id.replace('-', ' ').replace('_', ' ') : name;
    }

    /** Names by ids, where they differ. */
    private static Map<String, String> names(Pack pack) {
        Map<String, String> names = new HashMap<>();
        var oob = pack.orderOfBattle();
        oob.sides().forEach(side -> names.put(side.id(), side.name()));
        oob.armies().forEach(army -> names.put(army.id(), army.name()));
        oob.formations().forEach(formation -> names.put(formation.id(), formation.name()));
        oob.units().forEach(unit -> names.put(unit.id(), unit.name()));
        oob.leaders().forEach(leader -> names.put(leader.id(), leader.name()));
        pack.battlefield().places().forEach(place -> names.put(place.id(), place.name()));
        pack.battlefield()
                .table()
                .ifPresent(table -> table.features().forEach(feature -> names.put(feature.id(), feature.name())));
        pack.scenarios().forEach(scenario -> {
            names.put(scenario.id(), scenario.name());
            scenario.events().forEach(event -> names.put(event.id(), event.name()));
            scenario.reinforcements().forEach(group -> names.put(group.id(), group.name()));
        });
        names.values().removeIf(String::isBlank);
        names.entrySet().removeIf(entry -> entry.getKey().equals(entry.getValue()));
        return names;
    }
}
