package coupdoeil.editor.edit.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;

/**
 * The rectangle that a piece takes, as seen from the middle of its front, in inches.
 *
 * @param left how far it reaches to the left
 * @param right how far it reaches to the right
 * @param ahead how far it reaches beyond the middle of the front: 0 but for shapes of one's own
 * @param depth from its front to its rear
 */
public record Extent(double left, double right, double ahead, double depth) {

    /** What takes no ground of its own. */
    static final Extent NONE = new Extent(0, 0, 0, 0);

    static Extent of(Footprint footprint, Pose pose) {
        Base around = footprint.rectangle();
        Corner frontLeft = around.frontLeft();
        Corner rearRight = around.rearRight();
        double front = pose.ahead(frontLeft.xInches(), frontLeft.yInches());
        return new Extent(
                -pose.right(frontLeft.xInches(), frontLeft.yInches()),
                pose.right(rearRight.xInches(), rearRight.yInches()),
                front,
                front - pose.ahead(rearRight.xInches(), rearRight.yInches()));
    }

    double width() {
        return left + right;
    }
}
