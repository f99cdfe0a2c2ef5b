package coupdoeil.validator.fb;

/** Disputed readings of the sight rules; a rule with one of them turned tells whether an answer rests on it. */
enum Reading {
    /** The same-elevation number counts hexes; turned: it limits the range. Where the switch says RANGE, the reverse. */
    COUNT_OR_RANGE("L1"),
    /** Of several equally high slopes the one nearest the lower end blocks; turned: the one nearest the higher end. */
    TIED_SLOPES("L2"),
    /** A blind zone of either end exempts a blocker; turned: of the higher end only. */
    EITHER_BLIND_ZONE("L4"),
    /** A touched corner blocks if both sides of the line do; turned: if either does. */
    CORNER_BLOCKS("L5"),
    /** As before; turned: a hex touched at a corner never blocks. */
    CORNER_IS_CLEAR("L5"),
    /** Of the same-elevation counts of the two sides the lesser counts; turned: the greater. */
    LESSER_COUNT("L8"),
    /** A blocking hexside feature blocks between neighbours; turned: it does not. */
    NEIGHBOURS_ACROSS("L11"),
    /** A blocking hexside feature in a blind zone is looked over; turned: it is not. */
    HEXSIDE_IN_BLIND_ZONE("L12");

    private final String number;

    Reading(String number) {
        this.number = number;
    }

    /** Its number in the list of ambiguities. */
    String number() {
        return number;
    }
}
