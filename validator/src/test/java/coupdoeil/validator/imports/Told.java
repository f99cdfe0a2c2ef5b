package coupdoeil.validator.imports;

import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;

/** What was read of a text, a line for each unit or formation. */
final class Told {

    private Told() {}

    /** {@code 5 II Corps/1st Brigade/3rd Line infantry 812}: with {@code 6 guns} and {@code ?} where they are. */
    static List<String> units(String name, String text) {
        return units(name, text.getBytes(StandardCharsets.UTF_8));
    }

    static List<String> units(String name, byte[] bytes) {
        ImportedOrder order = OobImport.read(name, bytes).order();
        List<List<String>> paths = order.pathNames();
        return order.units().stream()
                .map(unit -> unit.line() + " "
                        + (unit.parent() < 0 ? "" : String.join("/", paths.get(unit.parent())) + "/")
                        + unit(unit))
                .toList();
    }

    private static String unit(ImportedUnit unit) {
        String arm = unit.arm() == null ? "-" : unit.arm().name().toLowerCase(Locale.ROOT);
        boolean doubted = unit.confidence() < 0.5 || !unit.doubts().isEmpty();
        return unit.name() + " " + arm + figure(unit, FigureKind.MEN, "") + figure(unit, FigureKind.GUNS, " guns")
                + (doubted ? " ?" : "");
    }

    private static String figure(ImportedUnit unit, FigureKind kind, String of) {
        return unit.strengths()
                .of(kind)
                .map(Value::whole)
                .map(number -> " " + number + of)
                .orElse("");
    }

    /** The formations above a unit: {@code II Corps > 1st Brigade > }. */
    static String path(ImportedOrder order, ImportedUnit unit) {
        Deque<String> names = new ArrayDeque<>();
        int at = unit.parent();
        while (at >= 0) {
            ImportedFormation formation = order.formations().get(at);
            names.addFirst(formation.name() + " > ");
            at = formation.parent();
        }
        return String.join("", names);
    }

    /** {@code British: 1st Division (Hill)}. */
    static List<String> formations(String name, String text) {
        ImportedOrder order =
                OobImport.read(name, text.getBytes(StandardCharsets.UTF_8)).order();
        return order.formations().stream()
                .map(formation -> order.sides().get(formation.side()) + ": " + formation.name()
                        + (formation.commander().isEmpty() ? "" : " (" + formation.commander() + ")"))
                .toList();
    }
}
