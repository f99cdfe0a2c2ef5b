package coupdoeil.validator.imports.phrase;

/** What a part of a line names. */
public enum PartKind {
    /** A nation, or a party of the battle. */
    SIDE,
    /** A corps, division, brigade or the like. */
    FORMATION,
    /** An arm without a number or name: a heading, or all there is of it. */
    ARM,
    /** A regiment, battalion, battery or the like. */
    UNIT,
    /** Somebody with a rank. */
    PERSON,
    /** An office and who holds it. */
    ROLE,
    /** Words that say a sum. */
    TOTAL,
    /** Figures without words. */
    FIGURES,
    /** Words that no gazetteer knows. */
    NAME,
    /** Words of no order of battle. */
    NOTE
}
