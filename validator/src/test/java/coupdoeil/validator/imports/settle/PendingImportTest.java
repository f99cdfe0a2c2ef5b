package coupdoeil.validator.imports.settle;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.question.Answer;
import coupdoeil.validator.imports.question.Question;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Deciding about lines of an import, and accepting it. */
class PendingImportTest {

    private static final String LIST = """
            2nd Division: Stewart, 2,600 men
              Colborne's command
                1/3rd Foot 750 men
                2/31st Foot 400 men
              Hoghton's command
                29th Foot 500 men
                1/57th Foot 650 men
                Hawker's battery 4 guns
            """;

    private final Pack pack = PackReader.read(Path.of("../model/src/test/resources/packs/napkin-fb"))
            .pack()
            .orElseThrow();

    private static PendingImport read(String text) {
        return PendingImport.of("lists/Peninsular Army.txt", text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void aLevelDecidedForOneLineHoldsForThoseThatLookLikeIt() {
        PendingImport read = read(LIST);
        assertThat(echelons(read)).doesNotContain(Echelon.BRIGADE);

        PendingImport decided = read.withLevel(2, Echelon.BRIGADE);

        assertThat(read.alike(2)).containsExactly(2, 5);
        assertThat(echelons(decided)).containsExactly(Echelon.DIVISION, Echelon.BRIGADE, Echelon.BRIGADE);
        assertThat(echelons(read)).as("the value before").doesNotContain(Echelon.BRIGADE);
    }

    @Test
    void decisionsThatDifferHoldEachForItsOwnLine() {
        PendingImport decided = read(LIST).withLevel(2, Echelon.BRIGADE).withRole(5, Role.NOTE);

        assertThat(decided.read().order().formations())
                .extracting(ImportedFormation::name)
                .containsExactly("2nd Division", "Colborne's command");
    }

    @Test
    void aRoleDecidedForOneLineHoldsForThoseThatLookLikeIt() {
        PendingImport decided = read(LIST).withRole(3, Role.NOTE);

        assertThat(decided.alike(3)).containsExactly(3, 4, 6, 7);
        assertThat(decided.read().order().units())
                .extracting(ImportedUnit::name)
                .containsExactly("Hawker's battery");
    }

    /** Elsewhere a battalion is no division: that speaks against a reading, not against a decision. */
    @Test
    void whatSomebodyHasDecidedIsNotDoubtedAsUnlikely() {
        PendingImport decided = read("1st Brigade\n  1/45th Foot 500 men\n  1/74th Foot 4,600 men\n")
                .withLevel(2, Echelon.DIVISION);

        assertThat(decided.read().order().units())
                .filteredOn(unit -> unit.line() == 2)
                .singleElement()
                .satisfies(unit -> {
                    assertThat(unit.echelon()).isEqualTo(Echelon.DIVISION);
                    assertThat(unit.confidence()).isGreaterThanOrEqualTo(0.5);
                });
    }

    @Test
    void aLineThatIsLeftOutOnPurposeIsNotToldAsUnread() {
        PendingImport read = read("1st Brigade\n  Hawker's battery 4 guns\n  1/88th Foot 400 men\n");

        PendingImport decided = read.withRole(3, Role.NOTE);

        assertThat(decided.read().order().units())
                .extracting(ImportedUnit::name)
                .containsExactly("Hawker's battery");
        assertThat(decided.read().order().unread()).isEmpty();
    }

    @Test
    void whatIsDecidedCanBeDecidedOtherwise() {
        PendingImport decided = read(LIST).withRole(3, Role.NOTE).withRole(3, Role.UNIT);

        assertThat(decided.read().order().units()).hasSize(5);
        assertThat(decided.settled()).hasSize(1);
    }

    @Test
    void theOtherReadingIsTaken() {
        PendingImport read = read("1st Brigade\n  1/45th Foot 500 men\n  Guides of Estremadura\n");
        assertThat(read.other(3)).contains(Role.UNIT);

        assertThat(read.withOther(3).read().order().units())
                .extracting(ImportedUnit::name)
                .containsExactly("1/45th Foot", "Guides of Estremadura");
        assertThat(read.withOther(99)).isSameAs(read);
    }

    @Test
    void anArmDecidedIsNoLongerDoubted() {
        PendingImport read = read("1st Brigade\n  1/45th Foot 500 men\n  Chasseurs 300 men\n");
        assertThat(rules(read)).containsExactly("OOB-05");

        PendingImport decided = read.withArm(3, Arm.CAVALRY);

        assertThat(rules(decided)).isEmpty();
        assertThat(decided.read().order().units().get(1).arm()).isEqualTo(Arm.CAVALRY);
    }

    @Test
    void aTotalOfAllRanksIsHeldAgainstUnitsOfAllRanks() {
        PendingImport read = read("""
                                          Officers    Men    Total
                1st Brigade:
                  1/3rd Foot                    27    728      755
                  2/31st Foot                   20    398      418
                                  Total         47  1,126    1,173
                """);

        assertThat(read.read().order().units())
                .extracting(unit ->
                        unit.strengths().of(FigureKind.MEN).orElseThrow().whole())
                .containsExactly(755, 418);
        assertThat(rules(read)).isEmpty();
    }

    @Test
    void recordsTakeLevelsAndArmsToo() {
        String table = "id,parent,name,echelon,men\n1,,Reserve,group,\n2,1,Chasseurs,,300\n3,1,Tirailleurs,,200\n";
        PendingImport read = PendingImport.of("t.csv", table.getBytes(StandardCharsets.UTF_8));
        assertThat(read.source().rows()).hasSize(3);

        PendingImport decided = read.withLevel(2, Echelon.BRIGADE).withArm(3, Arm.INFANTRY);

        assertThat(echelons(decided)).containsExactly(Echelon.BRIGADE);
        assertThat(decided.read().order().units().get(0).arm()).isEqualTo(Arm.INFANTRY);
    }

    @Test
    void whatIsKeptIsReadAgainWithoutTheFile() {
        OobSource kept =
                read(LIST).withLevel(2, Echelon.BRIGADE).withKept(8, "OOB-04").source();
        PendingImport again = PendingImport.of(kept);

        assertThat(again.source()).isEqualTo(kept);
        assertThat(kept.id()).isEqualTo("peninsular-army");
        assertThat(again.read().order())
                .isEqualTo(PendingImport.of(kept)
                        .withLevel(2, Echelon.BRIGADE)
                        .read()
                        .order());
    }

    @Test
    void acceptingIsOneEditThatSavesAndReads() {
        PendingImport decided = read(LIST).withLevel(2, Echelon.BRIGADE);

        Pack accepted = decided.accept(pack, "Blue");

        Unit buffs = unit(accepted, "1/3rd Foot");
        assertThat(buffs.strength().men()).isEqualTo(750);
        assertThat(buffs.strength().guns()).isNull();
        assertThat(buffs.source()).isEqualTo("lists/Peninsular Army.txt, line 3");
        Formation brigade = formation(accepted, "Colborne's command");
        assertThat(buffs.under().to(Belonging.COMMAND)).contains(brigade.id());
        Formation division = formation(accepted, "2nd Division");
        assertThat(brigade.under().to(Belonging.COMMAND)).contains(division.id());
        assertThat(division.strength().men()).as("stays with the division").isEqualTo(2600);
        assertThat(division.level()).isEqualTo("division");
        assertThat(accepted.orderOfBattle().leaders())
                .filteredOn(leader -> leader.leads().contains(division.id()))
                .extracting(Leader::name)
                .containsExactly("Stewart");
        assertThat(decided.isIn(accepted)).isTrue();
        assertThat(PackReader.readFiles(PackWriter.files(accepted)).pack()).contains(accepted);
        assertThat(pack.sources()).as("the pack before").isEmpty();
    }

    @Test
    void decidingAfterwardsChangesWhatTheSourceMadeAndNothingElse() {
        Pack accepted = read(LIST).accept(pack, "Blue");
        Unit buffs = unit(accepted, "1/3rd Foot");
        Unit foot = unit(accepted, "2/31st Foot");
        Pack worked = PackEdits.unit(
                accepted, foot.id(), it -> it.withStrength(it.strength().withMen(390)));
        assertThat(formations(accepted)).doesNotContain("Colborne's command");

        Pack again = PendingImport.of(worked.source("peninsular-army").orElseThrow())
                .withLevel(2, Echelon.BRIGADE)
                .withRole(8, Role.NOTE)
                .accept(worked, "");

        assertThat(formations(again)).contains("Colborne's command", "Hoghton's command");
        assertThat(unit(again, "1/3rd Foot").id()).isEqualTo(buffs.id());
        assertThat(unit(again, "1/3rd Foot").under().to(Belonging.COMMAND))
                .contains(formation(again, "Colborne's command").id());
        assertThat(unit(again, "2/31st Foot").strength().men())
                .as("the designer's")
                .isEqualTo(390);
        assertThat(again.orderOfBattle().units()).extracting(Unit::name).doesNotContain("Hawker's battery");
        assertThat(again.orderOfBattle().units())
                .containsAll(pack.orderOfBattle().units());
    }

    @Test
    void whatTheRulesHaveNoWordForStaysWithTheSource() {
        Pack accepted = read("1st Brigade\n  1/45th Foot 500 men\n  Royal Engineers company 40 men\n")
                .accept(pack, "Blue");
        OobSource source = accepted.source("peninsular-army").orElseThrow();

        assertThat(accepted.orderOfBattle().units())
                .extracting(Unit::name)
                .contains("1/45th Foot")
                .doesNotContain("Royal Engineers company");
        assertThat(source.open()).extracting(OobSource.Open::rule).contains("OOB-09");
        assertThat(source.entries())
                .filteredOn(entry -> entry.as().isEmpty())
                .extracting(entry -> entry.name())
                .containsExactly("Royal Engineers company");
    }

    @Test
    void whatWasTakenOutStaysOut() {
        Pack accepted = read(LIST).accept(pack, "Blue");
        Unit buffs = unit(accepted, "1/3rd Foot");
        Pack without = accepted.withOrderOfBattle(accepted.orderOfBattle()
                .withUnits(accepted.orderOfBattle().units().stream()
                        .filter(unit -> !unit.equals(buffs))
                        .toList()));

        Pack again = read(LIST).withLevel(2, Echelon.BRIGADE).accept(without, "");

        assertThat(again.orderOfBattle().units()).extracting(Unit::name).doesNotContain("1/3rd Foot");
    }

    private static List<Echelon> echelons(PendingImport read) {
        return read.read().order().formations().stream()
                .map(ImportedFormation::echelon)
                .toList();
    }

    private static List<String> rules(PendingImport read) {
        return read.source().open().stream().map(OobSource.Open::rule).toList();
    }

    private static List<String> formations(Pack pack) {
        return pack.orderOfBattle().formations().stream().map(Formation::name).toList();
    }

    private static Unit unit(Pack pack, String name) {
        Optional<Unit> found = pack.orderOfBattle().units().stream()
                .filter(unit -> unit.name().equals(name))
                .findFirst();
        return found.orElseThrow();
    }

    private static Formation formation(Pack pack, String name) {
        return pack.orderOfBattle().formations().stream()
                .filter(formation -> formation.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aPackKeepsHowAListIsWrittenAndReadsTheNextOfItsLookSo() {
        PendingImport read = read(HEADINGS);
        String kind = kindOf(read, "Picton");
        PendingImport said =
                read.withReading(read.reading().with(List.of(new Answer("", kind, Question.ROLE, "formation", ""))));

        Pack kept = reopened(said.accept(pack, "British"));
        OobSource source = kept.source(said.id()).orElseThrow();
        PendingImport next = PendingImport.of(
                "second page.txt", HEADINGS.replace("Picton", "Colville").getBytes(StandardCharsets.UTF_8));

        assertThat(names(read)).doesNotContain("Picton");
        assertThat(names(said)).contains("Picton", "Kempt");
        assertThat(names(PendingImport.of(source))).isEqualTo(names(said));
        assertThat(read.withDecisionsOf(source).isIn(kept)).isTrue();
        assertThat(next.asWritten(source))
                .map(PendingImportTest::names)
                .hasValue(List.of("Left Wing", "Colville", "Kempt"));
        assertThat(read(LIST).asWritten(source)).isEmpty();
    }

    @Test
    void whatIsDecidedOfALineCountsMoreThanWhatIsSaidOfItsKind() {
        PendingImport read = read(HEADINGS);
        Answer answer = new Answer("", kindOf(read, "Picton"), Question.ROLE, "formation", "");
        PendingImport decided = read.withRole(2, Role.NOTE).withRole(5, Role.FORMATION);

        PendingImport said = decided.withReading(decided.reading().with(List.of(answer)));

        assertThat(names(said)).contains("Kempt").doesNotContain("Picton");
    }

    @Test
    void aKeptAnswerThatCannotBeMeantIsLeftOut() {
        PendingImport read = read(LIST);
        OobSource odd = read.source().withGrammar(List.of(new OobSource.Rule("gone", "role", "unit")));

        assertThat(PendingImport.of(odd).read().order()).isEqualTo(read.read().order());
    }

    private static final String HEADINGS = """
            Left Wing
            Picton
            1/45th Foot 500
            1/74th Foot 480
            Kempt
            1/88th Foot 610
            5/60th Foot 300
            """;

    private Pack reopened(Pack changed) {
        return PackReader.readFiles(PackWriter.files(changed)).pack().orElseThrow();
    }

    private static String kindOf(PendingImport read, String text) {
        return read.reading().kinds().stream()
                .filter(kind ->
                        kind.lines().stream().anyMatch(line -> line.text().equals(text)))
                .findFirst()
                .orElseThrow()
                .id();
    }

    private static List<String> names(PendingImport read) {
        return read.read().order().formations().stream()
                .map(ImportedFormation::name)
                .toList();
    }
}
