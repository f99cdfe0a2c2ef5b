package coupdoeil.model.pack;

/** What can be looked up in the files of a pack by its id. */
public enum EntryKind {
    SCENARIO,
    SIDE,
    ARMY,
    FORMATION,
    UNIT,
    LEADER,
    /** A panel of the map. */
    PANEL,
    PLACE,
    /** A terrain feature of a table. */
    TABLE_FEATURE,
    /** A hex in the rows of terrain, by its label. */
    TERRAIN,
    /** A hex in the rows of levels, by its label. */
    LEVEL,
    /** The overlay features of a hex, by its label. */
    HEX_FEATURES,
    /** The features of a hexside, by label and side: {@code 0712/1}. */
    HEXSIDE,
    CHART_RECORD,
    /** A suppression, by its 0-based number. */
    SUPPRESSION,
    /** What was read on a line of a source: the source by its id, the line by its number. */
    SOURCE,
    /** A placement in a scenario's set-up, by its piece. */
    PLACEMENT,
    /** A piece in the march of a reinforcement group. */
    MARCHER,
    TOKEN,
    ARRIVAL_GROUP,
    EVENT,
    /** A period, by its 0-based number. */
    PERIOD,
    VICTORY,
    SPECIAL_RULE,
    /** A switch of a scenario, by its id. */
    SWITCH
}
