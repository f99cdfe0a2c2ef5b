package coupdoeil.validator.check;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.fact.Evaluation;
import coupdoeil.validator.check.fact.Tracker;
import java.util.Optional;
import java.util.function.Function;

/**
 * Facts for questions about one pack after the other, each an edit of the one before: from one to the next only what differs
 * is worked out anew. Who still asks about the one before is answered too, though not as soon. Questions take turns.
 */
public final class FollowedFacts {

    private final Tracker tracker = Tracker.recording();
    private final Facts facts;
    private Situation situation;
    /** What the last question rests on is kept until the next one has been answered. */
    private Evaluation last = new Question();

    public FollowedFacts(Situation first) {
        this.facts = new Facts(first, tracker);
        this.situation = first;
    }

    /**
     * The situation after an edit, about which the same facts can be asked; empty if that is another scenario or rule
     * system, or the same words do not mean the same places.
     */
    public static Optional<Situation> after(Situation before, Pack edited, RuleSystem system, Scenario scenario) {
        boolean same = before.isBy(system)
                && before.scenario()
                        .map(Scenario::id)
                        .filter(scenario.id()::equals)
                        .isPresent()
                && before.pack()
                        .battlefield()
                        .labels()
                        .equals(edited.battlefield().labels());
        return same ? Optional.of(before.after(edited, scenario)) : Optional.empty();
    }

    /** What a question comes to in a situation: the first one, or one {@linkplain #after after} another. */
    public synchronized <T> T ask(Situation about, Function<Facts, T> question) {
        if (situation != about) {
            Battlefield before = situation.pack().battlefield();
            situation = about;
            facts.follow(about, new GroundChange(before, about.pack().battlefield()));
        }
        Evaluation asked = new Question();
        tracker.begin(asked);
        try {
            return question.apply(facts);
        } finally {
            tracker.end();
            last.drop();
            last = asked;
            tracker.tidy();
        }
    }

    /** Is asked again, whatever differs. */
    private static final class Question extends Evaluation {
        @Override
        protected void forget() {}
    }
}
