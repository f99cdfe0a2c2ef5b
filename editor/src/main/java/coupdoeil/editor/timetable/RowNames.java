package coupdoeil.editor.timetable;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.timetable.Timeline.Bar;
import coupdoeil.editor.timetable.Timeline.Row;
import java.awt.Dimension;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/** What stands before the rows of the chart. */
final class RowNames extends TurnStrip {

    private static final long serialVersionUID = 1L;

    private static final int WIDTH = 150;

    private final TimeChart chart;

    RowNames(TimeChart chart) {
        this.chart = chart;
        setName("timetable.names");
        setToolTipText("");
        addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                int row = event.getY() / rowHeight();
                if (row < rows().size() && rows().get(row) instanceof Bar bar) {
                    chart.choose(bar);
                    chart.requestFocusInWindow();
                }
            }
        });
    }

    private List<Row> rows() {
        return chart.timeline().rows();
    }

    @Override
    @Nullable
    public String getToolTipText(MouseEvent event) {
        int row = event.getY() / rowHeight();
        return row < rows().size() && !rows().get(row).name().isEmpty()
                ? rows().get(row).name()
                : null;
    }

    @Override
    int height() {
        return chart.height();
    }

    @Override
    public Dimension getPreferredSize() {
        return new Dimension(UIScale.scale(WIDTH), height());
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = smooth(graphics);
        g.setColor(ground());
        g.fillRect(0, 0, getWidth(), getHeight());
        FontMetrics metrics = g.getFontMetrics();
        int gap = UIScale.scale(8);
        for (int i = 0; i < rows().size(); i++) {
            Row row = rows().get(i);
            int y = i * rowHeight();
            int left = gap;
            if (row instanceof Bar bar) {
                if (chart.isChosen(bar)) {
                    g.setColor(clear(chosen(), 0.2));
                    g.fillRect(0, y, getWidth(), rowHeight());
                }
                g.setColor(bar.colour());
                g.fillRect(0, y + UIScale.scale(3), UIScale.scale(4), rowHeight() - UIScale.scale(6));
            }
            g.setColor(ink());
            String name = SwingUtilities.layoutCompoundLabel(
                    metrics,
                    row.name(),
                    null,
                    SwingUtilities.CENTER,
                    SwingUtilities.LEFT,
                    SwingUtilities.CENTER,
                    SwingUtilities.LEFT,
                    new Rectangle(0, 0, getWidth() - left - gap, rowHeight()),
                    new Rectangle(),
                    new Rectangle(),
                    0);
            g.drawString(name, left, y + (rowHeight() + metrics.getAscent() - metrics.getDescent()) / 2);
        }
        g.setColor(line());
        g.drawLine(getWidth() - 1, 0, getWidth() - 1, getHeight());
        g.dispose();
    }
}
