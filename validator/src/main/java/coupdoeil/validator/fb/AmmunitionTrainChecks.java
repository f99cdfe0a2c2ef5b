package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.fb.fact.CommandGaps;
import coupdoeil.validator.fb.fact.CommandPaths;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.Trains;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;

/** Batteries and the trains that supply them, by nationality and calibre (FB 6.7.2). */
final class AmmunitionTrainChecks {

    /** What a battery fires: a train of another nation or calibre does not help. */
    private record Supply(String nationality, int calibre) {}

    @Rule("FB-UNIT-08")
    void noTrain(ArmyEntry entry, Roster roster, Trains trains, RuleSystem system, Reporter out) {
        Army army = entry.army();
        Set<Supply> missing = new LinkedHashSet<>();
        for (Unit battery : roster.units()) {
            OptionalInt calibre = battery.attributes().integer("range");
            if (isBattery(battery)
                    && calibre.isPresent()
                    && roster.armyOf(battery).filter(army::equals).isPresent()
                    && trains.of(battery).isEmpty()) {
                missing.add(new Supply(battery.nationality(), calibre.getAsInt()));
            }
        }
        for (Supply supply : missing) {
            out.report()
                    .with("r", supply.calibre())
                    .with("nat", supply.nationality())
                    .fix(new Fix.Change("Add a train", pack -> withTrain(pack, army, supply, system)));
        }
    }

    @Rule("FB-UNIT-09")
    void outOfReachOfItsTrain(
            PlacedUnit placed,
            Occupancy occupancy,
            Placements placements,
            CommandPaths paths,
            CommandGaps gaps,
            HexGrid grid,
            RuleSystem system,
            Trains trains,
            Reporter out) {
        Unit battery = placed.unit();
        if (!isBattery(battery)
                || placed.placement().hex().isEmpty()
                || battery.attributes().integer("range").isEmpty()) {
            return;
        }
        Set<String> suppliers = trains.of(battery);
        if (suppliers.isEmpty()) {
            return;
        }
        int radius = system.tables().nested("artillery").integer("trainRadius", 3);
        Hex hex = placed.placement().hex().get();
        for (Hex near : grid.within(hex, radius)) {
            for (Occupant occupant : occupancy.at(near)) {
                if (suppliers.contains(occupant.piece().id())
                        && paths.length(placed.side(), near, hex, radius).isPresent()) {
                    return;
                }
            }
        }
        String why = suppliers.stream()
                .flatMap(train -> placements.of(train).stream())
                .flatMap(train -> train.hex().stream())
                .min(Comparator.comparingInt(hex::distance))
                .map(train -> "its nearest train "
                        + gaps.of(placed.side(), train, radius, List.of(hex)).why())
                .orElse("no train for it is on the map");
        out.report().with("u", placed.name()).with("n", radius).with("why", why);
    }

    @Rule("FB-UNIT-10")
    void uselessTrain(UnitEntry entry, Roster roster, Trains trains, Reporter out) {
        Unit train = entry.unit();
        if (train.arm().equals(Formations.TRAIN)
                && roster.units().stream()
                        .noneMatch(battery -> isBattery(battery) && trains.supplies(train, battery))) {
            out.report().with("t", train.name());
        }
    }

    private static boolean isBattery(Unit unit) {
        return unit.arm().equals(Formations.ARTILLERY);
    }

    private static Pack withTrain(Pack pack, Army army, Supply supply, RuleSystem system) {
        Attributes ratings = Attributes.NONE;
        for (AttributeType type : system.attributesOf("unit")) {
            Object fallback = type.fallback();
            if (type.required() && fallback != null && type.appliesTo(Formations.TRAIN)) {
                ratings = ratings.with(type.id(), fallback);
            }
        }
        ratings = ratings.with("calibre", supply.calibre());
        List<Unit> units = new ArrayList<>(pack.orderOfBattle().units());
        String id = supply.nationality() + "-train-" + supply.calibre();
        for (int i = 2; new Roster(pack.orderOfBattle()).piece(id).isPresent(); i++) {
            id = supply.nationality() + "-train-" + supply.calibre() + "-" + i;
        }
        units.add(new Unit(
                id,
                "Train (" + supply.nationality() + ", calibre " + supply.calibre() + ")",
                Formations.TRAIN,
                supply.nationality(),
                Belonging.NOWHERE.with(Belonging.ASSET, army.id()),
                Strength.UNKNOWN,
                ratings,
                "",
                ""));
        return pack.withOrderOfBattle(pack.orderOfBattle().withUnits(units));
    }
}
