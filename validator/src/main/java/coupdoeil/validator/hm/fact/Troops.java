package coupdoeil.validator.hm.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** What units are, by the tables of sizes and the army lists (HM Unit Sizes & Morale Values; Army Lists). */
public record Troops(RuleSystem system, Roster roster) {

    public static final String BASES = "bases";
    public static final String NOMINAL = "nominalBases";
    public static final String DETACHED = "grenadiersDetached";
    public static final String SPECIAL_RULES = "specialRules";
    public static final String CAVALRY = "cavalry";
    public static final String DISMOUNTED = "dismounted";
    public static final String INFANTRY = "infantry";
    public static final String SKIRMISHERS = "skirmishers";
    public static final String ARTILLERY = "artillery";
    public static final String LIMBERED = "limbered";
    public static final String UNLIMBERED = "unlimbered";
    public static final String MARCH_COLUMN = "march-column";

    private static final String CUSTOM = "custom";

    /** Whether a formation is one of horsemen on foot. */
    public boolean isDismounted(@Nullable String formation) {
        Attributes effects = system.formation(Objects.requireNonNullElse(formation, ""))
                .map(FormationType::effects)
                .orElse(Attributes.NONE);
        return effects.has("mounted") && !effects.flag("mounted");
    }

    /** The row of the tables of sizes that a unit has in a formation. */
    public String row(Unit unit, @Nullable String formation) {
        return unit.arm().equals(CAVALRY) && isDismounted(formation) ? DISMOUNTED : unit.arm();
    }

    /** The numbers of bases that a row of the table has, the smallest first. */
    public List<Integer> sizes(String row) {
        return system.tables().nested("morale").nested(row).values().keySet().stream()
                .map(Integer::valueOf)
                .sorted()
                .toList();
    }

    /** Hits at which a unit of so many bases is worn, shaken and broken; empty if the table does not say. */
    public List<Integer> morale(String row, int bases) {
        return system.tables().nested("morale").nested(row).integers(String.valueOf(bases));
    }

    /** Figures on a base. */
    public int figures(String row) {
        return system.tables().nested("figures").integer(row, 0);
    }

    /** Bases on foot of so many mounted ones. */
    public OptionalInt dismounted(int mounted) {
        return system.tables().nested("dismount").integer(String.valueOf(mounted));
    }

    /** Bases on the table. */
    public static OptionalInt bases(Unit unit) {
        return unit.attributes().integer(BASES);
    }

    /**
     * Bases of its entry in the list: what is written, else those on the table and one for grenadiers that are gone.
     */
    public static OptionalInt nominal(Unit unit) {
        OptionalInt written = unit.attributes().integer(NOMINAL);
        OptionalInt bases = bases(unit);
        if (written.isPresent() || bases.isEmpty()) {
            return written;
        }
        return OptionalInt.of(bases.getAsInt() + (isDetached(unit) ? 1 : 0));
    }

    /** Whether its grenadiers are gone. */
    public static boolean isDetached(Unit unit) {
        return unit.attributes().flag(DETACHED);
    }

    /** Whether a special rule is written at it. */
    public static boolean has(Unit unit, String rule) {
        return unit.attributes().texts(SPECIAL_RULES).contains(rule);
    }

    /** Whether difficult ground is as any other to it (HM Movement; Scouts). */
    public static boolean ignoresDifficult(Unit unit) {
        return unit.arm().equals(SKIRMISHERS) || has(unit, "SCOUTS");
    }

    /** What its weapon is called in the tables; empty if unsaid. */
    public static String weapon(Unit unit) {
        return unit.attributes().text("weapon").orElse("");
    }

    /** Whether it has a word for a list that makes its own units. */
    public boolean isCustom(Unit unit) {
        return list(unit).filter(list -> !list.equals(CUSTOM)).isEmpty();
    }

    /** The list it is chosen from: its own, else its army's. */
    public Optional<String> list(Unit unit) {
        return unit.attributes()
                .text("list")
                .or(() -> roster.armyOf(unit).map(Army::attributes).flatMap(army -> army.text("list")));
    }

    /** What its entry is called; empty if it is of none. */
    public static Optional<String> entryName(Unit unit) {
        return unit.attributes().text("entry").filter(name -> !name.isBlank());
    }

    /** Its entry in its list; empty if it is of none. */
    public Optional<Attributes> entry(Unit unit) {
        return isCustom(unit)
                ? Optional.empty()
                : entryName(unit)
                        .filter(name -> entries(unit).has(name))
                        .map(name -> entries(unit).nested(name));
    }

    /** The entries of its list, by name. */
    public Attributes entries(Unit unit) {
        return list(unit).map(system.tables().nested("lists")::nested).orElse(Attributes.NONE);
    }

    /** The special rules that the rule system knows. */
    public List<String> knownRules() {
        return system.attributesOf("unit").stream()
                .filter(type -> type.id().equals(SPECIAL_RULES))
                .findFirst()
                .map(AttributeType::values)
                .orElse(List.of());
    }

    /** The tables of the rule system. */
    public Attributes tables() {
        return system.tables();
    }
}
