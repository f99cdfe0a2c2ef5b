package coupdoeil.model.source;

import io.soabase.recordbuilder.core.RecordBuilder;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A formation or unit as a source lists it.
 *
 * @param number among the entries of its source, from 0
 * @param unit whether it is a unit: the lowest thing that is listed on its own
 * @param party index of its party, from 0
 * @param parent number of the formation it stands in; null if in none
 * @param line physical line, from 1
 * @param name as printed
 * @param echelon {@code army} … {@code brigade}, {@code group}, {@code regiment} … {@code detachment}
 * @param arm {@code infantry}, {@code cavalry}, {@code artillery}, {@code engineers}, {@code train} or {@code staff}; empty
 *     if not known
 * @param commander as printed; empty if unsaid
 * @param nation id of a nation; empty if unsaid
 * @param confidence 0 to 1, that the line holds it
 * @param values its numbers; what is not there is not known
 * @param doubts what about it may be otherwise
 * @param as id of what was made of it in the pack's order of battle; empty if it stays here
 */
@RecordBuilder
public record SourceEntry(
        int number,
        boolean unit,
        int party,
        @Nullable Integer parent,
        int line,
        String name,
        String echelon,
        String arm,
        String commander,
        String nation,
        double confidence,
        List<Value> values,
        List<Doubt> doubts,
        String as)
        implements SourceEntryBuilder.With {

    /**
     * A number and where it stands.
     *
     * @param field what it counts: {@code men} (all ranks), {@code officers}, {@code otherRanks}, {@code horses},
     *     {@code guns}, {@code battalions}, {@code squadrons}, {@code companies}, {@code batteries}, {@code losses}
     * @param line physical line, from 1
     * @param start its first character in that line, from 1; 0 if not known
     * @param end the character behind it
     * @param repair what was done to read it so; empty if nothing
     * @param confidence 0 to 1
     */
    public record Value(String field, double number, int line, int start, int end, String repair, double confidence) {}

    /** Why a field may be otherwise. */
    public record Doubt(String field, String why) {}

    public SourceEntry {
        values = List.copyOf(values);
        doubts = List.copyOf(doubts);
    }

    /** A number by what it counts. */
    public Optional<Value> value(String field) {
        return values.stream().filter(value -> value.field().equals(field)).findFirst();
    }
}
