package coupdoeil.editor.edit.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import java.util.DoubleSummaryStatistics;
import java.util.List;

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

    /** Of a piece that may face otherwise than the pose, as limbered guns of a formation without a front do. */
    static Extent of(Footprint footprint, Pose pose) {
        Base around = footprint.rectangle();
        DoubleSummaryStatistics ahead = new DoubleSummaryStatistics();
        DoubleSummaryStatistics right = new DoubleSummaryStatistics();
        for (Corner corner : List.of(around.frontLeft(), around.frontRight(), around.rearLeft(), around.rearRight())) {
            ahead.accept(pose.ahead(corner.xInches(), corner.yInches()));
            right.accept(pose.right(corner.xInches(), corner.yInches()));
        }
        return new Extent(-right.getMin(), right.getMax(), ahead.getMax(), ahead.getMax() - ahead.getMin());
    }

    double width() {
        return left + right;
    }
}
