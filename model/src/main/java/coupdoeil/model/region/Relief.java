package coupdoeil.model.region;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Levels that hexes are to have. */
public final class Relief {

    private Relief() {}

    /** Each hex at the mean of itself and its neighbours on the map, a half rounded towards what it was. */
    public static Map<Hex, Integer> smooth(HexBattlefield map, Collection<Hex> hexes) {
        Map<Hex, Integer> levels = new LinkedHashMap<>();
        for (Hex hex : hexes) {
            List<Hex> around = hex.within(1).stream().filter(map::contains).toList();
            double mean = around.stream().mapToInt(map::level).average().orElse(map.level(hex));
            int level = map.level(hex);
            levels.put(hex, mean > level ? (int) Math.ceil(mean - 0.5) : (int) Math.floor(mean + 0.5));
        }
        return levels;
    }

    /**
     * An even slope along a straight line from the level of one hex to that of another, so many hexes to each side; beyond
     * its ends it is level.
     */
    public static Map<Hex, Integer> ramp(HexBattlefield map, Hex from, Hex to, int width) {
        List<Hex> line = Regions.line(from, to);
        int foot = map.level(from);
        int rise = map.level(to) - foot;
        Map<Hex, Integer> levels = new LinkedHashMap<>();
        for (Hex hex : Regions.around(line, width)) {
            int nearest = nearest(line, hex);
            double share = line.size() == 1 ? 0 : (double) nearest / (line.size() - 1);
            levels.put(hex, (int) Math.round(foot + rise * share));
        }
        return levels;
    }

    /** The step of a line that is nearest to a hex; of several, the middle one. */
    private static int nearest(List<Hex> line, Hex hex) {
        int least = line.stream().mapToInt(hex::distance).min().orElseThrow();
        int first = -1;
        int last = -1;
        for (int i = 0; i < line.size(); i++) {
            if (line.get(i).distance(hex) == least) {
                first = first < 0 ? i : first;
                last = i;
            }
        }
        return (first + last) / 2;
    }
}
