package coupdoeil.editor.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.subject.OpenPoint;
import coupdoeil.validator.imports.settle.IntoPack;
import coupdoeil.validator.imports.settle.OobDifference;
import coupdoeil.validator.imports.settle.OobDifference.Kind;
import coupdoeil.validator.imports.settle.Resolution;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists on their way into a pack, without a window. */
class ImportDraftTest {

    private static final String BRIGADE = """
            1st Brigade: Colborne
              1/3rd Foot 750 men
              2/31st Foot 400 men
            """;

    private static ImportDraft draft(Pack pack) {
        return new ImportDraft(pack, pack.rules().orElseThrow());
    }

    private static ImportDraft draft(Pack pack, String name, String text) {
        ImportDraft draft = draft(pack);
        assertThat(draft.add(Lists.read(name, text), false)).isEmpty();
        return draft;
    }

    private static List<String> rules(ImportDraft draft) {
        return draft.open().stream().map(point -> point.open().rule()).toList();
    }

    private static Integer men(Pack pack, String unit) {
        return pack.orderOfBattle().units().stream()
                .filter(it -> it.name().equals(unit))
                .findFirst()
                .orElseThrow()
                .strength()
                .men();
    }

    private static List<OobDifference> differences(ImportDraft draft) {
        return draft.differences().stream().flatMap(List::stream).toList();
    }

    @Test
    void acceptingIsOneStepThatCanBeUndone() {
        Document document = new Document(Packs.blank(), null);
        ImportDraft draft = draft(document.pack(), "left-wing.txt", Lists.leftWing());

        document.edit(draft.edit());

        assertThat(document.depth()).isEqualTo(1);
        assertThat(document.undoName()).contains("Import left-wing.txt");
        assertThat(document.pack().orderOfBattle().units())
                .extracting(Unit::name)
                .contains("2/48th Foot", "4th Dragoons");
        assertThat(document.pack().source("left-wing")).isPresent();
        document.undo();
        assertThat(document.pack()).isEqualTo(Packs.blank());
    }

    @Test
    void aSideIsChosenOrMade() {
        ImportDraft draft = draft(Packs.blank(), "left-wing.txt", Lists.leftWing());
        assertThat(draft.side()).as("the first of the battle").isEqualTo("Blue");

        draft.putInto("");
        assertThat(draft.fault()).isPresent();

        draft.putInto("Allies");
        assertThat(draft.fault()).isEmpty();
        assertThat(draft.edit().apply(Packs.blank()).orderOfBattle().sides())
                .extracting(Side::name)
                .containsExactly("Blue", "Red", "Allies");
    }

    @Test
    void aLevelOfOneLineHoldsForItsLookAlikesAndCanBeTakenBack() {
        ImportDraft draft = draft(Packs.blank(), "left-wing.txt", Lists.leftWing());
        Pack before = draft.into().pack();

        draft.select(9);
        draft.decide(it -> it.withLevel(draft.line(), Echelon.BRIGADE));

        assertThat(draft.into().pack().orderOfBattle().formations())
                .filteredOn(formation -> formation.level().equals("brigade"))
                .extracting(Formation::name)
                .contains("Colborne's command", "Hoghton's command", "Abercromby's command", "De Grey's command");
        draft.takeBack();
        assertThat(draft.into().pack()).isEqualTo(before);
        assertThat(draft.canTakeBack()).isFalse();
    }

    @Test
    void aSumThatFailsIsSettledByKeepingBothFigures() {
        ImportDraft draft = draft(Packs.blank(), "left-wing.txt", Lists.leftWing());
        draft.decide(it -> it.withLevel(9, Echelon.BRIGADE));
        OpenPoint sum = draft.open().stream()
                .filter(point -> point.open().rule().equals("OOB-02"))
                .findFirst()
                .orElseThrow();
        assertThat(sum.line()).isEqualTo(3);
        assertThat(sum.open().message()).contains("5657", "5567");

        List<Resolution> offered = draft.settlements(sum);
        draft.decide(offered.get(offered.size() - 1).decision());

        assertThat(offered).extracting(Resolution::name).contains("Keep both figures");
        assertThat(rules(draft)).doesNotContain("OOB-02");
    }

    @Test
    void aChangedFileIsComparedAndKeepsWhatWasDecided() {
        ImportDraft first = draft(Packs.blank(), "brigade.txt", BRIGADE);
        assertThat(first.touches()).isFalse();
        Pack pack = first.edit().apply(Packs.blank());

        ImportDraft again = draft(pack, "brigade.txt", BRIGADE.replace("750", "728"));

        assertThat(again.touches()).isTrue();
        assertThat(differences(again))
                .extracting(OobDifference::kind, OobDifference::name, OobDifference::line, OobDifference::now)
                .containsExactly(tuple(Kind.CHANGED, "1/3rd Foot", 2, "728"));
        assertThat(men(again.edit().apply(pack), "1/3rd Foot")).isEqualTo(728);
        assertThat(again.edit().apply(pack).sources()).hasSize(1);
    }

    @Test
    void aSecondSourceCountsOnlyIfItIsTaken() {
        Pack pack = draft(Packs.blank(), "brigade.txt", BRIGADE).edit().apply(Packs.blank());

        ImportDraft other = draft(pack, "other.txt", BRIGADE.replace("750", "728"));

        assertThat(other.touches()).isTrue();
        assertThat(differences(other)).extracting(OobDifference::kind).contains(Kind.DIFFERS);
        assertThat(men(other.edit().apply(pack), "1/3rd Foot")).isEqualTo(750);
        other.take(true);
        assertThat(men(other.edit().apply(pack), "1/3rd Foot")).isEqualTo(728);
        assertThat(other.edit().apply(pack).orderOfBattle().units()).hasSize(2);
    }

    @Test
    void whatThePackKeepsIsSettledWithoutItsFile() {
        Pack pack =
                draft(Packs.blank(), "left-wing.txt", Lists.leftWing()).edit().apply(Packs.blank());

        ImportDraft again = draft(pack);
        again.reopen(pack.source("left-wing").orElseThrow());
        again.decide(it -> it.withLevel(9, Echelon.BRIGADE));
        Pack settled = again.edit().apply(pack);

        assertThat(again.fault()).isEmpty();
        assertThat(settled.orderOfBattle().formations())
                .extracting(Formation::name)
                .contains("Hoghton's command");
        assertThat(settled.orderOfBattle().sides())
                .isEqualTo(pack.orderOfBattle().sides());
    }

    @Test
    void textsThatArePastedAreSourcesOfTheirOwn() {
        ImportDraft draft = draft(Packs.blank());
        draft.add(Lists.read("Pasted list", BRIGADE), true);
        draft.add(Lists.read("Pasted list", BRIGADE.replace("1st", "2nd")), true);

        assertThat(draft.sources()).extracting(it -> it.id()).containsExactly("pasted-list", "pasted-list-2");
        draft.remove();
        assertThat(draft.sources()).hasSize(1);
        draft.remove();
        assertThat(draft.isEmpty()).isTrue();
        assertThat(draft.fault()).isPresent();
    }

    @Test
    void whatIsTooLongOrEmptyIsRefused() {
        ImportDraft draft = draft(Packs.blank());

        assertThat(draft.add(Lists.read("long.txt", "29th Foot 500 men\n".repeat(IntoPack.MOST_LINES + 1)), false))
                .hasValueSatisfying(why -> assertThat(why).contains("20,000"));
        assertThat(draft.add(Lists.read("empty.txt", "\n\n"), false)).isPresent();
        assertThat(draft.isEmpty()).isTrue();
    }
}
