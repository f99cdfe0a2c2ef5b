package coupdoeil.editor.shell;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a battle that is saved, opened in a window and has the keyboard in its map; of each test anew. */
@ExtendWith(OnScreen.class)
abstract class InWindow {

    @TempDir
    Path folder;

    /** Where the battle is. */
    Path pack;

    UiDriver ui;
    OpenWindow window;
    private final Supplier<Pack> battle;

    InWindow(Supplier<Pack> battle) {
        this.battle = battle;
    }

    @BeforeEach
    void open() throws Exception {
        pack = folder.resolve("battle");
        PackWriter.write(battle.get(), pack);
        ui = new UiDriver();
        window = new OpenWindow(ui, pack, folder.resolve("recovery"));
        window.activate();
    }

    @AfterEach
    void close() {
        window.close();
    }

    /** The battle as it is in the window. */
    Pack edited() {
        return UiDriver.onEdt(() -> window.workbench.session().pack());
    }
}
