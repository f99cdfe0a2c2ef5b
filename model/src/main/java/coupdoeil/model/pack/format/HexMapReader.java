package coupdoeil.model.pack.format;

import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Legend;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.pack.problem.ProblemKind;
import java.math.BigDecimal;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Reads a map of hexes. */
public final class HexMapReader {

    private static final LabelScheme STANDARD = LabelScheme.STANDARD;

    private static final String IS = "is";

    private HexMapReader() {}

    /** The map; empty if its grid makes no sense, which the schema reports. */
    static Optional<HexBattlefield> read(Fields file) {
        return grid(file.child("grid")).map(grid -> map(file, grid));
    }

    /** The grid that a file's "grid" describes; empty if it makes no sense. */
    public static Optional<HexGrid> grid(Fields grid) {
        int columns = grid.integer("columns", 0);
        int rows = grid.integer("rows", 0);
        if (columns < 1 || rows < 1 || columns > HexGrid.MAX_SIZE || rows > HexGrid.MAX_SIZE) {
            return Optional.empty();
        }
        Orientation orientation = grid.text("orientation").equals("flat") ? Orientation.FLAT : Orientation.POINTY;
        Shifted shifted = grid.text("shifted").equals("even") ? Shifted.EVEN : Shifted.ODD;
        return Optional.of(new HexGrid(columns, rows, orientation, shifted, labels(grid)));
    }

    private static HexBattlefield map(Fields file, HexGrid grid) {
        HexLabels labels = new HexLabels(grid);
        Legend legend = legend(file);
        Map<Character, String> singles = new HashMap<>();
        CellLayer<String> terrain = new MapRows(file.child("terrain"), grid, HexBattlefield.OFF_MAP)
                .read(HexBattlefield.OFF_MAP, c -> {
                    String id = legend.terrain().get(c);
                    return id != null ? id : singles.computeIfAbsent(c, String::valueOf);
                });
        CellLayer<Integer> levels = file.has("levels")
                ? new MapRows(file.child("levels"), grid, "level 0").read(0, c -> Levels.of(c, legend))
                : CellLayer.filled(grid.size(), 0);
        return new HexBattlefield(
                grid,
                file.child("grid").integer("metresPerHex", 0),
                panels(file),
                terrain,
                levels,
                features(file, grid, labels),
                sides(file, grid, labels),
                BattlefieldFormat.places(file, labels),
                legend);
    }

    private static LabelScheme labels(Fields owner) {
        Fields labels = owner.child("labels");
        try {
            String pattern = labels.textOrNull("pattern");
            return new LabelScheme(
                    pattern == null ? STANDARD.pattern() : pattern,
                    labels.integer("firstColumn", STANDARD.firstColumn()),
                    labels.integer("firstRow", STANDARD.firstRow()));
        } catch (IllegalArgumentException noPattern) {
            labels.report(ProblemKind.BAD_VALUE, "hexes cannot be labelled so: " + noPattern.getMessage(), "pattern");
            labels.leaveOut();
            return STANDARD;
        }
    }

    private static List<Panel> panels(Fields file) {
        return file.children("panels").stream()
                .map(panel -> new Panel(
                        panel.text("id"),
                        panel.text("name"),
                        panel.integer("column", 0),
                        panel.integer("row", 0),
                        panel.integer("columns", 0),
                        panel.integer("rows", 0),
                        panel.has("labels") ? labels(panel) : null))
                .toList();
    }

    private static Legend legend(Fields file) {
        Map<Character, String> terrain = new HashMap<>();
        file.child("terrain").textByKey("legend").forEach((key, id) -> {
            if (key.length() == 1) {
                terrain.put(key.charAt(0), id);
            }
        });
        Map<Character, Integer> levels = new HashMap<>();
        if (file.child("levels").pruned("legend") instanceof JsonObject written) {
            written.members().forEach((key, member) -> {
                if (key.length() == 1 && member.value() instanceof JsonScalar scalar) {
                    scalar.number().map(BigDecimal::intValue).ifPresent(level -> levels.put(key.charAt(0), level));
                }
            });
        }
        return new Legend(terrain, levels);
    }

    private static CellLayer<List<String>> features(Fields file, HexGrid grid, HexLabels labels) {
        CellLayer.Editor<List<String>> features =
                CellLayer.filled(grid.size(), List.<String>of()).edit();
        Map<Integer, List<String>> byCell = new HashMap<>();
        for (Fields entry : file.children("features")) {
            Optional<Hex> hex = labels.hex(entry, "hex");
            int cell = hex.map(grid::index).orElse(-1);
            if (!entry.has(IS)) {
                entry.leaveOut();
            } else if (cell >= 0) {
                byCell.merge(cell, entry.texts(IS), HexMapReader::both);
            } else {
                hex.ifPresent(outside -> {
                    String message = "hex " + grid.label(outside) + " is not on the map; its features are left out";
                    entry.report(ProblemKind.NOT_ON_MAP, message, "hex");
                });
                entry.leaveOut();
            }
        }
        byCell.forEach((cell, ids) -> features.set(cell, List.copyOf(ids)));
        return features.done();
    }

    private static SideLayer sides(Fields file, HexGrid grid, HexLabels labels) {
        CellLayer.Editor<List<String>> slots =
                CellLayer.filled(grid.size() * 6, List.<String>of()).edit();
        Map<Integer, List<String>> bySlot = new HashMap<>();
        Map<SideLayer.Written, List<String>> strays = new LinkedHashMap<>();
        for (Fields entry : file.children("hexsides")) {
            Optional<Hex> named = labels.hex(entry, "hex");
            if (named.isEmpty() || !entry.has(IS)) {
                entry.leaveOut();
                continue;
            }
            Hex hex = named.get();
            HexDirection side = HexDirection.of(entry.integer("side", 0));
            int cell = grid.index(hex);
            if (cell >= 0) {
                bySlot.merge(cell * 6 + side.ordinal(), entry.texts(IS), HexMapReader::both);
            } else {
                strays.merge(new SideLayer.Written(hex, side, List.of()), entry.texts(IS), HexMapReader::both);
            }
        }
        bySlot.forEach((slot, ids) -> slots.set(slot, List.copyOf(ids)));
        List<SideLayer.Written> written = strays.entrySet().stream()
                .filter(stray -> !stray.getValue().isEmpty())
                .map(stray -> new SideLayer.Written(
                        stray.getKey().hex(), stray.getKey().side(), stray.getValue()))
                .toList();
        return new SideLayer(grid, slots.done(), written);
    }

    private static List<String> both(List<String> some, List<String> more) {
        Set<String> both = new LinkedHashSet<>(some);
        both.addAll(more);
        return List.copyOf(both);
    }
}
