package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attribute that a rule system knows, for a form, a schema and a check alike.
 *
 * @param values the choices of a {@link Kind#CHOICE} or {@link Kind#TEXTS} (none: free text); the list that a {@link
 *     Kind#WORD} is from ({@code arm}, {@code formation}, {@code condition}, {@code terrain}); what a reference may name
 *     ({@code side}, {@code army}, {@code formation}, {@code unit}, {@code leader}, {@code place}, {@code feature})
 * @param members what a {@link Kind#GROUP}, or each of {@link Kind#GROUPS}, holds
 * @param min smallest legal number, of each number in a list; null if unlimited
 * @param max largest legal number, of each number in a list; null if unlimited
 * @param fallback what a form starts with; null if nothing
 * @param arms arms that have it; empty means all
 * @param required whether the rules cannot do without it
 * @param measure unit of measure ("steps", "hexes", "MF"); empty if a plain number
 * @param reference section of the rulebook
 */
@RecordBuilder
public record AttributeType(
        String id,
        String name,
        Kind kind,
        List<String> values,
        List<AttributeType> members,
        @Nullable BigDecimal min,
        @Nullable BigDecimal max,
        @Nullable Object fallback,
        List<String> arms,
        boolean required,
        String measure,
        String reference,
        String description)
        implements AttributeTypeBuilder.With {

    /** What an attribute's value is. */
    public enum Kind {
        INTEGER,
        NUMBER,
        BOOLEAN,
        TEXT,
        CHOICE,
        INTEGERS,
        TEXTS,
        /** A word of the rule system or of the chart in force: a formation that a unit may take, terrain that burns. */
        WORD,
        WORDS,
        /** The id of something in the pack. */
        REFERENCE,
        REFERENCES,
        /** A group of further attributes, such as movement costs per class. */
        GROUP,
        /** A list of such groups, such as the rows of a table. */
        GROUPS
    }

    public AttributeType {
        values = List.copyOf(values);
        members = List.copyOf(members);
        arms = List.copyOf(arms);
    }

    /** Whether attributes say it: a blank text or an empty list says nothing. */
    public boolean isSaidIn(Attributes attributes) {
        return attributes
                .value(id)
                .filter(value -> !(value instanceof String text && text.isBlank())
                        && !(value instanceof List<?> list && list.isEmpty()))
                .isPresent();
    }

    public boolean appliesTo(String arm) {
        return arms.isEmpty() || arms.contains(arm);
    }
}
