package coupdoeil.validator.export.geojson;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.validator.export.ExportFailure;
import coupdoeil.validator.export.ExportJob;
import java.math.BigDecimal;
import java.util.Optional;
import java.util.OptionalDouble;

/** How large the ground is: as the battlefield or its rules say, or as whoever exports it says where they do not. */
final class GroundScale {

    private static final double METRES_PER_YARD = 0.9144;

    private GroundScale() {}

    /** Metres of a hex from side to side, or of an inch. @throws ExportFailure if nobody says, or two say otherwise */
    static double metres(ExportJob job) {
        Optional<HexBattlefield> map = job.pack().battlefield().hexMap();
        OptionalDouble hex = job.options().get(GeoJsonTarget.METRES_PER_HEX);
        OptionalDouble inch = job.options().get(GeoJsonTarget.METRES_PER_INCH);
        if ((map.isPresent() ? inch : hex).isPresent()) {
            throw new ExportFailure(
                    map.isPresent()
                            ? "the scale of a hex map is set by --metres-per-hex, not --metres-per-inch"
                            : "the scale of a table is set by --metres-per-inch, not --metres-per-hex");
        }
        return map.map(known -> one("hex", known.metresPerHex(), hex)).orElseGet(() -> one("inch", ofInch(job), inch));
    }

    private static double ofInch(ExportJob job) {
        return job.system()
                .tables()
                .nested("scale")
                .number("yardsPerInch")
                .map(BigDecimal::doubleValue)
                .map(yards -> yards * METRES_PER_YARD)
                .orElse(0.0);
    }

    private static double one(String what, double known, OptionalDouble told) {
        if (known > 0 && told.isPresent() && told.getAsDouble() != known) {
            throw new ExportFailure((what.equals("hex") ? "a hex" : "an inch") + " of this battlefield is " + known
                    + " metres: leave out --metres-per-" + what);
        }
        if (known <= 0 && told.isEmpty()) {
            throw new ExportFailure("neither the battlefield nor the rules give a scale: add --metres-per-" + what);
        }
        return known > 0 ? known : told.getAsDouble();
    }
}
