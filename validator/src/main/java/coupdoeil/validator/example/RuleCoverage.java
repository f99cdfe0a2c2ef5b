package coupdoeil.validator.example;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleIndex;
import coupdoeil.validator.check.RuleInfo;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * How much of a rule system's catalogue is built and tested, observed by running its examples through the validator.
 *
 * @param groups in the order of the catalogue
 * @param failures what went wrong, one line for each example that did not pass
 */
public record RuleCoverage(String system, List<Group> groups, List<String> failures) {

    /**
     * A group of rules.
     *
     * @param rules all of the catalogue
     * @param built those that exist as code
     * @param tested those built of which an example that fires passes, and one that stays silent
     */
    public record Group(String id, List<String> rules, Set<String> built, Set<String> tested) {}

    public RuleCoverage {
        groups = List.copyOf(groups);
        failures = List.copyOf(failures);
    }

    /** Runs all examples of a system: milliseconds for each. */
    public static RuleCoverage of(RuleSystem system) {
        ExampleRuns runs = new ExampleRuns(system);
        RuleBook book = runs.book();
        List<String> failures = new ArrayList<>();
        List<Group> groups = new ArrayList<>();
        rulesByGroup(book).forEach((group, rules) -> {
            Set<String> built = new HashSet<>(rules);
            built.removeIf(id -> !book.isBuilt(id));
            Set<String> firing = new HashSet<>();
            Set<String> silent = new HashSet<>();
            for (Example example : ExampleReader.group(system.id(), group)) {
                String failure = failure(example, runs);
                if (failure.isEmpty()) {
                    (example.fires() ? firing : silent).add(example.rule());
                } else {
                    failures.add(failure);
                }
            }
            Set<String> tested = new HashSet<>(built);
            tested.retainAll(firing);
            tested.retainAll(silent);
            groups.add(new Group(group, rules, built, tested));
        });
        return new RuleCoverage(system.id(), groups, failures);
    }

    /** The coverage of every rule system that has rules. */
    public static List<RuleCoverage> ofAll() {
        List<RuleCoverage> all = new ArrayList<>();
        for (String system : RuleIndex.all().systems()) {
            RuleSystems.load(system).ifPresent(rules -> all.add(of(rules)));
        }
        return all;
    }

    public int rules() {
        return groups.stream().mapToInt(group -> group.rules().size()).sum();
    }

    public int built() {
        return groups.stream().mapToInt(group -> group.built().size()).sum();
    }

    public int tested() {
        return groups.stream().mapToInt(group -> group.tested().size()).sum();
    }

    private static Map<String, List<String>> rulesByGroup(RuleBook book) {
        Map<String, List<String>> byGroup = new LinkedHashMap<>();
        for (RuleInfo rule : book.catalogue()) {
            if (!RuleIndex.isOfTool(rule.group())) {
                byGroup.computeIfAbsent(rule.group(), none -> new ArrayList<>()).add(rule.id());
            }
        }
        return byGroup;
    }

    /** What is wrong with an example; empty if it passes. */
    private static String failure(Example example, ExampleRuns runs) {
        try {
            ExampleRun run = runs.of(example);
            return run.passed()
                    ? ""
                    : example.source() + " " + example.rule() + " (" + example.title() + "): missing " + run.missing()
                            + ", surplus " + run.surplus();
        } catch (IllegalArgumentException unintelligible) {
            return String.valueOf(unintelligible.getMessage());
        }
    }
}
