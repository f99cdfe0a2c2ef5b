package coupdoeil.validator.check;

import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.Profile.Weight;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a profile made of findings. What is suppressed is left to its suppression.
 *
 * @param silenced findings that it does not report
 * @param weighed findings, as it reports them, that the rules report at another severity
 */
public record Judgement(Profile profile, List<Finding> silenced, List<Finding> weighed) {

    /** Everything as the rules say. */
    public static final Judgement STRICT = new Judgement(Profile.STRICT, List.of(), List.of());

    public Judgement {
        silenced = List.copyOf(silenced);
        weighed = List.copyOf(weighed);
    }

    /** Adds what is reported of some findings to others. */
    static Judgement of(Profile profile, List<Finding> findings, List<Finding> reported) {
        if (profile.isStrict()) {
            reported.addAll(findings);
            return new Judgement(profile, List.of(), List.of());
        }
        List<Finding> silenced = new ArrayList<>();
        List<Finding> weighed = new ArrayList<>();
        for (Finding finding : findings) {
            Optional<Weight> weight =
                    finding.suppressedBy().isPresent() ? Optional.empty() : profile.weight(finding.rule());
            if (weight.isEmpty()) {
                reported.add(finding);
            } else if (weight.get() == Weight.OFF) {
                silenced.add(finding);
            } else {
                Finding as = finding.weighed(severity(weight.get()));
                reported.add(as);
                if (as.severity() != finding.severity()) {
                    weighed.add(as);
                }
            }
        }
        return new Judgement(profile, silenced, weighed);
    }

    private static Severity severity(Weight weight) {
        return Severity.valueOf(weight.name());
    }

    /** This of some findings only. */
    public Judgement only(Predicate<Finding> wanted) {
        return new Judgement(
                profile,
                silenced.stream().filter(wanted).toList(),
                weighed.stream().filter(wanted).toList());
    }
}
