package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.shell.Dialogs.Clashing;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackMerge;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.Snapshot;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clashes are told by the names of things, and of a record what differs alone. */
class ClashWordsTest {

    @TempDir
    private Path place;

    @Test
    void aPieceIsCalledByItsNameAndWhatDiffersIsShown() throws IOException {
        Pack pack = Packs.albuera();
        Unit unit = pack.orderOfBattle().units().get(0);
        String piece = pack.scenarios().get(0).setup().get(0).piece();

        List<Clashing> lines = clash(
                pack,
                placed(pack, 0, placement -> placement.withFormation("mine")),
                placed(pack, 0, placement -> placement.withFormation("theirs")));

        String name = pack.orderOfBattle().units().stream()
                .filter(one -> one.id().equals(piece))
                .map(Unit::name)
                .findFirst()
                .orElse(unit.name());
        assertThat(lines)
                .containsExactly(new Clashing(
                        "scenarios/" + pack.scenarios().get(0).id() + ".json",
                        "scenario “" + pack.scenarios().get(0).name() + "” · set-up · " + name + " · formation",
                        Optional.of("mine"),
                        Optional.of("theirs")));
    }

    @Test
    void aWholeScenarioThatOneSideRemovedIsOneLine() throws IOException {
        Pack pack = Packs.albuera();
        Scenario first = pack.scenarios().get(0);

        List<Clashing> lines = clash(
                pack,
                pack.withScenarios(pack.scenarios().subList(1, pack.scenarios().size())),
                placed(pack, 0, placement -> placement.withFormation("theirs")));

        assertThat(lines).singleElement().satisfies(line -> {
            assertThat(line.where()).isEqualTo("scenario “" + first.name() + "”");
            assertThat(line.mine()).isEmpty();
            assertThat(line.theirs().orElseThrow())
                    .contains("name: " + first.name())
                    .doesNotContain("{");
        });
    }

    private List<Clashing> clash(Pack before, Pack mine, Pack theirs) throws IOException {
        PackWriter.write(before, place);
        PackBase base = PackBase.of(Snapshot.of(place), before);
        PackWriter.write(theirs, place);
        PackMerge merge = PackMerge.of(mine, base, Snapshot.of(place));
        return new ClashWords(List.of(mine, theirs)).of(merge.conflicts());
    }

    private static Pack placed(Pack pack, int index, UnaryOperator<Placement> change) {
        Scenario first = pack.scenarios().get(0);
        List<Placement> setup = new ArrayList<>(first.setup());
        setup.set(index, change.apply(setup.get(index)));
        return pack.withScenarios(Stream.concat(
                        Stream.of(first.withSetup(setup)),
                        pack.scenarios().stream().skip(1))
                .toList());
    }
}
