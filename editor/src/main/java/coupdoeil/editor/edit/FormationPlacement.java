package coupdoeil.editor.edit;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** A whole formation put on the map: its units side by side in a row of hexes, its leaders with the first of them. */
public final class FormationPlacement {

    private final Pack pack;
    private final RuleSystem system;
    private final Scenario scenario;
    private final Roster roster;

    public FormationPlacement(Pack pack, RuleSystem system, Scenario scenario, Roster roster) {
        this.pack = pack;
        this.system = system;
        this.scenario = scenario;
        this.roster = roster;
    }

    /**
     * Draws up all of a formation, and of those under it, that neither stands anywhere nor is on the march, in the free
     * hexes nearest to one in its row. Empty if there is nobody or no room at all; who finds no room stays off the map.
     */
    public Optional<Edit> at(Hex middle, Formation formation) {
        Members members = new Members(roster, formation);
        List<Unit> units = members.units().stream().filter(this::isNowhere).toList();
        List<Leader> leaders =
                members.leaders().stream().filter(this::isNowhere).toList();
        List<Hex> hexes = row(middle, Math.max(1, units.size()));
        if (hexes.isEmpty() || units.isEmpty() && leaders.isEmpty()) {
            return Optional.empty();
        }
        Front front = new Front(pack, system, scenario, roster);
        List<Placement> drawnUp = new ArrayList<>();
        for (int i = 0; i < Math.min(units.size(), hexes.size()); i++) {
            drawnUp.add(front.in(hexes.get(i), units.get(i)));
        }
        leaders.forEach(leader -> drawnUp.add(front.in(hexes.get(0), leader)));
        return Optional.of(SetupEdits.put(scenario.id(), drawnUp, formation.name()));
    }

    private boolean isNowhere(Piece piece) {
        return Starter.isNowhere(scenario, piece.id());
    }

    /** The nearest free hexes of a row. */
    private List<Hex> row(Hex middle, int count) {
        HexBattlefield map = pack.battlefield().hexMap().orElse(null);
        if (map == null) {
            return List.of();
        }
        Set<Hex> taken = new HashSet<>();
        scenario.setup().stream()
                .flatMap(placement ->
                        placement.position() instanceof Position.OnHex on ? Stream.of(on.hex()) : Stream.empty())
                .forEach(taken::add);
        HexGrid grid = map.grid();
        int column = grid.column(middle);
        return IntStream.range(0, grid.columns())
                .boxed()
                .sorted(Comparator.comparingInt((Integer each) -> Math.abs(each - column)))
                .map(each -> grid.hexAt(each, grid.row(middle)))
                .filter(hex -> map.contains(hex) && !taken.contains(hex))
                .limit(count)
                .toList();
    }
}
