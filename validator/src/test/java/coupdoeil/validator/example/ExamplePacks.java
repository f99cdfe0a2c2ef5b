package coupdoeil.validator.example;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.report.RuleIndex;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The packs of a system's examples, for tests that need many small packs. */
public final class ExamplePacks {

    private ExamplePacks() {}

    /** The rule systems that have rules of their own, and so examples. */
    public static List<RuleSystem> systems() {
        int common = RuleBook.of("").catalogue().size();
        return RuleSystems.ids().stream()
                .filter(id -> RuleBook.of(id).catalogue().size() > common)
                .flatMap(id -> RuleSystems.load(id).stream())
                .toList();
    }

    /** The base pack changed by these lines. */
    public static Pack of(RuleSystem system, String... changes) {
        List<String> lines = new ArrayList<>(ExampleReader.base(system.id()));
        lines.addAll(List.of(changes));
        return ExamplePack.build(system, lines);
    }

    public static List<Pack> all(RuleSystem system) {
        return examples(system)
                .map(example -> of(system, example.lines().toArray(String[]::new)))
                .toList();
    }

    /** One of so many of them, evenly picked. */
    public static List<Pack> some(RuleSystem system, int every) {
        List<Pack> all = all(system);
        return IntStream.range(0, all.size())
                .filter(i -> i % every == 0)
                .mapToObj(all::get)
                .toList();
    }

    /** Every example of a system; those of the tool's own rules are written in the words of one of them. */
    static Stream<Example> examples(RuleSystem system) {
        return groups(system).flatMap(group -> ExampleReader.group(system.id(), group).stream());
    }

    /** The groups of rules that a system has examples of. */
    static Stream<String> groups(RuleSystem system) {
        return RuleBook.of(system.id()).catalogue().stream()
                .map(RuleInfo::group)
                .distinct()
                .filter(group -> !RuleIndex.isOfTool(group) || system.id().equals(ExampleReader.systemOfTool()));
    }
}
