package coupdoeil.validator.imports.token;

import java.util.Collections;
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
    HEADER,
    MONTH,
    CONNECT,
    PARTICLE,
    PROSE,
    NUMBER,
    ORDINAL,
    NATION;

    /** Echelons that hold units, from the highest. */
    public static final Set<Tag> FORMATIONS = ordered(EnumSet.of(ARMY, WING, CORPS, DIVISION, BRIGADE));

    /** Echelons of units. */
    public static final Set<Tag> UNITS =
            ordered(EnumSet.of(REGIMENT, BATTALION, SQUADRON, COMPANY, BATTERY, SECTION, DETACHMENT));

    /** Echelons that are counted. */
    public static final Set<Tag> COUNTED = ordered(EnumSet.of(BATTALION, SQUADRON, COMPANY, BATTERY, SECTION));

    /** Arms. */
    public static final Set<Tag> ARMS =
            ordered(EnumSet.of(INFANTRY, CAVALRY, ARTILLERY, ENGINEERS, TRAIN, STAFF, CHASSEUR));

    /** What figures count. */
    public static final Set<Tag> MEASURES = ordered(EnumSet.of(MEN, OFFICERS, RANKS, HORSES, GUNS, LOSSES));

    /** A copy that is gone through in the order of the tags: the JDK's own sets go another way round in every run. */
    static Set<Tag> ordered(Set<Tag> tags) {
        return Collections.unmodifiableSet(tags.isEmpty() ? EnumSet.noneOf(Tag.class) : EnumSet.copyOf(tags));
    }
}
