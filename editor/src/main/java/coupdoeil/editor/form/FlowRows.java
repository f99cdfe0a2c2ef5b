package coupdoeil.editor.form;

import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.LayoutManager;

/** Rows of components, filled from the left; the last component takes what is left of its row. */
final class FlowRows implements LayoutManager {

    private final int gap;

    FlowRows(int gap) {
        this.gap = gap;
    }

    @Override
    public void addLayoutComponent(String name, Component component) {}

    @Override
    public void removeLayoutComponent(Component component) {}

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        int width = parent.getWidth() > 0 ? parent.getWidth() : 200;
        return new Dimension(width, place(parent, width, false));
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
        return new Dimension(60, preferredLayoutSize(parent).height);
    }

    @Override
    public void layoutContainer(Container parent) {
        place(parent, parent.getWidth(), true);
    }

    /** The height of all rows. */
    private int place(Container parent, int width, boolean really) {
        int x = 0;
        int y = 0;
        int row = 0;
        Component[] all = parent.getComponents();
        for (int i = 0; i < all.length; i++) {
            Dimension wanted = all[i].getPreferredSize();
            boolean last = i == all.length - 1;
            int needed = last ? Math.min(width, width / 3 + 20) : Math.min(width, wanted.width);
            if (x > 0 && x + needed > width) {
                x = 0;
                y += row + gap;
                row = 0;
            }
            if (really) {
                all[i].setBounds(x, y, last ? width - x : needed, wanted.height);
            }
            x += needed + gap;
            row = Math.max(row, wanted.height);
        }
        return y + row;
    }
}
