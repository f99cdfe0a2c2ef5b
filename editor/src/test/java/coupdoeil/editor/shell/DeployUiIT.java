package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.edit.Members;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JTree;
import org.junit.jupiter.api.Test;

/** Formations drawn up on a map of hexes, by a drag from the forces and with the tool, in a real window. */
class DeployUiIT extends InWindow {

    private static final int SOME = 4;

    DeployUiIT() {
        super(DeployUiIT::empty);
    }

    /** The battle with nobody on the map yet, nor on the way to it. */
    private static Pack empty() {
        Pack pack = Packs.albuera();
        return pack.withScenarios(pack.scenarios().stream()
                .map(scenario -> scenario.withSetup(List.of())
                        .withReinforcements(List.of())
                        .withTokens(List.of()))
                .toList());
    }

    private Scenario scenario() {
        return edited().scenarios().get(0);
    }

    private Formation brigade() {
        return UiDriver.onEdt(() -> window.workbench.session().pack().orderOfBattle().formations().stream()
                .filter(formation -> units(formation) == SOME)
                .findFirst()
                .orElseThrow());
    }

    private int units(Formation formation) {
        return new Members(window.workbench.session().roster(), formation)
                .units()
                .size();
    }

    private List<Placement> drawnUp(Formation brigade) {
        Set<String> units =
                UiDriver.onEdt(() -> new Members(window.workbench.session().roster(), brigade)
                        .units().stream().map(Piece::id).collect(Collectors.toSet()));
        return scenario().setup().stream()
                .filter(placement -> units.contains(placement.piece()))
                .toList();
    }

    private void select(Formation brigade) {
        UiDriver.onEdt(() -> {
            window.workbench.session().select(new Selection.OfFormation(brigade.id()));
            return true;
        });
    }

    @Test
    void aBrigadeDraggedFromTheForcesStandsSideBySideInOneStep() {
        Formation brigade = brigade();
        Point there = window.show("2010");
        ui.press("alt 3");
        JTree forces = ui.find(JTree.class, "forces.tree");
        select(brigade);
        Point row = UiDriver.onEdt(() -> {
            Rectangle bounds = forces.getPathBounds(forces.getSelectionPath());
            forces.scrollRectToVisible(bounds);
            return new Point(bounds.x + 30, bounds.y + bounds.height / 2);
        });

        ui.drag(forces, row, window.canvas, there);

        ui.until("it stands on the map", () -> drawnUp(brigade).size() == SOME);
        assertThat(window.steps()).isEqualTo(1);
        assertThat(drawnUp(brigade).stream().map(placement -> placement.hex().orElseThrow()))
                .doesNotHaveDuplicates()
                .contains(window.hex("2010"))
                .allMatch(hex -> hex.distance(window.hex("2010")) <= SOME);
        ui.press("ctrl Z");
        ui.until("nobody is on the map", () -> scenario().setup().isEmpty());
    }

    @Test
    void theToolDrawsUpATwoLinesThatLookWhereTheDragGoes() {
        Formation brigade = brigade();
        window.show("2010");
        select(brigade);
        ui.press("Y");
        window.choose("In two lines");
        select(brigade);
        ui.drag(window.canvas, window.pixel("2010"), window.canvas, window.pixel("2310"));
        ui.until("it stands on the map", () -> drawnUp(brigade).size() == SOME);
        Facing east = drawnUp(brigade).get(0).facing();
        Set<Hex> before = hexes(brigade);
        assertThat(window.steps()).isEqualTo(1);
        ui.drag(window.canvas, window.pixel("2010"), window.canvas, window.pixel("1710"));
        ui.until(
                "it looks the other way",
                () -> !east.equals(drawnUp(brigade).get(0).facing()));
        assertThat(hexes(brigade)).isNotEqualTo(before).contains(window.hex("2010"));
        assertThat(window.steps()).isEqualTo(2);
        ui.press("ctrl Z");
        ui.press("ctrl Z");
        ui.until("nobody is on the map", () -> scenario().setup().isEmpty());
    }

    @Test
    void theToolDrawsUpAMarchColumnAlongTheRoad() {
        Formation brigade = brigade();
        Set<Hex> road = new HashSet<>();
        window.map().sides().forEach(written -> {
            if (written.features().contains("road")) {
                HexSide side = new HexSide(written.hex(), written.side());
                road.add(side.hex());
                road.add(side.other());
            }
        });
        window.show("1714");
        select(brigade);
        ui.press("Y");
        window.choose("In march column");
        select(brigade);
        ui.drag(window.canvas, window.pixel("1714"), window.canvas, window.pixel("1913"));
        ui.until("it stands on the map", () -> drawnUp(brigade).size() == SOME);
        assertThat(road).contains(window.hex("1714")).containsAll(hexes(brigade));
        assertThat(window.steps()).isEqualTo(1);
        ui.press("ctrl Z");
        ui.until("nobody is on the map", () -> scenario().setup().isEmpty());
    }

    private Set<Hex> hexes(Formation brigade) {
        return drawnUp(brigade).stream()
                .flatMap(placement -> placement.hex().stream())
                .collect(Collectors.toSet());
    }
}
