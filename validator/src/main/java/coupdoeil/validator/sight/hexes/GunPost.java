package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import java.util.Comparator;
import java.util.List;

/**
 * A position for a battery and what it has in its field of fire from there.
 *
 * @param fieldHexes hexes of its field that are on the map
 * @param visibleHexes those of them that it sees
 * @param enemies ids of the enemy units among them, by hex, nearest first
 * @param objectives ids of the objectives among them
 */
public record GunPost(
        Hex hex, HexCorner facing, int fieldHexes, int visibleHexes, List<String> enemies, List<String> objectives) {

    /** The best first: by enemy units, then objectives, then hexes in view; then row by row, by facing. */
    public static final Comparator<GunPost> BEST_FIRST = Comparator.comparingInt((GunPost post) -> -post.enemies.size())
            .thenComparingInt(post -> -post.objectives.size())
            .thenComparingInt(post -> -post.visibleHexes)
            .thenComparing(GunPost::hex)
            .thenComparing(GunPost::facing);

    public GunPost {
        enemies = List.copyOf(enemies);
        objectives = List.copyOf(objectives);
    }
}
