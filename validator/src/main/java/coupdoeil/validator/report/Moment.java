package coupdoeil.validator.report;

import coupdoeil.model.PlainText;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.table.Corner;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/**
 * When a question about sight is asked.
 *
 * @param scenario its id
 * @param turn label of the turn
 */
public record Moment(String scenario, String turn) {

    /** What every report in JSON begins with. */
    JsonObject.Builder json(String format, int version) {
        return JsonObject.builder()
                .put("format", "coupdoeil/" + format)
                .put("version", version)
                .put("tool", FindingsJson.tool())
                .put("scenario", scenario)
                .put("turn", turn);
    }

    /** The moment in brackets. */
    String text() {
        return PlainText.line(" (scenario " + scenario + ", " + turn + ")");
    }

    /** Inches to a hundredth, without zeros at the end. */
    public static String inches(double inches) {
        return number(inches).toPlainString();
    }

    static BigDecimal number(double inches) {
        return plain(BigDecimal.valueOf(inches).setScale(2, RoundingMode.HALF_UP));
    }

    /** Without zeros at the end. */
    static BigDecimal plain(BigDecimal number) {
        BigDecimal stripped = number.stripTrailingZeros();
        return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
    }

    /** A point in inches: x, y. */
    static JsonArray point(Corner corner) {
        return JsonArray.of(List.of(JsonScalar.of(number(corner.xInches())), JsonScalar.of(number(corner.yInches()))));
    }
}
