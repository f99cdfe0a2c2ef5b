package coupdoeil.validator.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.subject.Item;
import coupdoeil.validator.check.subject.Items;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.example.ExamplePacks;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** Whatever a rule system whose rules are all built calls required is demanded: an example that has it, without it, has one error more. */
class RequiredTest {

    /** Of each attribute, so many entries that have it are tried: in some the want of it may hide behind another fault. */
    private static final int TRIES = 12;

    @TestFactory
    Stream<DynamicTest> isDemanded() {
        return ExamplePacks.systems().stream()
                .filter(system -> RuleBook.of(system.id()).complete())
                .map(system -> DynamicTest.dynamicTest(
                        system.id(), () -> assertThat(notMissed(system)).isEmpty()));
    }

    private static Set<String> notMissed(RuleSystem system) {
        Validator validator = Validator.of(system);
        TreeMap<String, Integer> tries = new TreeMap<>();
        Set<String> missed = new TreeSet<>();
        for (Pack pack : ExamplePacks.all(system)) {
            for (Without without : without(pack, system)) {
                if (!missed.contains(without.name()) && tries.merge(without.name(), 1, Integer::sum) <= TRIES) {
                    Set<String> before = errors(validator, pack);
                    if (!before.containsAll(errors(validator, without.pack()))) {
                        missed.add(without.name());
                    }
                }
            }
        }
        Set<String> notMissed = new TreeSet<>(tries.keySet());
        notMissed.removeAll(missed);
        return notMissed;
    }

    /** A pack that lacks one thing. */
    private record Without(String name, Pack pack) {}

    private static List<Without> without(Pack pack, RuleSystem system) {
        List<Without> found = new ArrayList<>();
        Items.of(pack, PlaceNames.of(pack.battlefield(), system)).stream()
                .map(PackItem::item)
                .forEach(item -> without(item, "", pack, system, found));
        pack.scenarios()
                .forEach(scenario -> Items.of(scenario).stream()
                        .map(ScenarioItem::item)
                        .forEach(item -> without(item, scenario.id(), pack, system, found)));
        return found;
    }

    private static void without(Item item, String scenario, Pack pack, RuleSystem system, List<Without> into) {
        Attributed.of(item.entry(), system).stream()
                .flatMap(attributed -> WrittenValue.all(attributed).stream())
                .filter(value -> value.type()
                        .filter(type -> type.required() && type.isSaidIn(value.around()))
                        .isPresent())
                .forEach(value -> into.add(new Without(
                        item.kind() + (item.kind().equals("special-rule") ? " " + item.key() : "") + " "
                                + value.path().replaceAll("\\[\\d+]", ""),
                        Replacement.in(pack, scenario, item.entry(), value.without()))));
    }

    private static Set<String> errors(Validator validator, Pack pack) {
        return validator.validate(pack).open().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .map(finding -> finding.fingerprint() + " " + finding.message())
                .collect(Collectors.toSet());
    }
}
