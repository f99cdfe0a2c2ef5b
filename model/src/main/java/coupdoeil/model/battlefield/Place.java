package coupdoeil.model.battlefield;

import coupdoeil.model.Attributes;

/**
 * A place with a meaning: a name on the map, a depot, an entry hex or stretch of edge hexes, an objective, a zone, a
 * section of the board.
 *
 * @param kind one of the rule system's place kinds
 */
public record Place(String id, String kind, String name, Area area, Attributes attributes) {}
