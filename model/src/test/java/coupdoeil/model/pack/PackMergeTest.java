package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.file.ChangedMeanwhile;
import coupdoeil.model.file.Disk;
import coupdoeil.model.pack.PackMerge.Change;
import coupdoeil.model.pack.PackMerge.Choice;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two sides at one pack: what each touched alone is kept, what both touched is asked about. */
class PackMergeTest {

    @TempDir
    private Path folder;

    private Pack opened;
    private PackBase base;

    @BeforeEach
    void open() throws IOException {
        new NapkinPack().writeTo(folder);
        Snapshot snapshot = Snapshot.of(folder);
        opened = PackReader.read(snapshot).pack().orElseThrow();
        base = PackBase.of(snapshot, opened);
    }

    @Test
    void whereNobodyElseWroteThereIsNothingToMerge() {
        PackMerge merge = PackMerge.of(suppressing(opened), base, Snapshot.of(folder));

        assertThat(merge.changes()).isEmpty();
        assertThat(merge.conflicts()).isEmpty();
    }

    @Test
    void whatOnlyOneSideTouchedIsKept() throws IOException {
        byOthers(opened.withScenarios(List.of(opened.scenarios().get(0), Scenario.empty("noon", "Noon"))));
        Pack mine = suppressing(opened);

        PackMerge merge = PackMerge.of(mine, base, Snapshot.of(folder));

        assertThat(merge.changes())
                .containsEntry("pack.json", Change.CHANGED)
                .containsEntry("scenarios/noon.json", Change.ADDED)
                .hasSize(2);
        assertThat(merge.conflicts()).isEmpty();
        Pack merged = merge.merged(Choice.THEIRS).pack().orElseThrow();
        assertThat(merged.suppressions()).isEqualTo(mine.suppressions());
        assertThat(merged.scenario("noon")).isPresent();

        Snapshot found = Snapshot.of(folder);
        PackBase next = merge.base(merged, Choice.THEIRS);
        new PackSave(Disk.REAL).save(merged, folder, next, found);
        assertThat(PackReader.read(folder).pack()).hasValue(merged);
    }

    @Test
    void aScenarioThatOthersRemovedIsNotBroughtBack() throws IOException {
        byOthers(opened.withScenarios(List.of()));

        PackMerge merge = PackMerge.of(suppressing(opened), base, Snapshot.of(folder));

        assertThat(merge.changes()).containsEntry("scenarios/dawn.json", Change.REMOVED);
        assertThat(merge.merged(Choice.THEIRS).pack().orElseThrow().scenarios()).isEmpty();
    }

    @Test
    void ofWhatBothTouchedOneHasToChoose() throws IOException {
        byOthers(opened.withScenarios(List.of(Scenario.empty("dawn", "Theirs"))));
        Pack mine = suppressing(opened.withScenarios(List.of(Scenario.empty("dawn", "Mine"))));

        PackMerge merge = PackMerge.of(mine, base, Snapshot.of(folder));

        assertThat(merge.conflicts()).extracting(PackMerge.Conflict::path).containsOnly("scenarios/dawn.json");
        assertThat(merge.merged(Choice.MINE).pack()).hasValue(mine);
        Pack theirs = merge.merged(Choice.THEIRS).pack().orElseThrow();
        assertThat(theirs.scenario("dawn").orElseThrow().name()).isEqualTo("Theirs");
        assertThat(theirs.suppressions()).isEqualTo(mine.suppressions());

        PackBase next = merge.base(mine, Choice.MINE);
        assertThat(PackMerge.of(mine, next, Snapshot.of(folder)).changes()).isEmpty();
        Snapshot found = Snapshot.of(folder);
        new PackSave(Disk.REAL).save(mine, folder, next, found);
        assertThat(PackReader.read(folder).pack()).hasValue(mine);
        assertThat(Files.readString(folder.resolve("scenarios/dawn.json.~2~"))).contains("Theirs");
    }

    /** The napkin's red battalion stands in 0603, its guns in 0402; two hexes of its map; two of its units. */
    @Test
    void differentRecordsOfOneFileDoNotClash() throws IOException {
        byOthers(rewritten(
                opened,
                Map.of(
                        "scenarios/dawn.json",
                                text -> text.replace("\"red-1\", \"hex\": \"0603\"", "\"red-1\", \"hex\": \"0604\""),
                        "battlefield.json", text -> text.replace("\"..w.....\"", "\"..w...w.\""),
                        "order-of-battle.json", text -> text.replace("Voluntarios", "Voluntarios de Navarra"))));
        Pack mine = rewritten(
                opened,
                Map.of(
                        "scenarios/dawn.json", text -> text.replace("\"corner:1\"", "\"corner:2\""),
                        "battlefield.json", text -> text.replace("\"..w.....\"", "\"w.w.....\""),
                        "order-of-battle.json", text -> text.replace("Brigade Petit", "Brigade Grand")));

        PackMerge merge = PackMerge.of(mine, base, Snapshot.of(folder));

        assertThat(merge.conflicts()).isEmpty();
        Pack merged = merge.merged(Choice.THEIRS).pack().orElseThrow();
        assertThat(written(merged, "scenarios/dawn.json")).contains("\"0604\"", "\"corner:2\"");
        assertThat(written(merged, "battlefield.json")).contains("\"w.w...w.\"");
        assertThat(written(merged, "order-of-battle.json")).contains("Voluntarios de Navarra", "Brigade Grand");

        PackBase next = merge.base(merged, Choice.THEIRS);
        assertThat(next.isUnchanged(merged)).as("mine is still to be saved").isFalse();
        byOthers(rewritten(
                PackReader.read(folder).pack().orElseThrow(),
                Map.of("scenarios/dawn.json", text -> text.replace("Dawn on the ridge", "Sunrise"))));
        PackMerge again = PackMerge.of(merged, next, Snapshot.of(folder));
        assertThat(again.conflicts()).as("nothing clashes later either").isEmpty();
        assertThat(written(again.merged(Choice.THEIRS).pack().orElseThrow(), "scenarios/dawn.json"))
                .contains("Sunrise", "\"0604\"", "\"corner:2\"");
    }

    @Test
    void ofOneRecordThatBothChangedOneHasToChooseAndTheRestOfBothIsKept() throws IOException {
        byOthers(rewritten(
                opened,
                Map.of(
                        "scenarios/dawn.json",
                        text -> text.replace("\"0603\", \"formation\"", "\"0604\", \"formation\"")
                                .replace("\"duke\", \"hex\": \"0402\"", "\"duke\", \"hex\": \"0403\""))));
        Pack mine = rewritten(
                opened,
                Map.of(
                        "scenarios/dawn.json",
                        text -> text.replace("\"0603\", \"formation\"", "\"0602\", \"formation\"")
                                .replace("\"corner:1\"", "\"corner:2\"")));

        PackMerge merge = PackMerge.of(mine, base, Snapshot.of(folder));

        assertThat(merge.conflicts()).extracting(PackMerge.Conflict::place).containsExactly(List.of("setup", "red-1"));
        for (Choice choice : Choice.values()) {
            assertThat(written(merge.merged(choice).pack().orElseThrow(), "scenarios/dawn.json"))
                    .contains("\"0403\"", "\"corner:2\"", choice == Choice.MINE ? "\"0602\"" : "\"0604\"");
        }
    }

    @Test
    void aPieceRemovedHereAndMovedThereIsAskedAbout() throws IOException {
        byOthers(rewritten(
                opened,
                Map.of(
                        "scenarios/dawn.json",
                        text -> text.replace("\"duke\", \"hex\": \"0402\"", "\"duke\", \"hex\": \"0403\""))));
        Scenario dawn = opened.scenarios().get(0);
        Pack mine = opened.withScenarios(List.of(dawn.withSetup(dawn.setup().stream()
                .filter(placement -> !placement.piece().equals("duke"))
                .toList())));

        PackMerge merge = PackMerge.of(mine, base, Snapshot.of(folder));

        assertThat(merge.conflicts()).singleElement().satisfies(conflict -> {
            assertThat(conflict.place()).containsExactly("setup", "duke");
            assertThat(conflict.mine()).isEmpty();
            assertThat(conflict.theirs()).isPresent();
        });
    }

    @Test
    void aMapOfAnotherSizeIsNotMixedWithTheOldOne() throws IOException {
        byOthers(rewritten(
                opened,
                Map.of("battlefield.json", text -> text.replace("\"metresPerHex\": 100", "\"metresPerHex\": 50"))));
        Pack mine = rewritten(opened, Map.of("battlefield.json", text -> text.replace("\"..w.....\"", "\"w.w.....\"")));

        PackMerge merge = PackMerge.of(mine, base, Snapshot.of(folder));

        assertThat(merge.conflicts()).extracting(PackMerge.Conflict::path).containsOnly("battlefield.json");
        assertThat(merge.merged(Choice.MINE).pack()).hasValue(mine);
        assertThat(written(merge.merged(Choice.THEIRS).pack().orElseThrow(), "battlefield.json"))
                .isEqualTo(Files.readString(folder.resolve("battlefield.json")));
    }

    @Test
    void aLetterThatMeansTwoThingsIsAskedAbout() throws IOException {
        byOthers(rewritten(
                opened,
                Map.of(
                        "battlefield.json",
                        text -> text.replace("\"w\": \"woods\"", "\"m\": \"marsh\", \"w\": \"woods\"")
                                .replace("\"..w.....\"", "\"..w....m\""))));
        Pack mine = rewritten(
                opened,
                Map.of(
                        "battlefield.json",
                        text -> text.replace("\"w\": \"woods\"", "\"m\": \"orchard\", \"w\": \"woods\"")
                                .replace("\"..w.....\"", "\"m.w.....\"")));

        assertThat(PackMerge.of(mine, base, Snapshot.of(folder)).conflicts())
                .extracting(PackMerge.Conflict::place)
                .containsExactly(List.of("terrain"));
    }

    @Test
    void recordsAddedOnBothSidesComeInBehindTheirNeighbours() throws IOException {
        byOthers(opened.withScenarios(List.of(opened.scenarios().get(0), Scenario.empty("noon", "Noon"))));
        Pack mine = opened.withScenarios(List.of(opened.scenarios().get(0), Scenario.empty("dusk", "Dusk")));

        PackMerge merge = PackMerge.of(mine, base, Snapshot.of(folder));

        assertThat(merge.conflicts()).isEmpty();
        assertThat(merge.merged(Choice.THEIRS).pack().orElseThrow().scenarios())
                .extracting(Scenario::id)
                .containsExactly("dawn", "noon", "dusk");
    }

    @Test
    void whatBothMadeTheSameIsNoConflict() throws IOException {
        Pack same = opened.withScenarios(List.of(Scenario.empty("dawn", "Same")));
        byOthers(same);

        PackMerge merge = PackMerge.of(same, base, Snapshot.of(folder));

        assertThat(merge.conflicts()).isEmpty();
        assertThat(merge.merged(Choice.MINE).pack()).hasValue(same);
    }

    @Test
    void aSaveRefusesWhatChangedSinceItLooked() throws IOException {
        Snapshot found = Snapshot.of(folder);
        byOthers(opened.withScenarios(List.of(Scenario.empty("dawn", "Theirs"))));
        Pack mine = opened.withScenarios(List.of(Scenario.empty("dawn", "Mine")));

        assertThatThrownBy(() -> new PackSave(Disk.REAL).save(mine, folder, base, found))
                .isInstanceOf(ChangedMeanwhile.class);
        assertThat(Files.readString(folder.resolve("scenarios/dawn.json"))).contains("Theirs");
    }

    @Test
    void everyEarlierVersionCanBeRead() throws IOException {
        Pack second = suppressing(opened);
        Pack third = second.withScenarios(List.of(opened.scenarios().get(0), Scenario.empty("noon", "Noon")));
        Pack fourth = third.withSuppressions(List.of());
        for (Pack next : List.of(second, third, fourth)) {
            byOthers(next);
        }

        PackVersions versions = PackVersions.of(folder);

        assertThat(versions.list()).extracting(PackVersions.Version::number).containsExactly(3, 2, 1);
        assertThat(versions.list().stream().map(versions::read).map(PackReading::pack))
                .containsExactly(Optional.of(third), Optional.of(second), Optional.of(opened));
        assertThat(PackReader.read(folder).problems()).isEmpty();
        assertThat(PackReader.read(folder).pack()).hasValue(fourth);
    }

    @Test
    void versionsAreListedByWhenTheyWereReplaced() throws IOException {
        Instant yesterday = Instant.parse("2026-03-01T10:00:00Z");
        Instant noon = Instant.parse("2026-03-02T12:00:00Z");
        Instant evening = Instant.parse("2026-03-02T18:00:00Z");
        Pack second = suppressing(opened);
        date("battlefield.json", yesterday);
        byOthers(rewritten(second, Map.of("battlefield.json", text -> text.replace("\"..w.....\"", "\"w.w.....\""))));
        date("battlefield.json", noon);
        date("suppressions.json", noon);
        byOthers(opened);
        date("battlefield.json", evening);

        assertThat(PackVersions.of(folder).list())
                .extracting(PackVersions.Version::time)
                .containsExactly(evening, noon);
    }

    private void date(String file, Instant time) throws IOException {
        Files.setLastModifiedTime(folder.resolve(file), FileTime.from(time));
    }

    @Test
    void theLastFiftySavesCanBeTakenBack() throws IOException {
        Path zip = folder.resolve("battle.zip");
        for (int save = 0; save <= 52; save++) {
            PackWriter.writeZip(opened.withScenarios(List.of(Scenario.empty("dawn", "Dawn " + save))), zip);
        }

        PackVersions versions = PackVersions.of(zip);

        assertThat(versions.list()).hasSize(50);
        assertThat(versions.read(versions.list().get(49))
                        .pack()
                        .orElseThrow()
                        .scenario("dawn")
                        .orElseThrow()
                        .name())
                .isEqualTo("Dawn 2");
        assertThat(folder.resolve("battle.zip.~2~")).doesNotExist();
    }

    /** A pack whose files read otherwise in places. */
    private static Pack rewritten(Pack pack, Map<String, UnaryOperator<String>> changes) {
        SortedMap<String, byte[]> files = new TreeMap<>(PackWriter.files(pack));
        changes.forEach((path, change) -> {
            String before = new String(files.get(path), StandardCharsets.UTF_8);
            String after = change.apply(before);
            assertThat(after).isNotEqualTo(before);
            files.put(path, after.getBytes(StandardCharsets.UTF_8));
        });
        return PackReader.readFiles(files).pack().orElseThrow();
    }

    private static String written(Pack pack, String path) {
        return new String(PackWriter.files(pack).get(path), StandardCharsets.UTF_8);
    }

    private void byOthers(Pack pack) throws IOException {
        PackWriter.write(pack, folder);
    }

    private static Pack suppressing(Pack pack) {
        return pack.withSuppressions(
                List.of(new Suppression("FB-STACK-07", "unit:x", "", "so it was", "me", "2026-01-01")));
    }
}
