package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.shell.Dialogs.Recover;
import coupdoeil.editor.shell.Dialogs.Unsaved;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Work that stands in no file of the designer's is never left without a question, and kept until he gives it up. */
class UnsavedWorkTest {

    private static final Edit WOODS = GroundEdits.terrain(List.of(Hex.ORIGIN), "woods", "Woods");

    @TempDir
    private Path home;

    @TempDir
    private Path folder;

    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final Document document = new Document(Packs.blank(), null);
    private final List<IOException> troubles = new ArrayList<>();
    private Recovery recovery;
    private PackFiles files;

    @BeforeEach
    void open() throws IOException {
        recovery = new Recovery(home, troubles::add);
        files = new PackFiles(document, dialogs, recovery, text -> {});
    }

    @AfterEach
    void close() throws IOException {
        recovery.close();
        assertThat(troubles).isEmpty();
    }

    @Test
    void aBlankBattleIsLeftWithoutAQuestion() {
        assertThat(files.mayLeave()).isTrue();
        assertThat(dialogs.unsavedAsked).isZero();
    }

    @Test
    void recoveredWorkThatWasNeverSavedIsAskedAbout() throws IOException {
        Pack work = leftBehind("");

        assertThat(document.pack()).isEqualTo(work);
        assertThat(files.mayLeave()).isFalse();
        assertThat(dialogs.unsavedAsked).isEqualTo(1);
        assertThat(kept()).as("kept under this process's name").isEqualTo(work);
    }

    @Test
    void recoveredWorkWhoseOriginIsNoPathIsAskedAbout() throws IOException {
        leftBehind("a\0b");

        assertThat(files.mayLeave()).isFalse();
        assertThat(dialogs.unsavedAsked).isEqualTo(1);
    }

    @Test
    void aBattleJustMadeIsAskedAboutAndKept() throws IOException {
        dialogs.fresh = Packs.albuera();
        files.create();

        assertThat(document.pack()).isSameAs(dialogs.fresh);
        assertThat(files.mayLeave()).isFalse();
        assertThat(dialogs.unsavedAsked).isEqualTo(1);
        assertThat(kept()).isEqualTo(dialogs.fresh);
    }

    @Test
    void workGivenUpIsKeptUntilSomethingElseIsInItsPlace() throws IOException {
        document.edit(WOODS);
        Pack work = document.pack();
        dialogs.unsaved = Unsaved.DISCARD;

        files.create();
        assertThat(document.pack()).as("no other battle came of the form").isSameAs(work);
        assertThat(files(kept())).containsExactlyEntriesOf(files(work));

        dialogs.open = folder;
        files.open();
        assertThat(dialogs.problems).as("an empty folder is no pack").isNotEmpty();
        assertThat(files(kept())).containsExactlyEntriesOf(files(work));

        dialogs.open = Packs.albueraFolder();
        files.open();
        recovery.await();
        assertThat(own().resolve("pack.zip")).doesNotExist();
    }

    private PackFiles another() {
        throw new AssertionError("no other window is needed");
    }

    private Pack leftBehind(String origin) throws IOException {
        Path dead = Files.createDirectories(home.resolve("dead"));
        PackWriter.writeZip(WOODS.apply(Packs.blank()), dead.resolve("pack.zip"));
        Pack work = PackReader.read(dead.resolve("pack.zip")).pack().orElseThrow();
        if (!origin.isEmpty()) {
            Files.writeString(dead.resolve("origin.txt"), origin);
        }
        dialogs.recover = Recover.OPEN;
        new RecoveryOffers(dialogs, files, this::another).offer(home);
        assertThat(dead).doesNotExist();
        return work;
    }

    private Pack kept() throws IOException {
        recovery.await();
        return PackReader.read(own().resolve("pack.zip")).pack().orElseThrow();
    }

    /** The map's legend grows only when it is written. */
    private static SortedMap<String, byte[]> files(Pack pack) {
        return PackWriter.files(pack);
    }

    private Path own() throws IOException {
        try (var folders = Files.list(home)) {
            return folders.filter(Files::isDirectory).findFirst().orElseThrow();
        }
    }
}
