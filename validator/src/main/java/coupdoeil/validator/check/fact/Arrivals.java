package coupdoeil.validator.check.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.ArrivalGroup;
import java.util.List;
import java.util.stream.Stream;

/** The scenario's reinforcements, in the order written. */
public record Arrivals(List<ArrivalGroup> all) {

    /** Attribute of a group: other entries to choose from. */
    public static final String ENTRIES = "entries";

    /** Attributes that leave it to a roll of dice when a group comes: LB 44; HM; OT, Random Event Phase. */
    private static final List<String> ROLLED = List.of("dice", "chance", "die");

    /** What a group waits for (LB 44), or what brings it on; a word of its own says that its turn does. */
    private static final String TRIGGER = "trigger";

    private static final String BY_TURN = "turn";

    public Arrivals {
        all = List.copyOf(all);
    }

    /** Whether dice, cards or what happens in play settle when, or whether, a group comes. */
    public static boolean isUncertain(ArrivalGroup group) {
        Attributes said = group.attributes();
        return ROLLED.stream().anyMatch(said::has)
                || said.value(TRIGGER).filter(word -> !word.equals(BY_TURN)).isPresent();
    }

    /** The id of the side of a group: what it says, else that of its first piece that has one; empty if none has. */
    public static String side(ArrivalGroup group, Roster roster) {
        return group.side().isEmpty()
                ? group.march().stream()
                        .flatMap(marcher -> roster.piece(marcher.piece()).stream())
                        .flatMap(piece -> roster.sideOf(piece).stream())
                        .findFirst()
                        .orElse("")
                : group.side();
    }

    /** The ids of the places that a group may enter through, the one it names first. */
    public static List<String> entries(ArrivalGroup group) {
        return Stream.concat(Stream.of(group.entry()), group.attributes().texts(ENTRIES).stream())
                .filter(entry -> !entry.isEmpty())
                .distinct()
                .toList();
    }
}
