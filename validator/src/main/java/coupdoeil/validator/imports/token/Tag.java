package coupdoeil.validator.imports.token;

import java.util.EnumSet;
import java.util.Set;

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
    /** Of a game played with the units: stands, models, how good they are. */
    GAME,
    /** Of a title that says that an order of battle follows. */
    TITLE,
    HEADER,
    MONTH,
    CONNECT,
    PARTICLE,
    PROSE,
    NUMBER,
    ORDINAL,
    NATION;

    /** Echelons that hold units, from the highest. */
    public static final Set<Tag> FORMATIONS = Set.copyOf(EnumSet.of(ARMY, WING, CORPS, DIVISION, BRIGADE));

    /** Echelons of units. */
    public static final Set<Tag> UNITS =
            Set.copyOf(EnumSet.of(REGIMENT, BATTALION, SQUADRON, COMPANY, BATTERY, SECTION, DETACHMENT));

    /** Echelons that are counted. */
    public static final Set<Tag> COUNTED = Set.copyOf(EnumSet.of(BATTALION, SQUADRON, COMPANY, BATTERY, SECTION));

    /** Arms. */
    public static final Set<Tag> ARMS =
            Set.copyOf(EnumSet.of(INFANTRY, CAVALRY, ARTILLERY, ENGINEERS, TRAIN, STAFF, CHASSEUR));

    /** What figures count. */
    public static final Set<Tag> MEASURES = Set.copyOf(EnumSet.of(MEN, OFFICERS, RANKS, HORSES, GUNS, LOSSES));
}
