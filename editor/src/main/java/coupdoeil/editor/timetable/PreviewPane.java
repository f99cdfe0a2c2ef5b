package coupdoeil.editor.timetable;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;

/**
 * Lies over the map while it shows a turn in advance: says so, and keeps the tools off. A click leaves it; wheel and middle button
 * move the map as ever.
 */
public final class PreviewPane extends JComponent {

    private static final long serialVersionUID = 1L;

    private final MapCanvas canvas;
    private final transient MapPreview preview;

    private PreviewPane(MapCanvas canvas, MapPreview preview) {
        this.canvas = canvas;
        this.preview = preview;
        setName("timetable.preview");
        setVisible(false);
        Mouse mouse = new Mouse();
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
    }

    /** Lays one over a map. */
    public static void install(MapCanvas canvas, MapPreview preview) {
        PreviewPane pane = new PreviewPane(canvas, preview);
        canvas.add(pane);
        canvas.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                pane.setSize(canvas.getSize());
            }
        });
        preview.addListener(() -> {
            pane.setSize(canvas.getSize());
            pane.setVisible(preview.isOn());
            canvas.repaint();
        });
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        Color rim = ThemeColour.PREVIEW.colour();
        int edge = UIScale.scale(4);
        g.setColor(rim);
        g.setStroke(new BasicStroke(edge));
        g.drawRect(edge / 2, edge / 2, getWidth() - edge, getHeight() - edge);
        paintWords(g, rim);
        g.dispose();
    }

    private void paintWords(Graphics2D g, Color rim) {
        List<String> lines = preview.text();
        Font plain = canvas.getFont() == null ? getFont() : canvas.getFont();
        FontMetrics metrics = g.getFontMetrics(plain.deriveFont(Font.BOLD));
        int gap = UIScale.scale(8);
        int width = lines.stream().mapToInt(metrics::stringWidth).max().orElse(0) + 2 * gap;
        int height = lines.size() * metrics.getHeight() + gap;
        Rectangle box = new Rectangle((getWidth() - width) / 2, UIScale.scale(10), width, height);
        g.setColor(rim);
        g.fillRoundRect(box.x, box.y, box.width, box.height, gap, gap);
        g.setColor(ThemeColour.PREVIEW_INK.colour());
        for (int i = 0; i < lines.size(); i++) {
            g.setFont(i == 0 ? plain.deriveFont(Font.BOLD) : plain);
            int said = g.getFontMetrics().stringWidth(lines.get(i));
            g.drawString(
                    lines.get(i),
                    box.x + (box.width - said) / 2,
                    box.y + gap / 2 + i * metrics.getHeight() + metrics.getAscent());
        }
    }

    private final class Mouse extends MouseAdapter {

        @Override
        public void mousePressed(MouseEvent event) {
            if (!passed(event)) {
                preview.setOn(false);
                canvas.requestFocusInWindow();
            }
        }

        @Override
        public void mouseDragged(MouseEvent event) {
            passed(event);
        }

        @Override
        public void mouseReleased(MouseEvent event) {
            passed(event);
        }

        /** The middle button is the map's own. */
        private boolean passed(MouseEvent event) {
            boolean middle = SwingUtilities.isMiddleMouseButton(event);
            if (middle) {
                canvas.dispatchEvent(SwingUtilities.convertMouseEvent(PreviewPane.this, event, canvas));
            }
            return middle;
        }
    }
}
