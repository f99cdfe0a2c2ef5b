package coupdoeil.editor.tool.table;

import org.locationtech.jts.geom.Coordinate;

/**
 * Where the mouse, or the keyboard's cursor, points on a table.
 *
 * @param at in inches
 * @param reach how near in inches is as good as there
 * @param extend Shift
 * @param add Ctrl: add to what is selected
 * @param free Alt: nothing draws the point
 * @param end the right button: end what is being drawn
 */
record TablePointer(Coordinate at, double reach, boolean extend, boolean add, boolean free, boolean end) {

    TablePointer(Coordinate at, double reach) {
        this(at, reach, false, false, false, false);
    }
}
