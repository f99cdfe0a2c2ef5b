package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.draw.Figures;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.region.TableExcerpt;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Polygon;

/** Parts of tables cut, put back, moved, turned and brought to other battles, with all that stands in them. */
class TableRegionEditsTest {

    private static final int BY_DAY = 6;
    private static final int NIGHTLY = 400;

    static Stream<Pack> tables() {
        Path samples = Packs.albueraFolder().getParent();
        Path napkins = samples.resolveSibling("model/src/test/resources/packs");
        return Stream.of(
                        samples.resolve("guilford-courthouse-1781"),
                        samples.resolve("quatre-bras-1815"),
                        napkins.resolve("napkin-hm"),
                        napkins.resolve("napkin-ot"))
                .map(folder -> PackReader.read(folder).pack().orElseThrow());
    }

    private static Pack named(String system) {
        return tables().filter(pack -> pack.info().system().equals(system))
                .findFirst()
                .orElseThrow();
    }

    private static String scenario(Pack pack) {
        return pack.scenarios().get(0).id();
    }

    private static TableBattlefield table(Pack pack) {
        return pack.battlefield().table().orElseThrow();
    }

    /** A rectangle, or a lasso of some points, somewhere on a table. */
    private static Polygon area(TableBattlefield table, Random random) {
        if (random.nextBoolean()) {
            return Figures.rectangle(point(table, random), point(table, random)).orElseGet(() -> area(table, random));
        }
        List<Coordinate> way = new ArrayList<>();
        for (int i = 0; i < 3 + random.nextInt(5); i++) {
            way.add(point(table, random));
        }
        return Figures.polygon(way).orElseGet(() -> area(table, random));
    }

    private static Coordinate point(TableBattlefield table, Random random) {
        return new Coordinate(
                Math.rint((random.nextDouble() * 1.2 - 0.1) * table.widthInches() * 10) / 10,
                Math.rint((random.nextDouble() * 1.2 - 0.1) * table.depthInches() * 10) / 10);
    }

    private static boolean isIn(Position position, Polygon area) {
        return position instanceof Position.OnTable at && area.covers(Figures.point(new Coordinate(at.x(), at.y())));
    }

    private static TableExcerpt within(Pack pack, Polygon area) {
        Scenario scenario = pack.scenarios().get(0);
        return TableExcerpt.of(
                table(pack),
                scenario,
                new TableExcerpt.Ids(
                        table(pack).features().stream()
                                .filter(feature -> area.covers(feature.shape()))
                                .map(TableFeature::id)
                                .toList(),
                        table(pack).places().stream()
                                .filter(place ->
                                        place.area() instanceof Area.Shape shape && area.covers(shape.geometry()))
                                .map(Place::id)
                                .toList(),
                        scenario.setup().stream()
                                .filter(placement -> isIn(placement.position(), area))
                                .map(Placement::piece)
                                .toList(),
                        scenario.tokens().stream()
                                .filter(token -> isIn(token.position(), area))
                                .map(Token::id)
                                .toList()));
    }

    @ParameterizedTest
    @MethodSource("tables")
    void whatIsCutAndPutBackIsAsItWasToTheByte(Pack pack) {
        cutAndPutBack(pack, BY_DAY);
    }

    @ParameterizedTest
    @MethodSource("tables")
    @Tag("nightly")
    void whatIsCutAndPutBackIsAsItWasToTheByteManyTimes(Pack pack) {
        cutAndPutBack(pack, NIGHTLY);
    }

    private static void cutAndPutBack(Pack pack, int tries) {
        Random random = new Random(17);
        int found = 0;
        for (int i = 0; i < tries; i++) {
            TableExcerpt part = i == 0 ? within(pack, everything(pack)) : within(pack, area(table(pack), random));
            found += part.isEmpty() ? 0 : 1;
            Pack cut = TableRegionEdits.cut("", scenario(pack), part).apply(pack);
            assertThat(TableExcerpt.of(table(cut), cut.scenarios().get(0), part.ids())
                            .isEmpty())
                    .as("nothing of it is left")
                    .isTrue();
            Pack back = TableRegionEdits.paste("", scenario(pack), part).apply(cut);
            assertThat(back).isEqualTo(pack);
            assertThat(PackWriter.files(back)).containsExactlyEntriesOf(PackWriter.files(pack));
        }
        assertThat(found).isPositive();
    }

    private static Polygon everything(Pack pack) {
        return Figures.rectangle(
                        new Coordinate(-1, -1),
                        new Coordinate(
                                table(pack).widthInches() + 1, table(pack).depthInches() + 1))
                .orElseThrow();
    }

    @ParameterizedTest
    @MethodSource("tables")
    void placesAndMarkersGoAlong(Pack pack) {
        Pack marked = pack.withScenario(
                scenario(pack),
                old -> old.withTokens(Stream.concat(
                                old.tokens().stream(),
                                Stream.of(new Token(
                                        "a-fire", "fire", null, new Position.OnTable(12, 12), Attributes.NONE)))
                        .toList()));
        TableExcerpt all = within(marked, everything(marked));
        assertThat(all.places()).isNotEmpty();
        assertThat(all.tokens()).isNotEmpty();
        Pack moved =
                TableRegionEdits.move("", scenario(pack), all, all.moved(1, 2)).apply(marked);
        TableExcerpt there = TableExcerpt.of(table(moved), moved.scenarios().get(0), all.ids());
        assertThat(there).isEqualTo(all.moved(1, 2)).isNotEqualTo(all);
        assertThat(TableRegionEdits.move("", scenario(pack), there, there.moved(-1, -2))
                        .apply(moved))
                .isEqualTo(marked);
        Pack turned = TableRegionEdits.move(
                        "", scenario(pack), all, all.turned(90).mirrored())
                .apply(marked);
        TableExcerpt round = TableExcerpt.of(table(turned), turned.scenarios().get(0), all.ids());
        assertThat(round.mirrored().turned(-90)).isEqualTo(all);
    }

    @Test
    void aCopyHasIdsOfItsOwnAndLeavesTheFirstAsItIs() {
        Pack pack = named("hm");
        TableExcerpt all = within(pack, everything(pack));
        Pack twice = TableRegionEdits.paste("", scenario(pack), all.moved(2, 0)).apply(pack);
        assertThat(table(twice).features()).hasSize(2 * table(pack).features().size());
        assertThat(table(twice).places()).hasSize(2 * table(pack).places().size());
        assertThat(Stream.concat(
                                table(twice).features().stream().map(TableFeature::id),
                                table(twice).places().stream().map(Place::id))
                        .toList())
                .doesNotHaveDuplicates();
        assertThat(table(twice).features()).startsWith(table(pack).features().toArray(TableFeature[]::new));
        assertThat(twice.scenarios().get(0).setup())
                .as("nobody stands in two places")
                .isEqualTo(pack.scenarios().get(0).setup());
    }

    @Test
    void groundOfAnotherBattleIsAskedForWhereItIsNotKnownAndItsPiecesStayBehind() {
        Pack from = named("hm");
        Pack to = named("ot");
        RuleSystem rules = to.rules().orElseThrow();
        TableExcerpt part = within(from, everything(from));
        ForeignGround foreign = ForeignGround.of(part, rules.chart());
        assertThat(foreign.words())
                .isNotEmpty()
                .allSatisfy(word -> assertThat(word.instead())
                        .extracting(TerrainRecord::kind)
                        .containsAnyOf(TerrainRecord.AREA, TerrainRecord.LINE, TerrainRecord.POINT));
        TableExcerpt known = part.renamed(id -> foreign.words().stream()
                .filter(word -> word.id().equals(id))
                .findFirst()
                .map(word -> word.instead().get(0).id())
                .orElse(id));
        assertThat(ForeignGround.of(known, rules.chart()).words()).isEmpty();
        Pack pasted = TableRegionEdits.paste("", scenario(to), known).apply(to);
        assertThat(table(pasted).features())
                .hasSize(table(to).features().size() + part.features().size());
        assertThat(pasted.scenarios().get(0).setup())
                .isEqualTo(to.scenarios().get(0).setup());
        assertThat(TableRegionEdits.piecesLeftOut(to, scenario(to), known))
                .isEqualTo(part.setup().size());
        assertThat(table(pasted).features().stream().map(TableFeature::type).collect(Collectors.toSet()))
                .allSatisfy(type -> assertThat(rules.chart().record(type)).isPresent());
    }

    @Test
    void onAMapOfHexesNothingHappens() {
        Pack hexes = Packs.albuera();
        TableExcerpt part = within(named("hm"), everything(named("hm")));
        assertThat(TableRegionEdits.paste("", scenario(hexes), part).apply(hexes))
                .isSameAs(hexes);
        assertThat(TableRegionEdits.cut("", scenario(hexes), part).apply(hexes)).isSameAs(hexes);
    }
}
