package coupdoeil.editor.begin;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.TurnTrack;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * How long a scenario lasts, as typed.
 *
 * @param minutesPerTurn length of a turn; 0 in systems without a clock, which count turns
 * @param start time of the first turn
 * @param end time of the last turn
 * @param turns number of turns; blank if there is no limit
 */
public record ClockEntry(int minutesPerTurn, String start, String end, String turns) {

    /** What a clock looks like before anything is typed. */
    public static ClockEntry of(int minutesPerTurn, Clock clock) {
        return new ClockEntry(minutesPerTurn, text(clock.start()), text(clock.end()), text(clock.turns()));
    }

    private static String text(@Nullable Object value) {
        return value == null ? "" : value.toString();
    }

    public boolean hasTimes() {
        return minutesPerTurn > 0;
    }

    /** What is wrong with the first turn. */
    public Optional<String> startFault() {
        return hasTimes() && minutes(start).isEmpty() ? Optional.of(Messages.text("begin.no-time")) : Optional.empty();
    }

    /** What is wrong with the last turn; nothing as long as the first is no time. */
    public Optional<String> endFault() {
        if (!hasTimes() || minutes(start).isEmpty()) {
            return Optional.empty();
        }
        if (minutes(end).isEmpty()) {
            return Optional.of(Messages.text("begin.no-time"));
        }
        int from = minutes(start).getAsInt();
        int span = minutes(end).getAsInt() - from;
        if (span < 0) {
            return Optional.of(Messages.text("begin.end-before-start"));
        }
        if (span % minutesPerTurn != 0) {
            int before = from + span / minutesPerTurn * minutesPerTurn;
            return Optional.of(Messages.text("begin.no-whole-turns", time(before), time(before + minutesPerTurn)));
        }
        return Optional.empty();
    }

    /** What is wrong with the number of turns. */
    public Optional<String> turnsFault() {
        if (hasTimes() || turns.isBlank()) {
            return Optional.empty();
        }
        OptionalInt number = Numbers.whole(turns);
        return number.isPresent() && number.getAsInt() >= 1 && number.getAsInt() <= TurnTrack.MAX_TURNS
                ? Optional.empty()
                : Optional.of(Messages.text("begin.whole-number", 1, TurnTrack.MAX_TURNS));
    }

    public boolean isSound() {
        return startFault().isEmpty() && endFault().isEmpty() && turnsFault().isEmpty();
    }

    /** How long that is, in words; empty if something is wrong. */
    public String length() {
        if (!isSound()) {
            return "";
        }
        if (!hasTimes()) {
            return turns.isBlank() ? Messages.text("begin.no-limit") : "";
        }
        return Messages.text("begin.turns-of-minutes", new TurnTrack(clock(), minutesPerTurn).count(), minutesPerTurn);
    }

    /** @throws java.util.NoSuchElementException if something is wrong */
    public Clock clock() {
        if (hasTimes()) {
            return new Clock(
                    time(minutes(start).orElseThrow()), time(minutes(end).orElseThrow()), null);
        }
        return turns.isBlank()
                ? Clock.UNSET
                : new Clock(null, null, Numbers.whole(turns).orElseThrow());
    }

    private static OptionalInt minutes(String time) {
        return Clock.minutes(time.strip());
    }

    private static String time(int minutes) {
        return String.format(Locale.ROOT, "%02d:%02d", minutes / 60 % 24, minutes % 60);
    }
}
