package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.HexMemo;
import coupdoeil.validator.hexes.Patches;
import coupdoeil.validator.hexes.Reach;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Which hexes hang together for each arm (CC 5 Phase 3, 7), rivers that the battle opens included. */
public final class OpenGround {

    private final Going going;
    private final Ground ground;
    private final HexMemo open;
    private final Memo<String, Patches> patches;

    public OpenGround(Going going, Ground ground, Tracker tracker) {
        this.going = going;
        this.ground = ground;
        this.open = new HexMemo(ground, 1, (hex, slot) -> arms(hex));
        this.patches = new Memo<>(tracker, this::make);
    }

    /** Whether an arm may be in a hex. */
    public boolean open(Hex hex, String arm) {
        return (open.get(hex) & bit(arm)) != 0;
    }

    /** Whether no unit whatever may be in a hex. */
    public boolean closed(Hex hex) {
        return open.get(hex) == 0;
    }

    /** The number of the patch of ground that an arm can go about in from a hex; {@link Patches#NONE} if it may not be there. */
    public int patch(Hex hex, String arm) {
        return patches.get(arm).of(hex);
    }

    /** The numbers of the patches that an arm can enter from a baseline. */
    public Set<Integer> patches(Camp baseline, String arm) {
        return of(patches.get(arm), baseline);
    }

    /** The hexes that some arm may be in, but that none can reach from a baseline, in groups that touch. */
    public List<List<Hex>> cutOff() {
        List<Patches> all = Terrain.ARMS.stream().map(patches::get).toList();
        List<Set<Integer>> homes = all.stream().map(OpenGround::fromBaselines).toList();
        List<Hex> found = new ArrayList<>();
        for (int cell = 0; cell < ground.grid().size(); cell++) {
            boolean any = false;
            boolean reached = false;
            for (int arm = 0; arm < all.size(); arm++) {
                int patch = all.get(arm).numbers()[cell];
                any |= patch != Patches.NONE;
                reached |= homes.get(arm).contains(patch);
            }
            if (any && !reached) {
                found.add(ground.grid().hexAt(cell));
            }
        }
        return Reach.groups(found);
    }

    /** Whether an arm can go from one baseline to the other. */
    public boolean joined(String arm) {
        Patches all = patches.get(arm);
        Set<Integer> top = of(all, Camp.TOP);
        return of(all, Camp.BOTTOM).stream().anyMatch(top::contains);
    }

    private static Set<Integer> fromBaselines(Patches all) {
        Set<Integer> both = of(all, Camp.TOP);
        both.addAll(of(all, Camp.BOTTOM));
        return both;
    }

    private static Set<Integer> of(Patches all, Camp camp) {
        return camp.baseline(all.grid())
                .map(cell -> all.numbers()[cell])
                .filter(patch -> patch != Patches.NONE)
                .boxed()
                .collect(Collectors.toSet());
    }

    private Patches make(String arm) {
        int[] kept = open.all(bit(arm));
        return Patches.of(ground.grid(), cell -> (kept[cell] & bit(arm)) != 0, (cell, slot, other) -> true);
    }

    private int arms(Hex hex) {
        int arms = 0;
        for (String arm : Terrain.ARMS) {
            arms |= going.prohibited(hex, arm) ? 0 : bit(arm);
        }
        return arms;
    }

    private static int bit(String arm) {
        return 1 << Terrain.ARMS.indexOf(arm);
    }
}
