package coupdoeil.validator.report;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.RuleSystem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Every entry of a system's tables with its value, as {@code house-rules.json} names it. */
final class ManualTables {

    private final RuleSystem system;
    private final List<String> lines = new ArrayList<>();

    private ManualTables(RuleSystem system) {
        this.system = system;
    }

    /** The lines of their section. */
    static List<String> lines(RuleSystem system) {
        ManualTables tables = new ManualTables(system);
        tables.lines.addAll(List.of(
                "## Tables",
                "",
                "The numbers of the rules. `house-rules.json` replaces single entries: " + tables.example()
                        + " in its `tables`. An entry of *rules* changes what the validator finds; one of *play* or"
                        + " *display* is for players, engines and charts."));
        for (String table : system.tables().values().keySet()) {
            tables.lines.addAll(List.of("", "### " + table, "", "| Entry | Value | For |", "|---|---|---|"));
            tables.entries(table, system.tables().values().get(table));
        }
        return tables.lines;
    }

    /** How the first number of a table is written as a house rule. */
    private String example() {
        for (String table : system.tables().values().keySet()) {
            for (Map.Entry<String, Object> entry :
                    system.tables().nested(table).values().entrySet()) {
                if (entry.getValue() instanceof Number number) {
                    return "`%1$s.%2$s` is `{\"%1$s\": {\"%2$s\": %3$s}}`".formatted(table, entry.getKey(), number);
                }
            }
        }
        throw new IllegalStateException("no table of " + system.id() + " has a number");
    }

    private void entries(String path, Object value) {
        if (value instanceof Attributes group && !group.values().isEmpty()) {
            group.values().forEach((name, member) -> entries(path + "." + name, member));
        } else {
            String use =
                    system.uses().of("tables/" + path.replace('.', '/')).name().toLowerCase(Locale.ROOT);
            lines.add("| `" + path + "` | `" + text(value).replace("|", "\\|") + "` | " + use + " |");
        }
    }

    /** As JSON writes it. */
    private static String text(Object value) {
        if (value instanceof Attributes group) {
            return group.values().entrySet().stream()
                    .map(entry -> "\"" + entry.getKey() + "\": " + text(entry.getValue()))
                    .collect(Collectors.joining(", ", "{", "}"));
        }
        if (value instanceof List<?> list) {
            return list.stream().map(ManualTables::text).collect(Collectors.joining(", ", "[", "]"));
        }
        return value instanceof String ? "\"" + value + "\"" : value.toString();
    }
}
