package coupdoeil.validator.pack;

import coupdoeil.model.rules.RuleSystem;

/** Faults of which a rule system's own rules tell, by its table {@code ownRules}: of one fault one rule speaks. */
final class OwnRules {

    private OwnRules() {}

    /**
     * Whether a rule of the system speaks in place of one of ours.
     *
     * @param rule id of ours
     * @param what the kind of thing, or the attribute, that ours would be about; of a special rule {@code id/attribute}
     */
    static boolean speak(RuleSystem system, String rule, String what) {
        return system.tables().nested("ownRules").texts(rule).contains(what);
    }
}
