package coupdoeil.editor.minimap;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.findings.FindingsOverlay;
import coupdoeil.editor.findings.LiveFindings;
import coupdoeil.editor.findings.SeverityMark;
import coupdoeil.editor.job.LatestOnly;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.concurrent.Executor;
import javax.swing.JComponent;
import javax.swing.SwingUtilities;
import javax.swing.Timer;
import org.jspecify.annotations.Nullable;

/**
 * Shows in a corner of the map all of it, with what is in sight and the open findings; a click or drag goes there. While the
 * whole map is in sight it is not needed and not seen. Its picture follows an edit when edits pause.
 */
public final class Minimap extends JComponent {

    /** Its {@link #getName() name}. */
    public static final String NAME = "minimap";

    private static final long serialVersionUID = 1L;

    private static final int WIDTH = 210;
    private static final int HEIGHT = 150;
    private static final int MARGIN = 12;

    /** It takes no more than this part of the map's width and height. */
    private static final int LEAST_TIMES = 3;

    private static final int PAUSE_MILLIS = 300;
    private static final int MARK = 5;

    private final transient MapCanvas canvas;
    private final transient FindingsOverlay marks;
    private final transient LatestOnly<SmallMap.Wanted, SmallMap> painting;
    private final Timer pause = new Timer(PAUSE_MILLIS, event -> paintAnew());
    private transient @Nullable SmallMap picture;
    private boolean on = true;

    /** @param background paints its picture */
    public Minimap(MapCanvas canvas, LiveFindings live, FindingsOverlay marks, Executor background) {
        this.canvas = canvas;
        this.marks = marks;
        this.painting = new LatestOnly<>(background, SwingUtilities::invokeLater, SmallMap::of, this::show);
        setName(NAME);
        setToolTipText(Messages.text("minimap.tip"));
        setCursor(Cursor.getPredefinedCursor(Cursor.HAND_CURSOR));
        setVisible(false);
        pause.setRepeats(false);
        live.addListener(this::repaint);
        canvas.addPropertyChangeListener(MapCanvas.SCENE, event -> {
            place();
            pause.restart();
        });
        canvas.addPropertyChangeListener(MapCanvas.VIEWPORT, event -> place());
        canvas.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                place();
            }
        });
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                goTo(event);
            }

            @Override
            public void mouseDragged(MouseEvent event) {
                goTo(event);
            }
        };
        addMouseListener(mouse);
        addMouseMotionListener(mouse);
        addMouseWheelListener(event -> canvas.dispatchEvent(SwingUtilities.convertMouseEvent(this, event, canvas)));
        canvas.add(this);
    }

    public boolean isOn() {
        return on;
    }

    public void turn(boolean wanted) {
        on = wanted;
        place();
    }

    /** Map units per pixel of this component; as long as nothing is painted, those that will be. */
    private double unitsPerPixel(MapPainter painter) {
        return 1 / new SmallMap.Wanted(painter, UIScale.scale(WIDTH), UIScale.scale(HEIGHT)).scale();
    }

    private void place() {
        MapPainter painter = canvas.painter().orElse(null);
        if (painter == null) {
            return;
        }
        Rectangle2D ground = painter.scene().bounds();
        double units = unitsPerPixel(painter);
        int width = (int) Math.ceil(ground.getWidth() / units);
        int height = (int) Math.ceil(ground.getHeight() / units);
        int margin = UIScale.scale(MARGIN);
        setBounds(canvas.getWidth() - width - margin, canvas.getHeight() - height - margin, width, height);
        boolean roomy = canvas.getWidth() > LEAST_TIMES * width && canvas.getHeight() > LEAST_TIMES * height;
        boolean needed = on && roomy && !inSight().contains(ground);
        if (needed && !isVisible()) {
            pause.restart();
        }
        setVisible(needed);
        repaint();
    }

    private Rectangle2D inSight() {
        return canvas.viewport().shown(canvas.getWidth(), canvas.getHeight());
    }

    private void paintAnew() {
        MapPainter painter = canvas.painter().orElse(null);
        SmallMap known = picture;
        if (painter != null && isVisible() && (known == null || known.painter() != painter)) {
            painting.ask(new SmallMap.Wanted(painter, UIScale.scale(WIDTH), UIScale.scale(HEIGHT)));
        }
    }

    private void show(SmallMap painted) {
        picture = painted;
        repaint();
    }

    private void goTo(MouseEvent event) {
        canvas.painter().ifPresent(painter -> {
            Rectangle2D ground = painter.scene().bounds();
            double units = unitsPerPixel(painter);
            canvas.centreOn(
                    new Point2D.Double(ground.getX() + event.getX() * units, ground.getY() + event.getY() * units));
        });
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        MapPainter painter = canvas.painter().orElse(null);
        SmallMap known = picture;
        if (painter == null || known == null) {
            return;
        }
        Graphics2D g = (Graphics2D) graphics.create();
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        g.setRenderingHint(RenderingHints.KEY_INTERPOLATION, RenderingHints.VALUE_INTERPOLATION_BILINEAR);
        g.drawImage(known.image(), 0, 0, getWidth(), getHeight(), null);
        Rectangle2D ground = painter.scene().bounds();
        double scale = 1 / unitsPerPixel(painter);
        marks.marks(painter.layout()).forEach((point, severity) -> {
            double size = UIScale.scale((float) MARK);
            double x = (point.getX() - ground.getX()) * scale;
            double y = (point.getY() - ground.getY()) * scale;
            Ellipse2D dot = new Ellipse2D.Double(x - size / 2, y - size / 2, size, size);
            g.setColor(SeverityMark.of(severity).colour());
            g.fill(dot);
            g.setColor(ThemeColour.SEVERITY_RIM.colour());
            g.setStroke(new BasicStroke(0.8f));
            g.draw(dot);
        });
        Rectangle2D seen = inSight().createIntersection(ground);
        Rectangle2D frame = new Rectangle2D.Double(
                (seen.getX() - ground.getX()) * scale,
                (seen.getY() - ground.getY()) * scale,
                Math.max(2, seen.getWidth() * scale - 1),
                Math.max(2, seen.getHeight() * scale - 1));
        g.setColor(ThemeColour.STROKE_FILL.colour());
        g.fill(frame);
        g.setStroke(new BasicStroke(3));
        g.setColor(ThemeColour.STROKE_RIM.colour());
        g.draw(frame);
        g.setStroke(new BasicStroke(1.4f));
        g.setColor(ThemeColour.SELECTION.colour());
        g.draw(frame);
        g.setColor(new Color(0, 0, 0, 120));
        g.setStroke(new BasicStroke(1));
        g.draw(new Rectangle2D.Double(0.5, 0.5, getWidth() - 1.0, getHeight() - 1.0));
        g.dispose();
    }
}
