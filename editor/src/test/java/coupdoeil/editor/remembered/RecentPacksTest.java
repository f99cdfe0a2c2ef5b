package coupdoeil.editor.remembered;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.remembered.RecentPacks.Recent;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class RecentPacksTest {

    @BeforeEach
    @AfterEach
    void forget() {
        RecentPacks.forget();
    }

    @Test
    void theNewestComesFirstAndEachOnce() {
        RecentPacks.add(Path.of("/battles/one"), "One");
        RecentPacks.add(Path.of("/battles/two"), "Two");
        RecentPacks.add(Path.of("/battles/here/../one"), "One again");

        assertThat(RecentPacks.list())
                .containsExactly(
                        new Recent(Path.of("/battles/one"), "One again"), new Recent(Path.of("/battles/two"), "Two"));
    }

    @Test
    void dialogsBeginInTheFolderOfTheNewest() {
        assertThat(RecentPacks.folder()).isEmpty();
        RecentPacks.add(Path.of("/old/one"), "One");
        RecentPacks.add(Path.of("/battles/two"), "Two");

        assertThat(RecentPacks.folder()).contains(Path.of("/battles"));
    }

    @Test
    void controlCharactersOfStrangersReachNoPreferences() {
        RecentPacks.add(Path.of("/battles/good"), "One\u0000\u0001\u001B[2J\uD800");
        RecentPacks.add(Path.of("/battles/bad\u0001"), "Two");

        assertThat(RecentPacks.list())
                .containsExactly(new Recent(Path.of("/battles/good"), "One\uFFFD\uFFFD\uFFFD[2J\uFFFD"));
    }

    @Test
    void whatIsTooLongIsNotRemembered() {
        RecentPacks.add(Path.of("/battles/good"), "One");
        RecentPacks.add(Path.of("/battles/long"), "x".repeat(10_000));

        assertThat(RecentPacks.list()).extracting(Recent::name).containsOnly("One");
    }
}
