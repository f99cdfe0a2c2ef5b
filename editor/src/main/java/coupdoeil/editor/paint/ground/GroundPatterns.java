package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.PatternPen;
import coupdoeil.editor.paint.sheet.Scatter;
import java.awt.BasicStroke;
import java.awt.Graphics2D;
import java.awt.geom.CubicCurve2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/** Bare, broken and wet ground, and ground that nobody has described. */
final class GroundPatterns {

    private final PatternPen pen;
    private final Graphics2D g;
    private final HexLayout layout;

    GroundPatterns(PatternPen pen, HexLayout layout) {
        this.pen = pen;
        this.g = pen.g();
        this.layout = layout;
    }

    void draw() {
        g.setColor(pen.look().ink());
        switch (pen.look().pattern()) {
            case STONES -> stones();
            case SAND -> sand();
            case MARSH -> marsh();
            case WATER -> water();
            case HACHURES -> hachures();
            case GULLY -> gully();
            case CRAGS -> crags();
            case HILL -> hill();
            case STREAM -> stream();
            case BRIDGE -> bridge();
            case FORD -> ford();
            case CONTOUR -> {}
            case LANDMARK -> pen.disc(0, 0, 4);
            case HATCH -> hatch(1, 7);
            default -> unknown();
        }
    }

    private void stones() {
        Scatter.Chance chance = pen.chance(4);
        for (Point2D point : Scatter.points(pen.hex(), pen.fine() ? 9 : 4)) {
            double size = (pen.fine() ? 2.2 : 3.4) + chance.next() * 1.8;
            Path2D.Double stone = new Path2D.Double();
            stone.moveTo(point.getX() - size, point.getY() + size * 0.7);
            stone.lineTo(point.getX() - size * 0.5, point.getY() - size * 0.6);
            stone.lineTo(point.getX() + size * 0.4, point.getY() - size * 0.9);
            stone.lineTo(point.getX() + size, point.getY() + size * 0.7);
            g.setColor(pen.soft(0.3));
            g.fill(stone);
            g.setColor(pen.look().ink());
            pen.stroke(1);
            g.draw(stone);
        }
    }

    private void crags() {
        Path2D.Double rocks = new Path2D.Double();
        rocks.moveTo(-22, 15);
        rocks.lineTo(-12, -6);
        rocks.lineTo(-6, 2);
        rocks.lineTo(3, -12);
        rocks.lineTo(11, 3);
        rocks.lineTo(15, -2);
        rocks.lineTo(22, 15);
        rocks.closePath();
        g.setColor(pen.soft(0.3));
        g.fill(rocks);
        g.setColor(pen.look().ink());
        pen.stroke(1.4);
        g.draw(rocks);
        pen.line(-12, -6, -9, 10);
        pen.line(3, -12, 5, 10);
        pen.line(15, -2, 14, 11);
    }

    /** A ring of strokes that lead down from the top. */
    private void hill() {
        pen.stroke(1.1);
        for (int i = 0; i < 28; i++) {
            double angle = i * Math.PI / 14;
            double inner = i % 2 == 0 ? 16 : 18;
            pen.line(inner * Math.cos(angle), inner * Math.sin(angle), 24 * Math.cos(angle), 24 * Math.sin(angle));
        }
    }

    private void stream() {
        pen.stroke(6);
        g.draw(new CubicCurve2D.Double(-28, -2, -9, -10, 9, 12, 28, 4));
    }

    private void bridge() {
        g.setColor(pen.soft(0.15));
        g.fill(new Rectangle2D.Double(-4.5, -13, 9, 28));
        g.setColor(pen.look().ink());
        pen.stroke(1.8);
        pen.line(-4.5, -13, -4.5, 15);
        pen.line(4.5, -13, 4.5, 15);
    }

    private void ford() {
        pen.stroke(1.4);
        for (double y = -6; y <= 9; y += 5) {
            g.draw(new CubicCurve2D.Double(-9, y, -3, y - 4, 3, y + 4, 9, y));
        }
    }

    private void sand() {
        Scatter.points(pen.hex(), pen.fine() ? 24 : 8).forEach(point -> pen.disc(point.getX(), point.getY(), 0.9));
    }

    private void marsh() {
        pen.stroke(1.1);
        for (Point2D point : Scatter.points(pen.hex(), pen.fine() ? 8 : 4)) {
            double x = point.getX();
            double y = point.getY();
            pen.line(x - 5, y, x + 5, y);
            if (pen.fine()) {
                pen.line(x - 2.2, y - 1.6, x - 3.4, y - 4.4);
                pen.line(x, y - 1.6, x, y - 5.4);
                pen.line(x + 2.2, y - 1.6, x + 3.4, y - 4.4);
                pen.line(x - 2.6, y + 2.4, x + 2.6, y + 2.4);
            }
        }
    }

    private void water() {
        pen.stroke(1);
        g.setColor(pen.soft(0.5));
        for (double y = -9; y <= 18; y += 9) {
            double x = (Math.round(y / 9) % 2 == 0 ? 4 : -5) - 3;
            g.draw(new CubicCurve2D.Double(x - 10, y, x - 3, y - 4, x + 3, y + 4, x + 10, y));
        }
    }

    private void hachures() {
        pen.stroke(1.1);
        for (Point2D point : Scatter.points(pen.hex(), pen.fine() ? 14 : 5)) {
            pen.line(point.getX(), point.getY() - 3, point.getX() + 1.4, point.getY() + 3);
        }
    }

    private void gully() {
        g.rotate((pen.chance(8).next() - 0.5) * 1.4);
        pen.stroke(1.2);
        for (int sign = -1; sign <= 1; sign += 2) {
            g.draw(new CubicCurve2D.Double(
                    -22, 3 + sign * 3.4, -7, -9 + sign * 3.6, 7, 15 + sign * 3.6, 22, 3 + sign * 3.4));
        }
        for (double x = -18; pen.fine() && x <= 18; x += 6) {
            double y = 3 + 3.4 * Math.sin(x / 22 * Math.PI);
            pen.line(x, y - 3.4, x + 0.6, y - 0.7);
            pen.line(x + 2, y + 3.6, x + 1.4, y + 0.9);
        }
    }

    private void hatch(double width, double spacing) {
        pen.stroke(width);
        Chords.across(layout, Math.PI / 4, spacing, 27).forEach(g::draw);
    }

    private void unknown() {
        g.setStroke(new BasicStroke(1.4f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER, 1, new float[] {4, 3}, 0));
        Chords.across(layout, Math.PI / 4, 9, 28).forEach(g::draw);
        Letters letters = new Letters(g, pen.theme());
        letters.centred("?", 0, 9, MapFonts.bold(27), pen.look().ink());
        if (pen.fine()) {
            letters.centred(
                    Letters.fitted(pen.look().name(), MapFonts.semiBold(7.5), 46),
                    0,
                    18,
                    MapFonts.semiBold(7.5),
                    pen.look().ink());
        }
    }
}
