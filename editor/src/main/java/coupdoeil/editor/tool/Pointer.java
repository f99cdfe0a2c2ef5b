package coupdoeil.editor.tool;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import java.awt.geom.Point2D;

/**
 * Where the mouse, or the keyboard's cursor, points.
 *
 * @param point in map units
 * @param hex the hex there, on the map or not
 * @param side the hexside of that hex that is nearest
 * @param extend Shift: go on with what is there
 * @param add Ctrl: add to what is selected
 * @param erase take away instead of putting
 */
public record Pointer(Point2D point, Hex hex, HexSide side, boolean extend, boolean add, boolean erase) {}
