package coupdoeil.validator.hexes.cure;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.subject.Occupant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The ways to give a unit another formation, facing or extent. Whether the rules allow them is for {@link Cures} to say. */
final class Reshaping {

    private final Trial trial;
    private final HexGrid grid;

    Reshaping(Trial trial, HexGrid grid) {
        this.trial = trial;
        this.grid = grid;
    }

    /** @param mates the units with it */
    List<Option> turned(Occupant unit, List<Occupant> mates) {
        List<Option> options = new ArrayList<>();
        unit.unit()
                .ifPresent(known -> facings(trial.facing(known, unit.placement()), unit, mates)
                        .forEach(facing -> options.add(new Option(
                                "Turn " + name(unit) + " to " + facing.words(),
                                placement -> placement.turned(facing)))));
        if (facesNothing(unit)) {
            options.add(new Option("Clear the facing of " + name(unit), placement -> placement.withFacing(null)));
        }
        return options;
    }

    private boolean facesNothing(Occupant unit) {
        Optional<FacingKind> kind = unit.unit().map(known -> trial.facing(known, unit.placement()));
        return kind.filter(FacingKind.NONE::equals).isPresent();
    }

    List<Option> into(String target, Occupant unit, List<Occupant> mates) {
        Optional<Unit> known = unit.unit();
        if (known.isEmpty()) {
            return List.of();
        }
        String name = "Put " + name(unit) + " into " + trial.name(target);
        FacingKind kind = trial.facing(known.get(), reformed(unit.placement(), target, null));
        return kind == FacingKind.NONE
                ? List.of(new Option(name, placement -> reformed(placement, target, null)))
                : facings(kind, unit, mates).stream()
                        .map(facing -> new Option(
                                name + ", facing " + facing.words(), placement -> reformed(placement, target, facing)))
                        .toList();
    }

    private static Placement reformed(Placement placement, String target, @Nullable Facing facing) {
        return placement.withFormation(target).withFacing(facing).withParts(List.of());
    }

    /** What the rest of the stack faces; else what is nearest to what the unit faces; else all of the kind. */
    private static List<Facing> facings(FacingKind kind, Occupant unit, List<Occupant> mates) {
        Optional<Facing> common = mates.stream()
                .flatMap(mate -> mate.facing().stream())
                .filter(facing -> facing.kind() == kind)
                .findFirst();
        Facing own = unit.placement().facing();
        List<Facing> near = common.map(List::of).orElseGet(() -> own == null ? List.of() : own.nearest(kind));
        return near.isEmpty() ? Facing.all(kind) : near;
    }

    static Option contracted(Occupant unit) {
        return new Option("Contract " + name(unit), placement -> placement.withParts(List.of()));
    }

    List<Option> inRow(Occupant unit, int hexes) {
        List<Option> options = new ArrayList<>();
        Optional<Hex> own = unit.placement().hex();
        Optional<HexCorner> corner = unit.placement().facedCorner();
        if (own.isPresent() && corner.isPresent()) {
            for (int place : fromTheMiddle(hexes)) {
                options.add(along(
                        unit,
                        IntStream.range(0, hexes)
                                .filter(i -> i != place)
                                .mapToObj(i -> own.get().plus(corner.get().toTheRight(), i - place))
                                .toList()));
            }
        }
        return options;
    }

    /** The places of a row, those nearest its middle first: 0 1, 1 0 2, 1 2 0 3. */
    private static List<Integer> fromTheMiddle(int hexes) {
        return IntStream.range(0, hexes)
                .boxed()
                .sorted(Comparator.comparingInt(i -> Math.abs(2 * i - hexes + 1)))
                .toList();
    }

    Option along(Occupant unit, List<Hex> further) {
        if (further.isEmpty()) {
            return contracted(unit);
        }
        List<Placement.Part> parts = further.stream()
                .map(hex -> new Placement.Part(hex, null, null, null))
                .toList();
        return new Option(
                "Extend " + name(unit) + " over "
                        + String.join(", ", further.stream().map(grid::label).toList()),
                placement -> placement.withParts(parts));
    }

    private static String name(Occupant unit) {
        return unit.piece().name();
    }
}
