package coupdoeil.editor.widget;

import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;

/** A panel at an edge that keeps its size while the rest grows and shrinks; at first its preferred size. */
public final class EdgeSplit extends JSplitPane {

    private static final long serialVersionUID = 1L;

    private final boolean edgeFirst;
    private boolean placed;

    private EdgeSplit(String name, int orientation, Component first, Component second, boolean edgeFirst) {
        super(orientation, true, first, second);
        this.edgeFirst = edgeFirst;
        setName(name);
        setBorder(BorderFactory.createEmptyBorder());
        setResizeWeight(edgeFirst ? 0 : 1);
        // Swing takes F8 for moving the divider; here it is for going through the findings.
        getInputMap(WHEN_ANCESTOR_OF_FOCUSED_COMPONENT).put(KeyStroke.getKeyStroke("F8"), "none");
    }

    public static EdgeSplit left(String name, Component edge, Component rest) {
        return new EdgeSplit(name, HORIZONTAL_SPLIT, edge, rest, true);
    }

    public static EdgeSplit right(String name, Component rest, Component edge) {
        return new EdgeSplit(name, HORIZONTAL_SPLIT, rest, edge, false);
    }

    public static EdgeSplit below(String name, Component rest, Component edge) {
        return new EdgeSplit(name, VERTICAL_SPLIT, rest, edge, false);
    }

    @Override
    public void doLayout() {
        boolean across = getOrientation() == HORIZONTAL_SPLIT;
        int whole = across ? getWidth() : getHeight();
        if (!placed && whole > 0) {
            placed = true;
            Component edge = edgeFirst ? getLeftComponent() : getRightComponent();
            int size = across ? edge.getPreferredSize().width : edge.getPreferredSize().height;
            setDividerLocation(edgeFirst ? size : whole - size - getDividerSize());
        }
        super.doLayout();
    }
}
