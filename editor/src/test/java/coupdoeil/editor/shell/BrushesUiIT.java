package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.pack.Pack;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ground painted in a real window with all that brushes can, on both orientations. */
@ExtendWith(OnScreen.class)
class BrushesUiIT {

    @TempDir
    Path folder;

    private OpenWindow window;
    private final UiDriver ui;

    BrushesUiIT() throws Exception {
        ui = new UiDriver();
    }

    private void open(Orientation orientation) throws IOException {
        window = OpenWindow.whole(ui, Packs.heath(orientation), folder);
    }

    private long of(String terrain) {
        HexBattlefield map = window.map();
        return map.grid()
                .hexes()
                .filter(hex -> map.terrain(hex).equals(terrain))
                .count();
    }

    private long at(int level) {
        HexBattlefield map = window.map();
        return map.grid().hexes().filter(hex -> map.level(hex) == level).count();
    }

    private void drag(String from, String to) {
        ui.drag(window.canvas, window.pixel(from), window.canvas, window.pixel(to));
    }

    private void click(String label) {
        ui.click(window.canvas, window.pixel(label));
    }

    private void step(String what, int steps) {
        ui.until(what + " is one step", () -> window.steps() == steps);
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void aWoodAMarshAndAHillArePainted(Orientation orientation) throws Exception {
        open(orientation);
        try (OpenWindow open = window) {
            Pack blank = pack();
            open.choose("Woods");
            ui.press("2");
            drag("0203", "0506");
            step("a rectangle", 1);
            assertThat(of("woods")).isEqualTo(16);
            ui.press("6");
            for (String corner : new String[] {"0803", "1203", "1006"}) {
                click(corner);
            }
            ui.screenshot(Path.of("target", "ui", "polygon-" + orientation + ".png"));
            click("1006");
            step("a polygon", 2);
            assertThat(of("woods")).isGreaterThan(24);
            ui.press("5");
            ui.press("PERIOD");
            drag("0209", "0912");
            step("a broad line", 3);

            open.choose("Marsh");
            ui.press("7");
            click("0304");
            step("a fill", 4);
            assertThat(of("marsh")).isEqualTo(16);
            ui.press("1");
            ui.press("COMMA");
            ui.press("9");
            click("1510");
            step("a hex and its image", 5);
            ui.press("8");
            ui.screenshot(Path.of("target", "ui", "brushes-" + orientation + ".png"));
            ui.press("8");
            ui.press("9");

            open.choose("Level 4");
            click("1606");
            open.choose("Ramp");
            drag("1206", "1606");
            step("a ramp", 7);
            assertThat(at(1) + at(2) + at(3)).isGreaterThanOrEqualTo(3);
            open.settle();
            ui.screenshot(Path.of("target", "ui", "levels-" + orientation + ".png"));
            for (int i = 0; i < 7; i++) {
                ui.press("ctrl Z");
            }
            ui.until("all is undone", () -> pack().equals(blank));
        }
    }

    private Pack pack() {
        return UiDriver.onEdt(() -> window.workbench.session().pack());
    }
}
