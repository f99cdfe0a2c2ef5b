package coupdoeil.editor.shell;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import java.awt.BorderLayout;
import java.awt.event.HierarchyEvent;
import javax.swing.JPanel;
import org.jspecify.annotations.Nullable;

/** The map once more, with a zoom and place of its own; to look at. It is made when it is asked for. */
final class SecondView extends JPanel {

    private static final long serialVersionUID = 1L;

    private final MapCanvas first;
    private final transient Overlay selection;
    private @Nullable MapCanvas view;

    /** @param selection what is marked on both */
    SecondView(MapCanvas first, Overlay selection) {
        super(new BorderLayout());
        this.first = first;
        this.selection = selection;
        setName("second-view");
        first.addPropertyChangeListener(MapCanvas.SCENE, event -> follow());
        addHierarchyListener(event -> {
            if ((event.getChangeFlags() & HierarchyEvent.SHOWING_CHANGED) != 0 && isShowing()) {
                make();
                follow();
            }
        });
    }

    private void make() {
        if (view == null) {
            MapCanvas made = new MapCanvas();
            made.setName("second-view.canvas");
            made.addOverlay(selection);
            first.addPropertyChangeListener(MapCanvas.VIEWPORT, event -> made.repaint());
            view = made;
            add(made);
            revalidate();
        }
    }

    private void follow() {
        MapCanvas made = view;
        if (made != null && isShowing()) {
            first.scene().ifPresent(made::setScene);
        }
    }

    /** Marks what is selected now. */
    void mark() {
        if (view != null) {
            view.repaint();
        }
    }
}
