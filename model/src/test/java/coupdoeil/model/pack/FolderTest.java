package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.pack.files.FileCollection;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packs in folders: what is touched, what is kept, what is left alone. */
class FolderTest {

    private static final FileTime LONG_AGO = FileTime.fromMillis(1_000_000_000_000L);

    @TempDir
    Path temp;

    private Path folder;
    private Pack pack;

    @BeforeEach
    void setUp() throws IOException {
        folder = temp.resolve("napkin");
        Files.createDirectory(folder);
        new NapkinPack().writeTo(folder);
        pack = PackReader.read(folder).pack().orElseThrow();
        for (String file : content(folder).keySet()) {
            Files.setLastModifiedTime(folder.resolve(file), LONG_AGO);
        }
    }

    @Test
    void nothingIsTouchedWhenNothingChanged() throws IOException {
        PackWriter.write(pack, folder);

        assertThat(content(folder)).isEqualTo(content(NapkinPack.FOLDER));
        for (String file : content(folder).keySet()) {
            assertThat(Files.getLastModifiedTime(folder.resolve(file))).isEqualTo(LONG_AGO);
        }
    }

    @Test
    void onlyAChangedFileIsReplacedAndItsOldContentKept() throws IOException {
        PackWriter.write(renamed("A new name"), folder);

        assertThat(content(folder).keySet())
                .containsExactly(
                        "battlefield.json",
                        "order-of-battle.json",
                        "pack.json",
                        "pack.json.~1~",
                        "scenarios/dawn.json");
        assertThat(Files.readString(folder.resolve("pack.json"))).contains("A new name");
        assertThat(Files.readString(folder.resolve("pack.json.~1~"))).isEqualTo(new NapkinPack().text("pack.json"));
        assertThat(Files.getLastModifiedTime(folder.resolve("battlefield.json")))
                .isEqualTo(LONG_AGO);
        assertThat(PackReader.read(folder).problems()).isEmpty();
    }

    @Test
    void aNewFolderIsMade() throws IOException {
        Path fresh = temp.resolve("deep/down");

        PackWriter.write(pack, fresh);

        assertThat(content(fresh)).isEqualTo(content(NapkinPack.FOLDER));
    }

    @Test
    void filesOfWhatThePackNoLongerHasAreRetired() throws IOException {
        Pack more = pack.withSuppressions(
                        List.of(new Suppression("FB-STACK-07", "unit:x", "", "so it was", "me", "2026-01-01")))
                .withScenarios(List.of(pack.scenarios().get(0), Scenario.empty("noon", "Noon")));
        PackWriter.write(more, folder);
        assertThat(content(folder)).containsKeys("suppressions.json", "scenarios/noon.json");

        PackWriter.write(pack, folder);

        assertThat(content(folder))
                .doesNotContainKeys("suppressions.json", "scenarios/noon.json")
                .containsKeys("suppressions.json.~2~", "scenarios/noon.json.~2~");
        assertThat(PackReader.read(folder).pack()).contains(pack);
    }

    @Test
    void otherFilesAreAttachmentsKeptByteForByteAndHiddenOnesAreNot() throws IOException {
        byte[] picture = {(byte) 0x89, 'P', 'N', 'G', 0, 1, 2};
        Files.createDirectories(folder.resolve("pictures"));
        Files.write(folder.resolve("pictures/map.png"), picture);
        Files.createDirectories(folder.resolve(".git"));
        Files.writeString(folder.resolve(".git/config"), "secret");
        Files.writeString(folder.resolve("notes.txt~"), "old");

        Pack read = PackReader.read(folder).pack().orElseThrow();
        PackWriter.write(read, temp.resolve("copy"));

        assertThat(read.attachments()).containsOnlyKeys("pictures/map.png");
        assertThat(Files.readAllBytes(temp.resolve("copy/pictures/map.png"))).isEqualTo(picture);
        assertThat(content(temp.resolve("copy")).keySet())
                .noneMatch(file -> file.contains("git") || file.contains("~"));
    }

    @Test
    void whenOneFileCannotBeWrittenNoneIsChanged() throws IOException {
        Files.delete(folder.resolve("scenarios/dawn.json"));
        Files.createDirectory(folder.resolve("scenarios/dawn.json"));
        SortedMap<String, String> before = content(folder);

        assertThatThrownBy(() -> PackWriter.write(renamed("A new name"), folder))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("dawn.json");

        assertThat(content(folder)).isEqualTo(before);
    }

    @Test
    void readingChangesNothing() throws IOException {
        Files.writeString(folder.resolve("pack.json"), "{ broken");
        SortedMap<String, String> before = content(folder);

        assertThat(PackReader.read(folder).pack()).isEmpty();

        assertThat(content(folder)).isEqualTo(before);
    }

    @Test
    void linksAreNotFollowed() throws IOException {
        Path secret = Files.writeString(temp.resolve("secret.txt"), "secret");
        Files.createSymbolicLink(folder.resolve("link.txt"), secret);
        Files.createSymbolicLink(folder.resolve("around"), temp);

        PackReading reading = PackReader.read(folder);

        assertThat(reading.problems())
                .extracting(Problem::toString)
                .containsExactly(
                        "around: warning PACK-23: this is a symbolic link; it is left out",
                        "link.txt: warning PACK-23: this is a symbolic link; it is left out");
        assertThat(reading.pack().orElseThrow().attachments()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"pack.json", "battlefield.json", "order-of-battle.json"})
    void aLinkInPlaceOfAFileThatAPackNeedsIsNamed(String file) throws IOException {
        Path elsewhere = Files.move(folder.resolve(file), temp.resolve(file));
        Files.createSymbolicLink(folder.resolve(file), elsewhere);

        PackReading reading = PackReader.read(folder);

        assertThat(reading.pack()).isEmpty();
        assertThat(reading.problems())
                .extracting(Problem::toString)
                .containsExactly(file + ": unreadable PACK-23: " + file
                        + " is a symbolic link, not a file of its own; it is not followed");
    }

    @Test
    void aPipeInPlaceOfPackJsonIsNamedAndNotWaitedFor() throws Exception {
        Path file = folder.resolve("pack.json");
        Files.delete(file);
        assertThat(new ProcessBuilder("mkfifo", file.toString()).start().waitFor())
                .isZero();

        assertThat(PackReader.read(folder).problems())
                .extracting(Problem::toString)
                .containsExactly("pack.json: unreadable PACK-23: pack.json is a device or pipe, not a file of its own;"
                        + " it is not followed");
    }

    @Test
    void aFileOfAFolderThatCannotBeTakenInCostsThatFileAndStays() throws IOException {
        Path huge = folder.resolve("scenarios/huge.json");
        try (RandomAccessFile file = new RandomAccessFile(huge.toFile(), "rw")) {
            file.setLength(FileCollection.MAX_FILE_BYTES + 1L);
        }
        Path odd = Files.writeString(folder.resolve("bell\u0007.txt"), "odd");

        PackReading reading = PackReader.read(folder);

        assertThat(reading.problems())
                .filteredOn(problem -> problem.severity() == Problem.Severity.ERROR)
                .extracting(Problem::kind)
                .containsExactly(ProblemKind.BAD_PATH, ProblemKind.TOO_LARGE);
        PackWriter.write(reading.pack().orElseThrow().withScenarios(List.of()), folder);
        assertThat(huge).hasSize(FileCollection.MAX_FILE_BYTES + 1L);
        assertThat(odd).hasContent("odd");
        Files.delete(huge);
    }

    @Test
    void nothingIsWrittenThroughLinks() throws IOException {
        Path elsewhere = Files.createDirectory(temp.resolve("elsewhere"));
        Path trap = Files.createDirectory(temp.resolve("trap"));
        Files.createSymbolicLink(trap.resolve("scenarios"), elsewhere);

        assertThatThrownBy(() -> PackWriter.write(pack, trap)).isInstanceOf(IOException.class);

        assertThat(content(elsewhere)).isEmpty();
        assertThat(content(trap)).isEmpty();
    }

    @Test
    void idsThatWouldLeadOutOfThePackMakeHarmlessFileNames() throws IOException {
        Pack odd = pack.withScenarios(Stream.of("../../evil", "a/b", "", "dawn", "DAWN", "dawn")
                .map(id -> Scenario.empty(id, "x"))
                .toList());

        PackWriter.write(odd, temp.resolve("odd"));

        assertThat(content(temp.resolve("odd/scenarios")).keySet())
                .containsExactly("DAWN-2.json", "a_b.json", "dawn-3.json", "dawn.json", "evil.json", "scenario.json");
        assertThat(PackReader.read(temp.resolve("odd")).pack().orElseThrow().scenarios())
                .isEqualTo(odd.scenarios());
    }

    @Test
    void attachmentsCannotPoseAsOtherFiles() {
        for (String path : List.of("../evil", "pack.json", "scenarios/x.json", "sources/x.json", "/etc/evil", "x~")) {
            Pack posing = new Pack(
                    pack.info(),
                    pack.battlefield(),
                    pack.orderOfBattle(),
                    List.of(),
                    List.of(),
                    List.of(),
                    Map.of(path, new Attachment(new byte[0])),
                    UnreadContent.NONE);

            assertThatThrownBy(() -> PackWriter.write(posing, folder)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void whatIsNoPackIsSaidInWords() throws IOException {
        assertThat(PackReader.read(temp.resolve("nowhere")).problems())
                .extracting(Problem::message)
                .containsExactly("there is no file or folder " + temp.resolve("nowhere"));
        Path text = Files.writeString(temp.resolve("text.txt"), "hello");
        assertThat(PackReader.read(text).problems())
                .extracting(Problem::message)
                .containsExactly(text + " is neither a folder nor a zip");
        assertThat(PackReader.read(Files.createDirectory(temp.resolve("empty"))).problems())
                .extracting(Problem::kind)
                .containsOnly(ProblemKind.MISSING_FILE);
    }

    private Pack renamed(String name) {
        PackInfo info = pack.info();
        return pack.withInfo(info.withName(name));
    }

    private static SortedMap<String, String> content(Path folder) throws IOException {
        SortedMap<String, String> content = new TreeMap<>();
        try (Stream<Path> tree = Files.walk(folder)) {
            for (Path file : tree.filter(Files::isRegularFile).toList()) {
                content.put(
                        folder.relativize(file).toString(),
                        new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            }
        }
        return content;
    }
}
