package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.validator.sight.table.TableLook;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Who sees something on a table; as JSON it follows {@code table-watch.schema.json}. @param to as it was named */
public record TableWatchReport(Moment moment, String to, List<TableLook> looks) implements SightAnswer {

    public TableWatchReport {
        looks = List.copyOf(looks);
    }

    @Override
    public String text(Style style) {
        List<TableLook> seeing = looks.stream().filter(TableLook::visible).toList();
        StringBuilder out = new StringBuilder(style.bold(PlainText.line(to)))
                .append(moment.text())
                .append("\n\n")
                .append(seeing.size())
                .append(" of ")
                .append(looks.size())
                .append(" units see it.\n");
        for (TableLook look : seeing) {
            out.append("  ")
                    .append(PlainText.line(look.from().name()))
                    .append(" (")
                    .append(PlainText.line(look.from().side()))
                    .append("), ")
                    .append(look.rangeInches().orElse(0))
                    .append(look.rangeInches().orElse(0) == 1 ? " inch" : " inches")
                    .append('\n');
        }
        return out.toString();
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                moment.json("table-watch", 1)
                        .put("to", to)
                        .put(
                                "units",
                                JsonArray.of(looks.stream()
                                        .map(TableWatchReport::unit)
                                        .toList()))
                        .done(),
                Set.of("units"));
    }

    private static JsonObject unit(TableLook look) {
        OptionalInt range = look.rangeInches();
        return JsonObject.builder()
                .put("id", look.from().id())
                .put("name", look.from().name())
                .put("side", look.from().side())
                .put("visible", look.visible())
                .put("rangeInches", range.isPresent() ? range.getAsInt() : null)
                .done();
    }
}
