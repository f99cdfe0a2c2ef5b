package coupdoeil.validator.export.vassal;

/** Something that can be put on a map. */
@FunctionalInterface
interface PieceOnMap {

    /** The command that puts it there. @param id by which the same game knows it */
    String on(String map, Spot spot, String id);
}
