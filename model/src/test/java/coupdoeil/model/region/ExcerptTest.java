package coupdoeil.model.region;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Regions cut out, turned, mirrored and put back, on maps of both orientations and parities. */
class ExcerptTest {

    private static final int TRIES = 30;

    static Stream<HexGrid> grids() {
        return RegionsTest.grids();
    }

    static Stream<Turn> turns() {
        return IntStream.range(0, 12).mapToObj(i -> new Turn(i % 6, i >= 6));
    }

    @ParameterizedTest
    @MethodSource("turns")
    void turnsAreAGroupThatKeepsNeighboursAndCorners(Turn turn) {
        turns().forEach(next -> {
            Hex hex = new Hex(3, -5);
            assertThat(turn.then(next).of(hex)).isEqualTo(next.of(turn.of(hex)));
            for (HexDirection direction : HexDirection.values()) {
                assertThat(turn.then(next).of(direction)).isEqualTo(next.of(turn.of(direction)));
                assertThat(turn.of(hex.plus(direction))).isEqualTo(turn.of(hex).plus(turn.of(direction)));
            }
            for (HexCorner corner : HexCorner.values()) {
                assertThat(turn.then(next).of(corner)).isEqualTo(next.of(turn.of(corner)));
                HexCorner image = turn.of(corner);
                assertThat(Set.of(turn.of(corner.left()), turn.of(corner.right())))
                        .isEqualTo(Set.of(image.left(), image.right()));
            }
        });
    }

    @Test
    void mirrorsExchangeWhatIsSeenToBeExchanged() {
        Turn pointy = Turn.leftToRight(Orientation.POINTY);
        assertThat(pointy.of(HexDirection.D0)).as("east").isEqualTo(HexDirection.D3);
        assertThat(pointy.of(HexDirection.D1)).as("south-east").isEqualTo(HexDirection.D2);
        assertThat(Turn.topToBottom(Orientation.POINTY).of(HexDirection.D0)).isEqualTo(HexDirection.D0);
        assertThat(Turn.topToBottom(Orientation.POINTY).of(HexDirection.D1)).isEqualTo(HexDirection.D5);
        Turn flat = Turn.leftToRight(Orientation.FLAT);
        assertThat(flat.of(HexDirection.D1)).as("south").isEqualTo(HexDirection.D1);
        assertThat(flat.of(HexDirection.D0)).as("south-east").isEqualTo(HexDirection.D2);
        assertThat(Turn.topToBottom(Orientation.FLAT).of(HexDirection.D1)).isEqualTo(HexDirection.D4);
        assertThat(Turn.topToBottom(Orientation.FLAT).of(HexDirection.D0)).isEqualTo(HexDirection.D5);
    }

    @ParameterizedTest
    @MethodSource("grids")
    void sixTurnsAndTwoMirrorsAreNothing(HexGrid grid) {
        Random random = new Random(5);
        for (int i = 0; i < TRIES; i++) {
            Excerpt excerpt =
                    Excerpt.of(map(grid, random), scenario(grid, random), region(grid, random), any(grid, random));
            Excerpt turned = excerpt;
            for (int sixth = 0; sixth < 6; sixth++) {
                turned = turned.turned(Turn.of(1));
            }
            assertThat(turned).isEqualTo(excerpt);
            for (Turn mirror : List.of(Turn.leftToRight(grid.orientation()), Turn.topToBottom(grid.orientation()))) {
                assertThat(excerpt.turned(mirror).turned(mirror)).isEqualTo(excerpt);
            }
            assertThat(excerpt.turned(Turn.of(4)).turned(Turn.of(2))).isEqualTo(excerpt);
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void whatIsClearedAndPutBackIsAsItWas(HexGrid grid) {
        Random random = new Random(6);
        for (int i = 0; i < TRIES; i++) {
            HexBattlefield map = map(grid, random);
            Set<Hex> region = region(grid, random);
            Hex middle = any(grid, random);
            Excerpt excerpt = Excerpt.of(map, null, region, middle);
            HexBattlefield cleared = Insertion.clear(map, region, "clear");
            region.forEach(hex -> {
                assertThat(cleared.terrain(hex)).isEqualTo("clear");
                for (HexDirection direction : HexDirection.values()) {
                    assertThat(cleared.sides().writtenAt(hex, direction)).isEmpty();
                    Hex other = hex.plus(direction);
                    assertThat(
                                    grid.contains(other)
                                            ? cleared.sides().writtenAt(other, direction.opposite())
                                            : List.of())
                            .isEmpty();
                }
            });
            assertThat(Insertion.put(cleared, excerpt.at(middle))).isEqualTo(map);
            assertThat(Insertion.put(map, excerpt.at(middle)))
                    .as("what is put onto itself")
                    .isEqualTo(map);
        }
    }

    /** Every hex has what it had, every hexside between two of them too, whatever parity they come to lie on. */
    @ParameterizedTest
    @MethodSource("grids")
    void wherePutEverythingLiesAsItDid(HexGrid grid) {
        Random random = new Random(7);
        for (int i = 0; i < TRIES; i++) {
            HexBattlefield from = map(grid, random);
            Shifted other = random.nextBoolean() ? Shifted.ODD : Shifted.EVEN;
            HexGrid wide = new HexGrid(60, 60, grid.orientation(), other, grid.labels());
            Hex middle = any(grid, random);
            Hex target = wide.hexAt(28 + random.nextInt(4), 28 + random.nextInt(4));
            Turn turn = new Turn(random.nextInt(6), random.nextBoolean());
            Set<Hex> region = region(grid, random);
            HexBattlefield to = Insertion.put(
                    HexBattlefield.plain(wide, "clear"),
                    Excerpt.of(from, null, region, middle).turned(turn).at(target));
            for (Hex hex : region) {
                Hex now = turn.of(hex.plus(-middle.q(), -middle.r())).plus(target.q(), target.r());
                assertThat(to.terrain(now)).isEqualTo(from.terrain(hex));
                assertThat(to.level(now)).isEqualTo(from.level(hex));
                assertThat(to.features(now)).isEqualTo(from.features(hex));
                for (HexDirection direction : HexDirection.values()) {
                    assertThat(to.sides().writtenAt(now, turn.of(direction)))
                            .isEqualTo(from.sides().writtenAt(hex, direction));
                }
            }
        }
    }

    @Test
    void linesOfNeighboursAreNotTornWhereSomethingIsPut() {
        HexGrid grid = HexGrid.pointy(11, 9);
        Hex hex = grid.hexAt(4, 4);
        HexSide rim = new HexSide(hex, HexDirection.D0);
        HexBattlefield map = HexBattlefield.plain(grid, "clear").withSide(rim, List.of("stream"));
        HexBattlefield wall = HexBattlefield.plain(grid, "woods").withSide(rim, List.of("wall"));
        HexBattlefield put =
                Insertion.put(map, Excerpt.of(wall, null, List.of(hex), hex).at(hex));
        assertThat(put.terrain(hex)).isEqualTo("woods");
        assertThat(put.sides().on(rim)).containsExactlyInAnyOrder("stream", "wall");
    }

    @Test
    void whatTurnsAreFacingsAndWhatBelongsToOneHex() {
        HexGrid grid = HexGrid.pointy(11, 9);
        Hex hex = grid.hexAt(4, 4);
        HexBattlefield map = HexBattlefield.plain(grid, "clear");
        map = map.withSides(map.sides().writing(hex, HexDirection.D0, List.of("breastwork")));
        Placement gun = Placement.of("gun", new Position.OnHex(hex))
                .withFacing(new Facing.ToCorner(HexCorner.C1))
                .withParts(List.of(
                        new Placement.Part(hex.plus(HexDirection.D1), new Facing.ToSide(HexDirection.D0), 2, null)));
        Scenario scenario = Scenario.empty("s", "S").withSetup(List.of(gun));
        Excerpt turned = Excerpt.of(map, scenario, List.of(hex), hex).turned(Turn.of(2));
        assertThat(turned.sides()).singleElement().satisfies(written -> {
            assertThat(written.hex()).isEqualTo(Hex.ORIGIN);
            assertThat(written.side()).isEqualTo(HexDirection.D2);
        });
        Placement now = turned.setup().get(0).value();
        assertThat(now.facing()).isEqualTo(new Facing.ToCorner(HexCorner.C3));
        assertThat(now.parts().get(0).hex()).isEqualTo(Hex.ORIGIN.plus(HexDirection.D3));
        assertThat(now.parts().get(0).facing()).isEqualTo(new Facing.ToSide(HexDirection.D2));
        Placement mirrored = Excerpt.of(map, scenario, List.of(hex), hex)
                .turned(Turn.leftToRight(Orientation.POINTY))
                .setup()
                .get(0)
                .value();
        assertThat(mirrored.facing())
                .as("the south-east corner is the south-west one")
                .isEqualTo(new Facing.ToCorner(HexCorner.C3));
    }

    @Test
    void wordsAreExchangedOrGo() {
        HexGrid grid = HexGrid.pointy(11, 9);
        Hex hex = grid.hexAt(4, 4);
        HexBattlefield map = HexBattlefield.plain(grid, "heath")
                .withFeatures(hex, List.of("orchard", "fog"))
                .withSide(new HexSide(hex, HexDirection.D0), List.of("fog"));
        Excerpt named = Excerpt.of(map, null, List.of(hex), hex)
                .renamed(id -> id.equals("heath") ? "clear" : id.equals("fog") ? "" : id);
        assertThat(named.ground().get(Hex.ORIGIN)).isEqualTo(new Excerpt.Ground("clear", 0, List.of("orchard")));
        assertThat(named.sides()).isEmpty();
    }

    private static Hex any(HexGrid grid, Random random) {
        return grid.hexAt(random.nextInt(grid.size()));
    }

    /** One to four discs, cut to the map. */
    private static Set<Hex> region(HexGrid grid, Random random) {
        Set<Hex> region = new LinkedHashSet<>();
        for (int i = random.nextInt(4); i >= 0; i--) {
            any(grid, random).within(random.nextInt(3)).stream()
                    .filter(grid::contains)
                    .forEach(region::add);
        }
        return region;
    }

    private static HexBattlefield map(HexGrid grid, Random random) {
        HexBattlefield map = HexBattlefield.plain(grid, "clear");
        for (int i = 0; i < 60; i++) {
            Hex hex = any(grid, random);
            map = map.withTerrain(hex, random.nextBoolean() ? "woods" : "marsh")
                    .withLevel(hex, random.nextInt(4))
                    .withFeatures(hex, List.of("orchard"));
            map = map.withSides(map.sides()
                    .writing(any(grid, random), HexDirection.of(random.nextInt(6)), List.of("stream", "wall"))
                    .writing(any(grid, random), HexDirection.of(random.nextInt(6)), List.of("road"))
                    .writing(grid.hexAt(-1, random.nextInt(4)), HexDirection.D0, List.of("road")));
        }
        return map.withPlaces(List.of(
                new Place("one", "name", "One", new Area.Hexes(List.of(any(grid, random))), Attributes.NONE),
                new Place("two", "zone", "Two", new Area.Hexes(any(grid, random).within(1)), Attributes.NONE)));
    }

    private static Scenario scenario(HexGrid grid, Random random) {
        Placement placed = Placement.of("u", new Position.OnHex(any(grid, random)))
                .withFacing(new Facing.ToCorner(HexCorner.of(random.nextInt(6))));
        return Scenario.empty("s", "S")
                .withSetup(List.of(placed, Placement.of("v", new Position.Attached("u"))))
                .withTokens(
                        List.of(new Token("t", "fire", null, new Position.OnHex(any(grid, random)), Attributes.NONE)));
    }
}
