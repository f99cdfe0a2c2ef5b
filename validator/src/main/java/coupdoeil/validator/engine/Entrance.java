package coupdoeil.validator.engine;

import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.hexes.March;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How a piece of reinforcements enters.
 *
 * @param piece its id
 * @param turn label of the turn it enters; null if it never can
 * @param delayed whether that is later than its group is due
 * @param hexesAhead hexes of the entry road that those ahead of it take that turn; null if it does not count for it
 * @param movement what is left of its movement when it enters; null if that is all
 */
public record Entrance(
        String piece,
        @Nullable String turn,
        boolean delayed,
        @Nullable Integer hexesAhead,
        @Nullable BigDecimal movement) {

    /**
     * The pieces of a group: units as they march, and whoever does not march, such as a leader, with the unit ahead of
     * him.
     *
     * @param at label of the turn the group is due
     */
    public static List<Entrance> inOrder(List<ArrivalGroup.Marcher> march, String at, List<March.Step> steps) {
        Map<String, March.Step> byUnit = steps.stream()
                .collect(Collectors.toMap(step -> step.unit().id(), Function.identity(), (first, again) -> first));
        List<Entrance> entrances = new ArrayList<>();
        @Nullable String turn = at;
        boolean delayed = false;
        for (ArrivalGroup.Marcher marcher : march) {
            March.Step step = byUnit.get(marcher.piece());
            if (step == null) {
                entrances.add(new Entrance(marcher.piece(), turn, delayed, null, null));
            } else {
                turn = step.turn();
                delayed = step.delayed();
                entrances.add(new Entrance(marcher.piece(), turn, delayed, step.hexesAhead(), step.movement()));
            }
        }
        return entrances;
    }
}
