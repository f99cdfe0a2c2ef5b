package coupdoeil.validator.report;

import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleIndex;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.verdict.GroupTally;
import coupdoeil.validator.verdict.ReportedFinding;
import coupdoeil.validator.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The findings of a pack as text: by severity, rule and place, then what was examined. */
final class VerdictText {

    private static final List<Severity> WORST_FIRST = List.of(Severity.ERROR, Severity.WARNING, Severity.INFO);
    private static final int FEW_PLACES = 3;
    /** So many of one rule that has nothing to be wrong are listed; more are one line. */
    private static final int FEW_NOTES = 5;

    private static final String INDENT = "      ";

    private final Verdict verdict;
    private final Set<String> opened;
    private final Style style;
    private final PlaceText places;
    private final StringBuilder out = new StringBuilder();

    private VerdictText(Verdict verdict, FindingsOptions options) {
        this.verdict = verdict;
        this.opened = options.opened();
        this.style = options.style();
        this.places = new PlaceText(verdict.labels());
    }

    /** Lines that end in a line feed each. */
    static String of(Verdict verdict, FindingsOptions options) {
        VerdictText text = new VerdictText(verdict, options);
        text.heading();
        for (Severity severity : WORST_FIRST) {
            text.section(options.style().severity(severity, plural(severity)), verdict.open(severity));
        }
        text.section("Accepted", verdict.suppressed());
        text.leftOut();
        text.groups();
        text.total();
        return text.out.toString();
    }

    private void heading() {
        String name = verdict.pack().map(pack -> ": " + pack.info().name()).orElse("");
        String system =
                verdict.system().map(rules -> " (" + rules.title() + ")").orElse("");
        line(style.bold(verdict.path() + name) + system);
    }

    private void section(String title, List<ReportedFinding> findings) {
        if (findings.isEmpty()) {
            return;
        }
        line("");
        line(style.bold(title) + ": " + findings.size());
        Map<String, List<ReportedFinding>> byRule = findings.stream()
                .collect(Collectors.groupingBy(
                        reported -> reported.finding().rule(), LinkedHashMap::new, Collectors.toList()));
        byRule.forEach((rule, ofRule) -> {
            line("  " + style.bold(rule) + " " + ofRule.get(0).title() + ": " + ofRule.size());
            if (folded(rule, ofRule)) {
                line("    " + style.faint(where(ofRule) + " (--open " + rule + " lists them)"));
            } else {
                ofRule.forEach(this::finding);
            }
        });
    }

    /** What the profile leaves out: how much of which rule, so that nothing is hidden without a word. */
    private void leftOut() {
        List<Finding> leftOut = verdict.judgement().silenced();
        if (leftOut.isEmpty()) {
            return;
        }
        line("");
        line(style.bold("Left out by the profile " + profile()) + ": " + leftOut.size());
        Map<String, Long> byRule = leftOut.stream()
                .collect(Collectors.groupingBy(Finding::rule, LinkedHashMap::new, Collectors.counting()));
        RuleBook book = RuleBook.of(verdict.system().map(RuleSystem::id).orElse(""));
        byRule.forEach((rule, count) -> line("  " + style.bold(rule) + " "
                + book.rule(rule).map(RuleInfo::title).orElse("") + ": " + count));
    }

    private String profile() {
        return verdict.judgement().profile().name();
    }

    /** Whether a rule repeats itself about what is not wrong, and nobody wants it all. */
    private boolean folded(String rule, List<ReportedFinding> ofRule) {
        return ofRule.size() > FEW_NOTES
                && !opened.contains(rule)
                && !opened.contains(FindingsOptions.ALL)
                && ofRule.stream()
                        .allMatch(reported -> reported.finding().severity() == Severity.INFO && !reported.suppressed());
    }

    /** How many there are in each scenario. */
    private static String where(List<ReportedFinding> ofRule) {
        Map<String, Long> byScenario = ofRule.stream()
                .collect(Collectors.groupingBy(
                        reported -> reported.finding().scenario(), LinkedHashMap::new, Collectors.counting()));
        return byScenario.entrySet().stream()
                .map(entry -> entry.getValue()
                        + (entry.getKey().isEmpty() ? " in the whole pack" : " in scenario " + entry.getKey()))
                .collect(Collectors.joining(", "));
    }

    private void finding(ReportedFinding reported) {
        Finding finding = reported.finding();
        List<String> where =
                finding.places().stream().map(places::text).distinct().toList();
        boolean few = where.size() <= FEW_PLACES;
        String first = String.join(" ", few ? where : where.subList(0, 1));
        line("    " + (first.isEmpty() ? "" : style.bold(first) + "  ") + finding.message());
        if (!few) {
            line(INDENT + String.join(" ", where));
        }
        List<String> context = new ArrayList<>();
        reported.source().map(ReportedFinding::text).ifPresent(context::add);
        if (!finding.scenario().isEmpty()) {
            context.add("scenario " + finding.scenario());
        }
        if (!finding.moment().isEmpty()) {
            context.add(finding.moment());
        }
        if (!context.isEmpty()) {
            line(INDENT + style.faint(String.join(", ", context)));
        }
        if (!finding.related().isEmpty()) {
            line(INDENT
                    + style.faint("see "
                            + finding.related().stream()
                                    .map(places::text)
                                    .distinct()
                                    .collect(Collectors.joining(" "))));
        }
        finding.fixes().stream().filter(fix -> !(fix instanceof Fix.Show)).forEach(fix -> line(INDENT + fix(fix)));
        finding.suppressedBy().ifPresent(by -> line(INDENT + accepted(by)));
    }

    private String fix(Fix fix) {
        if (fix instanceof Fix.Choose choose) {
            return "fix: " + fix.name() + ": "
                    + choose.options().stream().map(Fix::name).collect(Collectors.joining("; "));
        }
        return (fix instanceof Fix.Question ? "ask: " : "fix: ") + fix.name();
    }

    private static String accepted(Suppression by) {
        String who = by.author().isEmpty() ? "" : " by " + by.author();
        String when = by.date().isEmpty() ? "" : ", " + by.date();
        return "accepted" + who + when + ": " + by.reason();
    }

    private void groups() {
        if (verdict.groups().isEmpty()) {
            return;
        }
        line("");
        line(style.bold("Examined"));
        String system = verdict.system().map(RuleSystem::name).orElse("");
        if (verdict.groups().stream().allMatch(group -> RuleIndex.isOfTool(group.group()))) {
            line("  No rules of " + system + " are built: only the files themselves were checked.");
        } else if (!verdict.complete()) {
            line("  Not all rules of " + system + " are built: what the others would find is not said here.");
        }
        for (GroupTally group : verdict.groups()) {
            if (group.built() == 0) {
                line("  " + group.group() + ": " + count(group.rules(), "rule") + " in the catalogue, not built");
            } else {
                int missing = group.rules() - group.built();
                String examined = String.format(Locale.ROOT, "%,d subjects by ", group.examined());
                line("  " + group.group() + ": " + examined + count(group.built(), "rule")
                        + (missing == 0 ? "" : "; " + missing + " more not built"));
            }
        }
    }

    private void total() {
        line("");
        if (verdict.pack().isEmpty()) {
            line(style.severity(Severity.ERROR, "The pack cannot be read, so its rules were not examined."));
        } else if (!verdict.examined()) {
            line(style.severity(Severity.ERROR, verdict.obstacle() + " Nothing was examined."));
        }
        String total = WORST_FIRST.stream()
                .map(severity -> count(verdict.open(severity).size(), severity.word()))
                .collect(Collectors.joining(", "));
        int accepted = verdict.suppressed().size();
        String besides = accepted == 0 ? "" : "; " + accepted + " accepted";
        String all = total + besides;
        boolean clean = verdict.examined() && verdict.findings().stream().allMatch(ReportedFinding::suppressed);
        String none = "No findings" + (verdict.complete() ? "" : " by the rules that are built") + besides;
        line(!clean ? all : verdict.complete() ? style.good(none) : none);
        if (!verdict.judgement().profile().isStrict()) {
            int leftOut = verdict.judgement().silenced().size();
            int weighed = verdict.judgement().weighed().size();
            line("By the profile " + profile() + ": " + leftOut + " left out, " + weighed + " at another severity");
        }
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private static String plural(Severity severity) {
        return switch (severity) {
            case ERROR -> "Errors";
            case WARNING -> "Warnings";
            case INFO -> "Notes";
        };
    }

    private void line(String text) {
        out.append(style.line(text)).append('\n');
    }
}
