package coupdoeil.model.pack;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.format.Fields;
import coupdoeil.model.pack.format.HexMapReader;
import coupdoeil.model.pack.format.Omissions;
import coupdoeil.model.pack.problem.PackPaths;
import coupdoeil.model.pack.problem.Problems;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.function.Supplier;

/** Where in the files of a pack each value stands. */
public final class SourceMap {

    /**
     * A place in a file.
     *
     * @param pointer JSON pointer
     * @param line 1-based
     * @param column 1-based
     */
    public record Location(String file, String pointer, int line, int column) {}

    private final Map<String, JsonObject> trees;
    private final Map<String, Omissions> leftOut;
    private final Map<List<String>, EntryIndex> indexes = new ConcurrentHashMap<>();

    SourceMap(Map<String, JsonObject> trees, Map<String, Omissions> leftOut) {
        this.trees = Collections.unmodifiableMap(new LinkedHashMap<>(trees));
        this.leftOut = Map.copyOf(leftOut);
    }

    /**
     * Where the value of a JSON pointer stands, or the nearest value around it if there is none; empty if there is no
     * such file, or if it is not JSON.
     */
    public Optional<Location> locate(String file, String pointer) {
        return Optional.ofNullable(trees.get(file)).map(tree -> {
            Spot spot = tree.nearest(pointer).spot();
            return new Location(file, pointer, spot.line(), spot.column());
        });
    }

    /** Where something of the battlefield, order of battle, chart or pack stands; of several of one id the first, {@code id#2} the second. */
    public Optional<Location> find(EntryKind kind, String id) {
        return switch (kind) {
            case SCENARIO -> scenario(id).map(file -> location(file, ""));
            case SIDE -> entry(PackPaths.ORDER_OF_BATTLE, "sides", "id", id);
            case ARMY -> entry(PackPaths.ORDER_OF_BATTLE, "armies", "id", id);
            case FORMATION -> entry(PackPaths.ORDER_OF_BATTLE, "formations", "id", id);
            case UNIT -> entry(PackPaths.ORDER_OF_BATTLE, "units", "id", id);
            case LEADER -> entry(PackPaths.ORDER_OF_BATTLE, "leaders", "id", id);
            case PANEL -> entry(PackPaths.BATTLEFIELD, "panels", "id", id);
            case PLACE -> entry(PackPaths.BATTLEFIELD, "places", "id", id);
            case TABLE_FEATURE -> entry(PackPaths.BATTLEFIELD, "features", "id", id);
            case HEX_FEATURES -> entry(PackPaths.BATTLEFIELD, "features", "hex", id);
            case TERRAIN -> cell("/terrain/rows/", id);
            case LEVEL -> cell("/levels/rows/", id);
            case HEXSIDE -> hexside(id);
            case CHART_RECORD -> entry(PackPaths.CHART, "records", "id", id);
            case SUPPRESSION -> number(PackPaths.SUPPRESSIONS, "suppressions", id);
            default -> Optional.empty();
        };
    }

    /** Where something of a scenario, or a line of a source, stands; of several of one id the first, {@code id#2} the second. */
    public Optional<Location> find(EntryKind kind, String scenario, String id) {
        if (kind == EntryKind.SOURCE) {
            return readOn(PackPaths.source(scenario), id);
        }
        return scenario(scenario).flatMap(file -> switch (kind) {
            case PLACEMENT -> entry(file, "setup", "piece", id);
            case MARCHER -> inGroups(file, "march", "piece", id);
            case TOKEN -> entry(file, "tokens", "id", id).or(() -> inGroups(file, "tokens", "id", id));
            case ARRIVAL_GROUP -> entry(file, "reinforcements", "id", id);
            case EVENT -> entry(file, "events", "id", id);
            case PERIOD -> number(file, "periods", id);
            case VICTORY -> entry(file, "victory", "id", id);
            case SPECIAL_RULE -> entry(file, "specialRules", "id", id);
            case SWITCH -> switchOf(file, id);
            default -> find(kind, id);
        });
    }

    private Optional<Location> readOn(String file, String line) {
        boolean number = line.matches("\\d{1,9}");
        Predicate<Fields> onLine = entry -> number && entry.integer("line", -1) == Integer.parseInt(line);
        return first(fields(file).children("entries"), onLine)
                .or(() -> first(fields(file).children("readings"), onLine))
                .or(() -> locate(file, ""));
    }

    private Optional<String> scenario(String id) {
        return trees.keySet().stream()
                .filter(file -> PackPaths.stem(file).isPresent() && says(fields(file), "id", id))
                .findFirst();
    }

    private Optional<Location> entry(String file, String list, String key, String value) {
        return index(file, list, key, () -> fields(file).children(list))
                .occurrence(value)
                .map(this::location);
    }

    private Optional<Location> inGroups(String file, String list, String key, String value) {
        return index(
                        file,
                        "reinforcements/" + list,
                        key,
                        () -> fields(file).children("reinforcements").stream()
                                .flatMap(group -> group.children(list).stream())
                                .toList())
                .occurrence(value)
                .map(this::location);
    }

    /** Made when first asked for: most reports ask for few of the lists, and for those again and again. */
    private EntryIndex index(String file, String list, String key, Supplier<List<Fields>> entries) {
        return indexes.computeIfAbsent(List.of(file, list, key), none -> new EntryIndex(entries.get(), key));
    }

    private Optional<Location> number(String file, String list, String number) {
        List<Fields> entries = fields(file).children(list);
        return number.matches("\\d{1,8}") && Integer.parseInt(number) < entries.size()
                ? Optional.of(
                        location(file, entries.get(Integer.parseInt(number)).pointer()))
                : Optional.empty();
    }

    private Optional<Location> switchOf(String file, String id) {
        Fields switches = fields(file).child("switches");
        return switches.has(id) ? Optional.of(location(file, switches.at(id))) : Optional.empty();
    }

    /** The character of a hex in its row. */
    private Optional<Location> cell(String rows, String label) {
        return grid().flatMap(grid -> grid.parse(label).filter(grid::contains).flatMap(hex -> {
            String pointer = rows + grid.row(hex);
            return locate(PackPaths.BATTLEFIELD, pointer)
                    .map(row -> new Location(row.file(), pointer, row.line(), row.column() + 1 + grid.column(hex)));
        }));
    }

    /** A hexside under the name asked for, else under that of the hex across. */
    private Optional<Location> hexside(String label) {
        int slash = label.lastIndexOf('/');
        if (!label.matches(".*/[0-5]")) {
            return Optional.empty();
        }
        String hex = label.substring(0, slash);
        HexDirection side = HexDirection.of(label.charAt(slash + 1) - '0');
        return hexside(hex, side)
                .or(() -> grid().flatMap(grid -> {
                    Optional<Hex> across = grid.parse(hex).map(from -> from.plus(side));
                    return across.flatMap(there -> hexside(grid.label(there), side.opposite()));
                }));
    }

    private Optional<Location> hexside(String hex, HexDirection side) {
        List<Fields> ofHex = index(
                        PackPaths.BATTLEFIELD,
                        "hexsides",
                        "hex",
                        () -> fields(PackPaths.BATTLEFIELD).children("hexsides"))
                .all(hex);
        return first(ofHex, entry -> entry.integer("side", -1) == side.ordinal());
    }

    private Optional<HexGrid> grid() {
        return HexMapReader.grid(fields(PackPaths.BATTLEFIELD).child("grid"));
    }

    private Optional<Location> first(List<Fields> entries, Predicate<Fields> wanted) {
        return entries.stream().filter(wanted).findFirst().map(this::location);
    }

    private static boolean says(Fields entry, String key, String value) {
        JsonValue said = entry.object().get(key).orElse(null);
        return said instanceof JsonScalar scalar && value.equals(scalar.value());
    }

    private Fields fields(String file) {
        JsonObject tree = trees.getOrDefault(file, JsonObject.builder().done());
        return new Fields(tree, file, "", new Problems(), leftOut.getOrDefault(file, new Omissions()));
    }

    private Location location(Fields entry) {
        return location(entry.file(), entry.pointer());
    }

    private Location location(String file, String pointer) {
        return locate(file, pointer).orElse(new Location(file, pointer, 1, 1));
    }
}
