package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.edit.RegionEdits;
import coupdoeil.editor.widget.Flavors;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.region.Excerpt;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.swing.JLabel;
import javax.swing.JPanel;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;

/** Ground and units of a table taken together: moved, turned, mirrored, cut and pasted back. */
class TableRegionUiIT extends OnTable {

    TableRegionUiIT() {
        super(() -> PackReader.read(Path.of("../model/src/test/resources/packs/napkin-hm"))
                .pack()
                .orElseThrow());
    }

    private static Map<String, String> files(Pack pack) {
        return PackWriter.files(pack).entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, file -> new String(file.getValue(), StandardCharsets.UTF_8)));
    }

    private Pack now() {
        return UiDriver.onEdt(() -> window.workbench.session().pack());
    }

    /** What another program would paste. */
    private static String pasted() {
        try {
            return (String) Toolkit.getDefaultToolkit()
                    .getSystemClipboard()
                    .getContents(null)
                    .getTransferData(DataFlavor.stringFlavor);
        } catch (UnsupportedFlavorException | IOException none) {
            return "";
        }
    }

    @Test
    void groundWithItsUnitsIsTurnedMirroredAndCutAndPastedElsewhere() throws Exception {
        ui.press("shift V");
        drag(10.5, 17.5, 31, 32);
        ui.until("ground and pieces are selected", () -> selection().features().size() >= 3);
        assertThat(selection().pieces()).isNotEmpty();
        ui.until(
                "it is shown what is selected",
                () -> ui.find(JLabel.class, "inspector.title").getText().equals("Part of the table"));
        assertThat(ui.find(JPanel.class, "inspector.commands").isShowing()).isTrue();
        ui.screenshot(Path.of("target", "ui", "region-inspector.png"));
        Map<String, String> before = files(now());
        ui.press("CLOSE_BRACKET");
        ui.until("it is turned", () -> !files(now()).equals(before));
        ui.press("OPEN_BRACKET");
        ui.until("and back, to the byte", () -> files(now()).equals(before));
        ui.press("ctrl alt H");
        ui.until("it is mirrored", () -> !files(now()).equals(before));
        ui.press("ctrl alt H");
        ui.until("and back, to the byte", () -> files(now()).equals(before));

        ui.press("ctrl C");
        ui.until(
                "other programs get words and a table of the pieces",
                () -> pasted().contains(
                                "Hill: 2\nLandmark: 1\n2 pieces, 1 place, no markers\n\nName\tArm\tStrength\tPlace\n"));
        assertThat(pasted()).containsPattern("\n1st Continental\t[^\t]+\t\\d+\t[0-9.]+, [0-9.]+\n");
        int features = now().battlefield().table().orElseThrow().features().size();
        ui.press("ctrl X");
        ui.until(
                "it is gone",
                () -> now().battlefield().table().orElseThrow().features().size() < features);
        point(24, 18);
        ui.press("ctrl V");
        ui.press("CLOSE_BRACKET");
        click(24, 18);
        ui.until(
                "it is there again",
                () -> now().battlefield().table().orElseThrow().features().size() == features);
        assertThat(now().battlefield().table().orElseThrow().features().stream().map(TableFeature::id))
                .contains("hill", "crest");
        assertThat(selection().pieces()).isNotEmpty();
    }

    @Test
    void placesWithinGoAlongAndAreCountedInTheStatusBar() {
        ui.press("shift V");
        drag(10.5, 17.5, 31, 32);
        ui.until("a place is selected too", () -> places().contains("hilltop"));
        assertThat(said()).contains("1 place");
        Geometry before = hilltop();
        ui.press("CLOSE_BRACKET");
        ui.until("it is turned with the hill", () -> !hilltop().equals(before));
        ui.press("ctrl X");
        ui.until(
                "it is gone with the hill",
                () -> now().battlefield().places().stream()
                        .noneMatch(place -> place.id().equals("hilltop")));
        ui.press("ctrl Z");
        ui.press("ctrl Z");
        ui.until("and back", () -> hilltop().equals(before));
    }

    @Test
    void whatWasCopiedFromHexesIsRefusedWithTheReason() throws Exception {
        Pack hexes = Packs.albuera();
        Set<Hex> region =
                Set.of(hexes.battlefield().hexMap().orElseThrow().grid().hexAt(20, 20));
        Excerpt part = RegionEdits.excerpt(
                hexes, hexes.scenarios().get(0).id(), region, region.iterator().next());
        DataFlavor flavour =
                new DataFlavor(DataFlavor.javaJVMLocalObjectMimeType + "; class=" + Excerpt.class.getName());
        UiDriver.onEdt(() -> {
            new Flavors(Map.of(flavour, part)).copy();
            return true;
        });
        Pack before = now();
        window.activate();
        ui.press("shift V");
        ui.press("ctrl V");
        ui.until("it says why", () -> said().contains("copied from a map of hexes"));
        assertThat(now()).isSameAs(before);
    }

    private Geometry hilltop() {
        return now().battlefield().places().stream()
                .filter(place -> place.id().equals("hilltop"))
                .map(place -> ((Area.Shape) place.area()).geometry())
                .findFirst()
                .orElseThrow();
    }

    private Collection<String> places() {
        return selection() instanceof Selection.OfGround ground ? ground.ids().places() : List.of();
    }

    private String said() {
        return UiDriver.onEdt(() -> ui.find(JLabel.class, "status.message").getText());
    }
}
