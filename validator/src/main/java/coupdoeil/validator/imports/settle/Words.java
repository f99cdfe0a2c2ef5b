package coupdoeil.validator.imports.settle;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.source.SourceEntry;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * A rule system's words for what orders of battle say: its own where they are the same, else those of its table
 * {@code import}.
 */
record Words(RuleSystem system) {

    private static final String ARMY = "army";

    /** The command level of a formation; empty if the system has none such. */
    Optional<String> level(SourceEntry formation) {
        return system.level(formation.arm() + "-" + formation.echelon())
                .or(() -> system.level(formation.echelon()))
                .map(Choice::id)
                .or(() -> said("levels", formation.echelon()));
    }

    /** The arm of a unit; empty if the system has none such, or the unit's is not known. */
    Optional<String> arm(SourceEntry unit) {
        return system.arm(unit.arm()).map(arm -> arm.id()).or(() -> said("arms", unit.arm()));
    }

    /** The category of who commands a formation, or an army. */
    String category(boolean army) {
        return said("leaders", army ? ARMY : "formation")
                .orElseGet(() -> system.vocabulary().leaderCategories().isEmpty()
                        ? ""
                        : system.vocabulary().leaderCategories().get(0).id());
    }

    /** The values that a form starts with, of the attributes that are required. */
    Attributes defaults(String kind, String arm) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (AttributeType type : system.attributesOf(kind)) {
            Object fallback = type.fallback();
            if (fallback != null && type.required() && type.appliesTo(arm)) {
                values.put(type.id(), fallback);
            }
        }
        return new Attributes(values);
    }

    private Optional<String> said(String table, String word) {
        return system.tables().nested("import").nested(table).text(word);
    }
}
