package coupdoeil.editor.tool;

import java.awt.geom.Point2D;

/**
 * A unit, a leader or all of a formation on its way onto the map.
 *
 * @param id whose it is
 * @param at the point of the plane that it is over
 */
public record Carried(String id, Point2D at) {}
