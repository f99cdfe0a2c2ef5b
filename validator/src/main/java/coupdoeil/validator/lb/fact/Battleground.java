package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.TerrainRecord;
import java.util.List;
import java.util.Set;

/** The ground as the special rules of the scenario change what the chart says of it (LB 16, 23, 37). */
public final class Battleground {

    /** The special rule that lets terrain impose general order, and where it names the terrain. */
    public static final String GENERAL_ORDER = "general-order-terrain";

    public static final String TERRAIN = "terrain";

    /** The special rule by which wooded terrain does not block sight; dwellings always do. */
    public static final String LOS_EXEMPT = "los-exempt";

    private final Terrain terrain;
    private final SpecialRules special;

    public Battleground(Terrain terrain, SpecialRules special) {
        this.terrain = terrain;
        this.special = special;
    }

    /** Whether formations in the hex are in general order. */
    public boolean generalOrder(Hex hex) {
        return terrain.impliesGeneralOrder(hex) || special.names(GENERAL_ORDER, TERRAIN, terrain.ids(hex));
    }

    /** Whether the hex is clear terrain, slopes included. */
    public boolean clear(Hex hex) {
        return terrain.clear(hex) && !generalOrder(hex);
    }

    /** Whether the terrain of the hex blocks sight through it. */
    public boolean blocksSight(Hex hex) {
        return terrain.blocksSight(hex) && !blockingSight(hex).isEmpty();
    }

    /** What in the hex blocks sight through it; a wood that is exempt opens no other wood or house in its hex. */
    List<TerrainRecord> blockingSight(Hex hex) {
        Set<String> exempt = special.texts(LOS_EXEMPT, TERRAIN);
        return terrain.records(hex).stream()
                .filter(record ->
                        Terrain.blocksSight(record) && !(Terrain.wooded(record) && exempt.contains(record.id())))
                .toList();
    }

    /** Whether no charge goes into or through the hex. */
    public boolean chargeForbidden(Hex hex) {
        return terrain.chargeForbidden(hex) || special.names("charge-forbidden", TERRAIN, terrain.ids(hex));
    }
}
