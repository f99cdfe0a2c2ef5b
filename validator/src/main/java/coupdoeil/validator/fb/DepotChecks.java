package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Army;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.fb.fact.Depots;
import coupdoeil.validator.fb.fact.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** Depot hexes, to which armies retreat and from which they are supplied (FB 13.3.1, 15.1, 18). */
final class DepotChecks {

    /** More places than these are no choice but a search. */
    private static final int MAX_CHOICES = 8;

    @Rule("FB-MAP-10")
    void noDepot(
            ArmyEntry entry,
            Depots depots,
            Places places,
            Ground ground,
            Terrain terrain,
            Occupancy occupancy,
            Reporter out) {
        Army army = entry.army();
        if (!depots.own(army).isEmpty()) {
            return;
        }
        Reporter.Draft draft = out.report().with("a", army.name());
        if (!depots.usable(army).isEmpty()) {
            draft.severity(Severity.WARNING);
        }
        String id = freeId(army.id() + "-depot", places);
        List<Fix.Change> choices = choices(
                army.side(),
                depots,
                ground,
                terrain,
                occupancy,
                "Mark ",
                hex -> pack -> withDepot(pack, id, army, hex));
        if (!choices.isEmpty()) {
            draft.fix(new Fix.Choose("Mark an edge road hex", choices));
        }
    }

    @Rule("FB-MAP-11")
    void unusualDepot(MapPlace entry, Ground ground, Terrain terrain, HexGrid grid, Reporter out) {
        if (!isDepot(entry)) {
            return;
        }
        for (Hex hex : entry.place().area().hexList()) {
            if (ground.contains(hex) && !(ground.isEdge(hex) && terrain.onRoad(hex))) {
                out.report().with("h", grid.label(hex)).at(hex);
            }
        }
    }

    @Rule("FB-MAP-12")
    void unusableDepot(
            MapPlace entry, Depots depots, Ground ground, Terrain terrain, Occupancy occupancy, Reporter out) {
        if (!isDepot(entry)) {
            return;
        }
        String side = depots.owner(entry.place()).map(Army::side).orElse("");
        List<Fix.Change> choices = choices(
                side, depots, ground, terrain, occupancy, "Move it to ", hex -> pack -> moved(pack, entry, hex));
        for (Hex hex : entry.place().area().hexList()) {
            Optional<String> fatal = fatal(hex, ground, terrain);
            Optional<String> why = fatal.isPresent() ? fatal : awkward(hex, side, entry, depots, occupancy);
            why.ifPresent(reason -> {
                Reporter.Draft draft = out.report()
                        .severity(fatal.isPresent() ? Severity.ERROR : Severity.WARNING)
                        .with("h", ground.grid().label(hex))
                        .with("why", reason)
                        .at(hex);
                if (!choices.isEmpty()) {
                    draft.fix(new Fix.Choose("Move the depot", choices));
                }
            });
        }
    }

    private static Optional<String> fatal(Hex hex, Ground ground, Terrain terrain) {
        if (!ground.contains(hex)) {
            return Optional.of("it is off the map");
        }
        if (terrain.impassable(hex, "infantry")) {
            return Optional.of("it is impassable to infantry");
        }
        return terrain.impassable(hex, Terrain.LEADER) ? Optional.of("it is impassable to leaders") : Optional.empty();
    }

    private static Optional<String> awkward(Hex hex, String side, MapPlace entry, Depots depots, Occupancy occupancy) {
        if (!side.isEmpty() && occupancy.enemyOf(side, hex)) {
            return Optional.of("an enemy unit stands there");
        }
        return side.isEmpty() || !depots.isEnemys(side, hex)
                ? Optional.empty()
                : Optional.of("it is a depot of both sides");
    }

    private static boolean isDepot(MapPlace entry) {
        return entry.place().kind().equals("depot");
    }

    /** Road hexes on the map edge that would make a good depot of a side. */
    private static List<Fix.Change> choices(
            String side,
            Depots depots,
            Ground ground,
            Terrain terrain,
            Occupancy occupancy,
            String name,
            Function<Hex, UnaryOperator<Pack>> edit) {
        List<Fix.Change> choices = new ArrayList<>();
        HexGrid grid = ground.grid();
        for (int cell = 0; cell < grid.size() && choices.size() < MAX_CHOICES; cell++) {
            int column = cell % grid.columns();
            int row = cell / grid.columns();
            boolean rim = column == 0 || row == 0 || column == grid.columns() - 1 || row == grid.rows() - 1;
            Hex hex = grid.hexAt(cell);
            if (rim
                    && fatal(hex, ground, terrain).isEmpty()
                    && terrain.onRoad(hex)
                    && !occupancy.enemyOf(side, hex)
                    && !depots.isEnemys(side, hex)) {
                choices.add(new Fix.Change(name + grid.label(hex), edit.apply(hex)));
            }
        }
        return choices;
    }

    private static Pack withDepot(Pack pack, String id, Army army, Hex hex) {
        List<Place> places = new ArrayList<>(pack.battlefield().places());
        places.add(new Place(
                id,
                "depot",
                "Depot of " + army.name(),
                new Area.Hexes(List.of(hex)),
                Attributes.of("army", army.id())));
        return pack.withBattlefield(pack.battlefield().withPlaces(places));
    }

    private static Pack moved(Pack pack, MapPlace entry, Hex hex) {
        return PackEdits.place(pack, entry.place().id(), place -> place.withArea(new Area.Hexes(List.of(hex))));
    }

    private static String freeId(String wanted, Places places) {
        String id = wanted;
        for (int i = 2; places.byId(id).isPresent(); i++) {
            id = wanted + "-" + i;
        }
        return id;
    }
}
