package coupdoeil.editor.edit.deploy;

import coupdoeil.editor.edit.Facings;
import coupdoeil.editor.edit.Front;
import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.editor.edit.table.LineOrder;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Units drawn up about a hex of a map, their leaders with the first of them. Each gets a hex of its own as long as there
 * are any, then one that it may share by the rules of stacking; who finds no place where the rules let it stand stays where it
 * was.
 */
public final class HexDeployment {

    /** What marks a formation as one for roads, in the data of a rule system. */
    private static final String MARCH = "march";

    private static final String INVOLUNTARY = "involuntary";

    private final Pack pack;
    private final RuleSystem system;
    private final Scenario scenario;
    private final Roster roster;
    private final Situation situation;

    /** Asks the rules what may stand where; keep it while pack and scenario are the same. */
    public HexDeployment(Pack pack, RuleSystem system, Scenario scenario, Roster roster) {
        this.pack = pack;
        this.system = system;
        this.scenario = scenario;
        this.roster = roster;
        this.situation = Situation.of(pack, system, scenario);
    }

    /** Puts pieces on the map, wherever on it they were before; empty if none of them finds a place. */
    public Optional<Edit> of(List<Piece> pieces, LineOrder array, Hex middle, OptionalDouble degrees, String name) {
        List<Placement> drawnUp = placements(pieces, array, middle, degrees);
        return drawnUp.isEmpty() ? Optional.empty() : Optional.of(SetupEdits.put(scenario.id(), drawnUp, name));
    }

    /**
     * Where those of the pieces come to stand that find a place: the units first, then the leaders.
     *
     * @param middle of the front rank; of a column its head
     * @param degrees which way they look, clockwise from the first hexside; empty: towards the enemy
     */
    public List<Placement> placements(List<Piece> pieces, LineOrder array, Hex middle, OptionalDouble degrees) {
        HexBattlefield map = pack.battlefield().hexMap().orElse(null);
        List<Unit> units = pieces.stream()
                .filter(Unit.class::isInstance)
                .map(Unit.class::cast)
                .toList();
        if (map == null || !map.contains(middle) || pieces.isEmpty()) {
            return List.of();
        }
        Set<String> moving = pieces.stream().map(Piece::id).collect(Collectors.toSet());
        LegalStacks stacks = new LegalStacks(situation, scenario, roster, moving);
        double way = way(units, middle, degrees);
        List<Placement> drawnUp = new ArrayList<>();
        switch (array) {
            case LINE -> fill(units, new Ranks(map, middle, way).rank(0), way, false, stacks, drawnUp);
            case TWO_LINES -> {
                Ranks ranks = new Ranks(map, middle, way);
                int half = (units.size() + 1) / 2;
                fill(units.subList(0, half), ranks.rank(0), way, false, stacks, drawnUp);
                fill(units.subList(half, units.size()), ranks.rank(1), way, false, stacks, drawnUp);
            }
            case COLUMN -> fill(units, new Ranks(map, middle, way).file(), way, false, stacks, drawnUp);
            case MARCH -> {
                List<Hex> road = new RoadBehind(map, system.chart().overriddenBy(pack.chart())).from(middle, way);
                List<Hex> column = road.size() > 1 ? road : new Ranks(map, middle, way).file();
                fill(units, column, way, true, stacks, drawnUp);
            }
        }
        leaders(pieces, middle, drawnUp);
        return drawnUp;
    }

    /** Degrees clockwise from the first hexside, from a hex to another. */
    public static double degrees(Hex from, Hex to) {
        return Ranks.degrees(from, to);
    }

    /** Of the twelve ways, the nearest that the first of the units can look in its usual formation. */
    private double way(List<Unit> units, Hex middle, OptionalDouble degrees) {
        Front front = new Front(pack, system, scenario, roster);
        double wanted = degrees.orElseGet(() -> units.stream()
                .findFirst()
                .map(unit -> front.ahead(middle, unit))
                .orElse(0.0));
        FacingKind kind = units.stream()
                .findFirst()
                .flatMap(unit -> Facings.usual(system, unit.arm()))
                .map(FormationType::facing)
                .orElse(FacingKind.NONE);
        return switch (kind) {
            case SIDE -> Math.rint(wanted / 60) * 60;
            case CORNER -> Math.rint((wanted + 30) / 60) * 60 - 30;
            default -> Math.rint(wanted / 30) * 30;
        };
    }

    /** One after the other, each to the first hex that is free and then to the first that it may share. */
    private void fill(
            List<Unit> units,
            List<Hex> hexes,
            double way,
            boolean marching,
            LegalStacks stacks,
            List<Placement> drawnUp) {
        for (Unit unit : units) {
            place(unit, hexes, way, marching, stacks, stacks::isFree)
                    .or(() -> place(
                            unit,
                            hexes.subList(0, Math.min(hexes.size(), units.size())),
                            way,
                            marching,
                            stacks,
                            hex -> true))
                    .ifPresent(placement -> {
                        stacks.put(unit, placement, placement.hex().orElseThrow());
                        drawnUp.add(placement);
                    });
        }
    }

    private Optional<Placement> place(
            Unit unit, List<Hex> hexes, double way, boolean marching, LegalStacks stacks, Predicate<Hex> which) {
        for (int i = 0; i < hexes.size(); i++) {
            Hex hex = hexes.get(i);
            if (which.test(hex)) {
                double ahead = marching && i > 0 ? Ranks.degrees(hex, hexes.get(i - 1)) : way;
                Optional<Placement> placement = formations(unit, marching)
                        .map(formation -> placement(unit, hex, formation, ahead))
                        .filter(tried -> stacks.allows(unit, tried, hex))
                        .findFirst();
                if (placement.isPresent()) {
                    return placement;
                }
            }
        }
        return Optional.empty();
    }

    /** The usual formation, or on the march the one for roads; then the others that a unit takes of its own will. */
    private Stream<Optional<FormationType>> formations(Unit unit, boolean marching) {
        List<FormationType> all = Facings.of(system, unit.arm());
        Optional<FormationType> wanted = all.stream()
                .filter(formation -> marching && formation.effects().flag(MARCH))
                .findFirst()
                .or(() -> Facings.usual(system, unit.arm()));
        Stream<Optional<FormationType>> others = all.stream()
                .filter(formation -> !formation.effects().flag(INVOLUNTARY))
                .map(Optional::of);
        return Stream.concat(Stream.of(wanted), others);
    }

    private static Placement placement(Unit unit, Hex hex, Optional<FormationType> formation, double ahead) {
        FacingKind kind = formation.map(FormationType::facing).orElse(FacingKind.NONE);
        return Placement.of(unit.id(), new Position.OnHex(hex))
                .withFormation(formation.map(FormationType::id).orElse(null))
                .withFacing(Facings.towards(kind, (ahead + 360) % 360));
    }

    private void leaders(List<Piece> pieces, Hex middle, List<Placement> drawnUp) {
        Hex with = drawnUp.isEmpty() ? middle : drawnUp.get(0).hex().orElse(middle);
        boolean only = pieces.stream().allMatch(Leader.class::isInstance);
        if (!drawnUp.isEmpty() || only) {
            Front front = new Front(pack, system, scenario, roster);
            pieces.stream().filter(Leader.class::isInstance).forEach(leader -> drawnUp.add(front.in(with, leader)));
        }
    }
}
