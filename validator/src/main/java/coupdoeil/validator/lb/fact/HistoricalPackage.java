package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.SpecialRuleType;
import java.util.ArrayList;
import java.util.List;

/** Which of the charts that the series rules leave to the battle it brings (LB 45), and whether they say enough. */
public final class HistoricalPackage {

    static final String MORALE_LEVELS = "morale-levels";

    private final RuleSystem system;
    private final SpecialRules special;
    private final Roster roster;

    public HistoricalPackage(RuleSystem system, SpecialRules special, Roster roster) {
        this.system = system;
        this.special = special;
        this.roster = roster;
    }

    /** The charts that are missing or hold nothing; stacking and terrain effects are in the terrain chart. */
    public List<SpecialRuleType> missing() {
        return system.tables().nested("package").texts("specialRules").stream()
                .flatMap(id -> system.specialRule(id).stream())
                .filter(type -> !brings(type))
                .toList();
    }

    /** What a special rule should say by its type and does not, named for people, rows counted from 1. */
    public static List<String> lacking(SpecialRuleType type, Attributes parameters) {
        return lacking(type.parameters(), parameters);
    }

    /** Whether a special rule gives an organisation modifiers of morale levels. */
    public boolean gives(String formation) {
        return special.all(MORALE_LEVELS).stream()
                .anyMatch(
                        rule -> rule.text("formation").filter(formation::equals).isPresent());
    }

    /** A modifier that lower morale of an organisation gets at a level, if the battle gives one (LB 42). */
    public boolean hasModifier(String formation, int level) {
        boolean bySpecialRule = special.all(MORALE_LEVELS).stream()
                .filter(rule -> rule.text("formation").filter(formation::equals).isPresent())
                .anyMatch(rule -> rule.integers("modifiers").size() > level);
        return bySpecialRule
                || roster.formation(formation).stream()
                        .flatMap(known -> known.attributes().groups("moraleLevels").stream())
                        .anyMatch(row -> row.integer("level", -1) == level && row.has("modifier"));
    }

    private boolean brings(SpecialRuleType type) {
        boolean own = type.id().equals(MORALE_LEVELS)
                && roster.formations().stream()
                        .anyMatch(formation ->
                                !formation.attributes().groups("moraleLevels").isEmpty());
        return own
                || special.all(type.id()).stream()
                        .anyMatch(rule -> type.parameters().stream()
                                .noneMatch(parameter -> parameter.required() && !parameter.isSaidIn(rule)));
    }

    private static List<String> lacking(List<AttributeType> types, Attributes values) {
        List<String> lacking = new ArrayList<>();
        for (AttributeType type : types) {
            if (type.isSaidIn(values)) {
                List<Attributes> rows = values.groups(type.id());
                for (int i = 0; i < rows.size(); i++) {
                    for (String name : lacking(type.members(), rows.get(i))) {
                        lacking.add(name + " in row " + (i + 1) + " of " + type.id());
                    }
                }
            } else if (type.required()) {
                lacking.add(type.id());
            }
        }
        return lacking;
    }
}
