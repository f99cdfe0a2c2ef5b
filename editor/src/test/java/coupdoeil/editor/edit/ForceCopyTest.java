package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.edit.ForceCopy.Pasted;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ForceCopyTest {

    private final Pack pack = Packs.albuera();
    private final RuleSystem system = pack.rules().orElseThrow();
    private final OrderOfBattle oob = pack.orderOfBattle();

    /** A formation with units under it and a leader of its own. */
    private Formation led() {
        return oob.formations().stream()
                .filter(known -> !unitsOf(oob, known.id()).isEmpty())
                .filter(known ->
                        oob.leaders().stream().anyMatch(leader -> leader.leads().equals(List.of(known.id()))))
                .findFirst()
                .orElseThrow();
    }

    private static List<Unit> unitsOf(OrderOfBattle oob, String formation) {
        return oob.units().stream()
                .filter(unit -> unit.under()
                        .to(Belonging.COMMAND)
                        .filter(formation::equals)
                        .isPresent())
                .toList();
    }

    private static List<String> ids(OrderOfBattle oob) {
        return Stream.of(
                        oob.formations().stream().map(Formation::id),
                        oob.units().stream().map(Unit::id),
                        oob.leaders().stream().map(Leader::id))
                .flatMap(ids -> ids)
                .toList();
    }

    @Test
    void aDuplicateHasIdsOfItsOwnAndTheSameSuperior() {
        Formation formation = led();

        Pasted pasted = ForceCopy.of(oob, Set.of(formation.id())).into(pack, system, Belonging.NOWHERE);
        OrderOfBattle after = pasted.edit().apply(pack).orderOfBattle();

        assertThat(new HashSet<>(ids(after))).hasSameSizeAs(ids(after));
        Formation copy = after.formations().get(after.formations().size() - 1);
        assertThat(copy.under()).isEqualTo(formation.under());
        assertThat(copy.id()).isNotEqualTo(formation.id());
        assertThat(unitsOf(after, copy.id())).hasSameSizeAs(unitsOf(oob, formation.id()));
        assertThat(after.leaders().stream().filter(leader -> leader.leads().equals(List.of(copy.id()))))
                .hasSize(1);
        assertThat(unitsOf(after, formation.id())).isEqualTo(unitsOf(oob, formation.id()));
    }

    @Test
    void aFormationPastedUnderItselfIsNoCircle() {
        Formation formation = led();
        Belonging under = Belonging.NOWHERE.with(Belonging.COMMAND, formation.id());

        OrderOfBattle after = ForceCopy.of(oob, Set.of(formation.id()))
                .into(pack, system, under)
                .edit()
                .apply(pack)
                .orderOfBattle();

        Formation copy = after.formations().get(after.formations().size() - 1);
        assertThat(copy.under().to(Belonging.COMMAND)).hasValue(formation.id());
    }

    @Test
    void forcesComeIntoAnotherPackThroughTheClipboard() {
        Formation formation = led();
        Pack blank = Packs.blank();
        String army = blank.orderOfBattle().armies().get(0).id();
        String json = ForceCopy.of(oob, Set.of(formation.id())).json(pack);

        ForceCopy copy = ForceCopy.parse(blank, json).orElseThrow();
        OrderOfBattle after = copy.into(blank, system, Belonging.NOWHERE.with(Belonging.ARMY, army))
                .edit()
                .apply(blank)
                .orderOfBattle();

        assertThat(after.formations().get(0).under().to(Belonging.ARMY)).hasValue(army);
        assertThat(unitsOf(after, after.formations().get(0).id()))
                .extracting(Unit::attributes)
                .isEqualTo(unitsOf(oob, formation.id()).stream()
                        .map(Unit::attributes)
                        .toList());
    }

    @Test
    void whatIsNoForcesIsNotRead() {
        assertThat(ForceCopy.parse(pack, "2nd Hussars\t4")).isEmpty();
        assertThat(ForceCopy.parse(pack, "{}")).isEmpty();
    }

    @Test
    void aSideGoesWithItsArmies() {
        String side = oob.sides().get(0).id();

        OrderOfBattle after = ForceCopy.of(oob, Set.of(side))
                .into(pack, system, Belonging.NOWHERE)
                .edit()
                .apply(pack)
                .orderOfBattle();

        assertThat(after.sides()).hasSize(oob.sides().size() + 1);
        String copy = after.sides().get(after.sides().size() - 1).id();
        assertThat(after.armies().stream().filter(army -> army.side().equals(copy)))
                .hasSameSizeAs(oob.armies().stream()
                        .filter(army -> army.side().equals(side))
                        .toList());
    }
}
