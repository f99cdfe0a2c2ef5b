package coupdoeil.validator.report;

import coupdoeil.model.Attributes;
import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.pack.format.JsonConversion;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.roster.PieceInventory;
import coupdoeil.validator.roster.RosterNotes.Column;
import coupdoeil.validator.roster.RosterSheet;
import coupdoeil.validator.roster.RosterSheet.Entry;
import coupdoeil.validator.roster.RosterSheet.Force;
import coupdoeil.validator.roster.RosterSheet.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The forces of a battle, unit by unit, and the pieces that it takes: for people and, by {@code roster.schema.json}, for
 * programs.
 */
public record RosterReport(Scenario scenario, RosterSheet sheet, List<PieceInventory.Line> pieces) {

    private static final String NOBODY = "(none)";

    public RosterReport {
        pieces = List.copyOf(pieces);
    }

    public String text(Style style) {
        StringBuilder out = new StringBuilder(style.bold(scenario.name()))
                .append(PlainText.line(" (scenario " + scenario.id() + ")"))
                .append('\n');
        for (Force force : sheet.armies()) {
            String side = force.side().isEmpty() ? "" : " (" + force.side() + ")";
            out.append('\n').append(style.bold(name(force.army()) + side)).append('\n');
            said(out, "  ", force.army(), sheet.ofArmies());
            List<Integer> widths = widths(force);
            for (Group group : force.formations()) {
                out.append("\n  ").append(style.bold(name(group.formation()))).append('\n');
                said(out, "    ", group.formation(), sheet.ofFormations());
                row(out, style, true, names(), widths);
                group.units().forEach(unit -> row(out, style, false, cells(unit), widths));
            }
        }
        if (!pieces.isEmpty()) {
            out.append('\n').append(style.bold("Pieces")).append('\n');
            pieces.forEach(
                    line -> out.append("  ").append(PlainText.line(words(line))).append('\n'));
        }
        return out.toString();
    }

    private static String words(PieceInventory.Line line) {
        String counted = line.what() + ": " + line.wanted();
        if (line.stock().isEmpty()) {
            return counted;
        }
        String missing = line.missing() > 0 ? ", " + line.missing() + " too many" : "";
        return counted + " of " + line.stock().getAsInt() + missing;
    }

    private static void said(StringBuilder out, String indent, Entry entry, List<Column> columns) {
        String all = columns.stream()
                .filter(column -> entry.values().has(column.key()))
                .map(column -> column.name() + ": " + text(entry, column))
                .collect(Collectors.joining("; "));
        if (!all.isEmpty()) {
            out.append(indent).append(PlainText.line(all)).append('\n');
        }
    }

    private List<Integer> widths(Force force) {
        List<Integer> widths =
                new ArrayList<>(names().stream().map(String::length).toList());
        force.formations().stream().flatMap(group -> group.units().stream()).forEach(unit -> {
            List<String> cells = cells(unit);
            for (int i = 0; i < cells.size(); i++) {
                widths.set(i, Math.max(widths.get(i), cells.get(i).length()));
            }
        });
        return widths;
    }

    private static void row(StringBuilder out, Style style, boolean head, List<String> cells, List<Integer> widths) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < cells.size(); i++) {
            String cell = PlainText.line(cells.get(i));
            line.append(cell).append(" ".repeat(Math.max(0, widths.get(i) - cell.length()) + 2));
        }
        String text = line.toString().stripTrailing();
        out.append("    ").append(head ? style.faint(text) : text).append('\n');
    }

    private List<String> names() {
        List<String> names = new ArrayList<>(List.of("Unit"));
        sheet.ofUnits().forEach(column -> names.add(column.name()));
        return names;
    }

    private List<String> cells(Entry unit) {
        List<String> cells = new ArrayList<>(List.of(name(unit)));
        sheet.ofUnits().forEach(column -> cells.add(text(unit, column)));
        return cells;
    }

    private static String text(Entry entry, Column column) {
        return RosterCells.text(entry.values().value(column.key()));
    }

    private static String name(Entry entry) {
        return entry.name().isEmpty() ? entry.id().isEmpty() ? NOBODY : entry.id() : entry.name();
    }

    /** A head and a row for each unit, its side, army and formation before it. */
    public List<List<String>> table() {
        List<String> head = new ArrayList<>(List.of("Side", "Army", "Formation"));
        head.addAll(names());
        List<List<String>> rows = new ArrayList<>(List.of(head));
        for (Force force : sheet.armies()) {
            for (Group group : force.formations()) {
                for (Entry unit : group.units()) {
                    List<String> row = new ArrayList<>(List.of(
                            force.side(), force.army().name(), group.formation().name()));
                    row.addAll(cells(unit));
                    rows.add(row);
                }
            }
        }
        return rows;
    }

    public byte[] json() {
        JsonObject report = JsonObject.builder()
                .put("format", "coupdoeil/roster")
                .put("version", 1)
                .put("tool", FindingsJson.tool())
                .put("scenario", scenario.id())
                .put(
                        "columns",
                        JsonObject.builder()
                                .put("armies", columns(sheet.ofArmies()))
                                .put("formations", columns(sheet.ofFormations()))
                                .put("units", columns(sheet.ofUnits()))
                                .done())
                .put(
                        "armies",
                        JsonArray.of(sheet.armies().stream()
                                .map(force -> entry(force.army())
                                        .put("side", force.side())
                                        .done())
                                .toList()))
                .put(
                        "formations",
                        JsonArray.of(sheet.armies().stream()
                                .flatMap(force -> force.formations().stream()
                                        .map(group -> entry(group.formation())
                                                .put("army", force.army().id())
                                                .done()))
                                .toList()))
                .put(
                        "units",
                        JsonArray.of(sheet.armies().stream()
                                .flatMap(force -> force.formations().stream().flatMap(group -> units(force, group)))
                                .toList()))
                .put(
                        "pieces",
                        JsonArray.of(pieces.stream().map(RosterReport::piece).toList()))
                .done();
        return JsonPrinter.printForOthers(report, Set.of("armies", "formations", "units", "pieces"));
    }

    private static Stream<JsonObject> units(Force force, Group group) {
        return group.units().stream()
                .map(unit -> entry(unit)
                        .put("army", force.army().id())
                        .put("formation", group.formation().id())
                        .done());
    }

    private static JsonObject.Builder entry(Entry entry) {
        Attributes values = entry.values();
        return JsonObject.builder()
                .put("id", entry.id())
                .put("name", entry.name())
                .put("values", JsonConversion.json(values));
    }

    private static JsonArray columns(List<Column> columns) {
        return JsonArray.of(columns.stream()
                .map(column -> JsonObject.builder()
                        .put("key", column.key())
                        .put("name", column.name())
                        .done())
                .toList());
    }

    private static JsonObject piece(PieceInventory.Line line) {
        Object stock = line.stock().isPresent() ? line.stock().getAsInt() : null;
        return JsonObject.builder()
                .put("what", line.what())
                .put("wanted", line.wanted())
                .put("stock", stock)
                .done();
    }
}
