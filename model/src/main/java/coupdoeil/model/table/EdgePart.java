package coupdoeil.model.table;

/** A part of an edge, its ends included. */
public record EdgePart(Edge edge, Edge.Stretch stretch) {}
