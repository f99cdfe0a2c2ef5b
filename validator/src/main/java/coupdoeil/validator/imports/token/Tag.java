package coupdoeil.validator.imports.token;

/** What a word may mean in an order of battle. The gazetteers say which words mean it. */
public enum Tag {
    ARMY,
    WING,
    CORPS,
    DIVISION,
    BRIGADE,
    GROUP,
    REGIMENT,
    BATTALION,
    SQUADRON,
    COMPANY,
    BATTERY,
    SECTION,
    DETACHMENT,

    INFANTRY,
    CAVALRY,
    ARTILLERY,
    ENGINEERS,
    TRAIN,
    STAFF,
    /** Chasseurs, who ride or do not. */
    CHASSEUR,
    LIGHT,
    MOUNTED,
    ONFOOT,

    MEN,
    OFFICERS,
    RANKS,
    HORSES,
    GUNS,
    LOSSES,
    CALIBRE,

    RANK,
    ROLE,
    TOTAL,
    /** Of figures that hold for each of several. */
    EACH,
    NOTE,
    /** Stands for the word before or above it. */
    DITTO,
    /** Of figures that are not exact. */
    ABOUT,
    /** Of a word that never is counted, so that a number before it is its own: Polish {@code 2 pułk}. */
    NUMBERED,
    /** Behind a name: that what follows is part of it. */
    HOLDS,
    /** Of a game played with the units: stands, models, how good they are. */
    GAME,
    /** Of a title that says that an order of battle follows. */
    TITLE,
    /** Of a line that explains abbreviations. */
    LEGEND,
    HEADER,
    MONTH,
    CONNECT,
    PARTICLE,
    PROSE,
    NUMBER,
    ORDINAL,
    NATION;

    /** Echelons that hold units, from the highest. */
    public static final Tags FORMATIONS = Tags.of(ARMY, WING, CORPS, DIVISION, BRIGADE);

    /** Echelons of units. */
    public static final Tags UNITS = Tags.of(REGIMENT, BATTALION, SQUADRON, COMPANY, BATTERY, SECTION, DETACHMENT);

    /** Echelons that are counted. */
    public static final Tags COUNTED = Tags.of(BATTALION, SQUADRON, COMPANY, BATTERY, SECTION);

    /** Arms. */
    public static final Tags ARMS = Tags.of(INFANTRY, CAVALRY, ARTILLERY, ENGINEERS, TRAIN, STAFF, CHASSEUR);

    /** What figures count. */
    public static final Tags MEASURES = Tags.of(MEN, OFFICERS, RANKS, HORSES, GUNS, LOSSES);

    private static final Tag[] ALL = values();

    /** Its place in {@link Tags}. */
    final long bit = 1L << ordinal();

    static Tag at(int ordinal) {
        return ALL[ordinal];
    }
}
