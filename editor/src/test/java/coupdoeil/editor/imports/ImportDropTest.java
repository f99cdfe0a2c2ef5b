package coupdoeil.editor.imports;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.shell.DroppedFiles;
import java.awt.datatransfer.StringSelection;
import java.awt.datatransfer.Transferable;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JPanel;
import javax.swing.TransferHandler.TransferSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Lists that are dropped or pasted. */
class ImportDropTest {

    @TempDir
    private Path folder;

    private final List<Handed> taken = new ArrayList<>();
    private final ImportDrop drop = new ImportDrop(taken::addAll);

    private boolean put(Transferable given) {
        TransferSupport support = new TransferSupport(new JPanel(), given);
        return drop.canImport(support) && drop.importData(support);
    }

    private static Transferable files(Path... paths) {
        return new DroppedFiles(List.of(paths));
    }

    @Test
    void filesAreTakenByTheirNames() throws IOException {
        Path first = Files.writeString(folder.resolve("first.txt"), "29th Foot 500 men");
        Path second = Files.writeString(folder.resolve("second.csv"), "a,b");

        assertThat(put(files(first, second))).isTrue();

        assertThat(taken).extracting(Handed::name).containsExactly("first.txt", "second.csv");
        assertThat(taken).noneMatch(Handed::isPasted);
        assertThat(new String(taken.get(0).bytes(), StandardCharsets.UTF_8)).isEqualTo("29th Foot 500 men");
    }

    @Test
    void textIsTaken() throws IOException {
        assertThat(put(new StringSelection("Garde impériale"))).isTrue();

        assertThat(taken.get(0).isPasted()).isTrue();
        assertThat(new String(taken.get(0).bytes(), StandardCharsets.UTF_8)).isEqualTo("Garde impériale");
    }

    @Test
    void nothingIsTakenOfAnEmptyText() {
        assertThat(put(new StringSelection("  \n"))).isFalse();
        assertThat(taken).isEmpty();
    }
}
