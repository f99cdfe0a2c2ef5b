package coupdoeil.editor.widget;

import java.awt.Component;
import javax.swing.BorderFactory;
import javax.swing.JSplitPane;
import javax.swing.KeyStroke;

/**
 * A panel at an edge that keeps its size while the rest grows and shrinks; at first its preferred size, but not
 * more than a share of the whole. */
public final class EdgeSplit extends JSplitPane {

    private static final long serialVersionUID = 1L;

    private final boolean edgeFirst;
    private boolean placed;
    private double share = 0.5;
    /** The size to be given to the edge; its preferred one if that is 0. */
    private int wanted;

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

    /** With another share of the whole that the panel at the edge has at most as long as nobody sizes it; a half by itself. */
    public EdgeSplit atMost(double most) {
        share = most;
        return this;
    }

    /** How wide the panel at the edge is, or how high, in pixels; 0 while it has no size or does not show. */
    public int edge() {
        Component edge = edgeComponent();
        return edge.isVisible() ? getOrientation() == HORIZONTAL_SPLIT ? edge.getWidth() : edge.getHeight() : wanted;
    }

    /** Gives the panel at the edge a size, as soon as there is one to take it from. @param pixels above 0 */
    public void setEdge(int pixels) {
        wanted = pixels;
        placed = false;
        revalidate();
    }

    /** Gives the panel at the edge its preferred size again. */
    public void reset() {
        setEdge(0);
    }

    /** Shows the panel at the edge or gives its room to the rest; it comes back as large as it was. */
    public void showEdge(boolean on) {
        Component edge = edgeComponent();
        if (edge.isVisible() != on) {
            wanted = edge();
            edge.setVisible(on);
            placed = false;
            revalidate();
        }
    }

    private Component edgeComponent() {
        return edgeFirst ? getLeftComponent() : getRightComponent();
    }

    @Override
    public void doLayout() {
        boolean across = getOrientation() == HORIZONTAL_SPLIT;
        int whole = across ? getWidth() : getHeight();
        Component edge = edgeComponent();
        if (!placed && whole > 0 && edge.isVisible()) {
            placed = true;
            int usual = across ? edge.getPreferredSize().width : edge.getPreferredSize().height;
            int size = wanted > 0 ? Math.min(wanted, whole - getDividerSize()) : Math.min(usual, (int) (whole * share));
            setDividerLocation(edgeFirst ? size : whole - size - getDividerSize());
        }
        super.doLayout();
    }
}
