package coupdoeil.validator.example;

import static coupdoeil.validator.example.ExampleWords.apply;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Kept;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.imports.settle.Resolve;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Builds the pack of an example, line by line. What a line of the base pack made, a later line with the same id changes.
 *
 * <p>Ground: {@code map 8x6 [flat] [even] [ragged] [labels:R{row}C{column}]} (ragged: shifted rows end one hex earlier) or {@code table 48x36} (positions then are inches, {@code @12.5,30}); {@code terrain woods 0202 0302}; {@code level 2 0303}; {@code feature orchard
 * 0202}; {@code hexside 0202/1 high-wall road} (as written at that hex; no feature clears it); {@code place depot blue-depot
 * 0101,0102 name:Depot name=value} ({@code -} for no hex); {@code panel a 0,0 4x6}; {@code record hex woods name=value -name}; {@code house
 * stacking.unlimberedBatteries=3} (in the tables of the pack's house rules); {@code remove place ID};
 * {@code source oman blue "1st Division|1/3rd Foot 750 men"} (an order of battle to import, its lines parted by bars, into
 * that side; with {@code -} it is only kept);
 * {@code quiet FB-UNIT-08} (a rule whose findings examples of other rules need not list).
 * The other lines: see {@link ExampleOrderOfBattle} and {@link ExampleScenario}.
 */
final class ExamplePack {

    private final RuleSystem system;
    private final ExampleOrderOfBattle oob;
    private final ExampleScenario scenario;
    private HexBattlefield map;
    private @Nullable TableBattlefield table;
    private final List<TerrainRecord> chart = new ArrayList<>();
    private Attributes tables = Attributes.NONE;
    private final List<Suppression> suppressions = new ArrayList<>();
    private final List<UnaryOperator<Pack>> sources = new ArrayList<>();

    private ExamplePack(RuleSystem system) {
        this.system = system;
        this.map = HexBattlefield.plain(
                HexGrid.pointy(8, 6), system.chart().records().get(0).id());
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
                        new PackInfo("example", "Example", system.id(), "1", List.of(), "", List.of(), ""),
                        ground(),
                        orderOfBattle,
                        chart,
                        List.of(built),
                        suppressions,
                        Map.of(),
                        Kept.NONE)
                .withHouse(new HouseRules(List.of(), List.of(), List.of(), tables));
        for (UnaryOperator<Pack> source : sources) {
            pack = source.apply(pack);
        }
        return pack;
    }

    private void source(List<String> words) {
        String lines = words.get(2).replace('|', '\n').replace("''", "\"") + "\n";
        Resolve read = Resolve.of(words.get(0) + ".txt", lines.getBytes(StandardCharsets.UTF_8));
        sources.add(
                words.get(1).equals("-")
                        ? pack -> pack.withSource(read.source())
                        : pack -> read.accept(pack, words.get(1)));
    }

    private void line(List<String> words) {
        List<String> rest = words.subList(1, words.size());
        switch (words.get(0)) {
            case "map" -> map(rest);
            case "table" -> table(rest);
            case "terrain" -> hexes(rest).forEach(hex -> map = map.withTerrain(hex, rest.get(0)));
            case "level" -> hexes(rest).forEach(hex -> map = map.withLevel(hex, Integer.parseInt(rest.get(0))));
            case "feature" -> hexes(rest).forEach(this.feature(rest.get(0)));
            case "hexside" -> side(rest);
            case "panel" -> panel(rest);
            case "place" -> place(rest);
            case "record" -> record(rest);
            case "house" -> tables = apply(tables, rest);
            case "suppress" ->
                suppressions.add(new Suppression(rest.get(0), rest.get(1), "", rest.get(2), "example", "2026-01-01"));
            case "remove" -> remove(rest);
            case "source" -> source(rest);
            case "quiet" -> {}
            default -> {
                if (!oob.line(words, scenario, ground().labels()) && !scenario.line(words, ground().labels())) {
                    throw new IllegalArgumentException("no such line");
                }
            }
        }
    }

    private Consumer<Hex> feature(String id) {
        return hex -> {
            List<String> features = new ArrayList<>(map.features(hex));
            features.add(id);
            map = map.withFeatures(hex, features);
        };
    }

    private void map(List<String> words) {
        String[] size = words.get(0).split("x");
        HexGrid grid = new HexGrid(
                Integer.parseInt(size[0]),
                Integer.parseInt(size[1]),
                words.contains("flat") ? Orientation.FLAT : Orientation.POINTY,
                words.contains("even") ? Shifted.EVEN : Shifted.ODD,
                labels(words));
        map = HexBattlefield.plain(grid, system.chart().records().get(0).id()).withPlaces(map.places());
        if (words.contains("ragged")) {
            for (int row = words.contains("even") ? 0 : 1; row < grid.rows(); row += 2) {
                map = map.withTerrain(grid.hexAt(grid.columns() - 1, row), HexBattlefield.OFF_MAP);
            }
        }
    }

    private static LabelScheme labels(List<String> words) {
        return words.stream()
                .filter(word -> word.startsWith("labels:"))
                .map(word -> new LabelScheme(word.substring("labels:".length()), 1, 1))
                .findFirst()
                .orElse(LabelScheme.STANDARD);
    }

    private void table(List<String> words) {
        int[] size = numbers(words.get(0), "x");
        table = new TableBattlefield(size[0], size[1], List.of(), List.of());
    }

    private Battlefield ground() {
        return Objects.requireNonNullElse(table, map);
    }

    private List<Hex> hexes(List<String> words) {
        return words.stream().skip(1).map(this::hex).toList();
    }

    private Hex hex(String label) {
        return map.grid().parse(label).orElseThrow(() -> new IllegalArgumentException("no hex " + label));
    }

    private void side(List<String> words) {
        String[] at = words.get(0).split("/");
        HexDirection direction = HexDirection.of(Integer.parseInt(at[1]));
        map = map.withSides(map.sides().writing(hex(at[0]), direction, words.subList(1, words.size())));
    }

    private void panel(List<String> words) {
        int[] at = numbers(words.get(1), ",");
        int[] size = numbers(words.get(2), "x");
        LabelScheme labels = words.size() > 3 ? new LabelScheme(words.get(3), 1, 1) : null;
        List<Panel> panels = new ArrayList<>(map.panels());
        panels.add(new Panel(words.get(0), words.get(0), at[0], at[1], size[0], size[1], labels));
        map = map.withPanels(panels);
    }

    private void place(List<String> words) {
        List<Hex> hexes = words.get(2).equals("-")
                ? List.of()
                : Arrays.stream(words.get(2).split(",")).map(this::hex).toList();
        List<Place> places = new ArrayList<>(map.places());
        places.removeIf(place -> place.id().equals(words.get(1)));
        places.add(new Place(
                words.get(1),
                words.get(0),
                words.stream()
                        .filter(word -> word.startsWith("name:"))
                        .map(word -> word.substring("name:".length()))
                        .findFirst()
                        .orElse(words.get(1)),
                new Area.Hexes(hexes),
                apply(Attributes.NONE, words.subList(3, words.size()))));
        map = map.withPlaces(places);
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
        List<Place> places = new ArrayList<>(map.places());
        if (words.get(0).equals("place") && places.removeIf(place -> place.id().equals(words.get(1)))) {
            map = map.withPlaces(places);
        } else if (!oob.remove(words) && !scenario.remove(words)) {
            throw new IllegalArgumentException("nothing of that id");
        }
    }

    private static int[] numbers(String text, String separator) {
        return Arrays.stream(text.split(separator)).mapToInt(Integer::parseInt).toArray();
    }
}
