package coupdoeil.editor.timetable;

import coupdoeil.editor.edit.Front;
import coupdoeil.editor.edit.table.DrawingUp;
import coupdoeil.editor.edit.table.LineOrder;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.edit.table.TableFront;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;

/**
 * A scenario as it would stand if nobody moved: who is set up, and at their entries those who have entered by the end of a
 * turn.
 *
 * @param scenario with the set-up as of then
 * @param entered how many have entered
 * @param nowhere how many of them have no entry on the map to stand at
 * @param byDue whether the rules leave it open when some of them enter, so that they are shown at the turn they are due
 */
record AsOf(Scenario scenario, int entered, int nowhere, boolean byDue) {

    /** @param comers who of a group enters when */
    static AsOf of(
            Pack pack,
            RuleSystem system,
            Scenario scenario,
            Roster roster,
            Function<ArrivalGroup, List<Comer>> comers,
            int turn) {
        List<Placement> setup = new ArrayList<>(scenario.setup());
        Set<String> there = new HashSet<>();
        setup.forEach(placement -> there.add(placement.piece()));
        int entered = 0;
        int nowhere = 0;
        boolean byDue = false;
        for (ArrivalGroup group : scenario.reinforcements()) {
            List<Comer> come = comers.apply(group).stream()
                    .filter(comer -> comer.hasEnteredBy(turn) && there.add(comer.piece()))
                    .toList();
            List<Piece> pieces = come.stream()
                    .flatMap(comer -> roster.piece(comer.piece()).stream())
                    .toList();
            List<Placement> placed = entry(pack, group)
                    .map(place -> at(pack, system, scenario, roster, place.area(), group, pieces))
                    .orElse(List.of());
            setup.addAll(placed);
            entered += come.size();
            nowhere += come.size() - placed.size();
            byDue |= come.stream().anyMatch(comer -> !comer.known());
        }
        return new AsOf(scenario.withSetup(setup), entered, nowhere, byDue);
    }

    private static Optional<Place> entry(Pack pack, ArrivalGroup group) {
        return pack.battlefield().places().stream()
                .filter(place -> place.id().equals(group.entry()))
                .findFirst();
    }

    private static List<Placement> at(
            Pack pack,
            RuleSystem system,
            Scenario scenario,
            Roster roster,
            Area area,
            ArrivalGroup group,
            List<Piece> pieces) {
        List<Hex> hexes = area.hexList();
        if (!hexes.isEmpty()) {
            Front front = new Front(pack, system, scenario, roster);
            List<Placement> placed = new ArrayList<>();
            for (Piece piece : pieces) {
                int place = group.mode().equals(ArrivalGroup.EDGE) ? placed.size() % hexes.size() : 0;
                placed.add(front.in(hexes.get(place), piece));
            }
            return placed;
        }
        return area instanceof Area.Shape shape
                ? onTable(pack, system, scenario, roster, shape.geometry(), pieces)
                : List.of();
    }

    /** Side by side about the middle of the entry. */
    private static List<Placement> onTable(
            Pack pack, RuleSystem system, Scenario scenario, Roster roster, Geometry entry, List<Piece> pieces) {
        Point middle = entry.getCentroid();
        if (middle.isEmpty() || pieces.isEmpty()) {
            return List.of();
        }
        TableFront front = new TableFront(pack, system, scenario, roster);
        List<Point2D> line = front.across(new Point2D.Double(middle.getX(), middle.getY()), pieces);
        List<PlacedPiece> stands = new DrawingUp(pack, system, scenario, roster, line).stands(pieces, LineOrder.LINE);
        return stands.isEmpty()
                ? pieces.stream()
                        .map(piece -> front.at(middle.getX(), middle.getY(), piece))
                        .toList()
                : stands.stream()
                        .map(stand -> stand.pose().put(stand.placement()))
                        .toList();
    }
}
