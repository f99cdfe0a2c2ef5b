package coupdoeil.validator.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.BoundFacts;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Entrances;
import coupdoeil.validator.table.fact.FreeGround;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.Hilltops;
import coupdoeil.validator.table.fact.Overlaps;
import coupdoeil.validator.table.fact.Paths;
import coupdoeil.validator.table.fact.WaysIn;
import coupdoeil.validator.table.fact.Zones;
import coupdoeil.validator.table.sight.LineOfSight;
import coupdoeil.validator.table.sight.Sightings;
import coupdoeil.validator.table.sight.TableViewsheds;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * The room that tables share knows no system: it answers for the village of Old Trousers II, too. French guns at 25.5,9 in
 * the south look north at the Austrian battery at 17,25.5, whose redoubt stands before the ridge.
 */
class OldTrousersTableTest {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    private Pack pack = OldTrousers.village();

    private Facts facts() {
        return OldTrousers.facts(pack);
    }

    private void draw(String id, String type, Geometry shape) {
        TableBattlefield table = pack.battlefield().table().orElseThrow();
        List<TableFeature> features = new ArrayList<>(table.features());
        features.add(features.get(0)
                .withId(id)
                .withType(type)
                .withName("")
                .withShape(shape)
                .withAttributes(Attributes.NONE));
        pack = pack.withBattlefield(table.withFeatures(features));
    }

    private void draw(String id, String type, double west, double south, double east, double north) {
        draw(id, type, GEOMETRIES.toGeometry(new Envelope(west, east, south, north)));
    }

    private void erase(String id) {
        TableBattlefield table = pack.battlefield().table().orElseThrow();
        pack = pack.withBattlefield(table.withFeatures(table.features().stream()
                .filter(feature -> !feature.id().equals(id))
                .toList()));
    }

    private void place(String piece, UnaryOperator<Placement> change) {
        pack = PackEdits.placement(pack, "village", piece, change);
    }

    private static GroundFeature feature(Facts facts, String id) {
        return facts.get(Features.class).byId(id).orElseThrow();
    }

    private static Stand stand(Facts facts, String key) {
        return facts.get(Stands.class).of(key).orElseThrow();
    }

    private static List<String> ids(List<GroundFeature> features) {
        return features.stream().map(GroundFeature::id).toList();
    }

    @Test
    void going() {
        Facts facts = facts();
        GroundRules rules = facts.get(GroundRules.class);
        draw("lake", "lake", 50, 2, 55, 6);
        GroundFeature lake = feature(facts(), "lake");

        assertThat(rules.isImpassable(lake)).isTrue();
        assertThat(rules.isImpassable(feature(facts, "copse"))).isFalse();
        assertThat(rules.bars(feature(facts, "copse"), "cavalry")).isTrue();
        assertThat(rules.bars(feature(facts, "copse"), "infantry")).isFalse();
        assertThat(rules.isCrossing(feature(facts, "brook-bridge"))).isTrue();
        assertThat(rules.level(feature(facts, "ridge"))).isEqualTo(1);
        assertThat(rules.level(feature(facts, "copse"))).isZero();
    }

    @Test
    void zones() {
        Zones zones = facts().get(Zones.class);

        assertThat(zones.homeEdges()).extracting(Place::id).containsExactly("north", "south");
        assertThat(zones.homeEdges("french")).extracting(Place::id).containsExactly("south");
        assertThat(zones.of(Zones.ENTRY, "french")).extracting(Place::id).containsExactly("south-road");
        assertThat(Zones.shape(zones.homeEdges("allies").get(0)).flatMap(zones::inward))
                .hasValue(270.0);
    }

    @Test
    void entrances() {
        Facts facts = facts();
        Entrances entrances = facts.get(Entrances.class);
        ArrivalGroup group = facts.get(Arrivals.class).all().get(0);
        Unit unit = entrances.units(group).get(0);
        Place road = entrances.places(group).get(0);

        assertThat(unit.id() + " " + road.id()).isEqualTo("f-13-2 south-road");
        assertThat(entrances.widthInches(unit, group)).isCloseTo(1.125, within(0.001));
        assertThat(entrances.depthInches(unit, group)).isEqualTo(2);
        assertThat(facts.get(WaysIn.class).of(unit, group, road, 1))
                .isNotEmpty()
                .allMatch(way -> facts.get(TableSize.class).holds(way.ground()));
    }

    @Test
    void overlaps() {
        draw("orchard", "light-woods", 40, 19, 45, 21);
        draw("other-wood", "light-woods", 44, 20, 46, 21);
        Facts facts = facts();
        Overlaps overlaps = facts.get(Overlaps.class);

        assertThat(ids(overlaps.atOdds(feature(facts, "orchard")))).containsExactly("block-a", "block-b");
        assertThat(ids(overlaps.atOdds(feature(facts, "other-wood")))).containsExactly("block-b");
        assertThat(overlaps.atOdds(feature(facts, "redoubt")))
                .as("a ridge is no area")
                .isEmpty();
    }

    @Test
    void contours() {
        draw("knoll", "hill", 50, 0, 56, 6);
        Facts facts = facts();
        List<Finding> findings = BoundFacts.findings(
                new Feature("knoll", feature(facts, "knoll")),
                out -> Outlines.nesting(
                        new Feature("knoll", feature(facts, "knoll")),
                        facts.get(Overlaps.class),
                        facts.get(GroundRules.class),
                        out));

        assertThat(findings).hasSize(1);
        assertThat(findings.get(0).data()).containsEntry("why", "has no level");
        pack = ((Fix.Change) findings.get(0).fixes().get(0)).edit().apply(pack);
        draw("marsh", "poor-ground", 40, 10, 44, 14);
        Facts levelled = facts();
        assertThat(levelled.get(Hilltops.class).over(feature(levelled, "marsh")))
                .hasValueSatisfying(pair ->
                        assertThat(pair.one().id() + " " + pair.other().id()).isEqualTo("ridge knoll"));
    }

    @Test
    void waysAreOpenToThoseWhomNothingBars() {
        Coordinate[] across = {new Coordinate(0, 17), new Coordinate(60, 17)};
        draw("wall", "wall", GEOMETRIES.createLineString(across));
        assertThat(leadsOver("a-39-2", 0)).isTrue();
        assertThat(leadsOver("f-guns", 48)).as("over the bridge").isTrue();
        erase("brook-bridge");
        assertThat(leadsOver("a-39-2", 0)).isTrue();
        assertThat(leadsOver("f-guns", 48)).isFalse();
        draw("river", "river", GEOMETRIES.createLineString(across));
        assertThat(leadsOver("a-39-2", 0)).isFalse();
        draw("ford", "ford", GEOMETRIES.createLineString(new Coordinate[] {
            new Coordinate(10, 15), new Coordinate(10, 19)
        }));
        assertThat(leadsOver("a-39-2", 0)).isTrue();
    }

    /** Guns on two stands of an inch and an eighth in all, past a wall that ends so far from the edge of the table. */
    @ParameterizedTest
    @CsvSource({"0.57, true", "0.55, false"})
    void aGapIsOneForWhatIsNoWider(double gap, boolean leads) {
        erase("brook-bridge");
        draw("wall", "wall", GEOMETRIES.createLineString(new Coordinate[] {
            new Coordinate(0, 17), new Coordinate(60 - gap, 17)
        }));

        assertThat(leadsOver("f-guns", 48)).isEqualTo(leads);
    }

    private boolean leadsOver(String key, double y) {
        Facts facts = facts();
        Geometry edge = GEOMETRIES.createLineString(new Coordinate[] {new Coordinate(0, y), new Coordinate(60, y)});
        return facts.get(Paths.class).of(stand(facts, key)).stream().anyMatch(room -> room.touches(edge));
    }

    @Test
    void enemies() {
        Facts facts = facts();
        Enemies enemies = facts.get(Enemies.class);

        assertThat(enemies.keys(stand(facts, "f-guns"))).containsExactly("a-39-2", "a-guns");
        assertThat(enemies.within(stand(facts, "f-guns"), 19))
                .extracting(Stand::key)
                .containsExactly("a-guns");
        assertThat(enemies.within(stand(facts, "f-guns"), 12)).isEmpty();
    }

    @Test
    void groundThatIsFree() {
        Facts facts = facts();
        FreeGround ground = facts.get(FreeGround.class);
        Stand guns = stand(facts, "f-guns");

        assertThat(ground.isFree(guns, guns.placement().withPosition(new Position.OnTable(40, 23))))
                .as("who holds a block has no footprint")
                .isFalse();
        assertThat(ground.isFree(guns, guns.placement().withPosition(new Position.OnTable(17, 22.5))))
                .as("three inches before the enemy")
                .isTrue();
        assertThat(ground.isFree(guns, guns.placement().withPosition(new Position.OnTable(17, 24))))
                .as("less than two")
                .isFalse();
        draw("lake", "lake", 24, 8, 28, 12);
        assertThat(facts().get(FreeGround.class).nearest(guns))
                .hasValueSatisfying(there -> assertThat(there.y()).isLessThan(8.5));
    }

    @Test
    void linesOfSight() {
        assertThat(sees()).as("a redoubt hides nobody").isTrue();
        place(
                "f-13-1",
                placed -> placed.withPosition(new Position.OnTable(21.5, 17)).withFacing(new Facing.Heading(117)));
        assertThat(sees()).as("past skirmishers").isTrue();
        place("f-13-1", placed -> placed.withFormation("line").withAttributes(Attributes.NONE));
        assertThat(sees()).isFalse();
        place("f-13-1", placed -> placed.withPosition(new Position.OnTable(50, 5)));
        assertThat(sees()).isTrue();
        draw("farm", "building", 18, 15, 25, 16);
        assertThat(sees()).isFalse();
    }

    private boolean sees() {
        Facts facts = facts();
        Stand from = stand(facts, "f-guns");
        Stand to = stand(facts, "a-guns");
        boolean sees = facts.get(LineOfSight.class).look(from, to).isClear();
        assertThat(facts.get(Sightings.class).sees(from, to)).isEqualTo(sees);
        return sees;
    }

    /** Into woods one sees an inch. */
    @Test
    void theDepthOfWoods() {
        assertThat(seesPoint(48, 29.9)).isTrue();
        assertThat(seesPoint(48, 32)).isFalse();
    }

    private boolean seesPoint(double x, double y) {
        Facts facts = facts();
        return facts.get(TableViewsheds.class)
                .overGround(new Corner(x * Corner.PER_INCH, y * Corner.PER_INCH))
                .sees(new Corner(48 * Corner.PER_INCH, 10 * Corner.PER_INCH));
    }
}
