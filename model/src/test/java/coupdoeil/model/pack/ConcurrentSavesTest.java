package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Two real processes save one pack as fast as they can, while a third one reads it. */
class ConcurrentSavesTest {

    private static final int SAVES = 10;

    @TempDir
    private Path temp;

    @ParameterizedTest
    @ValueSource(strings = {"battle", "battle.zip"})
    void nobodyEverSeesHalfOfASave(String name) throws Exception {
        Path place = temp.resolve(name);
        Pack pack = SavingProcess.marked(new NapkinPack().pack(), "First 0");
        if (name.endsWith(".zip")) {
            PackWriter.writeZip(pack, place);
        } else {
            PackWriter.write(pack, place);
        }
        List<Process> processes = List.of(start(place, "One"), start(place, "Two"));

        do {
            PackReading reading = PackReader.read(place);
            Pack read = reading.pack().orElseThrow(() -> new AssertionError(reading.problems()));
            String mark = read.info().name();
            assertThat(read.scenario("dawn").orElseThrow().name()).isEqualTo(mark);
            assertThat(read.suppressions().get(0).reason()).isEqualTo(mark);
        } while (processes.stream().anyMatch(Process::isAlive));

        for (Process process : processes) {
            String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            assertThat(process.waitFor(30, TimeUnit.SECONDS)).isTrue();
            assertThat(said).containsPattern("(?m)^refused \\d+$").doesNotContain("Exception");
        }
        assertThat(versions(place)).isEqualTo(2 * SAVES);
    }

    /** Every save leaves a backup: none was lost to the other process. */
    private static int versions(Path place) throws IOException {
        try (Stream<Path> files = Files.walk(place.getParent())) {
            assertThat(files.map(Path::toString)).noneMatch(file -> file.contains(".saving"));
        }
        return PackVersions.of(place).list().size();
    }

    private static Process start(Path place, String name) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        SavingProcess.class.getName(),
                        place.toString(),
                        name,
                        "" + SAVES)
                .redirectErrorStream(true)
                .start();
    }
}
