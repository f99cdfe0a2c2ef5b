package coupdoeil.validator.report;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleIndex;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.example.Example;
import coupdoeil.validator.example.ExampleReader;
import coupdoeil.validator.example.ExampleRun;
import coupdoeil.validator.example.ExampleRuns;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * The manual of a system's rules as Markdown: what each examines, says and advises, with its examples as they ran when the
 * page was written. Equal catalogues and examples make equal pages.
 */
public final class RuleManual {

    private final String id;
    private final RuleSystem system;
    private final Function<Example, ExampleRun> runs;
    private final RuleIndex rules = RuleIndex.all();
    private final ManualReadings readings;
    private final ManualLinks links;
    private final StringBuilder out = new StringBuilder();

    private RuleManual(String id, RuleSystem system, Function<Example, ExampleRun> runs) {
        this.id = id;
        this.system = system;
        this.runs = runs;
        this.readings = new ManualReadings(system);
        this.links = new ManualLinks(id, rules, id.equals(RuleBook.EVERY_SYSTEM) ? List.of() : readings.names());
    }

    /**
     * The page of a system, or of the tool's own rules ({@value RuleBook#EVERY_SYSTEM}). Runs its examples: milliseconds
     * for each.
     *
     * @throws IllegalArgumentException if there is no such system
     */
    public static String page(String id) {
        return page(id, new ExampleRuns(system(id))::of);
    }

    /** The same for who has run the examples. */
    static String page(String id, Function<Example, ExampleRun> runs) {
        return new RuleManual(id, system(id), runs).page();
    }

    /** The system in whose words the examples of a page are written. */
    static RuleSystem system(String id) {
        return RuleSystems.load(id.equals(RuleBook.EVERY_SYSTEM) ? ExampleReader.systemOfTool() : id)
                .orElseThrow(() -> new IllegalArgumentException("no rule system " + id));
    }

    private String page() {
        List<RuleIndex.Entry> entries = rules.ofSystem(id);
        boolean own = id.equals(RuleBook.EVERY_SYSTEM);
        line("# Rules " + (own ? "of every system" : "of " + system.name()));
        line("");
        line("Written by `coupdoeil rules --manual`; do not edit it by hand. "
                + (own
                        ? "These rules hold for every pack, whatever its rule system."
                        : "References are sections of the rulebook, by number or heading; edition " + system.edition()
                                + "."));
        contents(entries);
        String group = "";
        for (RuleIndex.Entry entry : entries) {
            if (!entry.rule().group().equals(group)) {
                group = entry.rule().group();
                line("");
                line("## " + group);
            }
            rule(entry);
        }
        if (!own) {
            line("");
            readings.lines().forEach(this::line);
            line("");
            ManualTables.lines(system).forEach(this::line);
        }
        base();
        return out.toString();
    }

    private void contents(List<RuleIndex.Entry> entries) {
        line("");
        line("| Rule | Severity | Title |");
        line("|---|---|---|");
        for (RuleIndex.Entry entry : entries) {
            RuleInfo rule = entry.rule();
            line("| [" + rule.id() + "](#" + ManualLinks.anchor(rule.id()) + ") | "
                    + rule.severity().word() + " | " + cell(rule.title()) + " |");
        }
    }

    private void rule(RuleIndex.Entry entry) {
        RuleInfo rule = entry.rule();
        line("");
        line("<a id=\"" + ManualLinks.anchor(rule.id()) + "\"></a>");
        line("### " + rule.id() + " " + rule.title());
        line("");
        line("*" + rule.severity().word()
                + (rule.kind() == RuleInfo.Kind.RULE ? "" : ", " + rule.kind().id())
                + " · examines: " + entry.scope() + " · " + rule.reference()
                + (entry.built() ? "" : " · not built") + "*");
        field(
                "Says",
                rule.message()
                        .replaceAll("\\{(\\w+):[^|}]+\\|([^}]+)}", "*$1* $2")
                        .replaceAll("\\{(\\w+)}", "*$1*"));
        field("Why", rule.why());
        field("Remedy", rule.remedy());
        List<ExampleRun> shown = ExampleReader.group(id, rule.group()).stream()
                .filter(example -> example.rule().equals(rule.id()))
                .map(runs)
                .toList();
        field("Quick-fixes", String.join("; ", fixes(rule, shown)));
        shown.forEach(this::example);
    }

    private void example(ExampleRun run) {
        Example example = run.example();
        line("");
        line((example.fires() ? "Finds: " : "Stays silent: ") + links.in(example.title()) + ".");
        line("");
        line("```");
        example.lines().forEach(this::line);
        line("```");
        List<Finding> found = of(example.rule(), run);
        for (Finding finding : found) {
            line("");
            line("> " + finding.severity().word() + " at "
                    + finding.subjects().get(0).text()
                    + (finding.message().isBlank() ? "" : ": " + links.in(finding.message())));
        }
    }

    /** The pack that the examples change. */
    private void base() {
        line("");
        line("## The field of the examples");
        line("");
        line(
                "Each example changes this pack; a line with an id that is taken changes what has it. Places are written as"
                        + " `@0202`, facings as `corner:1` or `side:1`, attributes as `name=value`.");
        line("");
        line("```");
        ExampleReader.base(system.id()).stream()
                .filter(text -> !text.startsWith("quiet "))
                .forEach(this::line);
        line("```");
    }

    /** What the findings of a rule offer in its examples, each offer once. */
    private static Set<String> fixes(RuleInfo rule, List<ExampleRun> runs) {
        Set<String> names = new LinkedHashSet<>();
        for (ExampleRun run : runs) {
            for (Finding finding : of(rule.id(), run)) {
                finding.fixes().stream().flatMap(RuleManual::names).forEach(names::add);
            }
        }
        return names;
    }

    private static Stream<String> names(Fix fix) {
        if (fix instanceof Fix.Choose choose) {
            return Stream.of(choose.name() + " (choice of " + choose.options().size() + ")");
        }
        String prefix = fix instanceof Fix.Question ? "asks: " : fix instanceof Fix.Show ? "shows: " : "";
        return Stream.of(prefix + fix.name());
    }

    private static List<Finding> of(String rule, ExampleRun run) {
        List<Finding> found = new ArrayList<>(run.findings().all());
        found.removeIf(finding -> !finding.rule().equals(rule));
        return found;
    }

    private void field(String name, String text) {
        if (!text.isBlank()) {
            line("");
            line("**" + name + "** " + links.in(text));
        }
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
