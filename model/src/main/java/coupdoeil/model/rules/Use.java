package coupdoeil.model.rules;

/** What a table entry, chart field, attribute, switch or special rule of a rule system is for. */
public enum Use {
    /** Rules of the validator read it. */
    RULES,
    /** It is for the game itself: the engine or the players read it. */
    PLAY,
    /** It is for people to see: on the counter, in a form, in the export. */
    DISPLAY
}
