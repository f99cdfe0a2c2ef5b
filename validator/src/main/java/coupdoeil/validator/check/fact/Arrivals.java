package coupdoeil.validator.check.fact;

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

    /** The ids of the places that a group may enter through, the one it names first. */
    public static List<String> entries(ArrivalGroup group) {
        return Stream.concat(Stream.of(group.entry()), group.attributes().texts(ENTRIES).stream())
                .filter(entry -> !entry.isEmpty())
                .distinct()
                .toList();
    }
}
