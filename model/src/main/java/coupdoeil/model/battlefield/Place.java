package coupdoeil.model.battlefield;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;

/**
 * A place with a meaning: a name on the map, a depot, an entry hex or stretch of edge hexes, an objective, a zone, a
 * section of the board.
 *
 * @param kind one of the rule system's place kinds
 */
@RecordBuilder
public record Place(String id, String kind, String name, Area area, Attributes attributes)
        implements PlaceBuilder.With {}
