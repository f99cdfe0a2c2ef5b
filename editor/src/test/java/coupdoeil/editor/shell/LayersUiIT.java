package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.layer.LayerState;
import coupdoeil.editor.remembered.KeptLayers;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.picture.LayerId;
import java.awt.Color;
import java.awt.Point;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JSlider;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Layers shown, locked and made faint in a real window, on hexes. */
class LayersUiIT extends InWindow {

    LayersUiIT() {
        super(Packs::albuera);
    }

    @AfterEach
    void forget() {
        KeptLayers.forget();
    }

    private void click(String name) {
        ui.press("alt 0");
        ui.click(ui.find(JComponent.class, name));
    }

    private LayerState state(LayerId layer) {
        return UiDriver.onEdt(() -> window.workbench.layers().state(layer));
    }

    private String said() {
        return UiDriver.onEdt(() -> ui.find(JLabel.class, "status.message").getText());
    }

    private Placement unit() {
        return edited().scenarios().get(0).setup().stream()
                .filter(placement -> placement.hex().isPresent())
                .filter(placement -> edited().orderOfBattle().units().stream()
                        .anyMatch(unit -> unit.id().equals(placement.piece())))
                .findFirst()
                .orElseThrow();
    }

    private Selection selection() {
        return UiDriver.onEdt(() -> window.workbench.session().selection());
    }

    @Test
    void whatIsLockedCannotBePaintedNorErasedAndSaysSo() {
        Pack before = edited();
        click("layers.lock.terrain");
        ui.until("it is locked", () -> state(LayerId.TERRAIN).locked());
        ui.press("alt 2");
        window.choose("Cork-oak wood");
        Point there = window.show("2411");
        ui.click(window.canvas, there);
        ui.until("it says so", () -> said().startsWith("Locked: Terrain"));
        ui.rightClick(window.canvas, there);
        assertThat(edited()).isSameAs(before);

        click("layers.lock.terrain");
        ui.until("it is open", () -> !state(LayerId.TERRAIN).locked());
        ui.press("alt 2");
        window.choose("Cork-oak wood");
        ui.click(window.canvas, window.show("2411"));
        ui.until("it is painted", () -> !edited().battlefield().equals(before.battlefield()));
    }

    @Test
    void aLockedUnitIsNeitherSelectedNorMovedByWhateverMeans() {
        Pack before = edited();
        Placement unit = unit();
        Hex hex = unit.hex().orElseThrow();
        click("layers.lock.units");
        click("layers.lock.leaders");
        window.activate();
        Point there = window.show(window.map().grid().label(hex));
        ui.click(window.canvas, there);
        ui.until("the hex is selected", () -> selection().equals(new Selection.OfHex(hex)));
        ui.until("it says why", () -> said().startsWith("Locked: Units"));

        // Selected elsewhere, it stays where it is.
        UiDriver.onEdt(() -> {
            window.workbench.session().select(Selection.piece(unit.piece()));
            return true;
        });
        window.activate();
        ui.press("DELETE");
        ui.until("it says why", () -> said().startsWith("Locked: Units"));
        ui.press("R");
        assertThat(edited()).isSameAs(before);
    }

    @Test
    void theUppermostLayerIsFirstAndHiddenOnesAreNotPainted() {
        Placement unit = unit();
        Point there = window.show(window.map().grid().label(unit.hex().orElseThrow()));
        window.settle();
        Color shown = ui.colour(window.canvas, there);
        click("layers.show.units");
        click("layers.show.leaders");
        ui.until("it is hidden", () -> !state(LayerId.UNITS).shown());
        window.settle();
        ui.until("its counter is gone", () -> !ui.colour(window.canvas, there).equals(shown));
        int leaders = UiDriver.onEdt(
                () -> ui.find(JComponent.class, "layers.show.leaders").getY());
        int terrain = UiDriver.onEdt(
                () -> ui.find(JComponent.class, "layers.show.terrain").getY());
        assertThat(leaders).isLessThan(terrain);
        window.activate();
        ui.press("ctrl U");
        ui.until(
                "the switch of the menu is the same", () -> state(LayerId.UNITS).shown());
    }

    @Test
    void aFaintLayerLetsThoseBelowShineThroughAndIsKept() throws Exception {
        Point road = window.show("2412");
        window.settle();
        Color before = ui.colour(window.canvas, road);
        ui.press("alt 0");
        JSlider slider = ui.find(JSlider.class, "layers.opacity.terrain");
        ui.click(slider, new Point(slider.getWidth() / 3, slider.getHeight() / 2));
        ui.focus(slider);
        ui.press("HOME");
        ui.until("it is faint", () -> state(LayerId.TERRAIN).percent() == LayerState.LEAST);
        window.settle();
        ui.until(
                "the paper shines through",
                () -> !ui.colour(window.canvas, road).equals(before));
        assertThat(LayerState.USUAL.percent()).isEqualTo(100);
        assertThat(KeptLayers.of("terrain")).isEqualTo("true false 10");
        ui.click(ui.find(JComponent.class, "layers.reset"));
        ui.until("all is as usual", () -> state(LayerId.TERRAIN).equals(LayerState.USUAL));
    }
}
