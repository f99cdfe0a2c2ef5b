package coupdoeil.validator.check;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.Suppression;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Subject;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Applies a pack's suppressions to its findings, and reports those that suppress nothing. */
final class Suppressions {

    private static final String UNUSED = "PACK-51";
    private static final String UNREASONED = "PACK-52";
    private static final String BROKEN_RULE = "PACK-59";

    private Suppressions() {}

    /** @param broken ids of rules that broke down; nothing can be said of their suppressions */
    static List<Finding> apply(Pack pack, List<Finding> findings, List<String> broken, RuleBook book) {
        if (pack.suppressions().isEmpty() && broken.isEmpty()) {
            return findings;
        }
        Map<Target, Integer> reasoned = new HashMap<>();
        List<Suppression> all = pack.suppressions();
        for (int i = 0; i < all.size(); i++) {
            if (!all.get(i).reason().isBlank()) {
                reasoned.putIfAbsent(Target.of(all.get(i)), i);
            }
        }
        Set<Target> found = new HashSet<>();
        List<Finding> result = new ArrayList<>(findings.size());
        for (Finding finding : findings) {
            String subject = finding.subjects().get(0).text();
            int first = all.size();
            for (String scenario : List.of("", finding.scenario())) {
                Target target = new Target(finding.rule(), scenario, subject);
                found.add(target);
                first = Math.min(first, reasoned.getOrDefault(target, first));
            }
            result.add(first < all.size() ? finding.suppressed(all.get(first)) : finding);
        }
        for (int i = 0; i < all.size(); i++) {
            Suppression suppression = all.get(i);
            if (suppression.reason().isBlank()) {
                report(book, UNREASONED, i, suppression, result);
            } else if (!found.contains(Target.of(suppression)) && !broken.contains(suppression.rule())) {
                report(book, UNUSED, i, suppression, result);
            }
        }
        broken.stream()
                .distinct()
                .forEach(rule -> book.rule(BROKEN_RULE).ifPresent(info -> {
                    Reporter reporter = new Reporter(info, new ToolSubject("rule", rule), "");
                    reporter.report().with("rule", rule);
                    result.addAll(reporter.findings());
                }));
        return result;
    }

    /** The findings that a suppression accepts. @param scenario empty for those of all */
    private record Target(String rule, String scenario, String subject) {

        static Target of(Suppression suppression) {
            return new Target(suppression.rule(), suppression.scenario(), suppression.subject());
        }
    }

    private static void report(RuleBook book, String id, int index, Suppression suppression, List<Finding> into) {
        book.rule(id).ifPresent(info -> {
            Reporter reporter = new Reporter(info, new ToolSubject("suppression", String.valueOf(index)), "");
            Reporter.Draft draft =
                    reporter.report().with("rule", suppression.rule()).with("subject", suppression.subject());
            draft.fix(new Fix.Change(
                    "Withdraw the acceptance",
                    pack -> pack.withSuppressions(pack.suppressions().stream()
                            .filter(other -> !other.equals(suppression))
                            .toList())));
            into.addAll(reporter.findings());
        });
    }

    /** Something of the tool's own: a suppression, a rule. */
    private record ToolSubject(String kind, String key) implements Subject {
        @Override
        public String name() {
            return key;
        }

        @Override
        public List<FindingPlace> places() {
            return List.of();
        }
    }
}
