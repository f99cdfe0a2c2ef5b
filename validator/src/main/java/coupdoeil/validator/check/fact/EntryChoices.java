package coupdoeil.validator.check.fact;

import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.util.List;

/**
 * The entries that groups of reinforcements may choose instead of those they name, in the order written: a fact.
 *
 * <p>To examine a choice is to examine all reinforcements as they would be with it, so all choices cost the product of
 * both. A large battle has some twenty groups and a handful of choices; where both are many only the first are examined,
 * so that the time grows with the scenario alone. Rule PACK-72 tells how many are not.
 */
public final class EntryChoices {

    /** So many groups, or fifty times as many pieces of them, are examined again for all choices of a scenario together. */
    private static final int MAX_EXAMINED = 640;

    private static final int PIECES_PER_GROUP = 50;
    /** So many choices are examined in any case. */
    private static final int LEAST_EXAMINED = 8;

    /** A group that takes another of its entries. */
    public record Choice(ArrivalGroup group, String entry) {

        /** The scenario as it would be. */
        public Scenario in(Scenario scenario) {
            return scenario.withReinforcements(scenario.reinforcements().stream()
                    .map(other -> other.equals(group) ? group.withEntry(entry) : other)
                    .toList());
        }
    }

    private final List<Choice> all;
    private final int examined;

    public EntryChoices(Arrivals arrivals) {
        List<ArrivalGroup> groups = arrivals.all();
        this.all = groups.stream()
                .distinct()
                .flatMap(group -> Arrivals.entries(group).stream()
                        .filter(entry -> !entry.equals(group.entry()))
                        .map(entry -> new Choice(group, entry)))
                .toList();
        int pieces = groups.stream().mapToInt(group -> group.march().size()).sum();
        int size = Math.max(1, groups.size() + pieces / PIECES_PER_GROUP);
        this.examined = Math.min(all.size(), Math.max(LEAST_EXAMINED, MAX_EXAMINED / size));
    }

    /** All choices. */
    public List<Choice> all() {
        return all;
    }

    /** Those that are examined: the first. */
    public List<Choice> examined() {
        return all.subList(0, examined);
    }
}
