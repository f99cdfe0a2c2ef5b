package coupdoeil.editor.edit.deploy;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** The road or path from a hex backwards: at a fork the straightest, and never over the same hex twice. */
final class RoadBehind {

    private static final int LONGEST = 60;

    private final HexBattlefield map;
    private final Set<String> links;

    RoadBehind(HexBattlefield map, TerrainChart chart) {
        this.map = map;
        this.links = chart.records().stream()
                .filter(record -> record.kind().equals(TerrainRecord.LINK))
                .map(TerrainRecord::id)
                .collect(Collectors.toSet());
    }

    /** The hexes of the road, the head first; the head alone where there is none. @param degrees which way the head looks */
    List<Hex> from(Hex head, double degrees) {
        Set<Hex> road = new LinkedHashSet<>(Set.of(head));
        double backwards = (degrees + 180) % 360;
        Hex at = head;
        while (road.size() < LONGEST) {
            double way = backwards;
            Hex here = at;
            Optional<HexDirection> next = Arrays.stream(HexDirection.values())
                    .filter(direction -> isLinked(here, direction) && !road.contains(here.plus(direction)))
                    .min(Comparator.comparingDouble(direction -> apart(direction.ordinal() * 60.0, way)));
            if (next.isEmpty()) {
                break;
            }
            at = here.plus(next.get());
            backwards = next.get().ordinal() * 60.0;
            road.add(at);
        }
        return new ArrayList<>(road);
    }

    private boolean isLinked(Hex hex, HexDirection direction) {
        return map.contains(hex.plus(direction))
                && map.sides().on(new HexSide(hex, direction)).stream().anyMatch(links::contains);
    }

    private static double apart(double one, double other) {
        double apart = Math.abs(one - other) % 360;
        return Math.min(apart, 360 - apart);
    }
}
