package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Recovery;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import java.io.BufferedReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Editors that edit and save, killed whenever it happens: the next opening finds nothing torn and nothing lost. */
class RandomKillsTest {

    private static final long SEED = 18110600;

    @TempDir
    private Path temp;

    private int edits;
    private int saves;
    private int unfinished;
    private int recovered;

    @Test
    void aKillLosesAtMostTheLastEdit() throws Exception {
        run(SEED, 2);
    }

    @Test
    @Tag("nightly")
    void manyKillsLoseNothingElse() throws Exception {
        long seed = Long.getLong("coupdoeil.seed", SEED + 1000);
        int count = Integer.getInteger("coupdoeil.count", 200);
        run(seed, count);
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(
                Path.of("target/nightly/random-kills.txt"),
                "Seeds %d to %d: %d kills, %d edits and %d saves acknowledged, %d saves in the middle, %d sessions recovered; nothing torn, nothing lost but at most the edit being made%n"
                        .formatted(seed, seed + count - 1, count, edits, saves, unfinished, recovered));
    }

    private void run(long firstSeed, int count) throws Exception {
        Pack before = Packs.albuera();
        for (long seed = firstSeed; seed < firstSeed + count; seed++) {
            Path folder = Files.createDirectory(temp.resolve("kill-" + seed));
            try {
                kill(new SplittableRandom(seed), before, folder, folder.resolve(seed % 2 == 0 ? "pack" : "pack.zip"));
            } catch (Exception | Error e) {
                throw new AssertionError("seed " + seed, e);
            }
        }
    }

    private void kill(SplittableRandom random, Pack before, Path folder, Path pack) throws Exception {
        Path home = folder.resolve("recovery");
        if (pack.toString().endsWith(".zip")) {
            PackWriter.writeZip(before, pack);
        } else {
            PackWriter.write(before, pack);
        }
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Djava.awt.headless=true",
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-cp",
                        System.getProperty("java.class.path"),
                        EditingProcess.class.getName(),
                        home.toString(),
                        pack.toString(),
                        "" + random.nextInt(1, 5))
                .redirectErrorStream(true)
                .start();
        int made = 0;
        int saved = 0;
        int slow = 0;
        try (BufferedReader out = process.inputReader()) {
            int wanted = random.nextInt(1, 30);
            boolean killed = false;
            String line = out.readLine();
            while (line != null) {
                assertThat(line).matches("(saved )?\\d+|failure .* takes too long");
                if (line.startsWith("failure")) {
                    // A disk that keeps an edit waiting: the editor says so, and goes on without the guarantee.
                    slow++;
                } else if (line.startsWith("saved ")) {
                    saved = Integer.parseInt(line.substring("saved ".length()));
                    saves++;
                } else {
                    made = Integer.parseInt(line);
                }
                if (made == wanted && !killed) {
                    killed = true;
                    // Somewhere in the edit, or the save, that follows.
                    assertThat(process.waitFor(random.nextInt(60), TimeUnit.MILLISECONDS))
                            .isFalse();
                    process.toHandle().destroyForcibly();
                }
                line = out.readLine();
            }
        }
        assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
        edits += made;
        examine(before, folder, pack, made, saved, slow);
    }

    private void examine(Pack before, Path folder, Path pack, int made, int saved, int slow) throws Exception {
        try (var files = Files.walk(folder)) {
            boolean half = files.anyMatch(file -> file.toString().contains(".saving"));
            unfinished += half ? 1 : 0;
        }
        int kept = raised(before, PackReader.read(pack).pack().orElseThrow());
        assertThat(kept).as("what was said to be saved").isBetween(saved, made + 1);

        int[] found = {-1, -1};
        boolean[] done = {false};
        List<Object> said = new ArrayList<>();
        Path home = folder.resolve("recovery");
        try (Recovery recovery = new Recovery(home, failure -> {})) {
            SwingUtilities.invokeAndWait(() -> {
                ScriptedDialogs dialogs = new ScriptedDialogs();
                dialogs.recover = Dialogs.Recover.OPEN;
                Workbench next = new Workbench(EditorWindow.blank(), dialogs, recovery, () -> {});
                next.files().open(pack);
                found[0] = raised(before, next.session().pack());
                new RecoveryOffers(dialogs, next.files(), () -> {
                            throw new AssertionError("no other window is needed");
                        })
                        .offer(home);
                found[1] = raised(before, next.session().pack());
                recovered += next.session().document().isModified() ? 1 : 0;
                done[0] = next.files().save();
                said.addAll(dialogs.failures);
                said.addAll(dialogs.problems);
                dialogs.clashes.forEach(clash -> said.add(clash.toString()));
            });
        }
        assertThat(said).as("what stood in the way of saving").isEmpty();
        assertThat(done[0]).isTrue();
        assertThat(found[0]).as("the next opening completes what was saved").isEqualTo(kept);
        assertThat(found[1]).as("edits after recovery").isBetween(made - 1 - slow, made + 1);
        assertThat(raised(before, PackReader.read(pack).pack().orElseThrow())).isEqualTo(found[1]);
        try (var files = Files.walk(folder)) {
            assertThat(files.map(Path::toString)).noneMatch(file -> file.contains(".saving") || file.endsWith(".new"));
        }
    }

    /** How many of the first hexes are one level higher; all else must be as it was. */
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
}
