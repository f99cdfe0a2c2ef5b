package coupdoeil.validator.hexes;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.fact.Arrivals;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** A group of reinforcements in two: those who come when it is due, and a rear that comes later. */
public record GroupSplit(ArrivalGroup head, ArrivalGroup rear) {

    /** @param late ids of the pieces of the rear @param at label of the turn it is due */
    public static GroupSplit of(ArrivalGroup group, Collection<String> late, String at, Arrivals arrivals) {
        List<ArrivalGroup.Marcher> head = new ArrayList<>();
        List<ArrivalGroup.Marcher> rear = new ArrayList<>();
        Set<String> behind = Set.copyOf(late);
        group.march().forEach(marcher -> (behind.contains(marcher.piece()) ? rear : head).add(marcher));
        return new GroupSplit(
                group.withMarch(head),
                group.withId(freeId(group.id(), arrivals))
                        .withName(group.name().isEmpty() ? "" : group.name() + " (rear)")
                        .withAt(at)
                        .withMarch(rear)
                        .withTokens(List.of()));
    }

    /** Splits the group where it stands among the others. */
    public Fix.Change fix(String scenario) {
        return new Fix.Change("Split the group: the rest arrives at " + rear.at(), pack -> split(pack, scenario));
    }

    private Pack split(Pack pack, String scenario) {
        return pack.withScenario(scenario, s -> {
            List<ArrivalGroup> groups = new ArrayList<>();
            for (ArrivalGroup known : s.reinforcements()) {
                if (known.id().equals(head.id())) {
                    groups.add(head);
                    groups.add(rear);
                } else {
                    groups.add(known);
                }
            }
            return s.withReinforcements(groups);
        });
    }

    private static String freeId(String id, Arrivals arrivals) {
        String free = id + "-rear";
        for (int i = 2; ; i++) {
            String candidate = free;
            if (arrivals.all().stream().noneMatch(group -> group.id().equals(candidate))) {
                return candidate;
            }
            free = id + "-rear-" + i;
        }
    }
}
