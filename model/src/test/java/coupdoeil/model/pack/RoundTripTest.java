package coupdoeil.model.pack;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.SortedMap;
import org.junit.jupiter.api.Test;

/** What was written is read, and what was read is written again byte for byte. */
class RoundTripTest {

    @Test
    void theNapkinIsReadWithoutAProblemAndWrittenByteForByte() {
        PackReading reading = PackReader.read(NapkinPack.FOLDER);

        assertThat(reading.problems()).isEmpty();
        assertSameFiles(PackWriter.files(reading.pack().orElseThrow()), new NapkinPack().files());
    }

    private static void assertSameFiles(SortedMap<String, byte[]> actual, SortedMap<String, byte[]> expected) {
        assertThat(actual.keySet()).isEqualTo(expected.keySet());
        expected.forEach((path, bytes) ->
                assertThat(new String(actual.get(path), UTF_8)).as(path).isEqualTo(new String(bytes, UTF_8)));
    }
}
