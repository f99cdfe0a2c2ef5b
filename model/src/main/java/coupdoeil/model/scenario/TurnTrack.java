package coupdoeil.model.scenario;

import java.util.Locale;
import java.util.OptionalInt;

/**
 * The turns of a scenario, numbered from 0, each with the label that files and people use: the time of day it begins,
 * or its 1-based number where the system has no clock. A clock that makes no sense yields no turns.
 */
public final class TurnTrack {

    /** No scenario has more turns than this; a longer clock is cut off. */
    public static final int MAX_TURNS = 1000;

    private static final int DAY_MINUTES = 24 * 60;

    private final int startMinutes;
    private final int minutesPerTurn;
    private final int count;

    /** @param minutesPerTurn length of a turn; 0 in systems without a clock */
    public TurnTrack(Clock clock, int minutesPerTurn) {
        OptionalInt start = Clock.minutes(clock.start());
        OptionalInt end = Clock.minutes(clock.end());
        Integer turns = clock.turns();
        this.minutesPerTurn = minutesPerTurn;
        this.startMinutes = start.orElse(0);
        if (minutesPerTurn > 0 && start.isPresent() && end.isPresent()) {
            int span = end.getAsInt() - start.getAsInt();
            this.count = span < 0 ? 0 : Math.min(MAX_TURNS, span / minutesPerTurn + 1);
        } else {
            this.count = turns == null ? 0 : Math.max(0, Math.min(MAX_TURNS, turns));
        }
    }

    /** Number of turns. */
    public int count() {
        return count;
    }

    /** The label of a turn; turns past the end have one too. */
    public String label(int turn) {
        if (minutesPerTurn == 0) {
            return Integer.toString(turn + 1);
        }
        int minutes = Math.floorMod(startMinutes + turn * minutesPerTurn, DAY_MINUTES);
        return String.format(Locale.ROOT, "%02d:%02d", minutes / 60, minutes % 60);
    }

    /**
     * The turn of this label, inside the scenario or not (it may be negative); after midnight the turn of the next day, if
     * the scenario lasts so long; empty if no turn begins then.
     */
    public OptionalInt turnOf(String label) {
        if (minutesPerTurn == 0) {
            return label.matches("\\d{1,4}") ? OptionalInt.of(Integer.parseInt(label) - 1) : OptionalInt.empty();
        }
        OptionalInt minutes = Clock.minutes(label);
        if (minutes.isEmpty() || Math.floorMod(minutes.getAsInt() - startMinutes, minutesPerTurn) != 0) {
            return OptionalInt.empty();
        }
        int turn = (minutes.getAsInt() - startMinutes) / minutesPerTurn;
        int nextDay = turn + DAY_MINUTES / minutesPerTurn;
        return OptionalInt.of(turn < 0 && DAY_MINUTES % minutesPerTurn == 0 && contains(nextDay) ? nextDay : turn);
    }

    /** Whether the turn lies inside the scenario. */
    public boolean contains(int turn) {
        return turn >= 0 && turn < count;
    }
}
