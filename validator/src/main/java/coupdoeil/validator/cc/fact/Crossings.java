package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rivers that a battle treats otherwise than the rules do (CC 7 River, "normally"): some hexes, or all of them. */
public final class Crossings {

    private static final String RULE = "river-passable";

    /** @param hexes where; empty where it holds for every river @param closed who may not be there all the same */
    private record Opened(Set<Hex> hexes, Set<String> closed) {}

    private final List<Opened> all = new ArrayList<>();

    public Crossings(ScenarioFacts scenario, Places places, TerrainChart chart) {
        scenario.specialRules().stream().filter(rule -> rule.id().equals(RULE)).forEach(rule -> {
            String place = rule.attributes().text("place").orElse("");
            Set<Hex> hexes = new HashSet<>();
            places.byId(place).ifPresent(known -> hexes.addAll(known.area().hexList()));
            Set<String> closed = rule.attributes()
                    .text("as")
                    .flatMap(chart::record)
                    .filter(record -> record.kind().equals(TerrainRecord.HEX))
                    .map(record -> Set.copyOf(record.effects().texts("impassable")))
                    .orElse(Set.of());
            if (place.isEmpty() || !hexes.isEmpty()) {
                all.add(new Opened(Set.copyOf(hexes), closed));
            }
        });
    }

    /** Whether a river hex is open to an arm, or to a {@code leader}. */
    public boolean open(Hex river, String arm) {
        return all.stream()
                .anyMatch(opened -> (opened.hexes().isEmpty() || opened.hexes().contains(river))
                        && !opened.closed().contains(arm));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Crossings crossings && all.equals(crossings.all);
    }

    @Override
    public int hashCode() {
        return all.hashCode();
    }
}
