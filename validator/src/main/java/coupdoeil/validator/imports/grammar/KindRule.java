package coupdoeil.validator.imports.grammar;

import coupdoeil.validator.imports.lines.KindLook;
import coupdoeil.validator.imports.question.Question;
import java.util.Collections;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the lines of a kind; null where that is not one thing for all of them.
 *
 * @param kind id of the kind, see {@link KindLook#id}
 * @param oneUnit whether each line holds one unit and no more, or may hold several
 * @param slots what figures count and what words are, by where they stand: {@code last figure}, {@code text in brackets}, {@code column 3}
 */
public record KindRule(
        String kind,
        @Nullable LineRole role,
        @Nullable Under under,
        @Nullable Boolean beginsSide,
        @Nullable Boolean oneUnit,
        Map<String, SlotField> slots) {

    public KindRule {
        slots = Collections.unmodifiableMap(new TreeMap<>(slots));
    }

    /** A rule that says nothing yet. */
    public static KindRule of(String kind) {
        return new KindRule(kind, null, null, null, null, Map.of());
    }

    public KindRule withRole(LineRole said) {
        return new KindRule(kind, said, under, beginsSide, oneUnit, slots);
    }

    public KindRule withUnder(Under said) {
        return new KindRule(kind, role, said, beginsSide, oneUnit, slots);
    }

    public KindRule withBeginsSide(boolean said) {
        return new KindRule(kind, role, under, said, oneUnit, slots);
    }

    public KindRule withOneUnit(boolean said) {
        return new KindRule(kind, role, under, beginsSide, said, slots);
    }

    public KindRule withSlot(String at, SlotField field) {
        Map<String, SlotField> changed = new TreeMap<>(slots);
        changed.put(at, field);
        return new KindRule(kind, role, under, beginsSide, oneUnit, changed);
    }

    /** The same without what it says of a property, as questions name it. */
    KindRule without(String property) {
        Map<String, SlotField> left = new TreeMap<>(slots);
        if (property.startsWith(Question.SLOT)) {
            left.remove(property.substring(Question.SLOT.length()));
        }
        return new KindRule(
                kind,
                property.equals(Question.ROLE) ? null : role,
                property.equals(Question.UNDER) ? null : under,
                property.equals(Question.BEGINS_SIDE) ? null : beginsSide,
                property.equals(Question.UNITS) ? null : oneUnit,
                left);
    }

    /** What this says, and where it says nothing what another rule does. */
    KindRule over(KindRule other) {
        Map<String, SlotField> all = new TreeMap<>(other.slots);
        all.putAll(slots);
        return new KindRule(
                kind,
                role == null ? other.role : role,
                under == null ? other.under : under,
                beginsSide == null ? other.beginsSide : beginsSide,
                oneUnit == null ? other.oneUnit : oneUnit,
                all);
    }
}
