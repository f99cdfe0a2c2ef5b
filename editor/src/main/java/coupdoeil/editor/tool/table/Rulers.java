package coupdoeil.editor.tool.table;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/** Rulers in inches along the top and the left of the window, with marks where the pointer is. */
final class Rulers implements Overlay {

    /** Pixels of the user across a ruler. */
    static final int BREADTH = 18;

    private static final double LETTERS = 10;
    private static final double LEAST_BETWEEN_NUMBERS = 34;
    private static final double LEAST_BETWEEN_TICKS = 5;

    /** Inches between numbers, and between ticks; each divides those after it. */
    private static final double[] STEPS = {0.1, 0.5, 1, 2, 6, 12, 24, 48, 96};

    private static final double MARK = 4;

    private final MapCanvas canvas;
    private boolean shown = true;
    private Point pointer = new Point(-1, -1);

    Rulers(MapCanvas canvas) {
        this.canvas = canvas;
    }

    boolean areShown() {
        return shown;
    }

    void show(boolean wanted) {
        shown = wanted;
        canvas.repaint();
    }

    /** The pointer is at a pixel of the window. */
    void point(Point to) {
        if (shown) {
            int reach = UIScale.scale(8);
            int breadth = UIScale.scale(BREADTH);
            for (Point mark : new Point[] {pointer, to}) {
                canvas.repaint(mark.x - reach, 0, 2 * reach, breadth);
                canvas.repaint(0, mark.y - reach, breadth, 2 * reach);
            }
        }
        pointer = to;
    }

    @Override
    public int order() {
        return 90;
    }

    @Override
    public int rim(MapPainter painter) {
        return shown && painter.layout() instanceof TableLayout ? BREADTH : 0;
    }

    @Override
    public void paint(Graphics2D g, View view) {
        if (shown && view.painter().layout() instanceof TableLayout layout && isWanted(g, view)) {
            g.translate(view.shown().getX(), view.shown().getY());
            g.scale(1 / view.scale(), 1 / view.scale());
            new Pen(g, layout, view).draw();
        }
    }

    /** Whether the part that is painted holds any of them: under a drag it rarely does. */
    private static boolean isWanted(Graphics2D g, View view) {
        Rectangle clip = g.getClipBounds();
        double breadth = BREADTH / view.scale();
        return clip == null
                || clip.getX() < view.shown().getX() + breadth
                || clip.getY() < view.shown().getY() + breadth;
    }

    /** In pixels of the user. */
    private final class Pen {

        private final Graphics2D g;
        private final TableLayout layout;
        private final View view;
        private final double perInch;
        private final double width;
        private final double height;

        Pen(Graphics2D g, TableLayout layout, View view) {
            this.g = g;
            this.layout = layout;
            this.view = view;
            this.perInch = TableLayout.UNITS_PER_INCH * view.scale();
            this.width = view.shown().getWidth() * view.scale();
            this.height = view.shown().getHeight() * view.scale();
        }

        void draw() {
            g.setColor(ThemeColour.RULER.colour());
            g.fill(new Rectangle2D.Double(0, 0, width, BREADTH));
            g.fill(new Rectangle2D.Double(0, 0, BREADTH, height));
            g.setColor(ThemeColour.RULER_INK.colour());
            g.setStroke(new BasicStroke(1));
            g.setFont(MapFonts.regular(LETTERS));
            ticks(layout.widthInches(), true);
            ticks(layout.depthInches(), false);
            g.setColor(ThemeColour.RULER.colour());
            g.fill(new Rectangle2D.Double(0, 0, BREADTH, BREADTH));
            g.setColor(ThemeColour.RULER_INK.colour());
            g.draw(new Line2D.Double(0, BREADTH - 0.5, width, BREADTH - 0.5));
            g.draw(new Line2D.Double(BREADTH - 0.5, 0, BREADTH - 0.5, height));
            marks();
        }

        /** As far as the table reaches: beyond it there is nothing to measure. */
        private void ticks(double length, boolean across) {
            double numbered = step(LEAST_BETWEEN_NUMBERS);
            double least = step(LEAST_BETWEEN_TICKS);
            double middle = numbered / 2 >= least && isStep(numbered / 2) ? numbered / 2 : numbered;
            for (long i = 0; i * least <= length + 1e-9; i++) {
                double inches = i * least;
                double pixel = across ? x(inches) : y(inches);
                if (pixel < BREADTH - 1 || pixel > (across ? width : height)) {
                    continue;
                }
                boolean number = isMultiple(inches, numbered);
                double tick = number ? BREADTH : isMultiple(inches, middle) ? 8 : 5;
                double at = Math.floor(pixel) + 0.5;
                g.draw(
                        across
                                ? new Line2D.Double(at, BREADTH - tick, at, BREADTH)
                                : new Line2D.Double(BREADTH - tick, at, BREADTH, at));
                if (number) {
                    number(LengthLabels.text(inches), at, across);
                }
            }
        }

        /** Beside its tick; on the left it reads from below upwards. */
        private void number(String text, double at, boolean across) {
            if (across) {
                g.drawString(text, (float) at + 3, (float) LETTERS);
            } else {
                Graphics2D turned = (Graphics2D) g.create();
                turned.translate(LETTERS, at - 3);
                turned.rotate(-Math.PI / 2);
                turned.drawString(text, 0, 0);
                turned.dispose();
            }
        }

        private double step(double pixels) {
            for (double step : STEPS) {
                if (step * perInch >= pixels) {
                    return step;
                }
            }
            return STEPS[STEPS.length - 1];
        }

        private static boolean isStep(double inches) {
            for (double step : STEPS) {
                if (step == inches) {
                    return true;
                }
            }
            return false;
        }

        private static boolean isMultiple(double inches, double step) {
            return Math.abs(inches / step - Math.rint(inches / step)) < 1e-6;
        }

        private double x(double inches) {
            return (layout.point(inches, 0).getX() - view.shown().getX()) * view.scale();
        }

        private double y(double inches) {
            return (layout.point(0, inches).getY() - view.shown().getY()) * view.scale();
        }

        private void marks() {
            double user = UIScale.getUserScaleFactor();
            Point2D at = new Point2D.Double(pointer.x / user, pointer.y / user);
            if (pointer.x < 0) {
                return;
            }
            g.setColor(ThemeColour.SELECTION.colour());
            g.fill(arrow(at.getX() + 0.5, BREADTH - 1, MARK, 0));
            g.fill(arrow(BREADTH - 1, at.getY() + 0.5, 0, MARK));
        }

        /** A small triangle whose tip is at the inner edge of a ruler. */
        private Path2D arrow(double x, double y, double half, double side) {
            Path2D path = new Path2D.Double();
            path.moveTo(x, y);
            path.lineTo(x - half - (side > 0 ? 6 : 0), y - side - (half > 0 ? 6 : 0));
            path.lineTo(x + half - (side > 0 ? 6 : 0), y + side - (half > 0 ? 6 : 0));
            path.closePath();
            return path;
        }
    }
}
