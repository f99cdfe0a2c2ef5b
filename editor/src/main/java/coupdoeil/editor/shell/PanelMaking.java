package coupdoeil.editor.shell;

import coupdoeil.editor.data.DataPanel;
import coupdoeil.editor.findings.FindingsOverlay;
import coupdoeil.editor.findings.FindingsPanel;
import coupdoeil.editor.history.HistoryPanel;
import coupdoeil.editor.inspector.InspectorPanel;
import coupdoeil.editor.layer.LayersPanel;
import coupdoeil.editor.oob.ForcesPanel;
import coupdoeil.editor.oob.OobPanel;
import coupdoeil.editor.palette.PalettePanel;
import coupdoeil.editor.shell.Workbench.Panels;
import coupdoeil.editor.sight.SightPanel;
import coupdoeil.editor.timetable.LiveArrivals;
import coupdoeil.editor.timetable.TimetablePanel;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes the panels of a workbench one by one. All of them in one event would hold the event thread for a second, in which
 * the window that is there neither paints nor answers.
 */
final class PanelMaking {

    private final Workbench workbench;
    private final FindingsOverlay marks;
    private final LiveArrivals arrivals;
    private @Nullable PalettePanel palette;
    private @Nullable ForcesPanel forces;
    private @Nullable LayersPanel layers;
    private @Nullable HistoryPanel history;
    private @Nullable InspectorPanel inspector;
    private @Nullable FindingsPanel findings;
    private @Nullable TimetablePanel timetable;
    private @Nullable SightPanel sight;
    private @Nullable DataPanel data;
    private @Nullable OobPanel oob;

    /**
     * @param marks of findings on the map
     * @param arrivals what the timetable shows
     */
    PanelMaking(Workbench workbench, FindingsOverlay marks, LiveArrivals arrivals) {
        this.workbench = workbench;
        this.marks = marks;
        this.arrivals = arrivals;
    }

    /** What there is to do on the event thread, in this order. */
    List<Runnable> steps() {
        Workbench of = workbench;
        return List.of(
                () -> palette = new PalettePanel(
                        of.session(), of.bench(), () -> of.map().style().theme()),
                () -> forces = new ForcesPanel(of.session(), of::ask),
                () -> layers = new LayersPanel(of.session(), of.layers()),
                () -> history = new HistoryPanel(of.session().document()),
                () -> inspector = new InspectorPanel(of.session()),
                () -> findings = new FindingsPanel(
                        of.session(),
                        of.live(),
                        marks,
                        of.canvas(),
                        question -> of.dialogs().ask(question, ""),
                        of::fixAll),
                () -> timetable = new TimetablePanel(of.session(), arrivals, of.preview(), of::openData),
                () -> sight = new SightPanel(of.line()),
                () -> data = new DataPanel(of.session(), of.live(), of::ask),
                () -> oob =
                        new OobPanel(of.session(), of.live(), of::ask, of.dialogs()::sheet, of.dialogs()::formations));
    }

    /** The panels, when all steps are done. */
    Panels panels() {
        return new Panels(
                Objects.requireNonNull(palette),
                Objects.requireNonNull(forces),
                Objects.requireNonNull(layers),
                Objects.requireNonNull(history),
                Objects.requireNonNull(inspector),
                Objects.requireNonNull(findings),
                Objects.requireNonNull(timetable),
                Objects.requireNonNull(sight),
                Objects.requireNonNull(data),
                Objects.requireNonNull(oob));
    }
}
