package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Placement;
import java.awt.Point;
import java.util.function.Supplier;

/** A unit of a battle on a table in a real window, to be moved about. */
abstract class UnitOnTable extends InWindow {

    private final String unit;

    UnitOnTable(Supplier<Pack> battle, String unit) {
        super(battle);
        this.unit = unit;
    }

    /** Where it stands in the first scenario. */
    Placement placement(Pack pack) {
        return pack.scenarios().get(0).setup().stream()
                .filter(placement -> placement.piece().equals(unit))
                .findFirst()
                .orElseThrow();
    }

    Point pixel(double xInches, double yInches) {
        return window.pixel(xInches, yInches);
    }

    /** Saves, waits until the file has the formation, and takes all back. @param steps edits */
    void saveAndUndo(String formation, int steps) {
        window.settle();
        ui.press("ctrl S");
        ui.until(
                "it is saved",
                () -> formation.equals(
                        placement(PackReader.read(pack).pack().orElseThrow()).formation()));
        assertThat(PackReader.read(pack).pack()).contains(edited());
        for (int i = 0; i < steps; i++) {
            ui.press("ctrl Z");
        }
        ui.until("all is as it was", () -> edited().equals(battle.get()));
    }
}
