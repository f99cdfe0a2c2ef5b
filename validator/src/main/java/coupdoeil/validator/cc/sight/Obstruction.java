package coupdoeil.validator.cc.sight;

/**
 * What in a hex is in the way between two others (CC 5 Ranged Combat 3, 7).
 *
 * @param edge whether it lies beside the board
 * @param pieces whether units or leaders in it obstruct
 * @param firedOver whether there are some that the firer may fire over
 * @param terrain whether its terrain obstructs, whatever the heights
 * @param hill whether it obstructs as a hill
 */
record Obstruction(boolean edge, boolean pieces, boolean firedOver, boolean terrain, boolean hill) {

    static final Obstruction EDGE = new Obstruction(true, false, false, false, false);
    static final Obstruction NONE = new Obstruction(false, false, false, false, false);

    /** Whether it obstructs at all. @param hills whether hills do */
    boolean any(boolean hills) {
        return edge || pieces || terrain || (hills && hill);
    }
}
