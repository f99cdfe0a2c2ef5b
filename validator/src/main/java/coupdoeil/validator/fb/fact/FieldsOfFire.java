package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.FieldOfFire.Gun;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.HexLine;
import coupdoeil.validator.sight.hexes.SightGround;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The fields of fire of the batteries in the set-up (FB 10.2): a fact, which charges whoever asks with the hexes read. */
public final class FieldsOfFire {

    private final SetupSight sight;
    private final GunSight guns;
    private final Memo<Gun, FieldOfFire> fields;

    public FieldsOfFire(Artillery artillery, Formations formations, SetupSight sight, HexGrid grid, Tracker tracker) {
        this.sight = sight;
        this.guns = new GunSight(artillery, formations, sight.ground(), sight.rule(), grid);
        this.fields = new Memo<>(tracker, guns::field);
    }

    /** The field of a unit as placed; empty if it is no battery ready to fire that faces a corner on the map. */
    public Optional<FieldOfFire> of(PlacedUnit placed) {
        return guns.gun(placed.unit(), placed.placement()).map(fields::get);
    }

    /** The field of a battery that stood so. */
    public FieldOfFire of(Gun gun) {
        return fields.get(gun);
    }

    /** How many hexes a battery that stood so would see, of those in its cone that are wanted; no others are looked at. */
    public int seen(Gun gun, Predicate<Hex> wanted) {
        int count = 0;
        for (Hex hex : guns.cone(gun)) {
            if (wanted.test(hex) && sight.ground().contains(hex) && guns.look(gun, hex) == Sighting.VISIBLE) {
                count++;
            }
        }
        return count;
    }

    /** The ground over which a battery looks at a hex so far away. */
    public SightGround ground(Gun gun, int distance) {
        return guns.over(gun, distance);
    }

    /**
     * The hexes of a field that lie lower than the battery and that the crest of its own hill hides, whoever stands there;
     * what lies behind another hill is not hidden because of where the battery stands.
     */
    public List<Hex> deadGround(FieldOfFire field) {
        return field.sightings().keySet().stream()
                .filter(hex -> isDead(field.gun(), hex))
                .toList();
    }

    /** Whether a battery that stood so would have such dead ground before it. */
    public boolean hasDeadGround(Gun gun) {
        SightGround terrain = sight.ground().withoutUnits();
        return guns.cone(gun).stream().anyMatch(hex -> terrain.contains(hex) && isDead(gun, hex));
    }

    /** Units matter not: where a slope hides a hex, they hide it no less. */
    private boolean isDead(Gun gun, Hex hex) {
        SightGround terrain = sight.ground().withoutUnits();
        return terrain.level(hex) < terrain.level(gun.hex())
                && guns.needsSight(gun, hex)
                && sight.rule().look(terrain, gun.hex(), hex) == Sighting.BLIND
                && hiddenByOwnCrest(gun.hex(), hex, terrain);
    }

    /** How far the crest is over which a battery looks towards a hex, counted as the rules count (FB 3.3.2). */
    public int crestHexes(Hex from, Hex to) {
        HexLine line = HexLine.between(from, to);
        SightGround terrain = sight.ground().withoutUnits();
        return Math.min(crestHexes(line.left(), terrain), crestHexes(line.right(), terrain));
    }

    private static boolean hiddenByOwnCrest(Hex from, Hex to, SightGround terrain) {
        HexLine line = HexLine.between(from, to);
        return nearerThanCrest(line.left(), terrain) && nearerThanCrest(line.right(), terrain);
    }

    /** Whether the end of a path is nearer to the foot of the first descent than its start is to the top. */
    private static boolean nearerThanCrest(List<Hex> path, SightGround terrain) {
        int descent = descent(path, terrain);
        return path.get(path.size() - 1).distance(path.get(descent)) + 1 < crestHexes(path, terrain);
    }

    private static int crestHexes(List<Hex> path, SightGround terrain) {
        return path.get(0).distance(path.get(descent(path, terrain) - 1)) + 1;
    }

    /** The place on a path where it first lies lower than its start; its end if it never does. */
    private static int descent(List<Hex> path, SightGround terrain) {
        int level = terrain.level(path.get(0));
        for (int i = 1; i < path.size(); i++) {
            if (terrain.level(path.get(i)) < level) {
                return i;
            }
        }
        return path.size() - 1;
    }
}
