package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.hexes.Approach;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Where a way is hidden from a side; as JSON it follows {@code approach.schema.json}.
 *
 * @param way the way as it was named
 * @param side the side that looks
 */
public record ApproachReport(Occasion occasion, String way, String side, Approach approach) implements SightAnswer {

    @Override
    public String text(Style style) {
        StringBuilder out = new StringBuilder(style.bold(way))
                .append(", ")
                .append(approach.steps().size())
                .append(" hexes, looked at by ")
                .append(PlainText.line(side))
                .append(occasion.text())
                .append("\n\n");
        for (Approach.Stretch stretch : approach.stretches()) {
            out.append(stretch.seen() ? style.bold("seen  ") : style.good("hidden"))
                    .append(String.format("%4d  ", stretch.hexes()))
                    .append(label(stretch.first()))
                    .append(stretch.hexes() == 1 ? "" : " to " + label(stretch.last()));
            if (stretch.seen()) {
                out.append("  by ").append(Occasion.names(seeing(stretch)));
            }
            out.append('\n');
        }
        return out.append(approach.hiddenHexes()).append(" hexes are hidden.\n").toString();
    }

    private Set<Viewpoint> seeing(Approach.Stretch stretch) {
        Set<Viewpoint> seeing = new LinkedHashSet<>();
        approach.steps().subList(stretch.first(), stretch.last() + 1).forEach(step -> seeing.addAll(step.seenBy()));
        return seeing;
    }

    private String label(int step) {
        return occasion.grid().label(approach.steps().get(step).hex());
    }

    @Override
    public byte[] json() {
        return JsonPrinter.printForOthers(
                occasion.json("approach", 1)
                        .put("way", way)
                        .put("side", side)
                        .put("hiddenHexes", approach.hiddenHexes())
                        .put(
                                "stretches",
                                JsonArray.of(approach.stretches().stream()
                                        .map(this::stretch)
                                        .toList()))
                        .put(
                                "steps",
                                JsonArray.of(approach.steps().stream()
                                        .map(this::step)
                                        .toList()))
                        .done(),
                Set.of("stretches", "steps"));
    }

    private JsonObject stretch(Approach.Stretch stretch) {
        return JsonObject.builder()
                .put("seen", stretch.seen())
                .put("from", label(stretch.first()))
                .put("to", label(stretch.last()))
                .put("hexes", stretch.hexes())
                .done();
    }

    private JsonObject step(Approach.Step step) {
        return JsonObject.builder()
                .put("hex", occasion.grid().label(step.hex()))
                .put("sighting", SightReport.id(step.sighting()))
                .put("seenBy", Occasion.ids(step.seenBy()))
                .done();
    }
}
