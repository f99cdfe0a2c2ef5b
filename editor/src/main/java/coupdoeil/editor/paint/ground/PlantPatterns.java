package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.PatternPen;
import coupdoeil.editor.paint.sheet.Scatter;
import coupdoeil.model.grid.HexDirection;
import java.awt.Color;
import java.awt.geom.Arc2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;

/** Woods, groves, vineyards, fields. */
final class PlantPatterns {

    private final PatternPen pen;
    private final HexLayout layout;

    PlantPatterns(PatternPen pen, HexLayout layout) {
        this.pen = pen;
        this.layout = layout;
    }

    /** @param continues whether the same stands in the neighbour on a side, so that it may grow over that side */
    void draw(Predicate<HexDirection> continues) {
        switch (pen.look().pattern()) {
            case SPARSE_TREES -> trees(5, 4.6, side -> false);
            case DENSE_TREES -> trees(15, 5.4, continues);
            case OLIVES -> olives();
            case ORCHARD -> orchard();
            case VINES -> vines();
            case BRUSH -> brush();
            case CROPS -> crops();
            case FURROWS -> furrows();
            default -> trees(10, 5.4, continues);
        }
    }

    private void trees(int count, double radius, Predicate<HexDirection> continues) {
        List<Point2D> points = new ArrayList<>(Scatter.points(pen.hex(), pen.fine() ? count : (count + 2) / 3));
        Scatter.Chance chance = pen.chance(3);
        double size = pen.fine() ? radius : radius * 1.6;
        for (int k = 0; k < 3 && pen.fine(); k++) {
            HexDirection side = HexDirection.of(k);
            double shift = (chance.next() - 0.5) * 16;
            if (continues.test(side)) {
                double angle = layout.angle(side);
                points.add(new Point2D.Double(
                        30 * Math.cos(angle) - shift * Math.sin(angle),
                        30 * Math.sin(angle) + shift * Math.cos(angle)));
            }
        }
        points.sort(Comparator.comparingDouble(Point2D::getY));
        Color crown = pen.soft(0.62);
        boolean flat = pen.theme().isFlat();
        Color shadow = PaintTheme.fade(pen.theme().isPaper() ? pen.look().ink() : Color.BLACK, flat ? 0 : 0.35);
        for (Point2D point : points) {
            double r = size * (0.82 + 0.36 * chance.next());
            if (pen.fine()) {
                pen.g().setColor(shadow);
                pen.disc(point.getX() + 1.2, point.getY() + 1.6, r);
                pen.g().setColor(pen.shaded());
                pen.disc(point.getX(), point.getY(), r);
                pen.g().setColor(crown);
                pen.disc(point.getX() - 0.35, point.getY() - 0.45, r - 0.9);
                pen.g().setColor(flat ? crown : pen.soft(pen.theme().isPaper() ? 0.36 : 0.8));
                pen.disc(point.getX() - r * 0.26, point.getY() - r * 0.32, r * 0.42);
            } else {
                pen.g().setColor(crown);
                pen.disc(point.getX(), point.getY(), r);
            }
        }
    }

    private void olives() {
        pen.stroke(0.9);
        for (Point2D point : Scatter.points(pen.hex(), pen.fine() ? 9 : 4)) {
            double r = pen.fine() ? 3.2 : 4.5;
            pen.g().setColor(pen.soft(0.5));
            pen.disc(point.getX(), point.getY(), r);
            if (pen.fine()) {
                pen.g().setColor(pen.deep());
                pen.g().draw(new Arc2D.Double(point.getX() - r, point.getY() - r, 2 * r, 2 * r, 190, 170, Arc2D.OPEN));
                pen.line(point.getX(), point.getY() + r, point.getX(), point.getY() + r + 2);
            }
        }
    }

    private void orchard() {
        double step = pen.fine() ? 9.5 : 14;
        int reach = pen.fine() ? 2 : 1;
        for (int row = -reach; row <= reach; row++) {
            for (int column = -reach; column <= reach; column++) {
                double x = column * step + row * 1.5;
                double y = row * step * 0.92 + 3;
                if (Math.hypot(x, y) < 26) {
                    pen.g().setColor(pen.shaded());
                    pen.disc(x + 0.5, y + 0.7, pen.fine() ? 3.1 : 4);
                    pen.g().setColor(pen.soft(0.55));
                    pen.disc(x, y, pen.fine() ? 2.7 : 3.6);
                }
            }
        }
    }

    private void vines() {
        pen.g().setColor(pen.look().ink());
        double angle = slant();
        for (Line2D row : Chords.across(layout, angle, pen.fine() ? 7 : 12, 23)) {
            double length = row.getP1().distance(row.getP2());
            pen.stroke(0.6);
            pen.g().draw(row);
            for (double along = 3; pen.fine() && along < length - 1; along += 6) {
                double x = row.getX1() + (row.getX2() - row.getX1()) * along / length;
                double y = row.getY1() + (row.getY2() - row.getY1()) * along / length;
                pen.disc(x, y, 1.5);
            }
        }
    }

    private void brush() {
        pen.stroke(1);
        for (Point2D point : Scatter.points(pen.hex(), pen.fine() ? 9 : 4)) {
            double x = point.getX();
            double y = point.getY();
            if (pen.fine()) {
                pen.g().setColor(pen.soft(0.45));
                pen.disc(x - 1.6, y, 2);
                pen.disc(x + 1.6, y - 0.4, 2.2);
                pen.g().setColor(pen.look().ink());
                pen.g().draw(new Arc2D.Double(x - 3.8, y - 2.4, 4.2, 4.2, 20, 140, Arc2D.OPEN));
                pen.g().draw(new Arc2D.Double(x - 0.8, y - 3, 4.8, 4.8, 0, 150, Arc2D.OPEN));
            } else {
                pen.g().setColor(pen.soft(0.7));
                pen.disc(x, y, 3);
            }
        }
    }

    private void crops() {
        pen.g().setColor(pen.soft(0.8));
        pen.stroke(0.8);
        for (Point2D point : Scatter.points(pen.hex(), pen.fine() ? 16 : 5)) {
            double x = point.getX();
            double y = point.getY();
            pen.line(x, y + 2.6, x, y - 2.2);
            pen.line(x, y + 2, x - 2.2, y - 1.2);
            pen.line(x, y + 2, x + 2.2, y - 1.2);
        }
    }

    private void furrows() {
        pen.g().setColor(pen.soft(0.75));
        pen.stroke(0.8);
        Chords.across(layout, slant(), pen.fine() ? 4.2 : 9, 26).forEach(pen.g()::draw);
    }

    /** One of six slants, so that neighbouring fields differ. */
    private double slant() {
        return Math.floor(pen.chance(11).next() * 6) * Math.PI / 6 + 0.2;
    }
}
