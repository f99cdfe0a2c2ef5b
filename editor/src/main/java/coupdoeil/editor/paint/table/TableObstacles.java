package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.name.Box;
import coupdoeil.editor.paint.name.BoxTree;
import coupdoeil.editor.paint.name.Obstacles;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * What names on a table keep off.
 *
 * @param all bases, counters and markers
 * @param above those that lie on the bases of others
 * @param sheet the table, which names do not leave
 */
record TableObstacles(BoxTree all, BoxTree above, Rectangle2D sheet) implements Obstacles {

    static TableObstacles of(List<Box> all, List<Box> above, Rectangle2D sheet) {
        return new TableObstacles(new BoxTree(all), new BoxTree(above), sheet);
    }

    @Override
    public boolean block(Box box, double zoom) {
        return !sheet.contains(box.bounds()) || all.meets(box);
    }

    @Override
    public boolean cover(Box box) {
        return above.meets(box);
    }
}
