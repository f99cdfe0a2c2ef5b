package coupdoeil.validator.picture;

import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.hexes.Sightline;
import coupdoeil.validator.sight.table.TableLook;
import java.util.List;

/**
 * What is painted of sight over a map, in this order.
 *
 * @param marks what is seen and what not
 * @param eyes who looks
 * @param lines lines of sight over hexes
 * @param looks lines of sight over a table
 */
public record SightOverlay(List<SightMarks> marks, List<Viewpoint> eyes, List<Sightline> lines, List<TableLook> looks) {

    public static final SightOverlay NONE = new SightOverlay(List.of(), List.of(), List.of(), List.of());

    public SightOverlay {
        marks = List.copyOf(marks);
        eyes = List.copyOf(eyes);
        lines = List.copyOf(lines);
        looks = List.copyOf(looks);
    }
}
