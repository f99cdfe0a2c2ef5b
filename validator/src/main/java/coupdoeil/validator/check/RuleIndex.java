package coupdoeil.validator.check;

import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.ProblemKind;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Every rule of every rule system, and those of the tool itself: what reading a pack can find, suppressions. */
public final class RuleIndex {

    /** The group of the tool's own rules. */
    public static final String TOOL_GROUP = "PACK";
    /** The tool's rules about what orders of battle were imported from. */
    private static final String SOURCE_GROUP = "OOB";

    /**
     * A rule.
     *
     * @param system id of its rule system; {@code pack} for the tool itself
     * @param examines what it examines, in a word or some; none if the engine examines the pack as a whole, or nobody yet
     * @param built whether it exists as code
     */
    public record Entry(String system, RuleInfo rule, List<String> examines, boolean built) {
        /** What it examines, for people; a dash if that has no name. */
        public String scope() {
            return examines.isEmpty() ? "—" : String.join(", ", examines);
        }
    }

    private final List<Entry> entries;

    private RuleIndex(List<Entry> entries) {
        this.entries = List.copyOf(entries);
    }

    /** All rules, the tool's own first, then by system in the order of their catalogues. */
    public static RuleIndex all() {
        List<Entry> entries = new ArrayList<>();
        for (ProblemKind kind : ProblemKind.values()) {
            entries.add(new Entry(RuleBook.EVERY_SYSTEM, reading(kind), List.of("file"), true));
        }
        sets().forEach(set -> {
            RuleBook book = RuleBook.of(List.of(set));
            book.catalogue()
                    .forEach(rule ->
                            entries.add(new Entry(set.system(), rule, book.examines(rule.id()), isBuilt(book, rule))));
        });
        return new RuleIndex(entries);
    }

    public List<Entry> entries() {
        return entries;
    }

    public List<Entry> ofSystem(String system) {
        return entries.stream().filter(entry -> entry.system().equals(system)).toList();
    }

    /** The systems that have rules, {@code pack} first. */
    public List<String> systems() {
        return entries.stream().map(Entry::system).distinct().toList();
    }

    public Optional<Entry> rule(String id) {
        return entries.stream().filter(entry -> entry.rule().id().equals(id)).findFirst();
    }

    /** Whether a group of rules is of the tool itself, whatever the rule system. */
    public static boolean isOfTool(String group) {
        return group.equals(TOOL_GROUP) || group.equals(SOURCE_GROUP);
    }

    /** Whether a rule exists as code; those of the tool itself are part of its engine. */
    public static boolean isBuilt(RuleBook book, RuleInfo rule) {
        return rule.group().equals(TOOL_GROUP) || book.isBuilt(rule.id());
    }

    public static Severity severity(Problem.Severity severity) {
        return switch (severity) {
            case UNREADABLE, ERROR -> Severity.ERROR;
            case WARNING -> Severity.WARNING;
            case INFO -> Severity.INFO;
        };
    }

    private static RuleInfo reading(ProblemKind kind) {
        return new RuleInfo(
                kind.code(), severity(kind.severity()), RuleInfo.Kind.RULE, kind.title(), "", "pack format", "", "");
    }

    private static Stream<SystemModule> sets() {
        return SystemModule.all().stream()
                .sorted(Comparator.comparing((SystemModule set) -> !set.system().equals(RuleBook.EVERY_SYSTEM))
                        .thenComparing(RuleSet::system));
    }
}
