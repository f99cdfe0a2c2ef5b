package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.shell.Dialogs.Clash;
import coupdoeil.editor.shell.Dialogs.Clashing;
import coupdoeil.editor.shell.Dialogs.Unsaved;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.Problem.Severity;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackFilesTest {

    private static final Edit WOODS = GroundEdits.terrain(List.of(Hex.ORIGIN), "woods", "Woods");

    /** Of the same hex. */
    private static final Edit MARSH = GroundEdits.terrain(List.of(Hex.ORIGIN), "marsh", "Marsh");

    private static final Edit HILL = GroundEdits.levels(List.of(Hex.ORIGIN), "Raise", level -> level + 1);

    @TempDir
    private Path folder;

    private final Document document = new Document(Packs.blank(), null);
    private final List<String> said = new ArrayList<>();
    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final PackFiles files = new PackFiles(document, dialogs, null, said::add);

    @Test
    void savesToAFolderAndOpensItAgain() {
        dialogs.save = folder.resolve("battle");
        document.edit(WOODS);
        Pack saved = document.pack();

        assertThat(files.save()).isTrue();
        assertThat(document.isModified()).isFalse();
        assertThat(files.open(folder.resolve("battle"))).isTrue();
        assertThat(PackWriter.files(document.pack())).containsExactlyEntriesOf(PackWriter.files(saved));
        assertThat(dialogs.problems).isEmpty();
    }

    @Test
    void savesToAZipIfTheNameSaysSo() {
        dialogs.save = folder.resolve("battle.zip");

        assertThat(files.saveAs()).isTrue();
        assertThat(dialogs.save).isRegularFile();
        assertThat(PackReader.read(dialogs.save).pack())
                .hasValueSatisfying(read ->
                        assertThat(PackWriter.files(read)).containsExactlyEntriesOf(PackWriter.files(document.pack())));
    }

    @Test
    void asksBeforeUnsavedChangesAreLeft() {
        document.edit(WOODS);
        dialogs.open = Packs.albueraFolder();
        Pack edited = document.pack();

        files.open();
        assertThat(document.pack()).as("cancelled").isSameAs(edited);

        dialogs.unsaved = Unsaved.DISCARD;
        files.open();
        assertThat(document.pack().info().id()).isEqualTo("albuera-1811");
        assertThat(dialogs.unsavedAsked).isEqualTo(2);
    }

    @Test
    void aFailedSaveIsToldAndKeepsTheChanges() throws IOException {
        Path inTheWay = Files.createFile(folder.resolve("file"));
        dialogs.save = inTheWay.resolve("battle");
        document.edit(WOODS);

        assertThat(files.save()).isFalse();
        assertThat(dialogs.failures).singleElement().asString().contains("Not a directory");
        assertThat(document.isModified()).isTrue();
    }

    @Test
    void anUnreadablePackIsToldAndThePresentOneStays() throws IOException {
        Files.writeString(folder.resolve("pack.json"), "{\"format\": \"coupdoeil/pack\", ");
        Pack before = document.pack();

        assertThat(files.open(folder)).isFalse();
        assertThat(document.pack()).isSameAs(before);
        assertThat(dialogs.problems)
                .anySatisfy(problem -> assertThat(problem.severity()).isEqualTo(Severity.UNREADABLE));
    }

    @Test
    void whatOthersWroteIsTakenInWhereTheSessionDidNothing() throws IOException {
        Path place = opened();
        document.edit(WOODS);
        PackWriter.write(withScenario(onDisk(place), "noon"), place);

        files.look();

        assertThat(document.pack().scenario("noon")).isPresent();
        assertThat(document.isModified()).isTrue();
        assertThat(said).singleElement().asString().contains("scenarios/noon.json (added)", "pack.json (changed)");

        assertThat(files.save()).isTrue();
        assertSame(onDisk(place), document.pack());
        assertThat(onDisk(place).scenario("noon")).isPresent();
        assertThat(dialogs.clashes).isEmpty();

        document.undo();
        document.undo();
        assertThat(document.pack().scenario("noon")).isEmpty();
    }

    @Test
    void whatOthersRemovedIsNotBroughtBackByASave() throws IOException {
        Path place = opened();
        PackWriter.write(withScenario(onDisk(place), "noon"), place);
        files.open(place);
        document.edit(WOODS);
        Files.delete(place.resolve("scenarios/noon.json"));

        assertThat(files.save()).isTrue();

        assertThat(onDisk(place).scenario("noon")).isEmpty();
        assertThat(place.resolve("scenarios/noon.json")).doesNotExist();
        assertThat(said).anySatisfy(text -> assertThat(text).contains("scenarios/noon.json (removed)"));
    }

    @Test
    void aSaveOverWhatBothChangedIsRefusedUntilSomebodyChooses() throws IOException {
        Path place = opened();
        document.edit(WOODS);
        Pack theirs =
                onDisk(place).withBattlefield(changedBy(MARSH, onDisk(place)).battlefield());
        PackWriter.write(theirs, place);

        assertThat(files.save()).isFalse();
        assertThat(document.isModified()).isTrue();
        assertSame(onDisk(place), theirs);
        assertThat(dialogs.clashes).hasSize(1);
        Clashing shown = dialogs.clashes.get(0);
        assertThat(shown.path()).isEqualTo("battlefield.json");
        assertThat(shown.where()).isEqualTo("the map · terrain · row · 1");
        assertThat(shown.mine()).isNotEqualTo(shown.theirs());
        assertThat(shown.theirs()).isPresent();

        files.look();
        assertThat(dialogs.clashes)
                .as("postponed: not asked again on every look")
                .hasSize(1);

        Pack mine = document.pack();
        dialogs.clash = Clash.MINE;
        assertThat(files.save()).isTrue();
        assertSame(onDisk(place), mine);
        assertThat(Files.readString(place.resolve("battlefield.json.~2~"))).contains("\"marsh\"");
    }

    @Test
    void whatBothDidInDifferentPlacesOfOneFileIsKeptWithoutAQuestion() throws IOException {
        Path place = opened();
        document.edit(WOODS);
        PackWriter.write(changedBy(HILL, onDisk(place)), place);

        assertThat(files.save()).isTrue();

        assertThat(dialogs.clashes).isEmpty();
        assertThat(said).singleElement().asString().contains("battlefield.json (changed)");
        assertSame(onDisk(place), changedBy(HILL, changedBy(WOODS, Packs.blank())));
    }

    @Test
    void theirsAreTakenAndMineCanBeHadBack() throws IOException {
        Path place = opened();
        document.edit(WOODS);
        Pack mine = document.pack();
        Pack theirs = changedBy(MARSH, onDisk(place));
        PackWriter.write(theirs, place);
        dialogs.clash = Clash.THEIRS;

        files.look();

        assertSame(document.pack(), theirs);
        assertThat(document.isModified()).isFalse();
        document.undo();
        assertSame(document.pack(), mine);
        assertThat(document.isModified()).isTrue();
    }

    @Test
    void mineMayBeSavedElsewhere() throws IOException {
        Path place = opened();
        document.edit(WOODS);
        Pack mine = document.pack();
        Pack theirs = changedBy(MARSH, onDisk(place));
        PackWriter.write(theirs, place);
        dialogs.clash = Clash.SAVE_AS;
        dialogs.save = folder.resolve("elsewhere.zip");

        files.save();

        assertSame(onDisk(place), theirs);
        assertSame(onDisk(dialogs.save), mine);
        assertThat(document.path()).hasValue(dialogs.save);
        assertThat(document.isModified()).isFalse();
    }

    @Test
    void whatOthersBrokeIsNotOverwrittenWithoutAWord() throws IOException {
        Path place = opened();
        Files.writeString(place.resolve("pack.json"), "{ broken");
        document.edit(WOODS);

        assertThat(files.save()).isFalse();
        assertThat(dialogs.clashes).extracting(Clashing::path).containsExactly("pack.json");
        assertThat(place.resolve("pack.json")).hasContent("{ broken");

        dialogs.clash = Clash.MINE;
        assertThat(files.save()).isTrue();
        assertSame(onDisk(place), document.pack());
        assertThat(place.resolve("pack.json.~1~")).hasContent("{ broken");
    }

    @Test
    void aPackThatWasMovedIsSaidToBeGoneOnce() throws IOException {
        Path place = opened();
        Files.move(place, folder.resolve("moved"));

        files.look();
        files.look();
        assertThat(dialogs.lost).as("gone, said once").containsExactly(true);
        assertThat(document.isModified()).as("it is in no file").isTrue();
        assertThat(place).doesNotExist();

        dialogs.clash = Clash.MINE;
        assertThat(files.save()).isTrue();
        assertSame(onDisk(place), document.pack());
        assertThat(document.isModified()).isFalse();
        assertThat(dialogs.clashes).isEmpty();
    }

    @Test
    void aZipThatTurnedToGarbageIsNotWrittenOver() throws IOException {
        Path zip = folder.resolve("battle.zip");
        dialogs.save = zip;
        files.saveAs();
        Files.writeString(zip, "garbage");
        document.edit(WOODS);

        assertThat(files.save()).isFalse();
        assertThat(dialogs.lost).containsExactly(false);

        dialogs.clash = Clash.SAVE_AS;
        dialogs.save = folder.resolve("other.zip");
        files.save();
        assertThat(zip).hasContent("garbage");
        assertSame(onDisk(dialogs.save), document.pack());
        assertThat(document.isModified()).isFalse();
        assertThat(dialogs.failures).isEmpty();
    }

    @Test
    void oneQuestionIsAskedAtATime() throws IOException {
        Path place = opened();
        document.edit(WOODS);
        PackWriter.write(changedBy(MARSH, onDisk(place)), place);
        dialogs.clash = Clash.SAVE_AS;
        dialogs.save = folder.resolve("elsewhere");
        dialogs.whileChoosing = files::look;

        files.look();

        assertThat(dialogs.clashes).as("not again over the chooser").hasSize(1);
        assertThat(document.path()).hasValue(dialogs.save);
    }

    @Test
    void filesTakenInThatBreakThePackAreSaid() throws IOException {
        Path place = opened();
        Files.delete(place.resolve("scenarios/scenario.json"));

        files.look();

        assertThat(document.pack().scenarios()).isEmpty();
        assertThat(dialogs.problems).isNotEmpty();
        assertThat(files.problems()).isEqualTo(dialogs.problems);
        assertThat(dialogs.problems).extracting(Problem::file).containsExactly("pack.json");

        files.look();
        document.edit(WOODS);
        files.save();
        assertThat(dialogs.problems).as("said once").hasSize(1);
    }

    @Test
    void earlierVersionsAndRevertAreStepsThatCanBeUndone() throws IOException {
        Path place = opened();
        Pack first = onDisk(place);
        document.edit(WOODS);
        files.save();
        Pack second = document.pack();
        document.edit(HILL);
        Pack third = document.pack();

        files.revert();
        assertSame(document.pack(), second);
        assertThat(document.isModified()).isFalse();
        document.undo();
        assertThat(document.pack()).isSameAs(third);
        assertThat(document.isModified()).isTrue();

        dialogs.version = 1;
        files.openEarlier();
        assertThat(dialogs.offered).hasSize(1);
        assertThat(dialogs.offered.get(0).files()).containsExactly("battlefield.json");
        assertSame(document.pack(), first);
        assertThat(document.undoName()).hasValue("Earlier version");
        assertSame(onDisk(place), second);
    }

    @Test
    void aPackWithoutEarlierVersionsSaysSo() throws IOException {
        opened();

        files.openEarlier();

        assertThat(dialogs.notices).singleElement().asString().contains("no earlier version");
    }

    @Test
    void aFileThatIsNoPackIsNotReplacedByOne() throws IOException {
        Path notes = Files.writeString(folder.resolve("notes.txt"), "notes");

        assertThat(files.saveTo(notes)).isFalse();

        assertThat(notes).hasContent("notes");
        assertThat(dialogs.failures).singleElement().asString().contains("is no zip; it is not replaced");
    }

    @Test
    void aZipOpenedThroughALinkIsSavedWhereItIs() throws IOException {
        Path zip = folder.resolve("battle.zip");
        PackWriter.writeZip(document.pack(), zip);
        Path link = Files.createSymbolicLink(folder.resolve("link"), zip);
        files.open(link);
        document.edit(WOODS);

        assertThat(files.save()).isTrue();

        assertThat(link).isSymbolicLink();
        assertSame(onDisk(zip), document.pack());
        assertThat(dialogs.failures).isEmpty();
    }

    /** The blank battle, saved and opened in a folder. */
    private Path opened() throws IOException {
        Path place = folder.resolve("battle");
        PackWriter.write(Packs.blank(), place);
        assertThat(files.open(place)).isTrue();
        return place;
    }

    /** The map's legend grows only when it is written. */
    private static void assertSame(Pack actual, Pack expected) {
        assertThat(PackWriter.files(actual)).containsExactlyEntriesOf(PackWriter.files(expected));
    }

    private static Pack onDisk(Path place) {
        return PackReader.read(place).pack().orElseThrow();
    }

    private static Pack changedBy(Edit edit, Pack pack) {
        return edit.apply(pack);
    }

    private static Pack withScenario(Pack pack, String id) {
        List<Scenario> scenarios = new ArrayList<>(pack.scenarios());
        scenarios.add(Scenario.empty(id, id));
        return pack.withScenarios(scenarios);
    }
}
