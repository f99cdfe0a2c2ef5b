package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.MapDifference;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.BattlefieldKind;
import coupdoeil.validator.check.FactSource;
import coupdoeil.validator.check.Field;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.SubjectKind;
import java.util.List;
import java.util.Optional;

/** What can be read and examined of a map of hexes. */
public final class HexField implements BattlefieldKind {

    @Override
    public List<FactSource<?>> facts() {
        return List.of(
                FactSource.ofPack(HexGrid.class, Field.HEX, s -> List.of(map(s).grid()), s -> map(s).grid()),
                FactSource.ofPack(HexLabels.class, Field.HEX, s -> List.of(map(s).panels()), s -> HexLabels.of(map(s))),
                FactSource.tracked(
                        Ground.class,
                        Field.HEX,
                        false,
                        (situation, tracker) -> new Ground(map(situation), tracker),
                        (ground, before, now, change) ->
                                ground.follow(map(now), MapChange.of(change).touched())),
                FactSource.tracked(
                        Occupancy.class,
                        Field.HEX,
                        true,
                        (situation, tracker) ->
                                new Occupancy(map(situation).grid(), HexStacks.STACKS.of(situation), tracker),
                        (occupancy, before, now, change) ->
                                occupancy.follow(HexStacks.STACKS.of(now), HexStacks.STACKS.touched(before, now))));
    }

    @Override
    public List<SubjectKind<?>> subjects() {
        return List.of(
                new SubjectKind<>(
                        WholeMap.class,
                        "map",
                        false,
                        Field.HEX,
                        SubjectKind.listed(s -> List.of(map(s)), s -> List.of(new WholeMap(map(s))))),
                new SubjectKind<>(
                        Cell.class,
                        "hex",
                        false,
                        Field.HEX,
                        (now, before, change) ->
                                new PaintedCells(map(now), (PaintedCells) before, change.map(MapChange::of))),
                new SubjectKind<>(
                        Hexside.class,
                        "hexside",
                        false,
                        Field.HEX,
                        (now, before, change) ->
                                new PaintedSides(map(now), (PaintedSides) before, change.map(MapChange::of))),
                new SubjectKind<>(
                        Stack.class,
                        "stack",
                        true,
                        Field.HEX,
                        (now, before, change) -> new StackSubjects(HexStacks.STACKS.of(now), (StackSubjects) before)));
    }

    /** The hexes whose ground, or a hexside, differs from another situation; empty if anything beside differs. */
    public static Optional<List<Hex>> groundSince(Situation before, Situation now) {
        return now.sameButGround(before)
                ? now.pack()
                        .battlefield()
                        .hexMap()
                        .map(map -> MapDifference.between(map(before), map).touched().stream()
                                .mapToObj(map.grid()::hexAt)
                                .toList())
                : Optional.empty();
    }

    private static HexBattlefield map(Situation situation) {
        return map(situation.pack().battlefield());
    }

    private static HexBattlefield map(Battlefield battlefield) {
        return battlefield.hexMap().orElseThrow();
    }
}
