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

    public static List<Pack> all(RuleSystem system) {
        List<String> base = ExampleReader.base(system.id());
        return RuleBook.of(system.id()).catalogue().stream()
                .map(RuleInfo::group)
                .distinct()
                .flatMap(group -> ExampleReader.group(system.id(), group).stream())
                .map(example -> {
                    List<String> lines = new ArrayList<>(base);
                    lines.addAll(example.lines());
                    return ExamplePack.build(system, lines);
                })
                .toList();
    }
}
