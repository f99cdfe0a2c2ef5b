package coupdoeil.validator.example;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleIndex;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.RuleSet;
import coupdoeil.validator.check.SystemModule;
import coupdoeil.validator.check.Validator;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The packs of a system's examples, for tests that need many small packs. A process builds each once, whichever of its tests
 * ask: packs are values.
 */
public final class ExamplePacks {

    /** By system and source. */
    private static final Map<String, Pack> PACKS = new ConcurrentHashMap<>();

    /** By system, and by system and group. */
    private static final Map<String, Validator> VALIDATORS = new ConcurrentHashMap<>();

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

    /** The pack of an example of a system. */
    public static Pack of(RuleSystem system, Example example) {
        return PACKS.computeIfAbsent(key(system, example), none -> ExampleRun.pack(example, system));
    }

    /** What it shows where there are no rules but those of its own rule's group: the same of that rule, and far sooner. */
    public static ExampleRun runAlone(RuleSystem system, Example example) {
        Pack pack = of(system, example);
        return ExampleRun.of(example, pack, validator(system, example.rule()).validate(pack));
    }

    /** A validator with the rules of a rule's group and no others, not even the topics that have none of them. */
    static Validator validator(RuleSystem system, String rule) {
        String group = rule.substring(0, rule.lastIndexOf('-') + 1);
        return VALIDATORS.computeIfAbsent(
                system.id() + " " + group, none -> new Validator(system, RuleBook.of(List.of(topicsOf(group)))));
    }

    private static RuleSet topicsOf(String group) {
        for (RuleSet set : SystemModule.all()) {
            List<Object> topics = set.topics().stream()
                    .filter(topic -> Arrays.stream(topic.getClass().getDeclaredMethods())
                            .flatMap(method -> set.id(method).stream())
                            .anyMatch(id -> id.startsWith(group)))
                    .toList();
            if (!topics.isEmpty()) {
                return new SomeTopics(set.system(), set.groups(), topics, ofGroup(set.shared(), group), set.complete());
            }
        }
        throw new IllegalArgumentException("no topic has rules of " + group);
    }

    private static Map<String, String> ofGroup(Map<String, String> shared, String group) {
        return shared.entrySet().stream()
                .filter(rule -> rule.getValue().startsWith(group))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    private record SomeTopics(
            String system, List<String> groups, List<Object> topics, Map<String, String> shared, boolean complete)
            implements RuleSet {}

    public static Validator validator(RuleSystem system) {
        return VALIDATORS.computeIfAbsent(system.id(), none -> Validator.of(system));
    }

    private static String key(RuleSystem system, Example example) {
        return system.id() + " " + example.source();
    }

    public static List<Pack> all(RuleSystem system) {
        return some(system, 1);
    }

    /** One of so many of them, evenly picked. */
    public static List<Pack> some(RuleSystem system, int every) {
        List<Example> all = examples(system).toList();
        return IntStream.range(0, all.size())
                .filter(i -> i % every == 0)
                .mapToObj(i -> of(system, all.get(i)))
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
