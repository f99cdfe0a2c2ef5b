package coupdoeil.validator.check;

import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.Subject;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Facts and findings of a rule system that has no module yet: what that would bind, a test says. */
public final class BoundFacts {

    private static final RuleInfo RULE =
            new RuleInfo("X-TEST-01", Severity.ERROR, RuleInfo.Kind.RULE, "", "", "", "", "");

    private BoundFacts() {}

    public static Facts of(Situation situation, Map<Class<?>, Class<?>> bound) {
        return new Facts(situation, Tracker.idle(), new Bindings(bound));
    }

    /** What a rule reports of a subject. */
    public static List<Finding> findings(Subject subject, Consumer<Reporter> rule) {
        Reporter out = new Reporter(RULE, subject, "");
        rule.accept(out);
        return out.findings();
    }
}
