package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.FieldOfFire.Gun;
import coupdoeil.validator.hexes.cure.Option;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** Other ways to place a battery, the best first. Whether the rules allow them is for {@link Cures} to say. */
public final class GunPositions {

    private static final int MAX_OPTIONS = 4;

    private final PlacedUnit placed;
    private final Gun gun;
    private final ToIntFunction<Gun> worth;

    /** @param worth how good a position is; 0 or less if it would not do */
    public GunPositions(PlacedUnit placed, Gun gun, ToIntFunction<Gun> worth) {
        this.placed = placed;
        this.gun = gun;
        this.worth = worth;
    }

    /** To face another corner. */
    public List<Option> turns() {
        List<Gun> guns = new ArrayList<>();
        for (HexCorner corner : HexCorner.values()) {
            if (corner != gun.facing()) {
                guns.add(gun.turnedTo(corner));
            }
        }
        return best(
                guns,
                other -> new Option(
                        "Turn " + placed.name() + " to " + new Facing.ToCorner(other.facing()).words(),
                        placement -> placement.withFacing(new Facing.ToCorner(other.facing()))));
    }

    /** To stand in one of these hexes, facing as it does; of equally good ones the first named comes first. */
    public List<Option> moves(List<Hex> hexes, HexGrid grid) {
        return best(
                hexes.stream().map(gun::movedTo).toList(),
                other -> new Option(
                        "Move " + placed.name() + " to " + grid.label(other.hex()),
                        placement -> placement.withPosition(new Position.OnHex(other.hex()))));
    }

    private List<Option> best(List<Gun> guns, Function<Gun, Option> option) {
        record Rated(Gun gun, int worth) {}
        return guns.stream()
                .map(other -> new Rated(other, worth.applyAsInt(other)))
                .filter(rated -> rated.worth() > 0)
                .sorted(Comparator.comparingInt(rated -> -rated.worth()))
                .limit(MAX_OPTIONS)
                .map(rated -> option.apply(rated.gun()))
                .toList();
    }
}
