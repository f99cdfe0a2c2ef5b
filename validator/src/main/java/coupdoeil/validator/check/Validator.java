package coupdoeil.validator.check;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.Tracker;

/** Validates packs of one rule system. Stateless; may be shared by threads. */
public final class Validator {

    private final RuleSystem system;
    private final RuleBook book;

    public Validator(RuleSystem system, RuleBook book) {
        this.system = system;
        this.book = book;
    }

    /** A validator with all rules of the system. */
    public static Validator of(RuleSystem system) {
        return new Validator(system, RuleBook.of(system.id()));
    }

    public RuleBook book() {
        return book;
    }

    /** Every finding of every rule in a pack, by the profile that it names. Never throws, whatever the pack. */
    public Findings validate(Pack pack) {
        return new ValidationSession(system, book, Tracker::idle).update(pack);
    }

    /** Every finding of every rule in a pack, by another profile than the one that it names. */
    public Findings validate(Pack pack, Profile profile) {
        return new ValidationSession(system, book, Tracker::idle).update(pack, profile);
    }

    /** A session that follows a pack through its edits and examines again only what an edit may have changed. */
    public ValidationSession session() {
        return new ValidationSession(system, book, Tracker::recording);
    }
}
