package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.sight.SightStory;
import coupdoeil.validator.sight.table.Meeting;
import coupdoeil.validator.sight.table.TableLook;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Whether one sees another on a table; as JSON it follows {@code table-sight.schema.json}.
 *
 * @param whole whether the text tells the whole story, base by base; the JSON always does
 */
public record TableSightReport(Moment moment, TableLook look, boolean whole) implements SightAnswer {

    @Override
    public String text(Style style) {
        String answer = PlainText.line(look.from().name()
                + (look.visible() ? " sees " : " does not see ")
                + look.to().name());
        SightStory story = look.story();
        SightStory told = whole ? story : new SightStory(story.opening(), List.of(), story.readings());
        return (look.visible() ? style.good(answer) : style.severity(Severity.WARNING, answer))
                + moment.text()
                + ".\n"
                + told.text()
                + (whole ? "" : stopped())
                + "\n";
    }

    /** In a few words: what stops the first line that is stopped. */
    private String stopped() {
        return look.visible()
                ? ""
                : look.rays().stream()
                        .flatMap(ray -> ray.meetings().stream())
                        .filter(meeting -> meeting.cause().isPresent())
                        .findFirst()
                        .map(meeting -> "\n" + PlainText.line(meeting.text()) + ".")
                        .orElse("");
    }

    @Override
    public byte[] json() {
        OptionalInt range = look.rangeInches();
        return JsonPrinter.printForOthers(
                moment.json("table-sight", 1)
                        .put("from", look.from().id())
                        .put("to", look.to().id())
                        .put("visible", look.visible())
                        .put("rangeInches", range.isPresent() ? range.getAsInt() : null)
                        .put("opening", JsonArray.ofTexts(look.story().opening()))
                        .put(
                                "lines",
                                JsonArray.of(look.rays().stream()
                                        .map(TableSightReport::ray)
                                        .toList()))
                        .done(),
                Set.of("lines"));
    }

    private static JsonObject ray(TableLook.Ray ray) {
        return JsonObject.builder()
                .put("from", Moment.point(ray.from()))
                .put("to", Moment.point(ray.to()))
                .put("clear", ray.clear())
                .put("stop", ray.clear() ? JsonScalar.of(null) : Moment.point(ray.stop()))
                .put(
                        "steps",
                        JsonArray.of(ray.meetings().stream()
                                .map(TableSightReport::step)
                                .toList()))
                .done();
    }

    private static JsonObject step(Meeting meeting) {
        return JsonObject.builder()
                .put("inches", Moment.number(meeting.inches()))
                .put("name", meeting.name())
                .put("kind", SightReport.id(meeting.kind()))
                .put("effect", SightReport.id(meeting.effect()))
                .put("cause", meeting.cause().map(SightReport::id).orElse(null))
                .put("text", meeting.text())
                .done();
    }
}
