package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.file.Disk;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A save that is ended on the way, by whatever, is at the next opening entirely done or entirely not. */
class HaltedSaveTest {

    private static final Path ALBUERA = Path.of("../samples/albuera-1811");

    @TempDir
    private Path temp;

    private Path folder;
    private Path zip;
    private Pack old;
    private Pack fresh;

    @BeforeEach
    void setUp() throws IOException {
        folder = Files.createDirectory(temp.resolve("folder")).resolve("battle");
        zip = Files.createDirectory(temp.resolve("zip")).resolve("battle.zip");
        Pack napkin = new NapkinPack().with("pictures/a.png", "png").pack();
        Scenario dawn = napkin.scenarios().get(0);
        old = napkin.withScenarios(List.of(dawn, Scenario.empty("noon", "Noon")));
        fresh = changed(napkin.withScenarios(List.of(dawn, Scenario.empty("dusk", "Dusk"))));
    }

    @Test
    void aSaveHaltedAfterAnyOperationIsDoneOrNotDone() throws IOException {
        SaveOrdeal ordeal = new SaveOrdeal(folder, old, fresh);
        ordeal.haltEverywhere(false);

        assertThat(ordeal.stayedOld).isGreaterThan(20);
        assertThat(ordeal.becameNew).isGreaterThan(10);
    }

    @Test
    void aZipIsTheOldOneOrTheNewOne() throws IOException {
        SaveOrdeal ordeal = new SaveOrdeal(zip, old, fresh);
        ordeal.haltEverywhere(true);

        assertThat(ordeal.stayedOld).isPositive();
        assertThat(ordeal.becameNew).isPositive();
    }

    @Test
    void whoIsToldOfAFailureFindsEverythingAsItWas() throws IOException {
        new SaveOrdeal(folder, old, fresh).failEverywhere();
        new SaveOrdeal(zip, old, fresh).failEverywhere();
    }

    @Test
    void aDiskThatFillsLeavesTheOldPack() throws IOException {
        SaveOrdeal ordeal = new SaveOrdeal(folder, old, fresh);
        ordeal.fill(2_500, 20);
        assertThat(ordeal.failures).isBetween(5, 19);

        SaveOrdeal zipped = new SaveOrdeal(zip, old, fresh);
        zipped.fill(12_000, 20);
        assertThat(zipped.failures).isBetween(5, 19);
    }

    @Test
    @Tag("nightly")
    void savesOfARealBattleHaltedEverywhere() throws IOException {
        Pack albuera = PackReader.read(ALBUERA).pack().orElseThrow();
        Pack next = changed(albuera.withScenarios(List.of(albuera.scenarios().get(0), Scenario.empty("dusk", "Dusk"))));
        StringBuilder summary = new StringBuilder();
        for (Path place : List.of(folder, zip)) {
            SaveOrdeal small = new SaveOrdeal(place, old, fresh);
            small.haltEverywhere(true);
            small.failEverywhere();
            summary.append(line(small, "napkin", place));
            SaveOrdeal real = new SaveOrdeal(place, albuera, next);
            real.haltEverywhere(false);
            real.failEverywhere();
            summary.append(line(real, "Albuera", place));
        }
        summary.append(onOneMegabyte(albuera, next));
        Files.createDirectories(Path.of("target/nightly"));
        Files.writeString(Path.of("target/nightly/halted-saves.txt"), summary);
    }

    private String line(SaveOrdeal ordeal, String pack, Path place) {
        return "%s, %s: %d halts, %d saves that stayed old, %d that became new, %d failures told of; nothing torn%n"
                .formatted(
                        pack,
                        place.equals(zip) ? "zip" : "folder",
                        ordeal.halts,
                        ordeal.stayedOld,
                        ordeal.becameNew,
                        ordeal.failures);
    }

    /** Saves a pack that grows into a file system of 1 MB until that is full; needs the right to mount one. */
    private String onOneMegabyte(Pack albuera, Pack next) throws IOException {
        Path small = Files.createDirectory(temp.resolve("small"));
        if (!run("mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", small.toString())) {
            return "a file system of 1 MB: cannot be mounted here\n";
        }
        try {
            int saved = 0;
            int full = 0;
            for (Path place : List.of(small.resolve("battle"), small.resolve("battle.zip"))) {
                Optional<Pack> kept = Optional.empty();
                for (int step = 0; step < 60; step++) {
                    Pack wanted = (step % 2 == 0 ? albuera : next).withInfo(named(albuera.info(), "Step " + step));
                    try {
                        Snapshot found = Snapshot.of(place);
                        PackBase base = PackReader.read(Snapshot.of(place))
                                .pack()
                                .map(pack -> PackBase.of(found, pack))
                                .orElse(PackBase.UNKNOWN);
                        new PackSave(Disk.REAL).save(wanted, place, base, found);
                        kept = Optional.of(wanted);
                        saved++;
                    } catch (IOException noRoom) {
                        full++;
                    }
                    Optional<Pack> there = PackReader.read(place).pack();
                    assertThat(there.map(PackWriter::files).map(PackBase::hashes))
                            .isEqualTo(kept.map(PackWriter::files).map(PackBase::hashes));
                }
            }
            assertThat(saved).isPositive();
            assertThat(full).isPositive();
            return "a file system of 1 MB: %d saves, %d more when it was full; nothing torn%n".formatted(saved, full);
        } finally {
            assertThat(run("umount", small.toString())).isTrue();
        }
    }

    private static boolean run(String... command) throws IOException {
        try {
            Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            return process.waitFor(10, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static Pack changed(Pack pack) {
        return pack.withInfo(named(pack.info(), "A new name"))
                .withSuppressions(
                        List.of(new Suppression("FB-STACK-07", "unit:x", "", "so it was", "me", "2026-01-01")));
    }

    private static PackInfo named(PackInfo info, String name) {
        return info.withName(name);
    }
}
