package coupdoeil.model.pack;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.PlainText;
import coupdoeil.model.pack.files.FileCollection;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.ProblemKind;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packs in zips, their own and other people's. */
class ZipTest {

    @TempDir
    Path temp;

    @Test
    void aZippedPackReadsAsItsFolderAndIsTheSameBytesEveryTime() throws IOException {
        Pack pack = new NapkinPack().with("pictures/a.png", "png").pack();
        PackWriter.writeZip(pack, temp.resolve("a.zip"));
        PackWriter.writeZip(pack, temp.resolve("b.zip"));

        PackReading reading = PackReader.read(temp.resolve("a.zip"));

        assertThat(reading.problems()).isEmpty();
        assertThat(reading.pack()).contains(pack);
        assertThat(Files.readAllBytes(temp.resolve("a.zip"))).isEqualTo(Files.readAllBytes(temp.resolve("b.zip")));
    }

    @Test
    void theFilesMayAllStandInOneFolderOfTheZip() throws IOException {
        Path zip = zip("napkin-fb/", "__MACOSX/._pack.json", "napkin-fb/.DS_Store");

        PackReading reading = PackReader.read(zip);

        assertThat(reading.problems()).isEmpty();
        assertThat(reading.pack()).contains(new NapkinPack().pack());
    }

    @Test
    void whatStandsBesideThatFolderIsLeftOutAndSaid() throws IOException {
        assertThat(PackReader.read(zip("napkin-fb/", "readme.txt")).problems())
                .extracting(Problem::toString)
                .containsExactly("readme.txt: warning PACK-23: this is not in the pack's folder; it is left out");
    }

    @ParameterizedTest
    @ValueSource(strings = {"../evil.txt", "a/../../evil.txt", "/etc/evil", "C:\\evil", "a\\b", "a/./b"})
    void pathsThatLeadOutAreRefusedAndNothingIsWritten(String path) throws IOException {
        Path zip = zip("", path);

        PackReading reading = PackReader.read(zip);

        assertThat(reading.pack()).isEmpty();
        assertThat(reading.problems()).extracting(Problem::kind).containsExactly(ProblemKind.BAD_PATH);
        try (var files = Files.list(temp)) {
            assertThat(files).containsExactly(zip);
        }
    }

    @Test
    void twoFilesOfOneNameAreRefused() throws IOException {
        Path zip = zip("", "pack.jsom");
        byte[] bytes = Files.readAllBytes(zip);
        String latin = new String(bytes, ISO_8859_1).replace("pack.jsom", "pack.json");
        Files.write(zip, latin.getBytes(ISO_8859_1));

        assertThat(PackReader.read(zip).problems())
                .extracting(Problem::toString)
                .contains("unreadable PACK-07: the zip holds 'pack.json' twice");
    }

    @Test
    void bombsAreNotUnpacked() throws IOException {
        Path zip = temp.resolve("bomb.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            fill(out, "pack.json", FileCollection.MAX_FILE_BYTES + 1L);
        }

        assertThat(Files.size(zip)).isLessThan(100_000);
        assertThat(PackReader.read(zip).problems())
                .extracting(Problem::toString)
                .contains("pack.json: unreadable PACK-05: the file is larger than 64 MiB")
                .doesNotContain("pack.json: unreadable PACK-03: pack.json is missing; without it this is no pack");
    }

    @Test
    void manySmallerBombsAreNotUnpackedEither() throws IOException {
        Path zip = temp.resolve("bombs.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            for (int i = 0; i < 9; i++) {
                fill(out, "part" + i, 30L << 20);
            }
        }

        assertThat(PackReader.read(zip).problems())
                .extracting(Problem::message)
                .contains("the pack is larger than 256 MiB");
    }

    @Test
    void whatIsRefusedCountsTowardsTheSizeOfThePack() throws IOException {
        Path zip = temp.resolve("bomb.zip");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            fill(out, "0", FileCollection.MAX_FILE_BYTES + 1L);
        }
        Files.write(zip, ZipBytes.sharing(Files.readAllBytes(zip), 30));

        assertThat(Files.size(zip)).isLessThan(100_000);
        assertThat(PackReader.read(zip).problems().stream().map(Problem::message))
                .contains("the pack is larger than 256 MiB")
                .filteredOn("the file is larger than 64 MiB"::equals)
                .hasSize(3);
    }

    @Test
    void filesThatCannotBeUnzippedCountTowardsTheirNumber() throws IOException {
        byte[] whole = ZipBytes.sharing(Files.readAllBytes(zip("")), 2100);
        byte[] damaged = whole.clone();
        // The first data begin behind a header of 30 bytes and the name.
        Arrays.fill(damaged, 30 + "battlefield.json".length(), 400, (byte) 0xFF);

        assertThat(PackReader.read(Files.write(temp.resolve("broken.zip"), damaged))
                        .problems())
                .extracting(Problem::message)
                .contains("the pack holds more than 2000 files");
    }

    @Test
    void aWrongChecksumIsAnErrorOfThatFile() throws IOException {
        byte[] bytes = ZipBytes.withChecksum(Files.readAllBytes(zip("")), "pack.json", 0x1234_5678);

        PackReading reading = PackReader.read(Files.write(temp.resolve("damaged.zip"), bytes));

        assertThat(reading.pack()).contains(new NapkinPack().pack());
        assertThat(reading.problems())
                .extracting(Problem::toString)
                .containsExactly("pack.json: error PACK-04: this is damaged: its checksum is not the one that the zip"
                        + " gives for it");
        assertThat(reading.problems())
                .extracting(problem -> problem.kind().title())
                .containsExactly("A file cannot be read, or is damaged");
    }

    @Test
    void namesAreShownOnOneLineWithoutWhatSteersATerminal() throws IOException {
        String hostile = "a\u202Eb\u2028c\u009Bd";
        assertThat(PackReader.read(zip("napkin-fb/", hostile)).problems())
                .isNotEmpty()
                .extracting(Problem::toString)
                .noneMatch(text -> text.codePoints().anyMatch(PlainText::isUnsafe));
    }

    @Test
    void moreFilesThanAPackHasAreRefused() throws IOException {
        String[] names = new String[2100];
        Arrays.setAll(names, i -> "file" + i);

        assertThat(PackReader.read(zip("", names)).problems())
                .extracting(Problem::message)
                .contains("the pack holds more than 2000 files");
    }

    @Test
    void aZipCutOffAnywhereIsAnErrorInWords() throws IOException {
        byte[] whole = Files.readAllBytes(zip(""));
        for (int end = 2; end < whole.length - 1; end += 97) {
            Path zip = Files.write(temp.resolve("cut.zip"), Arrays.copyOf(whole, end));

            PackReading reading = PackReader.read(zip);

            assertThat(reading.pack()).isEmpty();
            assertThat(reading.problems()).extracting(Problem::kind).containsExactly(ProblemKind.NO_ACCESS);
        }
    }

    @Test
    void spoiltBytesInAZipNeverThrow() throws IOException {
        byte[] whole = Files.readAllBytes(zip(""));
        for (int at = 0; at < whole.length; at += 13) {
            byte[] spoilt = whole.clone();
            spoilt[at] ^= (byte) 0x55;
            Path zip = Files.write(temp.resolve("spoilt.zip"), spoilt);

            assertThat(PackReader.read(zip)).isNotNull();
        }
    }

    /** A zip of the napkin below a prefix, with further files that hold their own names. */
    private Path zip(String prefix, String... more) throws IOException {
        Path zip = temp.resolve("napkin.zip");
        try (OutputStream file = Files.newOutputStream(zip);
                ZipOutputStream out = new ZipOutputStream(file)) {
            for (var entry : new NapkinPack().files().entrySet()) {
                out.putNextEntry(new ZipEntry(prefix + entry.getKey()));
                out.write(entry.getValue());
            }
            for (String name : more) {
                out.putNextEntry(new ZipEntry(name));
                out.write(name.getBytes(UTF_8));
            }
        }
        return zip;
    }

    private static void fill(ZipOutputStream out, String name, long size) throws IOException {
        out.putNextEntry(new ZipEntry(name));
        byte[] zeros = new byte[1 << 20];
        for (long left = size; left > 0; left -= zeros.length) {
            out.write(zeros, 0, (int) Math.min(left, zeros.length));
        }
    }
}
