package coupdoeil.validator.verdict;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.RuleSystem;

/** By which profile a pack is to be examined, of those of its rule system. */
public interface ProfileChoice {

    /** The one that the pack names. */
    ProfileChoice PACK = (system, pack) -> system.profileOrFirst(pack.info().profile());

    /** None, as the rules say: for what is handed on, no profile makes an error less. */
    ProfileChoice RULES = (system, pack) -> Profile.STRICT;

    /** The one of an id, which the rule system may not know; that is for the caller to say. */
    static ProfileChoice named(String id) {
        return (system, pack) -> system.profileOrFirst(id);
    }

    Profile profile(RuleSystem system, Pack pack);
}
