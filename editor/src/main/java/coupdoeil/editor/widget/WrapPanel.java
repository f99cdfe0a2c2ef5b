package coupdoeil.editor.widget;

import java.awt.Component;
import java.awt.Dimension;
import java.awt.FlowLayout;
import java.awt.Insets;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import javax.swing.JPanel;

/** Things beside each other, in as many rows as its width asks for; none is cut off. */
public final class WrapPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private final int gap;

    public WrapPanel(int gap) {
        super(new FlowLayout(FlowLayout.LEADING, gap, gap));
        this.gap = gap;
        addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                revalidate();
            }
        });
    }

    /** As high as the rows are at the width that it has. */
    @Override
    public Dimension getPreferredSize() {
        Insets insets = getInsets();
        int room = getWidth() == 0 ? Integer.MAX_VALUE : getWidth() - insets.left - insets.right - gap;
        int width = 0;
        int height = gap;
        int across = 0;
        int rowHeight = 0;
        for (Component child : getComponents()) {
            if (child.isVisible()) {
                Dimension size = child.getPreferredSize();
                if (across > 0 && across + gap + size.width > room) {
                    height += rowHeight + gap;
                    across = 0;
                    rowHeight = 0;
                }
                across += gap + size.width;
                rowHeight = Math.max(rowHeight, size.height);
                width = Math.max(width, across);
            }
        }
        return new Dimension(
                width + gap + insets.left + insets.right, height + rowHeight + gap + insets.top + insets.bottom);
    }

    @Override
    public Dimension getMinimumSize() {
        return new Dimension(0, getPreferredSize().height);
    }
}
