package coupdoeil.validator.cli;

import coupdoeil.model.battlefield.Area;
import coupdoeil.validator.report.SightAnswer;
import coupdoeil.validator.report.TableMatrixReport;
import coupdoeil.validator.report.TableSightReport;
import coupdoeil.validator.report.TableViewReport;
import coupdoeil.validator.report.TableWatchReport;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The questions of {@code sight} and {@code viewshed}, put to sight on a table. */
final class TableQuestions {

    private TableQuestions() {}

    static SightAnswer pair(TableSightContext outlook, String from, String to, boolean explain) {
        return new TableSightReport(
                outlook.moment(), outlook.scene().look(outlook.find(from), outlook.find(to)), explain);
    }

    static SightAnswer matrix(TableSightContext outlook, List<String> among) {
        List<Viewpoint> points = among.isEmpty()
                ? outlook.scene().viewpoints().ofInterest()
                : among.stream()
                        .flatMap(TableSightContext::names)
                        .map(outlook::find)
                        .toList();
        List<List<Boolean>> rows = points.stream()
                .map(from -> points.stream()
                        .map(to -> from.equals(to)
                                || outlook.scene().look(from, to).visible())
                        .toList())
                .toList();
        return new TableMatrixReport(outlook.moment(), points, rows);
    }

    static SightAnswer from(TableSightContext outlook, String text, boolean field) {
        Viewpoint observer = outlook.find(text);
        SightQuestion question = field
                ? new SightQuestion.Field(observer, outlook.turn())
                : new SightQuestion.Seen(List.of(observer), outlook.turn());
        SightMarks.Ground ground = (SightMarks.Ground) outlook.scene()
                .answer(question)
                .orElseThrow(() -> CommandFailure.usage(
                        "'" + text + "' is no unit with a weapon on the table: it has no field of fire"));
        SortedMap<Integer, Area> areas = new TreeMap<>();
        areas.put(0, ground.of(Sighting.BLOCKED));
        areas.put(1, ground.of(Sighting.VISIBLE));
        return view(outlook, observer.name(), question.observers(), new SightMarks.Counts(areas), true);
    }

    static SightAnswer side(TableSightContext outlook, String side) {
        SightQuestion question = new SightQuestion.Counts(outlook.units(side), false, outlook.turn());
        return view(
                outlook,
                side,
                question.observers(),
                (SightMarks.Counts) outlook.scene().answer(question).orElseThrow(),
                false);
    }

    private static SightAnswer view(
            TableSightContext outlook, String who, List<Viewpoint> observers, SightMarks.Counts counts, boolean whole) {
        return new TableViewReport(
                outlook.moment(), who, observers, outlook.scene().squares(), counts, whole);
    }

    static SightAnswer watched(TableSightContext outlook, String to) {
        Viewpoint target = outlook.find(to);
        return new TableWatchReport(
                outlook.moment(),
                target.name(),
                outlook.scene().viewpoints().units().stream()
                        .filter(unit -> !unit.id().equals(target.id()))
                        .map(unit -> outlook.scene().look(unit, target))
                        .toList());
    }
}
