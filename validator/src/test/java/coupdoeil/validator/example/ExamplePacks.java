package coupdoeil.validator.example;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import java.util.ArrayList;
import java.util.List;

/** The packs of a system's examples, for tests that need many small packs. */
public final class ExamplePacks {

    private ExamplePacks() {}

    /** The base pack changed by these lines. */
    public static Pack of(RuleSystem system, String... changes) {
        List<String> lines = new ArrayList<>(ExampleReader.base(system.id()));
        lines.addAll(List.of(changes));
        return ExamplePack.build(system, lines);
    }

    public static List<Pack> all(RuleSystem system) {
        return RuleBook.of(system.id()).catalogue().stream()
                .map(RuleInfo::group)
                .distinct()
                .flatMap(group -> ExampleReader.group(system.id(), group).stream())
                .map(example -> of(system, example.lines().toArray(String[]::new)))
                .toList();
    }
}
