package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.HexResize;
import coupdoeil.model.battlefield.Margins;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Battlefields that grow and shrink with all that is on them, on both orientations and parities, on samples and tables. */
class ResizeTest {

    private static final RuleSystem FB = Packs.fb();

    static Stream<HexGrid> grids() {
        return Stream.of(Orientation.values())
                .flatMap(orientation -> Stream.of(Shifted.values())
                        .map(shifted -> new HexGrid(9, 7, orientation, shifted, LabelScheme.STANDARD)));
    }

    @ParameterizedTest
    @MethodSource("grids")
    void neighboursStayNeighboursWhateverIsAdded(HexGrid grid) {
        for (int left = -2; left <= 3; left++) {
            for (int top = -2; top <= 3; top++) {
                HexResize resize = HexResize.of(grid, new Margins(left, top, 1, 1), false);
                grid.hexes().forEach(hex -> {
                    for (HexDirection direction : HexDirection.values()) {
                        assertThat(resize.moved(hex.plus(direction)))
                                .isEqualTo(resize.moved(hex).plus(direction));
                    }
                });
                boolean odd = ((grid.orientation() == Orientation.POINTY ? top : left) & 1) == 1;
                assertThat(resize.turnsShift()).isEqualTo(odd);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void growingAndShrinkingBackIsNothing(HexGrid grid) {
        Random random = new Random(3);
        for (int i = 0; i < 20; i++) {
            Pack pack = full(grid, random);
            boolean keepLabels = random.nextBoolean();
            Margins margins = new Margins(random.nextInt(5), random.nextInt(5), random.nextInt(5), random.nextInt(5));
            Pack grown = Resize.of(FB, margins, keepLabels, true).apply(pack);
            assertThat(map(grown).grid().columns()).isEqualTo((int) (9 + margins.left() + margins.right()));
            assertSameRelations(pack, grown, margins, keepLabels);
            assertThat(Resize.of(FB, margins.reversed(), keepLabels, true).apply(grown))
                    .isEqualTo(pack);
        }
    }

    @ParameterizedTest
    @MethodSource("grids")
    void whatIsCutOffLeavesAllElseWhereItWas(HexGrid grid) {
        Random random = new Random(4);
        for (int i = 0; i < 20; i++) {
            Pack pack = full(grid, random);
            Margins margins = new Margins(
                    random.nextInt(6) - 3, random.nextInt(6) - 3, random.nextInt(6) - 3, random.nextInt(6) - 3);
            Pack cut = Resize.of(FB, margins, true, true).apply(pack);
            assertSameRelations(pack, cut, margins, true);
            Pack back = Resize.of(FB, margins.reversed(), true, true).apply(cut);
            assertThat(back.scenarios()).as("who stands where").isEqualTo(pack.scenarios());
            assertThat(map(back).places()).isEqualTo(map(pack).places());
            assertThat(map(back).grid()).isEqualTo(grid);
        }
    }

    /** Whoever was on some ground is on that ground; every hexside that is left has what it had. */
    private static void assertSameRelations(Pack before, Pack after, Margins margins, boolean keepLabels) {
        HexBattlefield old = map(before);
        HexBattlefield now = map(after);
        HexResize resize = HexResize.of(old.grid(), margins, keepLabels);
        old.grid().hexes().filter(hex -> now.grid().contains(resize.moved(hex))).forEach(hex -> {
            Hex moved = resize.moved(hex);
            assertThat(now.terrain(moved)).isEqualTo(old.terrain(hex));
            assertThat(now.level(moved)).isEqualTo(old.level(hex));
            assertThat(now.features(moved)).isEqualTo(old.features(hex));
            for (HexDirection direction : HexDirection.values()) {
                assertThat(now.sides().writtenAt(moved, direction))
                        .isEqualTo(old.sides().writtenAt(hex, direction));
            }
            if (keepLabels) {
                assertThat(now.grid().label(moved)).isEqualTo(old.grid().label(hex));
            }
        });
        Scenario was = before.scenarios().get(0);
        Scenario is = after.scenarios().get(0);
        for (int i = 0; i < was.setup().size(); i++) {
            assertThat(is.setup().get(i).position().inHex())
                    .isEqualTo(was.setup().get(i).position().inHex().map(resize::moved));
            assertThat(is.setup().get(i).parts().stream().map(Placement.Part::hex))
                    .containsExactlyElementsOf(was.setup().get(i).parts().stream()
                            .map(part -> resize.moved(part.hex()))
                            .toList());
        }
        assertThat(is.tokens().get(0).position().inHex())
                .isEqualTo(was.tokens().get(0).position().inHex().map(resize::moved));
        assertThat(is.reinforcements().get(0).tokens().get(0).position().inHex())
                .isEqualTo(was.reinforcements()
                        .get(0)
                        .tokens()
                        .get(0)
                        .position()
                        .inHex()
                        .map(resize::moved));
        for (int i = 0; i < old.places().size(); i++) {
            assertThat(now.places().get(i).area().hexList())
                    .containsExactlyElementsOf(old.places().get(i).area().hexList().stream()
                            .map(resize::moved)
                            .toList());
        }
        Suppression suppression = after.suppressions().get(0);
        Hex accepted = old.grid()
                .parse(before.suppressions().get(0).subject().substring(4))
                .orElseThrow();
        assertThat(suppression.subject()).isEqualTo("hex:" + now.grid().label(resize.moved(accepted)));
    }

    private static HexBattlefield map(Pack pack) {
        return pack.battlefield().hexMap().orElseThrow();
    }

    /** A pack with something in every place that holds a hex. */
    private static Pack full(HexGrid grid, Random random) {
        HexBattlefield map = HexBattlefield.plain(grid, "clear");
        for (int i = 0; i < 20; i++) {
            Hex hex = grid.hexAt(random.nextInt(grid.size()));
            map = map.withTerrain(hex, random.nextBoolean() ? "woods" : "marsh")
                    .withLevel(hex, random.nextInt(4))
                    .withFeatures(hex, List.of("orchard"));
            map = map.withSides(map.sides().writing(hex, HexDirection.of(random.nextInt(6)), List.of("stream")));
        }
        map = map.withSides(map.sides().writing(grid.hexAt(-1, 2), HexDirection.D0, List.of("road")))
                .withPanels(List.of(new Panel("a", "A", 2, 1, 4, 4, null)))
                .withPlaces(List.of(new Place(
                        "goal",
                        "objective",
                        "Goal",
                        new Area.Hexes(List.of(any(grid, random), any(grid, random))),
                        Attributes.NONE)));
        Token token = new Token("t", "objective", null, new Position.OnHex(any(grid, random)), Attributes.NONE);
        Placement placed = new Placement(
                "u",
                new Position.OnHex(any(grid, random)),
                null,
                null,
                null,
                List.of(new Placement.Part(any(grid, random), null, 2, null)),
                List.of(),
                Attributes.NONE);
        Placement with =
                new Placement("v", new Position.Attached("u"), null, null, null, List.of(), List.of(), Attributes.NONE);
        Scenario scenario = Scenario.empty("s", "S")
                .withSetup(List.of(placed, with))
                .withTokens(List.of(token))
                .withReinforcements(List.of(new ArrivalGroup(
                        "g", "G", "", "", "goal", "column", "", List.of(), List.of(token), Attributes.NONE)));
        return Packs.blank()
                .withBattlefield(map)
                .withScenarios(List.of(scenario))
                .withSuppressions(List.of(
                        new Suppression("FB-MAP-01", "hex:" + grid.label(any(grid, random)), "", "So be it", "", "")));
    }

    private static Hex any(HexGrid grid, Random random) {
        return grid.hexAt(random.nextInt(grid.size()));
    }

    private static Pack sample(String name) {
        return PackReader.read(Packs.albueraFolder().resolveSibling(name))
                .pack()
                .orElseThrow();
    }

    @ParameterizedTest
    @ValueSource(strings = {"albuera-1811", "auerstedt-1806", "guilford-courthouse-1781"})
    void samplesComeBackAsTheyWere(String name) {
        Pack pack = sample(name);
        RuleSystem system = pack.rules().orElseThrow();
        for (Margins margins : List.of(new Margins(1, 0, 0, 0), new Margins(0, 3, 2, 0), new Margins(2, 1, 1, 4))) {
            Pack grown = Resize.of(system, margins, true, true).apply(pack);
            assertThat(grown.battlefield()).isNotEqualTo(pack.battlefield());
            assertThat(Resize.of(system, margins.reversed(), true, true).apply(grown))
                    .isEqualTo(pack);
        }
    }

    @Test
    void onATableEverythingMovesByTheSameInches() {
        Pack pack = sample("guilford-courthouse-1781");
        Pack grown = Resize.of(pack.rules().orElseThrow(), new Margins(6, 12, 0, 3), false, false)
                .apply(pack);
        TableBattlefield was = pack.battlefield().table().orElseThrow();
        TableBattlefield is = grown.battlefield().table().orElseThrow();

        assertThat(is.widthInches()).isEqualTo(was.widthInches() + 6);
        assertThat(is.depthInches()).isEqualTo(was.depthInches() + 15);
        for (int i = 0; i < was.features().size(); i++) {
            var before = was.features().get(i).shape().getCoordinate();
            var after = is.features().get(i).shape().getCoordinate();
            assertThat(after.x - before.x).isCloseTo(6, within(1e-9));
            assertThat(after.y - before.y).isCloseTo(3, within(1e-9));
        }
        List<Position> standing = new ArrayList<>();
        pack.scenarios()
                .forEach(scenario -> scenario.setup().forEach(placement -> {
                    if (placement.position() instanceof Position.OnTable on) {
                        standing.add(new Position.OnTable(on.x() + 6, on.y() + 3));
                    }
                }));
        assertThat(grown.scenarios().stream()
                        .flatMap(scenario -> scenario.setup().stream())
                        .map(Placement::position)
                        .filter(Position.OnTable.class::isInstance))
                .isNotEmpty()
                .containsExactlyElementsOf(standing);
    }

    @Test
    void aBoardOfFixedSizeRefuses() {
        Pack pack = sample("coa-1810");
        assertThat(Resize.refusal(pack, pack.rules().orElseThrow())).isPresent();
        assertThat(Resize.refusal(Packs.blank(), FB)).isEmpty();
        assertThatThrownBy(() -> HexResize.of(HexGrid.pointy(8, 6), new Margins(-8, 0, 0, 0), false))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsLeftBesideTheMapIsCounted() {
        Pack pack = full(HexGrid.pointy(9, 7), new Random(1));
        assertThat(Resize.leftBeside(pack)).isZero();
        assertThat(Resize.leftBeside(
                        Resize.of(FB, new Margins(-8, -6, 0, 0), true, true).apply(pack)))
                .isPositive();
    }
}
