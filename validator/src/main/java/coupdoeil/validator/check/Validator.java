package coupdoeil.validator.check;

import coupdoeil.model.pack.Pack;
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

    /** Every finding of every rule in a pack. Never throws, whatever the pack. */
    public Findings validate(Pack pack) {
        return new ValidationSession(system, book, Tracker::idle).update(pack);
    }

    /** A session that follows a pack through its edits and examines again only what an edit may have changed. */
    public ValidationSession session() {
        return new ValidationSession(system, book, Tracker::recording);
    }
}
