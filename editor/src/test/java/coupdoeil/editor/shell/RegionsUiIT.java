package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.scenario.Placement;
import java.awt.Point;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Regions selected, moved, turned, copied and pasted in a real window, on both orientations and with units. */
@ExtendWith(OnScreen.class)
class RegionsUiIT {

    @TempDir
    Path folder;

    private OpenWindow window;
    private final UiDriver ui;

    RegionsUiIT() throws Exception {
        ui = new UiDriver();
    }

    private void open(Pack pack) throws IOException {
        window = OpenWindow.whole(ui, pack, folder);
    }

    /** A village with a road, a stream and a wall in open ground. */
    private static Pack village(Orientation orientation) {
        Pack pack = Packs.heath(orientation);
        HexBattlefield map = pack.battlefield().hexMap().orElseThrow();
        Hex middle = map.grid().parse("0507").orElseThrow();
        map = map.withTerrain(middle, "dwellings")
                .withTerrain(middle.plus(HexDirection.D0), "woods")
                .withTerrain(middle.plus(HexDirection.D1), "woods")
                .withLevel(middle.plus(HexDirection.D5), 2);
        for (HexDirection direction : List.of(HexDirection.D2, HexDirection.D3)) {
            map = map.withSide(new HexSide(middle, direction), List.of("stream"));
        }
        map = map.withSide(new HexSide(middle, HexDirection.D0), List.of("road"))
                .withSide(new HexSide(middle.plus(HexDirection.D0), HexDirection.D5), List.of("road"));
        return pack.withBattlefield(map);
    }

    private void drag(String from, String to) {
        ui.drag(window.canvas, window.pixel(from), window.canvas, window.pixel(to));
    }

    private Set<Hex> selected() {
        return UiDriver.onEdt(() ->
                window.workbench.session().selection() instanceof Selection.OfHexes of ? of.hexes() : Set.<Hex>of());
    }

    private Pack pack() {
        return UiDriver.onEdt(() -> window.workbench.session().pack());
    }

    private long of(String terrain) {
        HexBattlefield map = window.map();
        return map.grid()
                .hexes()
                .filter(hex -> map.terrain(hex).equals(terrain))
                .count();
    }

    private void step(String what, int steps) {
        ui.until(what + " is one step", () -> window.steps() == steps);
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void aVillageIsCopiedTurnedMovedAndCut(Orientation orientation) throws Exception {
        open(village(orientation));
        try (OpenWindow open = window) {
            Pack before = pack();
            ui.press("shift V");
            drag("0305", "0709");
            ui.until("a region is selected", () -> selected().size() == 25);
            open.settle();
            ui.screenshot(Path.of("target", "ui", "region-" + orientation + ".png"));
            ui.press("ctrl C");
            ui.press("ctrl V");
            ui.point(open.canvas, open.pixel("1407"));
            ui.press("CLOSE_BRACKET");
            ui.screenshot(Path.of("target", "ui", "region-in-hand-" + orientation + ".png"));
            ui.click(open.canvas, open.pixel("1407"));
            step("a paste", 1);
            assertThat(of("dwellings")).isEqualTo(2);
            assertThat(of("woods")).isEqualTo(4);
            open.settle();
            ui.screenshot(Path.of("target", "ui", "region-pasted-" + orientation + ".png"));
            Hex there = open.hex("1407");
            assertThat(open.map().sides().on(new HexSide(there, HexDirection.D1)))
                    .as("the road turned with it")
                    .containsExactly("road");

            drag("1407", "1307");
            step("a move", 2);
            assertThat(of("dwellings")).isEqualTo(2);
            ui.press("ctrl alt H");
            step("a mirror", 3);
            ui.press("ctrl X");
            step("a cut", 4);
            assertThat(of("dwellings")).isEqualTo(1);
            ui.press("ctrl V");
            ui.press("ESCAPE");
            ui.until("nothing is in hand", () -> !open.workbench.bench().cancel());
            assertThat(open.steps()).isEqualTo(4);
            for (int i = 0; i < 4; i++) {
                ui.press("ctrl Z");
            }
            ui.until("all is undone", () -> pack().equals(before));
        }
    }

    @Test
    void unitsGoWithTheirGround() throws Exception {
        Pack before = Packs.albuera();
        open(before);
        try (OpenWindow open = window) {
            Hex unit = before.scenarios().get(0).setup().stream()
                    .flatMap(placement -> placement.hex().stream())
                    .findFirst()
                    .orElseThrow();
            HexGrid grid = open.map().grid();
            String label = grid.label(unit);
            open.show(label);
            ui.press("shift V");
            Point middle = open.pixel(label);
            ui.click(open.canvas, middle);
            ui.until("its hex is selected", () -> selected().equals(Set.of(unit)));
            Hex to = unit.plus(HexDirection.D4, 3);
            ui.drag(open.canvas, middle, open.canvas, open.pixel(grid.label(to)));
            step("a move", 1);
            for (int i = 0; i < before.scenarios().size(); i++) {
                assertThat(in(pack(), i, to))
                        .as(before.scenarios().get(i).name())
                        .containsAll(in(before, i, unit));
            }
            assertThat(in(pack(), 0, to)).isNotEmpty();
            open.settle();
            ui.screenshot(Path.of("target", "ui", "region-units.png"));
        }
    }

    private static List<String> in(Pack pack, int scenario, Hex hex) {
        return pack.scenarios().get(scenario).setup().stream()
                .filter(placement -> placement.hex().filter(hex::equals).isPresent())
                .map(Placement::piece)
                .toList();
    }

    @Test
    void hexesThatStandAnotherWayAreRefusedWithTheReason() throws Exception {
        open(village(Orientation.FLAT));
        try (OpenWindow flat = window) {
            ui.press("shift V");
            drag("0406", "0608");
            ui.until("a region is selected", () -> selected().size() == 9);
            ui.press("ctrl C");
            flat.settle();
        }
        PackWriter.write(village(Orientation.POINTY), folder.resolve("other"));
        window = new OpenWindow(ui, folder.resolve("other"), folder.resolve("recovery"));
        try (OpenWindow pointy = window) {
            pointy.activate();
            ui.press("ctrl V");
            JLabel said = ui.find(JLabel.class, "status.message");
            ui.until("it says why", () -> said.getText().contains("side on top"));
            assertThat(UiDriver.onEdt(() -> pointy.workbench.bench().cancel()))
                    .as("whether anything is in hand")
                    .isFalse();
        }
    }

    @Test
    void groundThatIsNotKnownHereIsAskedFor() throws Exception {
        Pack heath = village(Orientation.POINTY);
        HexBattlefield map = heath.battlefield().hexMap().orElseThrow();
        open(heath.withBattlefield(map.withTerrain(map.grid().parse("0507").orElseThrow(), "heath")));
        try (OpenWindow open = window) {
            ui.press("shift V");
            drag("0406", "0608");
            ui.until("a region is selected", () -> selected().size() == 9);
            ui.press("ctrl C");
            ui.press("ctrl V");
            JComboBox<?> choice = ui.find(JComboBox.class, "foreign.heath");
            UiDriver.onEdt(() -> {
                choice.setSelectedIndex(1);
                return true;
            });
            ui.screenshot(Path.of("target", "ui", "region-foreign.png"));
            ui.click(ui.find(JButton.class, "form.accept"));
            open.activate();
            ui.click(open.canvas, open.pixel("1307"));
            step("a paste", 1);
            assertThat(of("heath")).as("only where it was").isEqualTo(1);
        }
    }
}
