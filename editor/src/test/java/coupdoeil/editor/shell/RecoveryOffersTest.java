package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.shell.Dialogs.Recover;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.pack.Snapshot;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Unsaved work that was found: which battle it is, what it holds, and where it is opened. */
class RecoveryOffersTest {

    private static final Edit WOODS = GroundEdits.terrain(List.of(Hex.ORIGIN), "woods", "Woods");

    @TempDir
    private Path home;

    @TempDir
    private Path packs;

    private final ScriptedDialogs dialogs = new ScriptedDialogs();
    private final Document document = new Document(Packs.blank(), null);
    private final PackFiles files = new PackFiles(document, dialogs, null, text -> {});
    private final List<Document> others = new ArrayList<>();
    private Path alpha;
    private Path beta;

    @BeforeEach
    void save() throws IOException {
        alpha = packs.resolve("alpha");
        beta = packs.resolve("beta");
        PackWriter.write(named("Alpha"), alpha);
        PackWriter.write(named("Beta"), beta);
    }

    @Test
    void whatIsAskedForComesFirstAndEachIsNamed() throws IOException {
        leaveBehind("alpha", WOODS.apply(named("Alpha")), alpha, 1);
        leaveBehind("beta", WOODS.apply(named("Beta")), beta, 2);
        leaveBehind("none", WOODS.apply(named("Gamma")), null, 3);
        files.open(alpha);

        offer();

        assertThat(dialogs.found).extracting(FoundWork::name).containsExactly("Alpha", "Gamma", "Beta");
        assertThat(dialogs.found.get(0).words())
                .contains("“Alpha”", alpha.toString(), "differs from them in: the map")
                .doesNotContain("order of battle");
        assertThat(dialogs.found.get(1).words()).contains("“Gamma”", "never saved");
    }

    @Test
    void whatTheFilesHoldIsSaid() throws IOException {
        leaveBehind("alpha", named("Alpha"), alpha, 1);
        leaveBehind("beta", named("Beta"), packs.resolve("moved"), 2);
        leaveBehind("gamma", named("Gamma"), Files.createDirectory(packs.resolve("empty")), 3);

        offer();

        assertThat(dialogs.found)
                .extracting(FoundWork::words)
                .satisfiesExactly(
                        gamma -> assertThat(gamma).contains("no pack can be read now"),
                        beta -> assertThat(beta).contains("there is nothing now"),
                        alpha -> assertThat(alpha).contains("which hold the same"));
    }

    @Test
    void workOnOtherPacksIsOpenedInWindowsOfTheirOwn() throws IOException {
        leaveBehind("alpha", WOODS.apply(named("Alpha")), alpha, 1);
        leaveBehind("again", WOODS.apply(named("Alpha again")), alpha, 2);
        leaveBehind("beta", WOODS.apply(named("Beta")), beta, 3);
        files.open(alpha);
        dialogs.recover = Recover.OPEN;

        offer();

        assertThat(document.pack().info().name()).isEqualTo("Alpha again");
        assertThat(document.path()).hasValue(alpha);
        assertThat(document.isModified()).isTrue();
        assertThat(others).extracting(other -> other.pack().info().name()).containsExactly("Alpha", "Beta");
        assertThat(others).extracting(Document::path).containsExactly(Optional.of(alpha), Optional.of(beta));
    }

    @Test
    void aBlankBattleGivesWayToTheFirstAlone() throws IOException {
        leaveBehind("alpha", WOODS.apply(named("Alpha")), alpha, 1);
        leaveBehind("beta", WOODS.apply(named("Beta")), null, 2);
        dialogs.recover = Recover.OPEN;

        offer();

        assertThat(document.pack().info().name()).isEqualTo("Beta");
        assertThat(others).hasSize(1);
    }

    @Test
    void discardAsks() throws IOException {
        leaveBehind("alpha", named("Alpha"), alpha, 1);
        dialogs.recover = Recover.DISCARD;

        offer();
        assertThat(home.resolve("alpha/pack.zip")).exists();

        dialogs.confirmed = true;
        offer();
        assertThat(home.resolve("alpha")).doesNotExist();
    }

    @Test
    void whatCannotBeKeptAgainIsNotThrownAway() throws IOException {
        leaveBehind("alpha", WOODS.apply(named("Alpha")), alpha, 1);
        dialogs.recover = Recover.OPEN;

        offer();

        assertThat(document.isModified()).isTrue();
        assertThat(home.resolve("alpha/pack.zip"))
                .as("this process has no copy of its own")
                .exists();
    }

    @Test
    void aHomeThatCannotBeLockedOffersWhatIsInIt() throws IOException {
        leaveBehind("alpha", WOODS.apply(named("Alpha")), alpha, 1);
        Files.deleteIfExists(home.resolve(".guard"));
        Files.createDirectory(home.resolve(".guard"));

        offer();

        assertThat(dialogs.found).extracting(FoundWork::name).containsExactly("Alpha");
        assertThat(dialogs.failures).as("the window says so itself, once").isEmpty();
    }

    @Test
    void aHomeThatIsAFileOffersNothingAndSaysNothing() throws IOException {
        Path file = Files.createFile(packs.resolve("file"));

        new RecoveryOffers(dialogs, files, this::another).offer(file);

        assertThat(dialogs.found).isEmpty();
        assertThat(dialogs.failures).isEmpty();
    }

    private void offer() {
        new RecoveryOffers(dialogs, files, this::another).offer(home);
    }

    private PackFiles another() {
        Document other = new Document(Packs.blank(), null);
        others.add(other);
        return new PackFiles(other, dialogs, null, text -> {});
    }

    private static Pack named(String name) {
        Pack blank = Packs.blank();
        return blank.withInfo(blank.info().withName(name));
    }

    private void leaveBehind(String folder, Pack pack, Path origin, int minute) throws IOException {
        Path dead = Files.createDirectories(home.resolve(folder));
        try (Recovery recovery = new Recovery(packs.resolve("living"), failure -> {
            throw new AssertionError(failure);
        })) {
            PackBase base = origin != null && Files.exists(origin.resolve("pack.json"))
                    ? PackBase.of(Snapshot.of(origin), pack)
                    : PackBase.UNKNOWN;
            recovery.keep(pack, origin, base, 1);
            assertThat(recovery.await()).isTrue();
            try (var files = Files.walk(packs.resolve("living"))) {
                for (Path file : files.filter(Files::isRegularFile).toList()) {
                    if (!file.getFileName().toString().startsWith(".") && !file.endsWith("lock")) {
                        Files.copy(file, dead.resolve(file.getFileName()));
                    }
                }
            }
        }
        Files.setLastModifiedTime(dead.resolve("pack.zip"), FileTime.from(Instant.EPOCH.plusSeconds(60L * minute)));
    }
}
