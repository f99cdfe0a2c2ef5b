package coupdoeil.validator.roster;

import coupdoeil.validator.check.Situation;

/** What players note of the forces of a battle: a service of a rule system whose tables say more than its ratings do. */
public interface RosterSystem {

    /** The notes on a battle, which hold as long as the situation. */
    RosterNotes notes(Situation situation);
}
