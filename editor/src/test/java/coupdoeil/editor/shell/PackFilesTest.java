package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.shell.Dialogs.Unsaved;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.Problem.Severity;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackFilesTest {

    private static final Edit WOODS = GroundEdits.terrain(List.of(Hex.ORIGIN), "woods", "Woods");

    @TempDir
    private Path folder;

    private final Document document = new Document(Packs.blank(), null);
    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final PackFiles files = new PackFiles(document, dialogs, null);

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
        assertThat(dialogs.failures).hasSize(1);
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
}
