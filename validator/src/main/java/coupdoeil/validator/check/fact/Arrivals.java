package coupdoeil.validator.check.fact;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.ArrivalGroup;
import java.util.List;
import java.util.stream.Stream;

/** The scenario's reinforcements, in the order written. */
public record Arrivals(List<ArrivalGroup> all) {

    /** Attribute of a group: other entries to choose from. */
    public static final String ENTRIES = "entries";

    public Arrivals {
        all = List.copyOf(all);
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
