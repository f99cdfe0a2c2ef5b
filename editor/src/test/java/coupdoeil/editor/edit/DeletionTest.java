package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.paint.Battles;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DeletionTest {

    private final Pack pack = Packs.albuera();

    private Deletion deletion(String id) {
        return Deletion.of(pack, pack.rules().orElseThrow(), id, id);
    }

    /** Whether anything but a name of the same letters leads to it. */
    private static boolean speaksOf(Pack pack, String id) {
        return PackWriter.files(pack).entrySet().stream()
                .filter(file -> !file.getKey().equals("suppressions.json"))
                .map(file -> new String(file.getValue(), StandardCharsets.UTF_8))
                .map(text -> text.replaceAll("\"(id|nationality)\": \"[^\"]*\"", ""))
                .anyMatch(text -> text.contains("\"" + id + "\""));
    }

    @Test
    void aSideGoesWithAllThatServesIt() {
        String side = pack.orderOfBattle().sides().get(0).id();
        Deletion deletion = deletion(side);
        assertThat(deletion.below()).hasSizeGreaterThan(20);
        assertThat(deletion.uses()).isNotEmpty();

        Pack after = deletion.all().apply(pack);

        OrderOfBattle left = after.orderOfBattle();
        assertThat(left.sides()).hasSize(pack.orderOfBattle().sides().size() - 1);
        assertThat(left.units())
                .isNotEmpty()
                .hasSizeLessThan(pack.orderOfBattle().units().size());
        assertThat(speaksOf(after, side)).isFalse();
        for (Unit unit : pack.orderOfBattle().units()) {
            if (left.units().stream().noneMatch(kept -> kept.id().equals(unit.id()))) {
                assertThat(speaksOf(after, unit.id())).as(unit.id()).isFalse();
            }
        }
    }

    @Test
    void aFormationAloneLeavesItsUnitsToItsSuperior() {
        OrderOfBattle oob = pack.orderOfBattle();
        Formation formation = oob.formations().stream()
                .filter(known -> known.under().to(Belonging.COMMAND).isPresent())
                .filter(known -> oob.units().stream()
                        .anyMatch(unit -> unit.under()
                                .to(Belonging.COMMAND)
                                .filter(known.id()::equals)
                                .isPresent()))
                .findFirst()
                .orElseThrow();
        Unit unit = oob.units().stream()
                .filter(known -> known.under()
                        .to(Belonging.COMMAND)
                        .filter(formation.id()::equals)
                        .isPresent())
                .findFirst()
                .orElseThrow();

        Pack after = deletion(formation.id()).alone().apply(pack);

        assertThat(after.orderOfBattle().units()).hasSameSizeAs(oob.units());
        Unit kept = after.orderOfBattle().units().stream()
                .filter(known -> known.id().equals(unit.id()))
                .findFirst()
                .orElseThrow();
        assertThat(kept.under().to(Belonging.COMMAND))
                .isEqualTo(formation.under().to(Belonging.COMMAND));
        assertThat(speaksOf(after, formation.id())).isFalse();
    }

    @Test
    void whoeverWasWithAPieceStaysWhereItStood() {
        Scenario scenario = pack.scenarios().get(0);
        for (Leader leader : pack.orderOfBattle().leaders()) {
            Pack after = deletion(leader.id()).all().apply(pack);
            assertThat(speaksOf(after, leader.id())).as(leader.id()).isFalse();
            assertThat(after.scenario(scenario.id()).orElseThrow().setup().size())
                    .isBetween(scenario.setup().size() - 1, scenario.setup().size());
        }
    }

    @Test
    void whatNobodySpeaksOfIsNothingToAskAbout() {
        Pack blank = Packs.blank();
        Army army = blank.orderOfBattle().armies().get(0);

        Deletion deletion = Deletion.of(blank, blank.rules().orElseThrow(), army.id(), army.name());

        assertThat(deletion.isPlain()).isTrue();
        assertThat(deletion.alone().apply(blank).orderOfBattle().armies()).doesNotContain(army);
    }

    private Place entry() {
        String id = pack.scenarios().stream()
                .flatMap(scenario -> scenario.reinforcements().stream())
                .map(ArrivalGroup::entry)
                .filter(known -> !known.isEmpty())
                .findFirst()
                .orElseThrow();
        return pack.battlefield().places().stream()
                .filter(place -> place.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPlaceGoesWithWhatIsSaidOfItOrLeavesThat() {
        Place entry = entry();
        Deletion deletion = Deletion.of(pack, pack.rules().orElseThrow(), entry);
        assertThat(deletion.isChoice()).isTrue();
        assertThat(deletion.uses()).isNotEmpty().allMatch(use -> !use.contains(entry.id()));

        Pack with = deletion.all().apply(pack);
        Pack alone = deletion.alone().apply(pack);

        assertThat(speaksOf(with, entry.id())).isFalse();
        assertThat(speaksOf(alone, entry.id())).isTrue();
        assertThat(alone.scenarios()).isEqualTo(pack.scenarios());
        assertThat(with.scenarios().get(0).reinforcements())
                .hasSameSizeAs(pack.scenarios().get(0).reinforcements());
    }

    @Test
    void aPlaceOfTheIdOfAUnitIsNotThatUnit() {
        Place entry = entry();
        Unit first = pack.orderOfBattle().units().get(0);
        Pack mixed = pack.withBattlefield(pack.battlefield()
                .withPlaces(pack.battlefield().places().stream()
                        .map(place -> place.equals(entry) ? place.withId(first.id()) : place)
                        .toList()));
        Deletion place = Deletion.of(mixed, pack.rules().orElseThrow(), entry.withId(first.id()));
        assertThat(place.isPlain()).isTrue();
        assertThat(place.all().apply(mixed).scenarios()).isEqualTo(pack.scenarios());

        Pack renamed = mixed.withScenarios(mixed.scenarios().stream()
                .map(scenario -> scenario.withReinforcements(scenario.reinforcements().stream()
                        .map(group -> group.withEntry(first.id()))
                        .toList()))
                .toList());
        Pack without = Deletion.of(renamed, pack.rules().orElseThrow(), first.id(), first.name())
                .all()
                .apply(renamed);
        assertThat(without.scenarios().get(0).reinforcements())
                .allMatch(group -> group.entry().equals(first.id()));
    }

    @Test
    void aFeatureOfATableGoesWithWhatIsSaidOfItOrLeavesThat() {
        Pack village = Battles.napkin("napkin-ot");
        Deletion deletion = Deletion.ofFeatures(village, village.rules().orElseThrow(), Set.of("block-a"), "the block");
        assertThat(deletion.isChoice()).isTrue();
        assertThat(deletion.uses()).isNotEmpty().noneMatch(use -> use.contains("block-a"));

        Pack with = deletion.all().apply(village);
        Pack alone = deletion.alone().apply(village);

        assertThat(speaksOf(with, "block-a")).isFalse();
        assertThat(speaksOf(alone, "block-a")).isTrue();
        assertThat(alone.scenarios()).isEqualTo(village.scenarios());
        assertThat(with.scenarios().get(0).setup())
                .as("nobody is lost with a house")
                .hasSameSizeAs(village.scenarios().get(0).setup());
        assertThat(with.battlefield().table().orElseThrow().features())
                .hasSize(village.battlefield().table().orElseThrow().features().size() - 1);
    }

    @Test
    void aStreamLeavesItsBridge() {
        Pack napkin = Battles.napkin("napkin-hm");
        TableBattlefield table = napkin.battlefield().table().orElseThrow();
        TableFeature wall = table.features().stream()
                .filter(feature -> feature.id().equals("wall"))
                .findFirst()
                .orElseThrow();
        TableFeature gap = new TableFeature("gap", "ford", "", wall.shape(), Attributes.of("gapFor", "wall"));
        List<TableFeature> features = new ArrayList<>(table.features());
        features.add(gap);
        Pack pack = napkin.withBattlefield(table.withFeatures(features));
        RuleSystem system = pack.rules().orElseThrow();

        Deletion deletion = Deletion.ofFeatures(pack, system, Set.of("wall"), "Wall");
        assertThat(deletion.uses()).containsExactly("Ford");
        List<TableFeature> left =
                deletion.all().apply(pack).battlefield().table().orElseThrow().features();
        assertThat(left.get(left.size() - 1)).isEqualTo(gap.withAttributes(Attributes.NONE));
        assertThat(Deletion.ofFeatures(pack, system, Set.of("wall", "gap"), "both")
                        .isPlain())
                .as("what goes too does not speak of it")
                .isTrue();
    }
}
