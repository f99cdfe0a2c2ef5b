package coupdoeil.model.pack.format;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Hexes as files name them.
 *
 * @param grid of the map; null if there is none, or if it cannot be read
 */
public record HexLabels(@Nullable HexGrid grid) {

    /** Of hexes that have no map. */
    static final HexLabels NONE = new HexLabels(HexGrid.pointy(1, 1));

    public static HexLabels of(Battlefield battlefield) {
        return battlefield.hexMap().map(map -> new HexLabels(map.grid())).orElse(NONE);
    }

    /**
     * The hex that a key names. A text that is no label is reported and left out; without a grid nobody can say so, and
     * some other problem stands in the way of the pack anyway.
     */
    Optional<Hex> hex(Fields fields, String key) {
        return hex(fields.textOrNull(key), message -> {
            fields.report(ProblemKind.BAD_LABEL, message, key);
            fields.leaveOut(key);
        });
    }

    /** As {@link #hex(Fields, String)}, for an entry of a list. */
    Optional<Hex> hex(JsonScalar entry, Fields fields, String list, int index) {
        String pointer = fields.at(list) + "/" + index;
        return hex(entry.text().orElse(null), message -> {
            fields.problems().add(ProblemKind.BAD_LABEL, message, fields.file(), pointer, entry.spot());
            fields.leftOut().add(pointer);
        });
    }

    /** A label as it would be written. */
    public String canonical(String label) {
        return grid == null ? label : grid.parse(label).map(grid::label).orElse(label);
    }

    private Optional<Hex> hex(@Nullable String label, Consumer<String> report) {
        if (grid == null || label == null) {
            return Optional.empty();
        }
        Optional<Hex> hex = grid.parse(label);
        if (hex.isEmpty()) {
            String first = grid.label(grid.hexAt(0));
            String last = grid.label(grid.hexAt(grid.size() - 1));
            report.accept(Problems.quote(label) + " is no label of a hex; here they go from " + first + " to " + last);
        }
        return hex;
    }

    String label(Hex hex) {
        return Objects.requireNonNull(grid, "no grid").label(hex);
    }
}
