package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.HexMemo;
import coupdoeil.validator.hexes.Patches;
import coupdoeil.validator.hexes.Reach;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which ground hangs together for each arm (LB 18): a fact about the whole map, which is made again only when an edit
 * opens or closes a hex or hexside to an arm, or makes or unmakes a refuge.
 */
public final class OpenGround {

    private static final int INSIDE = 1 << 3;
    private static final int REFUGE = 1 << 4;
    private static final int SLOTS = 3;

    /** Ground that some arm may enter, but none from the patches where it is. @param homes by arm */
    private record Question(List<Set<Integer>> homes) {}

    private final Ground ground;
    private final HexMemo cells;
    private final HexMemo sides;
    private final Memo<String, Patches> patches;
    private final Memo<Question, List<List<Hex>>> cutOff;
    private final Memo<Integer, Boolean> any;

    public OpenGround(Terrain terrain, Ground ground, Tracker tracker) {
        this.ground = ground;
        this.cells = new HexMemo(ground, 1, (hex, slot) -> cell(terrain, hex));
        this.sides = new HexMemo(ground, SLOTS, (hex, slot) -> side(terrain, new HexSide(hex, HexDirection.of(slot))));
        this.patches = new Memo<>(tracker, this::make);
        this.cutOff = new Memo<>(tracker, this::find);
        this.any = new Memo<>(tracker, bit -> Arrays.stream(cells.all(bit)).anyMatch(kept -> (kept & bit) != 0));
    }

    /** The ground that no arm can get to from any of some hexes, though some arm may be there, group by group. */
    public List<List<Hex>> cutOff(Collection<Hex> homes) {
        return cutOff.get(new Question(TerrainRecords.ARMS.stream()
                .map(arm -> patches(patches.get(arm), homes))
                .toList()));
    }

    /** Whether the map has woods or dwellings anywhere. */
    public boolean hasRefuge() {
        return any.get(REFUGE);
    }

    /**
     * Whether the map has a hex at least so far from all of some; costs a distance for each of them and each hex that is
     * too near, until one is found.
     *
     * @param refuge whether it must be woods or a dwelling
     */
    public boolean hasBeyond(int distance, Collection<Hex> from, boolean refuge) {
        int wanted = refuge ? INSIDE | REFUGE : INSIDE;
        int[] kept = cells.all(wanted);
        for (int cell = 0; cell < kept.length; cell++) {
            if ((kept[cell] & wanted) == wanted) {
                Hex hex = ground.grid().hexAt(cell);
                if (from.stream().allMatch(other -> hex.distance(other) >= distance)) {
                    return true;
                }
            }
        }
        return false;
    }

    private List<List<Hex>> find(Question question) {
        List<Patches> all = TerrainRecords.ARMS.stream().map(patches::get).toList();
        List<Hex> found = new ArrayList<>();
        for (int cell = 0; cell < ground.grid().size(); cell++) {
            boolean open = false;
            boolean reached = false;
            for (int arm = 0; arm < all.size(); arm++) {
                int patch = all.get(arm).numbers()[cell];
                open |= patch != Patches.NONE;
                reached |= question.homes().get(arm).contains(patch);
            }
            if (open && !reached) {
                found.add(ground.grid().hexAt(cell));
            }
        }
        return Reach.groups(found);
    }

    private Patches make(String arm) {
        int closed = bit(arm);
        int[] hexes = cells.all(INSIDE | closed);
        int[] hexsides = sides.all(closed);
        return Patches.of(
                ground.grid(),
                cell -> (hexes[cell] & (INSIDE | closed)) == INSIDE,
                (cell, slot, other) -> (hexsides[cell * SLOTS + slot] & closed) == 0);
    }

    private static Set<Integer> patches(Patches all, Collection<Hex> hexes) {
        return hexes.stream()
                .map(all::of)
                .filter(patch -> patch != Patches.NONE)
                .collect(Collectors.toUnmodifiableSet());
    }

    private int cell(Terrain terrain, Hex hex) {
        int kept = ground.contains(hex) ? INSIDE : 0;
        kept |= terrain.dwelling(hex) || terrain.wooded(hex) ? REFUGE : 0;
        for (String arm : TerrainRecords.ARMS) {
            kept |= terrain.prohibited(hex, arm) ? bit(arm) : 0;
        }
        return kept;
    }

    private static int side(Terrain terrain, HexSide side) {
        int kept = 0;
        for (String arm : TerrainRecords.ARMS) {
            kept |= terrain.prohibited(side, arm) ? bit(arm) : 0;
        }
        return kept;
    }

    private static int bit(String arm) {
        return 1 << TerrainRecords.ARMS.indexOf(arm);
    }
}
