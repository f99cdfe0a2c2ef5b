package coupdoeil.model.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import java.util.SortedMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What was written is read, and what was read is written again byte for byte. */
class RoundTripTest {

    private static final int PACKS = 400;

    @Test
    void theNapkinIsReadWithoutAProblemAndWrittenByteForByte() {
        PackReading reading = PackReader.read(NapkinPack.FOLDER);

        assertThat(reading.problems()).isEmpty();
        assertSameFiles(PackWriter.files(reading.pack().orElseThrow()), new NapkinPack().files(), 0);
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3})
    void randomPacksAreReadAsTheyWereAndWrittenByteForByte(long firstSeed) {
        for (long seed = firstSeed * 100_000; seed < firstSeed * 100_000 + PACKS; seed++) {
            Pack pack = RandomPacks.pack(seed);
            SortedMap<String, byte[]> files = PackWriter.files(pack);

            PackReading reading = PackReader.readFiles(files);

            assertThat(reading.pack())
                    .as("seed %d: %s", seed, reading.problems())
                    .isPresent();
            Pack read = reading.pack().get();
            assertThat(withLegendOf(pack, read)).as("seed %d", seed).isEqualTo(read);
            assertSameFiles(PackWriter.files(read), files, seed);
        }
    }

    @Test
    void everythingComesBackInEveryFileOfATable() {
        NapkinPack napkin = new NapkinPack().with("battlefield.json", """
                {
                  "format": "coupdoeil/battlefield",
                  "version": 1,
                  "kind": "table",
                  "widthInches": 72,
                  "depthInches": 48.5,
                  "features": [
                    {"id": "wood", "type": "woods", "name": "The wood", "shape": {"polygon": [[10, 10], [20, 10.25], [15, 20]]}, "attributes": {"dense": true}},
                    {"id": "river", "type": "river", "shape": {"line": [[0, 0], [72, 48.5]]}}
                  ],
                  "places": [
                    {"id": "camp", "kind": "objective", "name": "Camp", "shape": {"point": [36, 24]}}
                  ]
                }
                """);

        assertSameFiles(PackWriter.files(napkin.pack()), napkin.files(), 0);
    }

    /** What the writer adds to a legend is the only thing that reading brings anew. */
    private static Pack withLegendOf(Pack pack, Pack read) {
        return pack.battlefield() instanceof HexBattlefield map && read.battlefield() instanceof HexBattlefield other
                ? pack.withBattlefield(map.withLegend(other.legend()))
                : pack;
    }

    private static void assertSameFiles(
            SortedMap<String, byte[]> actual, SortedMap<String, byte[]> expected, long seed) {
        assertThat(actual.keySet()).isEqualTo(expected.keySet());
        expected.forEach((path, bytes) -> assertThat(new String(actual.get(path), UTF_8))
                .as("%s, seed %d", path, seed)
                .isEqualTo(new String(bytes, UTF_8)));
    }
}
