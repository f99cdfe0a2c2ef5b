package coupdoeil.editor.timetable;

import java.util.OptionalInt;

/**
 * Somebody who comes with reinforcements.
 *
 * @param piece id
 * @param name what the piece is called
 * @param turn when it enters, from 0, in the scenario or not; empty if it never does, or no turn begins then
 * @param waits whether that is later than its group is due
 * @param known whether the rules say so; else it is the turn that the group is due
 */
record Comer(String piece, String name, OptionalInt turn, boolean waits, boolean known) {

    /** Whether it has entered when a turn is over. */
    boolean hasEnteredBy(int now) {
        return turn.isPresent() && turn.getAsInt() <= now;
    }
}
