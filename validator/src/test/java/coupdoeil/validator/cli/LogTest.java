package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What libraries log of the files they read steers no terminal. */
class LogTest {

    private static final String HOSTILE = "bad table \u001B[2J\u0007\n0 errors";

    private final ByteArrayOutputStream terminal = new ByteArrayOutputStream();
    private final StreamHandler handler = new StreamHandler(terminal, new SimpleFormatter());
    private final Logger all = Logger.getLogger("");

    @BeforeEach
    void listen() {
        all.addHandler(handler);
    }

    @AfterEach
    void leave() {
        all.removeHandler(handler);
        Log.begin(false);
    }

    @Test
    void librariesAreNotHeard() {
        Log.begin(false);
        Logger.getLogger("org.apache.fontbox.ttf").warning(HOSTILE);

        assertThat(said()).isEmpty();
    }

    @Test
    void whatIsHeardIsClean() {
        Log.begin(true);
        Logger.getLogger("org.apache.fontbox.ttf").warning(HOSTILE);
        Logger.getLogger("org.apache.fontbox.ttf").log(Level.WARNING, "worse", new IllegalStateException(HOSTILE));

        assertThat(said())
                .contains("bad table \uFFFD[2J\uFFFD\uFFFD0 errors\n", "IllegalStateException")
                .doesNotContain("\u001B", "\u0007");
    }

    @Test
    void whatGoesWrongHereIsOneLine() {
        Log.begin(false);
        Logger.getLogger("coupdoeil.validator").log(Level.SEVERE, HOSTILE, new IllegalStateException());

        assertThat(said().lines()).hasSize(1);
    }

    private String said() {
        handler.flush();
        return terminal.toString(StandardCharsets.UTF_8);
    }
}
