package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.document.Recovery.Abandoned;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** An editor killed in the middle of editing loses at most the last edit. */
class KilledEditorTest {

    @TempDir
    private Path home;

    @TempDir
    private Path packs;

    @ParameterizedTest(name = "killed after {0} edits")
    @ValueSource(ints = {1, 2, 25})
    void losesAtMostTheLastEdit(int edits) throws Exception {
        Path folder = packs.resolve("albuera");
        Pack before = Packs.albuera();
        PackWriter.write(before, folder);

        int made = editUntilKilled(folder, edits);

        List<Abandoned> abandoned = abandoned();
        if (made == 1 && abandoned.isEmpty()) {
            return;
        }
        assertThat(abandoned).hasSize(1);
        assertThat(abandoned.get(0).origin()).hasValue(folder.toAbsolutePath());
        Pack recovered = PackReader.read(abandoned.get(0).pack()).pack().orElseThrow();
        assertThat(raised(before, recovered)).isBetween(made - 1, made + 1);
        assertThat(PackReader.read(folder).pack())
                .as("what was saved is untouched")
                .hasValue(before);

        assertThat(recoveredByTheNextEditor()).isEqualTo(recovered);
        assertThat(abandoned()).isEmpty();
    }

    private List<Abandoned> abandoned() throws IOException {
        try (Recovery.Abandonments found = Recovery.abandoned(home)) {
            return found.list();
        }
    }

    /** Starts an editor, kills it as soon as it has made so many edits, and yields how many it said it had made. */
    private int editUntilKilled(Path pack, int edits) throws Exception {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Djava.awt.headless=true",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EditingProcess.class.getName(),
                        home.toString(),
                        pack.toString())
                .redirectErrorStream(true)
                .start();
        int made = 0;
        try (BufferedReader out = process.inputReader()) {
            String line = out.readLine();
            while (line != null && made < edits) {
                assertThat(line).matches("\\d+");
                made = Integer.parseInt(line);
                if (made < edits) {
                    line = out.readLine();
                }
            }
            // SIGKILL: nothing of the process runs after this, no shutdown hook either. What it said can still be read.
            process.toHandle().destroyForcibly();
            for (String late = out.readLine(); late != null; late = out.readLine()) {
                made = Integer.parseInt(late);
            }
        }
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        assertThat(made).isGreaterThanOrEqualTo(edits);
        return made;
    }

    /** How many of the first hexes are one level higher; all others must be as they were. */
    private static int raised(Pack before, Pack after) {
        HexBattlefield old = (HexBattlefield) before.battlefield();
        HexBattlefield now = (HexBattlefield) after.battlefield();
        int[] raised = {0};
        old.levels().difference(now.levels(), cell -> {
            assertThat(cell).isEqualTo(raised[0]);
            assertThat(now.levels().get(cell)).isEqualTo(old.levels().get(cell) + 1);
            raised[0]++;
        });
        assertThat(after.withBattlefield(before.battlefield())).isEqualTo(before);
        return raised[0];
    }

    private Pack recoveredByTheNextEditor() throws Exception {
        Pack[] recovered = new Pack[1];
        try (Recovery recovery = new Recovery(home, failure -> {})) {
            SwingUtilities.invokeAndWait(() -> {
                ScriptedDialogs dialogs = new ScriptedDialogs();
                dialogs.recover = Dialogs.Recover.OPEN;
                Workbench next = new Workbench(EditorWindow.blank(), dialogs, recovery, () -> {});
                new RecoveryOffers(dialogs, next.files(), () -> {
                            throw new AssertionError("no other window is needed");
                        })
                        .offer(home);
                assertThat(next.session().document().isModified()).isTrue();
                recovered[0] = next.session().pack();
            });
        }
        return recovered[0];
    }
}
