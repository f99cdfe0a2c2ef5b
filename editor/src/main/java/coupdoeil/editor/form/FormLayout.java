package coupdoeil.editor.form;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Container;
import java.awt.Dimension;
import java.awt.Insets;
import java.awt.LayoutManager;
import java.util.ArrayList;
import java.util.List;

/**
 * Rows of a label and a control, with a note below. A label that does not fit beside its control stands above it, and
 * so does that of a control which wants the whole width.
 */
final class FormLayout implements LayoutManager {

    private static final double LABEL_SHARE = 0.44;

    /** A line of the form. @param label null for a heading, which is laid out as the control */
    record Line(Component label, Component control, Component note, boolean wide) {}

    private final List<Line> lines = new ArrayList<>();
    private final int gap;
    private int laidOut = -1;

    FormLayout(int gap) {
        this.gap = gap;
    }

    void add(Line line) {
        lines.add(line);
    }

    @Override
    public void addLayoutComponent(String name, Component component) {}

    @Override
    public void removeLayoutComponent(Component component) {}

    @Override
    public Dimension preferredLayoutSize(Container parent) {
        int width = parent.getParent() == null
                ? parent.getWidth()
                : parent.getParent().getWidth();
        return new Dimension(300, place(parent, width == 0 ? 300 : width, false));
    }

    @Override
    public Dimension minimumLayoutSize(Container parent) {
        return new Dimension(100, 20);
    }

    @Override
    public void layoutContainer(Container parent) {
        int height = place(parent, parent.getWidth(), true);
        if (height != laidOut) {
            // Chips that wrap make a form higher than it was before it was this wide.
            laidOut = height;
            parent.revalidate();
        }
    }

    private int place(Container parent, int all, boolean really) {
        Insets insets = parent.getInsets();
        int width = all - insets.left - insets.right;
        int column = column(width);
        int y = insets.top;
        for (Line line : lines) {
            if (line.control().isVisible()) {
                y = place(line, insets.left, y, width, column, really) + gap;
            }
        }
        return y + insets.bottom;
    }

    /** How wide the labels are that stand beside their controls. */
    private int column(int width) {
        int most = (int) (width * LABEL_SHARE);
        return lines.stream()
                .filter(line -> !line.wide() && line.control().isVisible())
                .mapToInt(line -> line.label().getPreferredSize().width)
                .filter(label -> label <= most)
                .max()
                .orElse(most);
    }

    private int place(Line line, int x, int y, int width, int column, boolean really) {
        Dimension label = line.label().getPreferredSize();
        boolean above = line.wide() || label.width > column;
        int left = above ? x : x + column + 2 * gap;
        int room = above ? width : width - column - 2 * gap;
        int top = above && label.height > 0 && label.width > 0 ? y + label.height + gap / 2 : y;
        if (really) {
            line.control().setSize(room, line.control().getHeight());
        }
        int height = line.control().getPreferredSize().height;
        if (really) {
            line.label()
                    .setBounds(
                            x,
                            above ? y : y + Math.max(0, (Math.min(height, UIScale.scale(28)) - label.height) / 2),
                            above ? width : column,
                            label.height);
            line.control().setBounds(left, top, room, height);
        }
        int bottom = Math.max(top + height, above ? 0 : y + label.height);
        if (line.note().isVisible()) {
            int note = line.note().getPreferredSize().height;
            if (really) {
                line.note().setBounds(left, bottom, room, note);
            }
            bottom += note;
        }
        return bottom;
    }
}
