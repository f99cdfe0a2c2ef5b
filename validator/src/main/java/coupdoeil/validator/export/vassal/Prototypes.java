package coupdoeil.validator.export.vassal;

import coupdoeil.validator.export.vassal.PieceText.Trait;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What counters of one arm of one side have in common: a place for players of a module to add what they need. */
final class Prototypes {

    /** Of markers, which are of no side. */
    static final String MARKER = "Marker";

    private final Words words = new Words();
    private final Map<List<String>, String> names = new LinkedHashMap<>();
    private final List<Component> definitions = new ArrayList<>();

    Prototypes() {
        define(words.name(MARKER, MARKER), List.of(Traits.delete()));
    }

    /** The name of the one for an arm of a side. */
    String of(String side, String arm) {
        return names.computeIfAbsent(List.of(side, arm), both -> {
            String name = words.name(side + " " + arm, MARKER);
            Map<String, String> marks = new LinkedHashMap<>();
            marks.put("sideName", Words.clean(side));
            marks.put("armName", Words.clean(arm));
            return define(name, List.of(Traits.marks(marks), Traits.delete()));
        });
    }

    private String define(String name, List<Trait> traits) {
        definitions.add(Component.module("PrototypeDefinition")
                .with("name", name)
                .without("description")
                .text(new PieceText(traits, "", "", "").inSlot()));
        return name;
    }

    Component element() {
        return Component.module("PrototypesContainer").addAll(definitions);
    }
}
