package coupdoeil.editor.begin;

import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.NewBattle;
import coupdoeil.model.rules.RuleSystem;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A new battle, as typed.
 *
 * @param first which side begins, 0 or 1; empty if that is left open
 */
public record BattleEntry(
        RuleSystem system,
        String title,
        String date,
        List<String> sides,
        BoardEntry board,
        ClockEntry clock,
        OptionalInt first) {

    private static final Pattern YEAR = Pattern.compile("(?U)\\b\\d{4}\\b");

    public BattleEntry {
        sides = List.copyOf(sides);
    }

    public Optional<String> titleFault() {
        return title.isBlank() ? Optional.of(Messages.text("begin.no-title")) : Optional.empty();
    }

    /** What is wrong with the date: only where the rules want to know the year must it say one, if it says anything. */
    public Optional<String> dateFault() {
        Optional<AttributeType> year = year();
        if (year.isEmpty() || date.isBlank()) {
            return Optional.empty();
        }
        int from = limit(year.get().min(), 0);
        int to = limit(year.get().max(), 9999);
        OptionalInt said = saidYear();
        return said.isPresent() && said.getAsInt() >= from && said.getAsInt() <= to
                ? Optional.empty()
                : Optional.of(Messages.text("begin.year", Integer.toString(from), Integer.toString(to)));
    }

    /** What the rules take for the year if the date is left open; empty if they do not ask. */
    public String usualYear() {
        return date.isBlank()
                ? year().map(AttributeType::fallback)
                        .map(year -> Messages.text("begin.usual-year", year.toString()))
                        .orElse("")
                : "";
    }

    private Optional<AttributeType> year() {
        NewBattle fresh = system.newBattle();
        return system.attributesOf("scenario").stream()
                .filter(type -> type.id().equals(fresh.year()))
                .findFirst();
    }

    private static int limit(@Nullable BigDecimal limit, int otherwise) {
        return limit == null ? otherwise : limit.intValue();
    }

    private OptionalInt saidYear() {
        Matcher matcher = YEAR.matcher(date);
        return matcher.find() ? OptionalInt.of(Integer.parseInt(matcher.group())) : OptionalInt.empty();
    }

    /** @param side 0 or 1 */
    public Optional<String> sideFault(int side) {
        if (sides.get(side).isBlank()) {
            return Optional.of(Messages.text("begin.no-side"));
        }
        boolean same =
                side == 1 && sides.get(0).strip().equalsIgnoreCase(sides.get(1).strip());
        return same ? Optional.of(Messages.text("begin.same-side")) : Optional.empty();
    }

    public boolean isSound() {
        return titleFault().isEmpty()
                && dateFault().isEmpty()
                && sideFault(0).isEmpty()
                && sideFault(1).isEmpty()
                && board.isSound()
                && clock.isSound();
    }

    /** @throws java.util.NoSuchElementException if something is wrong */
    public BattlePlan plan() {
        return new BattlePlan(
                system,
                title.strip(),
                date.strip(),
                saidYear(),
                sides.stream().map(String::strip).toList(),
                board.board(),
                clock.clock(),
                first);
    }
}
