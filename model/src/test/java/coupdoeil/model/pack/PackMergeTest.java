package coupdoeil.model.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.model.file.ChangedMeanwhile;
import coupdoeil.model.file.Disk;
import coupdoeil.model.pack.PackMerge.Change;
import coupdoeil.model.pack.PackMerge.Choice;
import coupdoeil.model.scenario.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
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

        assertThat(merge.conflicts()).containsExactly("scenarios/dawn.json");
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

    private void byOthers(Pack pack) throws IOException {
        PackWriter.write(pack, folder);
    }

    private static Pack suppressing(Pack pack) {
        return pack.withSuppressions(
                List.of(new Suppression("FB-STACK-07", "unit:x", "", "so it was", "me", "2026-01-01")));
    }
}
