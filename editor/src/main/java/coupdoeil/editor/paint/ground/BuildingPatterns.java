package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.PatternPen;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** Houses and works, seen from above as on a surveyor's map. */
final class BuildingPatterns {

    /** Houses of a village as x, y, width, depth; three villages. */
    private static final double[][][] VILLAGES = {
        {
            {-17, -9, 11, 8},
            {-3, -12, 8, 7},
            {9, -9, 12, 7},
            {-18, 5, 9, 11},
            {-4, 9, 13, 8},
            {12, 5, 8, 12},
            {-2, -2, 6, 6}
        },
        {{-18, -8, 8, 12}, {-6, -11, 12, 7}, {10, -10, 9, 9}, {-16, 9, 12, 7}, {0, 6, 9, 7}, {13, 6, 7, 9}},
        {
            {-15, -10, 13, 7},
            {3, -11, 7, 10},
            {14, -6, 7, 8},
            {-19, 3, 8, 9},
            {-6, 5, 8, 8},
            {6, 8, 12, 7},
            {-12, 16, 10, 6}
        }
    };

    private final PatternPen pen;
    private final Graphics2D g;

    BuildingPatterns(PatternPen pen) {
        this.pen = pen;
        this.g = pen.g();
    }

    void draw() {
        // Turned a little each, the place of the label left free.
        switch (pen.look().pattern()) {
            case FARM -> {
                g.translate(0, 2);
                turn(0.5);
                farm();
            }
            case CHURCH -> church();
            case WINDMILL -> windmill();
            case CASTLE -> castle();
            case RUINS -> {
                turn(0.5);
                ruins();
            }
            case GRAVES -> graves();
            case EARTHWORK -> earthwork();
            default -> {
                g.translate(0, 3);
                turn(0.35);
                village();
            }
        }
    }

    private void turn(double most) {
        g.rotate((pen.chance(5).next() - 0.5) * 2 * most);
    }

    private void village() {
        double[][] houses = VILLAGES[(int) (pen.chance(6).next() * VILLAGES.length)];
        for (double[] house : houses) {
            house(house[0] - house[2] / 2, house[1] - house[3] / 2, house[2], house[3]);
        }
    }

    /** A roof with its ridge and shadow; at small scale a block. */
    private void house(double x, double y, double width, double depth) {
        if (pen.fine() && !pen.theme().isFlat()) {
            g.setColor(PaintTheme.fade(Color.BLACK, 0.22));
            g.fill(new Rectangle2D.Double(x + 1.1, y + 1.3, width, depth));
        }
        g.setColor(pen.soft(0.82));
        g.fill(new Rectangle2D.Double(x, y, width, depth));
        if (pen.fine()) {
            g.setColor(pen.look().ink());
            boolean wide = width >= depth;
            g.fill(
                    wide
                            ? new Rectangle2D.Double(x, y + depth / 2, width, depth / 2)
                            : new Rectangle2D.Double(x + width / 2, y, width / 2, depth));
            pen.stroke(0.8);
            g.setColor(pen.deep());
            g.draw(new Rectangle2D.Double(x, y, width, depth));
        }
    }

    private void farm() {
        house(-13, -11, 9, 20);
        house(-2, -11, 15, 8);
        house(4, 4, 10, 7);
        if (pen.fine()) {
            pen.stroke(1);
            g.setColor(pen.soft(0.7));
            g.draw(new Line2D.Double(13, -3, 13.5, 4));
            g.draw(new Line2D.Double(-5, 9, 4, 9));
        }
    }

    private void church() {
        house(-11, -2, 17, 9);
        house(6, -3.5, 12, 12);
        g.setColor(pen.deep());
        pen.stroke(1.7);
        g.draw(new Line2D.Double(12, -15, 12, -4));
        g.draw(new Line2D.Double(8.5, -11.5, 15.5, -11.5));
    }

    private void windmill() {
        g.setColor(pen.soft(0.82));
        pen.disc(0, 4, 7);
        g.setColor(pen.deep());
        pen.stroke(1.2);
        g.draw(new Ellipse2D.Double(-7, -3, 14, 14));
        pen.stroke(2);
        g.draw(new Line2D.Double(-11, -7, 11, 15));
        g.draw(new Line2D.Double(-11, 15, 11, -7));
    }

    private void castle() {
        double half = 14;
        g.translate(0, 3);
        g.setColor(pen.soft(0.35));
        g.fill(new Rectangle2D.Double(-half, -half, 2 * half, 2 * half));
        pen.stroke(3.2);
        g.setColor(pen.look().ink());
        g.draw(new Rectangle2D.Double(-half, -half, 2 * half, 2 * half));
        for (int x = -1; x <= 1; x += 2) {
            for (int y = -1; y <= 1; y += 2) {
                pen.disc(x * half, y * half, 4.2);
            }
        }
        house(-6, -6, 12, 10);
    }

    private void ruins() {
        g.setColor(pen.look().ink());
        pen.stroke(2.2);
        Path2D.Double walls = new Path2D.Double();
        walls.moveTo(-14, 2);
        walls.lineTo(-14, -9);
        walls.lineTo(-5, -9);
        walls.moveTo(1, -9);
        walls.lineTo(7, -9);
        walls.lineTo(7, -4);
        walls.moveTo(-14, 7);
        walls.lineTo(-14, 12);
        walls.lineTo(-4, 12);
        walls.moveTo(12, 4);
        walls.lineTo(12, 13);
        walls.lineTo(3, 13);
        g.draw(walls);
        pen.disc(-3, 3, 1.6);
        pen.disc(3, 6, 1.3);
    }

    private void graves() {
        pen.stroke(2);
        g.setColor(pen.look().ink());
        g.draw(new Rectangle2D.Double(-18, -12, 36, 30));
        if (pen.fine()) {
            pen.stroke(1.1);
            for (int row = 0; row < 3; row++) {
                for (int column = 0; column < 4; column++) {
                    double x = -11.5 + column * 7.8;
                    double y = -5 + row * 9;
                    g.draw(new Line2D.Double(x, y - 2.6, x, y + 3.2));
                    g.draw(new Line2D.Double(x - 2, y - 0.8, x + 2, y - 0.8));
                }
            }
        }
    }

    private void earthwork() {
        g.translate(0, 4);
        Path2D.Double wall = new Path2D.Double();
        wall.moveTo(-17, 11);
        wall.lineTo(-17, -4);
        wall.lineTo(0, -13);
        wall.lineTo(17, -4);
        wall.lineTo(17, 11);
        pen.stroke(4);
        g.setColor(pen.soft(0.55));
        g.draw(wall);
        pen.stroke(1.2);
        g.setColor(pen.deep());
        g.draw(wall);
        for (double t = 0.1; pen.fine() && t < 1; t += 0.2) {
            g.draw(new Line2D.Double(-17, 11 - 15 * t, -21.5, 11 - 15 * t));
            g.draw(new Line2D.Double(17, 11 - 15 * t, 21.5, 11 - 15 * t));
            g.draw(new Line2D.Double(-17 + 17 * t, -4 - 9 * t, -19 + 17 * t, -8 - 9 * t));
            g.draw(new Line2D.Double(17 - 17 * t, -4 - 9 * t, 19 - 17 * t, -8 - 9 * t));
        }
    }
}
