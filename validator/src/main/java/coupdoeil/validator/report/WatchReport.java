package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.Watch;
import java.util.List;
import java.util.Set;

/**
 * Who sees something; as JSON it follows {@code watch.schema.json}.
 *
 * @param to what is looked at, as it was named
 * @param watches what every unit has of it
 */
public record WatchReport(Occasion occasion, String to, List<Watch> watches) implements SightAnswer {

    public WatchReport {
        watches = List.copyOf(watches);
    }

    @Override
    public String text(Style style) {
        List<Watch> seeing = watches.stream()
                .filter(watch -> watch.sighting() == Sighting.VISIBLE)
                .toList();
        StringBuilder out = new StringBuilder(style.bold(to))
                .append(occasion.text())
                .append("\n\n")
                .append(seeing.size())
                .append(" of ")
                .append(watches.size())
                .append(" units see it.\n");
        for (Watch watch : seeing) {
            out.append("  ")
                    .append(PlainText.line(watch.observer().name()))
                    .append(" (")
                    .append(PlainText.line(watch.observer().side()))
                    .append("), from ")
                    .append(occasion.grid().label(watch.from()))
                    .append(", ")
                    .append(watch.rangeHexes())
                    .append(watch.rangeHexes() == 1 ? " hex" : " hexes")
                    .append('\n');
        }
        return out.toString();
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                occasion.json("watch", 1)
                        .put("to", to)
                        .put(
                                "units",
                                JsonArray.of(watches.stream().map(this::unit).toList()))
                        .done(),
                Set.of("units"));
    }

    private JsonObject unit(Watch watch) {
        return JsonObject.builder()
                .put("id", watch.observer().id())
                .put("name", watch.observer().name())
                .put("side", watch.observer().side())
                .put("from", occasion.grid().label(watch.from()))
                .put("to", occasion.grid().label(watch.to()))
                .put("sighting", SightReport.id(watch.sighting()))
                .put("rangeHexes", watch.rangeHexes())
                .done();
    }
}
