package coupdoeil.validator.ot.fact;

import coupdoeil.validator.check.fact.ScenarioFacts;

/** The optional rules that a scenario takes (OT Optional Rules). */
public final class Options {

    public static final String RANDOM_EVENTS = "randomEvents";
    public static final String BATTLE_GROUPS = "cavalryBattleGroups";
    public static final String PREBATTLE_MANEUVER = "prebattleManeuver";
    public static final String CARD_DEPLOYMENT = "cardDeployment";
    public static final String RANDOM_CORPS_COMMANDER = "randomCorpsCommander";
    public static final String LEADER_MOBILITY = "leaderMobility";
    public static final String DIVISIONAL_MORALE = "divisionalMorale";

    private Options() {}

    /** Whether one is in force. */
    public static boolean has(ScenarioFacts scenario, String option) {
        return scenario.attributes().texts("options").contains(option);
    }
}
