package coupdoeil.validator.table.fact;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.scenario.Placement;

/**
 * A piece that the set-up puts into a feature, without a place of its own.
 *
 * @param side id of its side; empty if it belongs to no army
 * @param feature id of the feature, whether there is one or not
 */
public record Insider(Piece piece, Placement placement, String side, String feature) {}
