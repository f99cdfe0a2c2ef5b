package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.ExcerptSheet;
import coupdoeil.model.region.Turn;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Regions of the samples cut, put back, moved, turned and brought to other battles, with all that stands in them. */
class RegionEditsTest {

    private static final int TRIES = 12;

    private static Pack sample(String name) {
        return PackReader.read(Packs.albueraFolder().resolveSibling(name))
                .pack()
                .orElseThrow();
    }

    private static HexBattlefield map(Pack pack) {
        return pack.battlefield().hexMap().orElseThrow();
    }

    private static String scenario(Pack pack) {
        return pack.scenarios().get(0).id();
    }

    private static String fresh(Pack pack) {
        return pack.rules().orElseThrow().chart().records().stream()
                .filter(record -> record.kind().equals(TerrainRecord.HEX))
                .map(TerrainRecord::id)
                .findFirst()
                .orElseThrow();
    }

    /** Hexes around some that are occupied, or any. */
    private static Set<Hex> region(Pack pack, Random random, int room) {
        HexBattlefield map = map(pack);
        List<Hex> occupied = pack.scenarios().get(0).setup().stream()
                .flatMap(placement -> placement.hex().stream())
                .filter(map::contains)
                .toList();
        Set<Hex> region = new LinkedHashSet<>();
        while (region.isEmpty()) {
            for (int i = 0; i < 3; i++) {
                Hex middle = random.nextBoolean()
                        ? occupied.get(random.nextInt(occupied.size()))
                        : map.grid().hexAt(random.nextInt(map.grid().size()));
                middle.within(random.nextInt(4)).stream()
                        .filter(hex -> hex.within(room).stream().allMatch(map::contains))
                        .forEach(region::add);
            }
        }
        return region;
    }

    @ParameterizedTest
    @ValueSource(strings = {"albuera-1811", "auerstedt-1806", "coa-1810"})
    void whatIsCutAndPutBackIsAsItWasToTheByte(String name) {
        Pack pack = sample(name);
        Random random = new Random(8);
        for (int i = 0; i < TRIES; i++) {
            Set<Hex> region = region(pack, random, 0);
            Hex middle = RegionEdits.middle(region);
            Excerpt excerpt = RegionEdits.excerpt(pack, scenario(pack), region, middle);
            Pack cut = RegionEdits.cut("", scenario(pack), region, fresh(pack)).apply(pack);
            assertThat(cut.scenarios().get(0).setup())
                    .as("nobody is left in the region")
                    .noneMatch(placement ->
                            placement.hex().filter(region::contains).isPresent());
            Pack back =
                    RegionEdits.paste("", scenario(pack), excerpt.at(middle)).apply(cut);
            assertThat(back.battlefield().places()).isEqualTo(pack.battlefield().places());
            assertThat(back.scenarios().get(0).setup())
                    .containsExactlyElementsOf(pack.scenarios().get(0).setup());
            assertThat(back).isEqualTo(pack);
            if (i == 0) {
                assertThat(PackWriter.files(back)).containsExactlyEntriesOf(PackWriter.files(pack));
            }
        }
    }

    @Test
    void aPlaceKeepsANameThatTheScenarioHasForSomethingElse() {
        Pack pack = sample("albuera-1811");
        Place first = map(pack).places().get(0);
        List<Place> places = map(pack).places().stream()
                .map(place -> place == first ? place.withId(scenario(pack)) : place)
                .toList();
        Pack named = pack.withBattlefield(map(pack).withPlaces(places));
        Set<Hex> region = Set.copyOf(first.area().hexList());
        Hex middle = RegionEdits.middle(region);
        Excerpt excerpt = RegionEdits.excerpt(named, scenario(pack), region, middle);
        assertThat(excerpt.places()).isNotEmpty();
        Pack cut = RegionEdits.cut("", scenario(pack), region, fresh(pack)).apply(named);
        assertThat(RegionEdits.paste("", scenario(pack), excerpt.at(middle)).apply(cut))
                .isEqualTo(named);
    }

    @ParameterizedTest
    @ValueSource(strings = {"albuera-1811", "auerstedt-1806"})
    void whatIsMovedTurnedAndBroughtBackIsAsItWas(String name) {
        Pack pack = sample(name);
        Random random = new Random(9);
        for (int i = 0; i < TRIES; i++) {
            Set<Hex> region = region(pack, random, 1);
            Hex middle = RegionEdits.middle(region);
            // Onto empty ground: whatever lies there is another matter.
            Pack alone = bare(pack, region);
            Pack turned = alone;
            Set<Hex> now = region;
            Turn turn = new Turn(random.nextInt(6), random.nextBoolean());
            Excerpt excerpt = RegionEdits.excerpt(alone, scenario(pack), region, middle);
            Excerpt there = excerpt.turned(turn).at(middle);
            if (!there.hexes().stream().allMatch(map(pack)::contains)) {
                continue;
            }
            turned = RegionEdits.move("", now, fresh(pack), Map.of(scenario(pack), there))
                    .apply(turned);
            assertThat(standing(turned)).as("who was in the region").isEqualTo(standing(alone));
            Turn back = turn.mirrored() ? turn : Turn.of(-turn.sixths());
            Excerpt again = RegionEdits.excerpt(turned, scenario(pack), there.hexes(), middle)
                    .turned(back);
            Pack restored = RegionEdits.move("", there.hexes(), fresh(pack), Map.of(scenario(pack), again.at(middle)))
                    .apply(turned);
            assertThat(restored).isEqualTo(alone);
        }
    }

    private static Set<String> standing(Pack pack) {
        return pack.scenarios().get(0).setup().stream().map(Placement::piece).collect(Collectors.toSet());
    }

    /** The pack with nothing on its map but what a region holds. */
    private static Pack bare(Pack pack, Set<Hex> region) {
        Set<Hex> others = map(pack).grid().hexes().filter(map(pack)::contains).collect(Collectors.toSet());
        others.removeAll(region);
        Excerpt kept = RegionEdits.excerpt(pack, scenario(pack), region, Hex.ORIGIN);
        Pack bare = RegionEdits.cut("", scenario(pack), others, fresh(pack)).apply(pack);
        Set<Hex> all = new LinkedHashSet<>(others);
        all.addAll(region);
        return RegionEdits.paste("", scenario(pack), kept)
                .apply(RegionEdits.cut("", scenario(pack), all, fresh(pack)).apply(bare));
    }

    @Test
    void aCopyHasPlacesOfItsOwnButNoSecondUnits() {
        Pack pack = sample("albuera-1811");
        HexBattlefield map = map(pack);
        Placement unit = pack.scenarios().get(0).setup().stream()
                .filter(placement -> placement.position() instanceof Position.OnHex)
                .findFirst()
                .orElseThrow();
        Hex hex = unit.hex().orElseThrow();
        Pack named = pack.withBattlefield(map.withPlaces(
                List.of(new Place("knoll", "name", "Knoll", new Area.Hexes(List.of(hex)), Attributes.NONE))));
        Hex target = map.grid()
                .hexes()
                .filter(map::contains)
                .filter(other -> other.distance(hex) > 5)
                .findFirst()
                .orElseThrow();
        Excerpt copy =
                RegionEdits.excerpt(named, scenario(pack), List.of(hex), hex).at(target);
        RegionPaste paste = new RegionPaste(named, scenario(pack), copy);
        assertThat(paste.piecesLeftOut()).isEqualTo(copy.setup().size()).isPositive();
        assertThat(paste.hexesBeside()).isZero();
        Pack pasted = paste.pack();
        assertThat(pasted.scenarios()).isEqualTo(named.scenarios());
        assertThat(pasted.battlefield().places().stream().map(Place::id)).containsExactly("knoll", "knoll-2");
        assertThat(map(pasted).terrain(target)).isEqualTo(map.terrain(hex));
    }

    @Test
    void whoComesToOthersLiesOnTop() {
        Pack pack = sample("albuera-1811");
        List<Placement> units = pack.scenarios().get(0).setup().stream()
                .filter(placement -> placement.position() instanceof Position.OnHex && placement.stack() != null)
                .toList();
        Hex from = units.get(0).hex().orElseThrow();
        Hex to = units.stream()
                .flatMap(unit -> unit.hex().stream())
                .filter(hex -> hex.distance(from) > 2)
                .findFirst()
                .orElseThrow();
        Excerpt excerpt =
                RegionEdits.excerpt(pack, scenario(pack), List.of(from), from).at(to);
        Scenario now = RegionEdits.move("", Set.of(from), fresh(pack), Map.of(scenario(pack), excerpt))
                .apply(pack)
                .scenarios()
                .get(0);
        Set<String> moved =
                excerpt.setup().stream().map(listed -> listed.value().piece()).collect(Collectors.toSet());
        List<Integer> newcomers = stacks(now, to, moved, true);
        assertThat(newcomers).isNotEmpty();
        assertThat(newcomers)
                .allMatch(place -> stacks(now, to, moved, false).stream().allMatch(other -> place < other));
    }

    private static List<Integer> stacks(Scenario scenario, Hex hex, Set<String> moved, boolean ofThem) {
        return scenario.setup().stream()
                .filter(placement -> placement.hex().filter(hex::equals).isPresent() && placement.stack() != null)
                .filter(placement -> moved.contains(placement.piece()) == ofThem)
                .map(Placement::stack)
                .toList();
    }

    @Test
    void anotherProgramReadsWhatWasCopied() {
        Pack pack = sample("albuera-1811");
        Random random = new Random(10);
        for (int i = 0; i < 5; i++) {
            Set<Hex> region = region(pack, random, 0);
            Excerpt excerpt = RegionEdits.excerpt(pack, scenario(pack), region, RegionEdits.middle(region));
            Excerpt read = RegionText.parse(pack, RegionText.of(pack, excerpt).orElseThrow())
                    .orElseThrow();
            assertThat(read).isEqualTo(ExcerptSheet.of(excerpt).orElseThrow().excerpt());
            assertThat(read.ground()).isEqualTo(excerpt.ground());
            assertThat(read.sides()).containsExactlyInAnyOrderElementsOf(excerpt.sides());
        }
        assertThat(RegionText.parse(pack, "something else")).isEmpty();
        assertThat(RegionText.parse(pack, "{\f}")).isEmpty();
    }

    @Test
    void anotherRuleSystemIsAskedWhatItsWordsAre() {
        Pack pack = sample("auerstedt-1806");
        Pack other = Packs.blank();
        Set<Hex> all = map(pack).grid().hexes().filter(map(pack)::contains).collect(Collectors.toSet());
        Excerpt excerpt = RegionEdits.excerpt(pack, scenario(pack), all, Hex.ORIGIN);
        var chart = other.rules().orElseThrow().chart();
        ForeignGround foreign = ForeignGround.of(excerpt, chart);
        assertThat(foreign.words())
                .isNotEmpty()
                .allSatisfy(word -> assertThat(word.instead()).isNotEmpty());
        assertThat(ForeignGround.of(excerpt, pack.rules().orElseThrow().chart().overriddenBy(pack.chart()))
                        .words())
                .isEmpty();
        Excerpt named = excerpt.renamed(id -> foreign.words().stream()
                .filter(word -> word.id().equals(id))
                .findFirst()
                .map(word -> word.needed() ? "clear" : "")
                .orElse(id));
        assertThat(ForeignGround.of(named, chart).words()).isEmpty();
        RegionPaste paste =
                new RegionPaste(other, "none", named.at(map(other).grid().hexAt(4, 3)));
        assertThat(paste.hexesBeside()).isPositive();
        assertThat(map(paste.pack()).sides().writtenAt(Hex.ORIGIN, HexDirection.D0))
                .isNotNull();
    }
}
