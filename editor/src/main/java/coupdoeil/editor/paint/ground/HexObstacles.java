package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.name.Box;
import coupdoeil.editor.paint.name.BoxTree;
import coupdoeil.editor.paint.name.Obstacles;
import java.awt.geom.Rectangle2D;
import org.jspecify.annotations.Nullable;

/**
 * What names on a map of hexes keep off.
 *
 * @param boxes of counters and signs
 * @param sheet the ground, which names do not leave
 * @param numbers null if they are hidden
 */
public record HexObstacles(
        BoxTree boxes, Rectangle2D sheet, @Nullable HexNumbers numbers) implements Obstacles {

    public static HexObstacles of(HexGround ground, BoxTree boxes, boolean numbered) {
        return new HexObstacles(
                boxes, ground.layout().bounds(), numbered ? new HexNumbers(ground.layout(), ground.map()) : null);
    }

    @Override
    public boolean cover(Box box) {
        return boxes.meets(box);
    }

    @Override
    public boolean block(Box box, double zoom) {
        return !sheet.contains(box.bounds()) || boxes.meets(box) || numbers != null && numbers.meets(box, zoom);
    }
}
