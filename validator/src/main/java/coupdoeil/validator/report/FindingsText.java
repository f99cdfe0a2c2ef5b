package coupdoeil.validator.report;

import coupdoeil.model.DidYouMean;
import coupdoeil.model.PlainText;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.SourceMap.Location;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Severity;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The findings of a pack as text: by severity, rule and place, then what was examined. */
public final class FindingsText {

    /** As id of a rule: every rule. */
    public static final String ALL = "all";

    private static final List<Severity> WORST_FIRST = List.of(Severity.ERROR, Severity.WARNING, Severity.INFO);
    private static final int FEW_PLACES = 3;
    /** So many of one rule that has nothing to be wrong are listed; more are one line. */
    private static final int FEW_INFOS = 5;

    private static final String INDENT = "      ";

    private final PackReport report;
    private final Set<String> opened;
    private final Style style;
    private final PlaceText places;
    private final StringBuilder out = new StringBuilder();

    private FindingsText(PackReport report, Set<String> opened, Style style) {
        this.report = report;
        this.opened = opened;
        this.style = style;
        this.places = new PlaceText(report.labels());
    }

    /**
     * Lines that end in a line feed each.
     *
     * @param opened ids of the rules whose infos are listed however many they are; {@value #ALL} for all rules
     */
    public static String of(PackReport report, Set<String> opened, Style style) {
        FindingsText text = new FindingsText(report, opened, style);
        text.heading();
        for (Severity severity : WORST_FIRST) {
            text.section(style.severity(severity, plural(severity)), report.open(severity));
        }
        text.section("Suppressed", report.suppressed());
        text.silenced();
        text.groups();
        text.total();
        return text.out.toString();
    }

    /** A finding in one line, for where there is no room for more: file, rule, message. */
    public static String line(ReportedFinding reported) {
        Finding finding = reported.finding();
        return PlainText.line(
                reported.source().map(at -> source(at) + ": ").orElse("") + finding.rule() + ": " + finding.message());
    }

    private void heading() {
        String name = report.pack().map(pack -> ": " + pack.info().name()).orElse("");
        String system = report.system()
                .map(rules -> " (" + rules.name() + " " + rules.edition() + ")")
                .orElse("");
        line(style.bold(report.path() + name) + system);
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
    private void silenced() {
        List<Finding> silenced = report.judgement().silenced();
        if (silenced.isEmpty()) {
            return;
        }
        line("");
        line(style.bold("Silenced by the profile " + profile()) + ": " + silenced.size());
        Map<String, Long> byRule = silenced.stream()
                .collect(Collectors.groupingBy(Finding::rule, LinkedHashMap::new, Collectors.counting()));
        RuleBook book = RuleBook.of(report.system().map(RuleSystem::id).orElse(""));
        byRule.forEach((rule, count) -> line("  " + style.bold(rule) + " "
                + book.rule(rule).map(RuleInfo::title).orElse("") + ": " + count));
    }

    private String profile() {
        return report.judgement().profile().name();
    }

    /** Whether a rule repeats itself about what is not wrong, and nobody wants it all. */
    private boolean folded(String rule, List<ReportedFinding> ofRule) {
        return ofRule.size() > FEW_INFOS
                && !opened.contains(rule)
                && !opened.contains(ALL)
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
        reported.source().map(FindingsText::source).ifPresent(context::add);
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
        return (fix instanceof Fix.Ask ? "ask: " : "fix: ") + fix.name();
    }

    private static String accepted(Suppression by) {
        String who = by.author().isEmpty() ? "" : " by " + by.author();
        String when = by.date().isEmpty() ? "" : ", " + by.date();
        return "accepted" + who + when + ": " + by.reason();
    }

    private static String source(Location at) {
        return at.file()
                + (at.line() == 0 ? "" : ":" + at.line() + ":" + at.column())
                + (at.pointer().isEmpty() ? "" : " " + at.pointer());
    }

    private void groups() {
        if (report.groups().isEmpty()) {
            return;
        }
        line("");
        line(style.bold("Examined"));
        String system = report.system().map(RuleSystem::name).orElse("");
        if (report.groups().stream().allMatch(group -> RuleIndex.isOfTool(group.group()))) {
            line("  No rules of " + system + " are built: only the files themselves were checked.");
        } else if (!report.complete()) {
            line("  Not all rules of " + system + " are built: what the others would find is not said here.");
        }
        for (GroupTally group : report.groups()) {
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
        if (report.pack().isEmpty()) {
            line(style.severity(Severity.ERROR, "The pack cannot be read, so its rules were not examined."));
        } else if (!report.examined()) {
            line(style.severity(Severity.ERROR, unknownSystem(report.pack().get()) + " Nothing was examined."));
        }
        String total = WORST_FIRST.stream()
                .map(severity -> count(report.open(severity).size(), severity.id()))
                .collect(Collectors.joining(", "));
        int suppressed = report.suppressed().size();
        String all = total + (suppressed == 0 ? "" : "; " + suppressed + " suppressed");
        boolean clean = report.examined() && report.findings().stream().allMatch(ReportedFinding::suppressed);
        String none = "No findings" + (report.complete() ? "" : " by the rules that are built")
                + (suppressed == 0 ? "" : "; " + suppressed + " suppressed");
        line(!clean ? all : report.complete() ? style.good(none) : none);
        if (!report.judgement().profile().isStrict()) {
            int silenced = report.judgement().silenced().size();
            int weighed = report.judgement().weighed().size();
            line("By the profile " + profile() + ": " + silenced + " silenced, " + weighed + " at another severity");
        }
    }

    /** What to say of a pack whose rule system is not known. */
    public static String unknownSystem(Pack pack) {
        String known = String.join(", ", RuleSystems.ids());
        String meant = DidYouMean.closest(pack.info().system(), RuleSystems.ids())
                .map(id -> " Did you mean '" + id + "'?")
                .orElse("");
        return "The rule system '" + pack.info().system() + "' is not known; known are: " + known + "." + meant;
    }

    private static String count(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private static String plural(Severity severity) {
        return switch (severity) {
            case ERROR -> "Errors";
            case WARNING -> "Warnings";
            case INFO -> "Infos";
        };
    }

    private void line(String text) {
        out.append(style.line(text)).append('\n');
    }
}
