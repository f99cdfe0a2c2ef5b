package coupdoeil.editor.paint.ground;

/** How a kind of place is marked on the map; kinds that are not listed here get a pin. */
public enum PlaceSymbol {
    /** Written only. */
    NAME,
    /** A flag. */
    DEPOT,
    /** Arrows into the map. */
    ENTRY,
    /** Arrows out of the map. */
    EXIT,
    /** A star in a ring. */
    OBJECTIVE,
    /** An outline with slanting lines. */
    ZONE,
    /** Dotted lines between them. */
    SECTION,
    /** An outline with its name large. */
    CITY,
    PIN;

    public static PlaceSymbol of(String kind) {
        return switch (kind) {
            case "name" -> NAME;
            case "depot" -> DEPOT;
            case "entry" -> ENTRY;
            case "exit" -> EXIT;
            case "objective" -> OBJECTIVE;
            case "zone", "deployment" -> ZONE;
            case "section" -> SECTION;
            case "city" -> CITY;
            default -> PIN;
        };
    }
}
