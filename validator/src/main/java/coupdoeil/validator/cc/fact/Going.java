package coupdoeil.validator.cc.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.hexes.Ground;
import java.util.List;

/** What a hex does to those who enter it or are there (CC 7): a river counts as what the battle makes of it. */
public final class Going {

    private final Terrain terrain;
    private final Crossings crossings;
    private final Ground ground;

    public Going(Terrain terrain, Crossings crossings, Ground ground) {
        this.terrain = terrain;
        this.crossings = crossings;
        this.ground = ground;
    }

    /** Whether an arm, or a {@code leader}, may not be in a hex; all are kept from one beside the board. */
    public boolean prohibited(Hex hex, String arm) {
        return terrain.prohibited(hex, arm)
                && (!opened(hex) || effects(hex).texts("impassable").contains(arm));
    }

    /** Whether no unit whatever may be in a hex. */
    public boolean closed(Hex hex) {
        return Terrain.ARMS.stream().allMatch(arm -> prohibited(hex, arm));
    }

    /**
     * Whether whoever enters a hex must stop there: a bridge lifts that, and a ford makes a river a fordable one.
     *
     * @param fordsStop whether a ford does
     */
    public boolean stops(Hex hex, boolean fordsStop) {
        return !terrain.bridged(hex)
                && (effects(hex).flag("stops")
                        || fordsStop
                                && terrain.fordedInto(hex)
                                        .filter(other -> terrain.effects(other).flag("stops"))
                                        .isPresent());
    }

    /** Whether a unit of a type may battle on the turn that it enters a hex. */
    public boolean battleOnEntry(Hex hex, String type) {
        Attributes effects = effects(hex);
        return effects.value("battleOnEntry").filter(Boolean.FALSE::equals).isEmpty()
                || effects.texts("battleOnEntryTypes").contains(type)
                || terrain.bridged(hex)
                || terrain.fordedInto(hex).isPresent();
    }

    /** Whether infantry may form square in a hex: not among some tiles, nor behind field works. */
    public boolean squareForms(Hex hex) {
        return allowsSquare(effects(hex))
                        && terrain.works(hex).stream()
                                .flatMap(side -> terrain.works(hex, side).stream())
                                .allMatch(work -> terrain.record(work, TerrainRecord.SIDE)
                                        .filter(record -> allowsSquare(record.effects()))
                                        .isPresent())
                || terrain.bridged(hex)
                || terrain.fordedInto(hex)
                        .filter(other -> allowsSquare(terrain.effects(other)))
                        .isPresent();
    }

    /** The dice that an arm gains in melee out of a hex; below nought what it loses. */
    public int meleeOut(Hex hex, String arm) {
        List<Integer> dice = effects(hex).nested("out").integers(arm);
        return dice.size() < 2 || terrain.sparesDice(hex) ? 0 : dice.get(1);
    }

    private boolean opened(Hex hex) {
        return terrain.river(hex) && crossings.counts(hex).isPresent();
    }

    private Attributes effects(Hex hex) {
        return terrain.effects(
                terrain.river(hex) ? crossings.counts(hex).orElse(ground.terrain(hex)) : ground.terrain(hex));
    }

    private static boolean allowsSquare(Attributes effects) {
        return effects.value("square").filter(Boolean.FALSE::equals).isEmpty();
    }
}
