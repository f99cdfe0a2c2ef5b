package coupdoeil.validator.imports;

import coupdoeil.validator.imports.LabelledList.Label;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * How an import compares with the labels: units right, wrong but doubted, wrong without a word, missed, invented.
 *
 * @param notes what is not right, in words
 */
record Score(int units, int right, int doubted, int flagged, int silent, int missed, List<String> notes) {

    private static final double LOW = 0.5;

    static Score of(List<Label> labels, ImportedOrder order) {
        List<ImportedUnit> left = new ArrayList<>(order.units());
        List<List<String>> paths = order.pathNames();
        List<String> notes = new ArrayList<>();
        int right = 0;
        int doubted = 0;
        int flagged = 0;
        int silent = 0;
        int missed = 0;
        for (Label label : labels) {
            ImportedUnit unit = left.stream()
                    .filter(it -> it.line() == label.line() && same(it.name(), label.name()))
                    .findFirst()
                    .orElse(null);
            if (unit == null) {
                boolean said = order.unread().contains(label.line());
                missed += said ? 0 : 1;
                flagged += said ? 1 : 0;
                notes.add("missed line " + label.line() + " " + label.name());
                continue;
            }
            left.remove(unit);
            List<String> wrong = wrong(label, unit, order, paths);
            boolean low = unit.confidence() < LOW;
            List<String> unsaid = wrong.stream()
                    .filter(field -> !low && !isDoubted(unit, field))
                    .toList();
            right += wrong.isEmpty() ? 1 : 0;
            doubted += wrong.isEmpty() && (low || !unit.doubts().isEmpty()) ? 1 : 0;
            flagged += !wrong.isEmpty() && unsaid.isEmpty() ? 1 : 0;
            silent += unsaid.isEmpty() ? 0 : 1;
            if (!wrong.isEmpty()) {
                notes.add((unsaid.isEmpty() ? "doubted " : "SILENT ") + label + " " + wrong + " " + unit);
            }
        }
        for (ImportedUnit invented : left) {
            silent += invented.confidence() < LOW ? 0 : 1;
            notes.add("invented " + invented);
        }
        return new Score(labels.size(), right, doubted, flagged, silent, missed, notes);
    }

    private static List<String> wrong(Label label, ImportedUnit unit, ImportedOrder order, List<List<String>> paths) {
        List<String> wrong = new ArrayList<>();
        check(wrong, "side", label.side(), order.sides().get(unit.side()));
        check(wrong, "parentPath", label.path(), unit.parent() < 0 ? "" : String.join(" > ", paths.get(unit.parent())));
        check(wrong, "arm", label.arm(), unit.arm() == null ? "" : unit.arm().key());
        check(wrong, "men", label.men(), figure(unit, FigureKind.MEN));
        check(wrong, "horses", label.horses(), figure(unit, FigureKind.HORSES));
        check(wrong, "guns", label.guns(), figure(unit, FigureKind.GUNS));
        return wrong;
    }

    private static void check(List<String> wrong, String field, String expected, String actual) {
        if (!same(expected, actual)) {
            wrong.add(field);
        }
    }

    private static boolean same(String a, String b) {
        return a.replace('’', '\'').equalsIgnoreCase(b.replace('’', '\''));
    }

    private static String figure(ImportedUnit unit, FigureKind kind) {
        return unit.strengths().of(kind).map(Value::whole).map(String::valueOf).orElse("");
    }

    private static boolean isDoubted(ImportedUnit unit, String field) {
        boolean low = Arrays.stream(FigureKind.values())
                .filter(kind -> kind.key().equals(field))
                .map(unit.strengths()::of)
                .flatMap(Optional::stream)
                .anyMatch(value -> value.confidence() < LOW);
        return low || unit.doubts().stream().anyMatch(doubt -> doubt.field().equals(field));
    }
}
