package coupdoeil.validator.hm;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.LineTo;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.table.Crowds;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.WholeTable;
import coupdoeil.validator.hm.fact.Targets;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.hm.fact.Weapons;
import coupdoeil.validator.hm.sight.Fire;
import coupdoeil.validator.hm.sight.FireLines;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Enemies.Enemy;
import coupdoeil.validator.table.fact.Zones;
import coupdoeil.validator.table.sight.Sightings;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** What units see and can fire at from where they begin (HM Shooting Phase; Shooting Ranges). */
final class SightChecks {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    @Rule("HM-LOS-01")
    void seesNothing(
            Stand stand,
            Stands stands,
            Crowds crowds,
            Enemies enemies,
            Sightings sightings,
            Places places,
            Weapons weapons,
            Reporter out) {
        if (weapons.longest(stand) == 0
                || crowds.holds(stand, stands)
                || crowds.pieces() > 0 && enemies.all(stand).stream().anyMatch(enemy -> crowds.holds(enemy, stands))
                || sightings.seesAnEnemy(stand)) {
            return;
        }
        List<Place> objectives = places.ofKind(Zones.OBJECTIVE);
        boolean sees = objectives.stream()
                .flatMap(place -> Zones.shape(place).stream())
                .anyMatch(shape -> sightings.sees(stand, Zones.middle(shape)));
        if (!sees && !(objectives.isEmpty() && enemies.keys(stand).isEmpty())) {
            out.report("u");
        }
    }

    @Rule("HM-LOS-05")
    void firstFire(Stand stand, Targets targets, Enemies enemies, FireLines fire, Reporter out) {
        for (String key : targets.of(stand)) {
            Enemy target = new Enemy(stand, key);
            Optional<Fire> shot = fire.at(target).filter(at -> at.band() != Fire.Band.OUT_OF_RANGE);
            if (shot.isPresent()) {
                enemies.of(target).ifPresent(enemy -> report(stand, enemy, shot.get(), out));
            }
        }
    }

    private static void report(Stand stand, Stand enemy, Fire shot, Reporter out) {
        Reporter.Draft draft = out.report("u")
                .about("enemy", enemy.ref())
                .with("bases", shot.sight().bases())
                .with("range", shot.rangeInches())
                .with("how", String.join(", ", shot.words()));
        shot.sight().lineOfFire().ifPresent(line -> draft.at(line(line)));
    }

    @Rule("HM-LOS-06")
    void masked(Stand stand, Targets targets, Stands stands, FireLines fire, Reporter out) {
        if (!(stand.piece() instanceof Unit unit) || !unit.arm().equals(Troops.ARTILLERY)) {
            return;
        }
        Set<String> masks = new HashSet<>();
        targets.of(stand).forEach(enemy -> masks.addAll(fire.masks(new Enemy(stand, enemy))));
        if (masks.isEmpty()) {
            return;
        }
        stands.keys().stream()
                .filter(masks::contains)
                .flatMap(key -> stands.of(key).stream())
                .filter(friend -> friend.side().equals(stand.side()))
                .forEach(friend -> out.report("u").about("friend", friend.ref()));
    }

    @Rule("HM-LOS-07")
    void depthOfWoods(WholeTable table, Features features, ScenarioFacts scenario, Reporter out) {
        boolean woods = features.all().stream()
                .anyMatch(feature -> feature.feature().type().equals("forest"));
        if (woods && !scenario.attributes().has("woodsVisibilityInches")) {
            out.report();
        }
    }

    @Rule("HM-LOS-08")
    void enfiladed(Stand stand, Targets targets, FireLines fire, Reporter out) {
        for (Stand enemy : targets.enfilading(stand)) {
            fire.at(enemy, stand)
                    .filter(shot -> shot.enfiladed() && shot.band() != Fire.Band.OUT_OF_RANGE)
                    .ifPresent(shot -> out.report("u").about("enemy", enemy.ref()));
        }
    }

    private static FindingPlace line(LineTo line) {
        return new FindingPlace.AtShape(GEOMETRIES.createLineString(new Coordinate[] {
            new Coordinate(line.start().xInches(), line.start().yInches()),
            new Coordinate(line.end().xInches(), line.end().yInches())
        }));
    }
}
