package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.validator.export.OobFiles;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.sheet.OobSheet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Albuera's order of battle, written and imported again: names, tree of command, strengths, commanders. */
class RoundTripTest {

    @ParameterizedTest
    @ValueSource(strings = {"text", "csv", "html", "xlsx"})
    void whatIsWrittenIsReadBack(String format) {
        Pack pack = PackReader.read(Path.of("../samples/albuera-1811")).pack().orElseThrow();
        OobSheet sheet = OobSheet.of(pack.orderOfBattle());
        byte[] file = switch (format) {
            case "text" -> OobFiles.text(sheet);
            case "csv" -> OobFiles.csv(sheet);
            case "html" -> OobFiles.html(sheet, "Albuera & more");
            default -> OobFiles.xlsx(sheet);
        };

        ImportedOrder read = OobImport.read("albuera." + format, file).order();

        assertThat(read(read)).containsExactlyInAnyOrderElementsOf(written(sheet));
        assertThat(written(sheet)).hasSizeGreaterThan(150);
        assertThat(read.units()).allMatch(unit -> unit.doubts().isEmpty());
    }

    private static List<String> written(OobSheet sheet) {
        Map<String, String> paths = new HashMap<>();
        List<String> out = new ArrayList<>();
        for (OobSheet.Row row : sheet.rows()) {
            String path = paths.getOrDefault(row.parent(), row.side()) + " > " + row.name();
            paths.put(row.id(), path);
            out.add(path + "|" + row.arm() + "|" + row.men() + "|" + row.horses() + "|" + row.guns() + "|"
                    + row.commander());
        }
        return out;
    }

    private static List<String> read(ImportedOrder order) {
        List<String> out = new ArrayList<>();
        for (ImportedFormation formation : order.formations()) {
            out.add(path(order, formation.side(), formation.id()) + "|||||" + formation.commander());
        }
        for (ImportedUnit unit : order.units()) {
            out.add(path(order, unit.side(), unit.parent()) + " > " + unit.name() + "|"
                    + (unit.arm() == null ? "" : unit.arm().key()) + "|" + figure(unit, FigureKind.MEN) + "|"
                    + figure(unit, FigureKind.HORSES) + "|" + figure(unit, FigureKind.GUNS) + "|" + unit.commander());
        }
        return out;
    }

    private static String path(ImportedOrder order, int side, int formation) {
        StringBuilder path = new StringBuilder(order.sides().get(side));
        order.path(formation).forEach(above -> path.append(" > ").append(above.name()));
        return path.toString();
    }

    private static String figure(ImportedUnit unit, FigureKind kind) {
        return unit.strengths().of(kind).map(Value::whole).map(String::valueOf).orElse("");
    }
}
