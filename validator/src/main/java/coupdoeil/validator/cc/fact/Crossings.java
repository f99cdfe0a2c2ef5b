package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Rivers that a battle treats otherwise than the rules do (CC 7 River, "normally"): some hexes, or all of them. */
public final class Crossings {

    private static final String RULE = "river-passable";

    /** @param hexes where; empty where it holds for every river @param as the terrain that it counts as; empty if unsaid */
    private record Opened(Set<Hex> hexes, String as) {}

    private final List<Opened> all = new ArrayList<>();

    public Crossings(ScenarioFacts scenario, Places places, TerrainChart chart) {
        scenario.specialRules().stream().filter(rule -> rule.id().equals(RULE)).forEach(rule -> {
            String place = rule.attributes().text("place").orElse("");
            Set<Hex> hexes = new HashSet<>();
            places.byId(place).ifPresent(known -> hexes.addAll(known.area().hexList()));
            String as = rule.attributes()
                    .text("as")
                    .flatMap(chart::record)
                    .filter(record -> record.kind().equals(TerrainRecord.HEX))
                    .map(TerrainRecord::id)
                    .orElse("");
            if (place.isEmpty() || !hexes.isEmpty()) {
                all.add(new Opened(Set.copyOf(hexes), as));
            }
        });
        all.sort(Comparator.comparing(opened -> opened.hexes().isEmpty()));
    }

    /**
     * The terrain that a river hex counts as; empty if the battle leaves it a river, and of no effect if it does not say
     * which. What is said of a place goes before what is said of every river.
     */
    public Optional<String> counts(Hex river) {
        return all.stream()
                .filter(opened -> opened.hexes().isEmpty() || opened.hexes().contains(river))
                .map(Opened::as)
                .findFirst();
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
