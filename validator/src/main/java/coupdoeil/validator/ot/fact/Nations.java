package coupdoeil.validator.ot.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * The nations of units and what they may do in the year of the scenario. Nation and alliance of the unit count, those of its
 * army are for units that have none of their own; whoever is an ally has the row of the allies besides his own (OT Movement:
 * Formations; Charges: Charge Tests).
 */
public record Nations(RuleSystem system, Roster roster, ScenarioFacts scenario) {

    /** Special rule: what is said of a nation. */
    public static final String PROFILE = "nation-profile";

    private static final String NATION = "nation";
    private static final String ALLY = "ally";
    private static final String ATTACK_COLUMN = "attackColumn";

    /** The year of the scenario; empty if nobody says. */
    public OptionalInt year() {
        return scenario.attributes().integer("year");
    }

    /** The nation of a unit: its own, else its army's; empty if nobody says. */
    public String of(Unit unit) {
        return unit.nationality().isBlank()
                ? roster.armyOf(unit).map(Nations::of).orElse("")
                : id(unit.nationality());
    }

    /** The nation of most units of an army; empty if nobody says. */
    public static String of(Army army) {
        return army.attributes().text(NATION).map(Nations::id).orElse("");
    }

    private static String id(String nation) {
        return nation.strip().toLowerCase(Locale.ROOT);
    }

    /** Whose ally a unit is, {@code french} or {@code british}; empty if nobody's. */
    public Optional<String> ally(Unit unit) {
        return unit.attributes()
                .text(ALLY)
                .or(() -> roster.armyOf(unit).flatMap(army -> army.attributes().text(ALLY)))
                .filter(ally -> !ally.equals("none"));
    }

    /** Whether the tables or the scenario have a profile of a nation. */
    public boolean isKnown(String nation) {
        return system.tables().nested("nations").has(nation) || rule(nation).isPresent();
    }

    /** What is said of a nation: by the tables, and by the scenario where it says otherwise. */
    public Attributes profile(String nation) {
        Attributes row = system.tables().nested("nations").nested(nation);
        return rule(nation).map(rule -> row.overriddenBy(rule.attributes())).orElse(row);
    }

    private Optional<SpecialRule> rule(String nation) {
        return scenario.specialRules().stream()
                .filter(rule -> isProfileOf(rule, nation))
                .findFirst();
    }

    /** Whether a special rule is the profile of a nation. */
    public static boolean isProfileOf(SpecialRule rule, String nation) {
        return rule.id().equals(PROFILE)
                && rule.attributes()
                        .text(NATION)
                        .filter(name -> id(name).equals(nation))
                        .isPresent();
    }

    private Attributes allies(Unit unit) {
        return ally(unit).map(system.tables().nested("allies")::nested).orElse(Attributes.NONE);
    }

    /** Whether a unit may form an attack column; empty if that goes by the year, and nobody says which it is. */
    public Optional<Boolean> mayFormAttackColumn(Unit unit) {
        if (!unit.arm().equals(Units.INFANTRY)) {
            return Optional.of(unit.arm().equals(Units.CAVALRY));
        }
        String own = unit.attributes().text(ATTACK_COLUMN).orElse("BY_NATION");
        Attributes profile = profile(of(unit));
        if (!own.equals("BY_NATION")) {
            return Optional.of(own.equals("YES"));
        }
        if (profile.flag(ATTACK_COLUMN) || allies(unit).flag(ATTACK_COLUMN)) {
            return Optional.of(true);
        }
        if (!profile.has("attackColumnFrom") || profile.has(ATTACK_COLUMN)) {
            return Optional.of(false);
        }
        return year().isPresent()
                ? Optional.of(year().getAsInt() >= profile.integer("attackColumnFrom", 0))
                : Optional.empty();
    }

    /** The formations in which infantry of a unit's nation has its bonus; none if that goes by an unknown year. */
    public Set<String> bonusFormations(Unit unit) {
        Set<String> all = new LinkedHashSet<>(bonus(profile(of(unit))));
        all.addAll(bonus(allies(unit)));
        return all;
    }

    /** Whether what a nation's infantry may do depends on the year. */
    public boolean goesByYear(String nation) {
        Attributes profile = profile(nation);
        return profile.has("attackColumnFrom")
                || profile.groups("bonus").stream().anyMatch(row -> row.has("from") || row.has("until"));
    }

    private List<String> bonus(Attributes profile) {
        List<String> named = profile.texts("bonusFormations");
        return named.isEmpty()
                ? profile.groups("bonus").stream()
                        .filter(this::holds)
                        .flatMap(row -> row.texts("formations").stream())
                        .toList()
                : named;
    }

    private boolean holds(Attributes row) {
        boolean always = !row.has("from") && !row.has("until");
        return always
                || (year().isPresent()
                        && year().getAsInt() >= row.integer("from", 0)
                        && year().getAsInt() <= row.integer("until", Integer.MAX_VALUE));
    }

    /** The staff rating of a nation: what the scenario says of it, else what its army does; empty if nobody does. */
    public Optional<String> staff(String nation, Army army) {
        return profile(nation)
                .text("staff")
                .or(() -> nation.equals(of(army)) || of(army).isEmpty()
                        ? army.attributes().text("staff")
                        : Optional.empty());
    }
}
