package coupdoeil.validator.report;

import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleIndex;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.example.Example;
import coupdoeil.validator.example.RuleCoverage;
import java.util.List;
import java.util.Locale;

/** Rules and their coverage as text. */
public final class RulesText {

    private RulesText() {}

    /** One line for each rule, by group. */
    public static String list(List<RuleIndex.Entry> entries, Style style) {
        StringBuilder out = new StringBuilder();
        String group = "";
        for (RuleIndex.Entry entry : entries) {
            RuleInfo rule = entry.rule();
            if (!rule.group().equals(group)) {
                out.append(out.length() == 0 ? "" : "\n")
                        .append(style.bold(rule.group()))
                        .append('\n');
                group = rule.group();
            }
            String severity = String.format(Locale.ROOT, "%-8s", rule.severity().word());
            out.append(String.format(Locale.ROOT, "  %-12s  ", rule.id()))
                    .append(style.severity(rule.severity(), severity))
                    .append(rule.title())
                    .append(
                            rule.kind() == RuleInfo.Kind.RULE
                                    ? ""
                                    : " [" + rule.kind().id() + "]")
                    .append(entry.built() ? "" : style.faint(" [not built]"))
                    .append('\n');
        }
        return out.toString();
    }

    /** Everything about one rule. */
    public static String rule(RuleIndex.Entry entry, List<Example> examples, Style style) {
        RuleInfo rule = entry.rule();
        StringBuilder out = new StringBuilder();
        out.append(style.bold(rule.id() + " " + rule.title())).append('\n');
        field(out, "Severity", style.severity(rule.severity(), rule.severity().word()));
        field(out, "Kind", rule.kind().id());
        field(out, "Examines", entry.scope());
        field(out, "Reference", rule.reference());
        field(out, "Built", entry.built() ? "yes" : "no");
        field(out, "Says", rule.message());
        field(out, "Why", rule.why());
        field(out, "Remedy", rule.remedy());
        for (Example example : examples) {
            out.append('\n')
                    .append(style.bold(example.fires() ? "Finds" : "Silent"))
                    .append(": ")
                    .append(example.title())
                    .append('\n');
            example.lines().forEach(line -> out.append("  ").append(line).append('\n'));
            example.expected().stream()
                    .sorted()
                    .forEach(finding -> out.append("  => ").append(finding).append('\n'));
        }
        return out.toString();
    }

    public static String coverage(List<RuleCoverage> systems, Style style) {
        StringBuilder out = new StringBuilder();
        for (RuleCoverage coverage : systems) {
            out.append(out.length() == 0 ? "" : "\n");
            out.append(style.bold(row(coverage.system(), "catalogue", "built", "tested")))
                    .append('\n');
            for (RuleCoverage.Group group : coverage.groups()) {
                out.append(row(
                                group.id(),
                                group.rules().size(),
                                group.built().size(),
                                group.tested().size()))
                        .append('\n');
            }
            out.append(style.bold(row("all", coverage.rules(), coverage.built(), coverage.tested())))
                    .append('\n');
            if (!RuleBook.of(coverage.system()).complete()) {
                out.append("Not all rules of this system are in the catalogue yet.\n");
            }
            for (RuleCoverage.Group group : coverage.groups()) {
                List<String> untested = group.rules().stream()
                        .filter(id ->
                                group.built().contains(id) && !group.tested().contains(id))
                        .toList();
                if (!untested.isEmpty()) {
                    out.append("built but not tested: ")
                            .append(String.join(" ", untested))
                            .append('\n');
                }
            }
            coverage.failures()
                    .forEach(failure -> out.append("failed: ").append(failure).append('\n'));
        }
        return out.toString();
    }

    private static String row(String name, Object catalogue, Object built, Object tested) {
        return String.format(Locale.ROOT, "%-10s %10s %8s %8s", name, catalogue, built, tested);
    }

    private static void field(StringBuilder out, String name, String value) {
        if (!value.isEmpty()) {
            out.append(String.format(Locale.ROOT, "%-11s", name)).append(value).append('\n');
        }
    }
}
