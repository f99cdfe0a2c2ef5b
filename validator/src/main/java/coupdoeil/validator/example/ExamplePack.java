package coupdoeil.validator.example;

import static coupdoeil.validator.example.ExampleWords.apply;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.pack.UnreadContent;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.example.hexes.ExampleMap;
import coupdoeil.validator.example.table.ExampleTable;
import coupdoeil.validator.imports.settle.PendingImport;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Builds the pack of an example, line by line. What a line of the base pack made, a later line with the same id changes.
 *
 * <p>Ground of hexes: {@code map 8x6 [flat] [even] [ragged] [labels:R{row}C{column}]} (ragged: shifted rows end one hex earlier); {@code terrain woods 0202 0302}; {@code level 2 0303}; {@code feature orchard
 * 0202}; {@code hexside 0202/1 high-wall road} (as written at that hex; no feature clears it); {@code place depot blue-depot
 * 0101,0102 name:Depot name=value} ({@code -} for no hex); {@code panel a 0,0 4x6}; {@code record hex woods name=value -name}; {@code house
 * stacking.unlimberedBatteries=3} (in the tables of the pack's house rules); {@code profile draft}; {@code remove place ID};
 * Ground of a table: {@code table 48x36} (positions then are inches, {@code @12.5,30}); {@code feature forest wood 10,10 20,10
 * 20,20 name:Wood name=value} (a polygon, line or point as the chart has it; {@code also} for a second one of the id);
 * {@code hole wood 12,12 14,12 14,14}; {@code place entry gate 0,4 0,9} (a polygon if it ends where it began); {@code remove
 * feature ID}. Anywhere:
 * {@code source oman blue "1st Division|1/3rd Foot 750 men"} (an order of battle to import, its lines parted by bars, into
 * that side; with {@code -} it is only kept);
 * {@code quiet FB-UNIT-08} (a rule whose findings examples of other rules need not list).
 * The other lines: see {@link ExampleOrderOfBattle} and {@link ExampleScenario}.
 */
final class ExamplePack {

    private final RuleSystem system;
    private final ExampleOrderOfBattle oob;
    private final ExampleScenario scenario;
    private final ExampleMap map;
    private @Nullable ExampleTable table;
    private final List<TerrainRecord> chart = new ArrayList<>();
    private Attributes tables = Attributes.NONE;
    private String profile = "";
    private final List<Suppression> suppressions = new ArrayList<>();
    private final List<UnaryOperator<Pack>> sources = new ArrayList<>();

    private ExamplePack(RuleSystem system) {
        this.system = system;
        this.map = new ExampleMap(system.chart().records().get(0).id());
        this.oob = new ExampleOrderOfBattle(system);
        this.scenario = new ExampleScenario(system);
    }

    /** @throws IllegalArgumentException if a line cannot be understood */
    static Pack build(RuleSystem system, List<String> lines) {
        ExamplePack pack = new ExamplePack(system);
        for (String line : lines) {
            try {
                pack.line(ExampleWords.of(line));
            } catch (RuntimeException e) {
                throw new IllegalArgumentException("cannot read '" + line + "': " + e.getMessage(), e);
            }
        }
        return pack.build();
    }

    private Pack build() {
        OrderOfBattle orderOfBattle = oob.build();
        Scenario built = scenario.build();
        Pack pack = new Pack(
                        new PackInfo("example", "Example", system.id(), "1", List.of(), "", List.of(), "", profile),
                        ground(),
                        orderOfBattle,
                        chart,
                        List.of(built),
                        suppressions,
                        Map.of(),
                        UnreadContent.NONE)
                .withHouse(new HouseRules(List.of(), List.of(), List.of(), tables));
        for (UnaryOperator<Pack> source : sources) {
            pack = source.apply(pack);
        }
        return pack;
    }

    private void source(List<String> words) {
        String lines = words.get(2).replace('|', '\n').replace("''", "\"") + "\n";
        PendingImport read = PendingImport.of(words.get(0) + ".txt", lines.getBytes(StandardCharsets.UTF_8));
        sources.add(
                words.get(1).equals("-")
                        ? pack -> pack.withSource(read.source())
                        : pack -> read.accept(pack, words.get(1)));
    }

    private void line(List<String> words) {
        List<String> rest = words.subList(1, words.size());
        switch (words.get(0)) {
            case "table" -> table(rest);
            case "record" -> record(rest);
            case "house" -> tables = apply(tables, rest);
            case "profile" -> profile = rest.get(0);
            case "suppress" ->
                suppressions.add(new Suppression(rest.get(0), rest.get(1), "", rest.get(2), "example", "2026-01-01"));
            case "remove" -> remove(rest);
            case "source" -> source(rest);
            case "quiet" -> {}
            default -> {
                if (!ground(words.get(0), rest)
                        && !oob.line(words, scenario, ground().labels())
                        && !scenario.line(words, ground().labels())) {
                    throw new IllegalArgumentException("no such line");
                }
            }
        }
    }

    private void table(List<String> words) {
        if (table == null) {
            table = new ExampleTable(system.chart(), words.get(0));
        } else {
            table.resize(words.get(0));
        }
    }

    private Battlefield ground() {
        return table == null ? map.ground() : table.ground();
    }

    private boolean ground(String what, List<String> words) {
        if (table != null) {
            return table.line(what, words, apply(Attributes.NONE, words));
        }
        if (what.equals("place")) {
            map.place(words, apply(Attributes.NONE, words.subList(3, words.size())));
            return true;
        }
        return map.line(what, words);
    }

    private void record(List<String> words) {
        TerrainChart known = system.chart().overriddenBy(chart);
        TerrainRecord before = known.record(words.get(1))
                .orElse(new TerrainRecord(words.get(1), words.get(0), words.get(1), Attributes.NONE, Attributes.NONE));
        chart.removeIf(record -> record.id().equals(words.get(1)));
        chart.add(new TerrainRecord(
                before.id(), words.get(0), before.name(), apply(before.effects(), words), before.look()));
    }

    private void remove(List<String> words) {
        boolean ground = table == null
                ? words.get(0).equals("place") && map.removePlace(words.get(1))
                : (words.get(0).equals("place") || words.get(0).equals("feature")) && table.remove(words.get(1));
        if (!ground && !oob.remove(words) && !scenario.remove(words)) {
            throw new IllegalArgumentException("nothing of that id");
        }
    }
}
