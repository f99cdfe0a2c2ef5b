package coupdoeil.validator.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.rules.Use;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.check.subject.Item;
import coupdoeil.validator.check.subject.Items;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.example.ExamplePacks;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Whatever the data of a rule system does not mark as for play or for display, some rule asks for, in some example; and
 * nothing that rules ask for is marked. A check that goes through whatever types there are, of names or ranges, is no
 * reader: it asks with the very name of the type.
 */
@Tag("long")
class DataInUseTest {

    /** What turning these changes is a matter of single lines and marches, which other tests show one by one. */
    private static final Map<String, String> SHOWN_ELSEWHERE = Map.of(
            "los.friendSide", "LbSightVectorsTest",
            "los.vertexExit", "LbSightVectorsTest",
            "los.lowObstacle", "LbSightOracleTest",
            "morale.sixty", "LbVectorsMoraleTest",
            "zoi.disordered", "LbVectorsFacingTest",
            "zoi.ground", "LbVectorsFacingTest",
            "mfRounding", "FbMarchVectorsTest",
            "slowestOf", "ExportCommandTest");

    /** Read by the rules of packs, which are not among those of a system: the examples of CC-SCN-03 show it. */
    private static final String OF_PACKS = "tables/ownRules/";

    private final Set<String> asked = new TreeSet<>();
    private final Set<String> typeNames = Collections.newSetFromMap(new IdentityHashMap<>());

    @ParameterizedTest
    @ValueSource(strings = {"cc", "fb", "lb"})
    void everyEntryForRulesIsRead(String id) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        Set<String> entries = entries(system);
        ask(system);

        Set<String> unread = new TreeSet<>(entries);
        unread.removeIf(path -> system.uses().of(path) != Use.RULES || isAsked(path) || path.startsWith(OF_PACKS));
        assertThat(unread).as("marked for rules, and read by none").isEmpty();
        Set<String> read = new TreeSet<>(entries);
        read.removeIf(path -> system.uses().of(path) == Use.RULES || !isAsked(path));
        assertThat(read).as("marked for play or display, and read by rules").isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"cc", "fb", "lb", "ot"})
    void everySwitchForRulesChangesSomething(String id) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        Validator validator = new Validator(system, rules(id));
        List<SwitchType> switches = system.options().switches().stream()
                .filter(type -> !SHOWN_ELSEWHERE.containsKey(type.id()))
                .toList();
        Set<String> changing = new TreeSet<>();
        ValidationSession session = validator.session();
        for (Pack pack : mostLikelyFirst(ExamplePacks.all(system))) {
            List<String> said = said(session, pack);
            for (SwitchType type : switches) {
                if (!changing.contains(type.id())
                        && !said(session, turned(pack, type)).equals(said)) {
                    changing.add(type.id());
                }
            }
        }
        assertThat(switches)
                .as("marked for rules, and turning it changes no example; or marked otherwise, and it does")
                .allMatch(type ->
                        changing.contains(type.id()) == (system.uses().of("switches/" + type.id()) == Use.RULES));
    }

    /** Examples that set a switch are about it: what is known to change something is not asked again. */
    private static List<Pack> mostLikelyFirst(List<Pack> packs) {
        return packs.stream()
                .sorted(Comparator.comparing(
                        pack -> pack.scenarios().get(0).switches().isEmpty()))
                .toList();
    }

    /** The pack with a switch set otherwise than it is. */
    private static Pack turned(Pack pack, SwitchType type) {
        Scenario scenario = pack.scenarios().get(0);
        Map<String, String> switches = new HashMap<>(scenario.switches());
        String now = switches.getOrDefault(type.id(), type.fallback());
        switches.put(
                type.id(),
                type.values().stream()
                        .filter(value -> !value.equals(now))
                        .findFirst()
                        .orElseThrow());
        return pack.withScenario(scenario.id(), known -> known.withSwitches(switches));
    }

    private static List<String> said(ValidationSession session, Pack pack) {
        return session.update(pack).all().stream()
                .map(finding -> finding.severity() + " " + finding.fingerprint() + " " + finding.message())
                .toList();
    }

    /** The rules of the system alone: those of the tool look at everything. */
    private static RuleBook rules(String id) {
        return RuleBook.of(List.of(SystemModule.of(id).orElseThrow()));
    }

    private boolean isAsked(String path) {
        return asked.contains(path) || asked.contains(path.substring(0, path.lastIndexOf('/')) + "/*");
    }

    private void note(String path, String name) {
        if (!typeNames.contains(name) && (!name.equals("*") || path.startsWith("tables"))) {
            asked.add(path + "/" + name);
        }
    }

    private void ask(RuleSystem system) {
        RuleBook book = rules(system.id());
        for (Pack pack : ExamplePacks.all(system)) {
            RuleSystem watched = watched(system.with(pack.house()));
            new Validator(watched, book).validate(watched(pack.withHouse(HouseRules.NONE), system));
        }
    }

    private RuleSystem watched(RuleSystem system) {
        return system.withChart(new TerrainChart(
                        system.chart().records().stream().map(this::watched).toList()))
                .withTables(system.tables().watched("tables", this::note));
    }

    private TerrainRecord watched(TerrainRecord record) {
        return new TerrainRecord(
                record.id(),
                record.kind(),
                record.name(),
                record.effects().watched("chartFields/" + record.kind(), this::note),
                record.look());
    }

    private Pack watched(Pack pack, RuleSystem system) {
        Pack result = pack;
        for (PackItem item : Items.of(pack, PlaceNames.of(pack.battlefield(), system))) {
            result = watched(result, "", item.item(), system);
        }
        for (Scenario scenario : pack.scenarios()) {
            for (ScenarioItem item : Items.of(scenario)) {
                if (!(item.item().entry() instanceof Scenario)) {
                    result = watched(result, scenario.id(), item.item(), system);
                }
            }
            result = result.withScenario(
                    scenario.id(),
                    known -> known.withAttributes(known.attributes().watched("attributes/scenario", this::note)));
        }
        return result;
    }

    private Pack watched(Pack pack, String scenario, Item item, RuleSystem system) {
        return Attributed.of(item.entry(), system)
                .map(attributed -> Replacement.in(
                        pack,
                        scenario,
                        item.entry(),
                        attributed.replaced().apply(attributed.attributes().watched(owner(item.entry()), this::note))))
                .orElse(pack);
    }

    private static String owner(Object entry) {
        if (entry instanceof TerrainRecord record) {
            return "chartFields/" + record.kind();
        }
        if (entry instanceof Place place) {
            return "placeKinds/" + place.kind();
        }
        if (entry instanceof SpecialRule rule) {
            return "specialRules/" + rule.id();
        }
        Map<Class<?>, String> kinds = Map.of(
                Period.class, "period",
                ScenarioEvent.class, "event",
                Placement.class, "placement",
                Token.class, "token",
                ArrivalGroup.class, "group",
                ArrivalGroup.Marcher.class, "marcher",
                VictoryCondition.class, "victory");
        String name = kinds.getOrDefault(entry.getClass(), entry.getClass().getSimpleName());
        return "attributes/" + name.toLowerCase(Locale.ROOT);
    }

    /** Every entry of the data, by its path: where it says more, what it says. */
    private Set<String> entries(RuleSystem system) {
        Set<String> paths = new TreeSet<>();
        system.attributeTypes().byKind().forEach((owner, types) -> types(types, "attributes/" + owner, paths));
        system.attributeTypes().chartFields().forEach((kind, types) -> types(types, "chartFields/" + kind, paths));
        system.vocabulary().placeKinds().forEach(kind -> types(kind.attributes(), "placeKinds/" + kind.id(), paths));
        system.options().specialRules().forEach(rule -> types(rule.parameters(), "specialRules/" + rule.id(), paths));
        values(system.tables(), "tables", paths);
        return paths;
    }

    private void types(List<AttributeType> types, String around, Set<String> into) {
        for (AttributeType type : types) {
            typeNames.add(type.id());
            String path = around + "/" + type.id();
            if (type.members().isEmpty()) {
                into.add(path);
            } else {
                types(type.members(), path, into);
            }
        }
    }

    private static void values(Attributes values, String around, Set<String> into) {
        values.values().forEach((name, value) -> {
            String path = around + "/" + name;
            List<Attributes> groups = values.groups(name);
            if (value instanceof Attributes group) {
                values(group, path, into);
            } else if (!groups.isEmpty()) {
                groups.forEach(row -> values(row, path, into));
            } else {
                into.add(path);
            }
        });
    }
}
