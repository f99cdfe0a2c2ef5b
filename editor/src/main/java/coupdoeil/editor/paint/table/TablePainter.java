package coupdoeil.editor.paint.table;

import coupdoeil.editor.paint.ground.PatternPainter;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.HillShade;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.LinePen;
import coupdoeil.editor.paint.sheet.LineStyle;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Pattern;
import coupdoeil.editor.paint.sheet.PatternPen;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.picture.LayerId;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;

/** The ground of a table: contours from below upwards, areas, lines, points. */
public final class TablePainter implements LayerPainter {

    /** How far the slope of a height is shaded. */
    private static final double SLOPE = 20;

    private static final double FOOT = 12 * TableLayout.UNITS_PER_INCH;

    private final TableGround ground;
    private final LayerId layer;
    /** Patterns are strewn as over hexes that nobody sees. */
    private final HexLayout cells;

    public TablePainter(TableGround ground, LayerId layer) {
        this.ground = ground;
        this.layer = layer;
        this.cells = new HexLayout(HexGrid.pointy(HexGrid.MAX_SIZE, HexGrid.MAX_SIZE));
    }

    @Override
    public void paint(Sheet sheet) {
        switch (layer) {
            case TERRAIN -> surface(sheet);
            case LEVELS -> contours(sheet);
            case GRID -> feet(sheet);
            case FEATURES -> areas(sheet);
            default -> lines(sheet);
        }
    }

    private void surface(Sheet sheet) {
        sheet.g().setColor(ground.theme().ground(Ink.PAPER.onPaper(), 0));
        sheet.g().fill(ground.layout().bounds());
    }

    private void contours(Sheet sheet) {
        Graphics2D g = sheet.g();
        ground.table().features().stream()
                .filter(feature -> ground.look(feature).pattern() == Pattern.CONTOUR)
                .sorted(Comparator.comparingInt(TablePainter::level))
                .forEach(feature -> {
                    Shape shape = ground.shape(feature.shape());
                    shade(sheet, feature.shape());
                    TerrainStyle look = ground.look(feature);
                    Color fill = look.fill() == null ? Ink.PAPER.onPaper() : look.fill();
                    g.setColor(ground.theme().ground(fill, level(feature) - 1));
                    g.fill(shape);
                    new LinePen(sheet, ground.theme())
                            .solid(shape, look.ink(), ground.theme().contour(1.6));
                });
    }

    /** The slope around a height. */
    private void shade(Sheet sheet, Geometry height) {
        HillShade shade = new HillShade(ground.theme(), SLOPE, sheet.lod());
        for (int part = 0; part < height.getNumGeometries(); part++) {
            if (height.getGeometryN(part) instanceof Polygon polygon) {
                List<Point2D> ring = new ArrayList<>();
                for (Coordinate corner : polygon.getExteriorRing().getCoordinates()) {
                    ring.add(ground.layout().point(corner.x, corner.y));
                }
                shade.around(ring);
            }
        }
        Graphics2D g = (Graphics2D) sheet.g().create();
        g.clip(ground.layout().bounds());
        shade.paint(g);
        g.dispose();
    }

    private static int level(TableFeature feature) {
        return feature.attributes().integer("level", 1);
    }

    /** A thin line every foot. */
    private void feet(Sheet sheet) {
        Graphics2D g = sheet.g();
        Rectangle2D bounds = ground.layout().bounds();
        g.setColor(PaintTheme.fade(ground.theme().of(Ink.GRID), 0.18));
        g.setStroke(new BasicStroke((float) Math.max(0.8, 1 / sheet.scale())));
        for (double x = FOOT; x < bounds.getMaxX(); x += FOOT) {
            g.draw(new Line2D.Double(x, 0, x, bounds.getMaxY()));
        }
        for (double y = bounds.getMaxY() - FOOT; y > 0; y -= FOOT) {
            g.draw(new Line2D.Double(0, y, bounds.getMaxX(), y));
        }
        g.setColor(ground.theme().of(Ink.MAP_EDGE));
        g.setStroke(new BasicStroke(2.4f));
        g.draw(bounds);
    }

    private void areas(Sheet sheet) {
        for (TableFeature feature : ground.table().features()) {
            TerrainStyle look = ground.look(feature);
            if (feature.shape().getDimension() == 2 && look.pattern() != Pattern.CONTOUR) {
                area(sheet, feature, look);
            }
        }
    }

    private void area(Sheet sheet, TableFeature feature, TerrainStyle look) {
        Shape shape = ground.shape(feature.shape());
        Graphics2D g = sheet.g();
        Color fill = ground.theme().ground(look.fill() == null ? Ink.PAPER.onPaper() : look.fill(), 0);
        LinePen pen = new LinePen(sheet, ground.theme());
        if (look.pattern() == Pattern.BUILDINGS) {
            if (!ground.theme().isFlat()) {
                g.setColor(PaintTheme.fade(Color.BLACK, 0.2));
                g.translate(2, 2.5);
                g.fill(shape);
                g.translate(-2, -2.5);
            }
            g.setColor(PaintTheme.mix(fill, look.ink(), 0.55));
            g.fill(shape);
            pen.solid(shape, look.ink(), 2.2);
            return;
        }
        g.setColor(fill);
        g.fill(shape);
        if (look.pattern() == Pattern.EARTHWORK) {
            rampart(pen, feature, look, fill);
            return;
        }
        pattern(sheet, shape, look, fill);
        pen.solid(shape, PaintTheme.mix(fill, look.ink(), 0.7), 1.2);
    }

    /** A thick wall along the sides of a work but those that are open, which only a thin line shows. */
    private void rampart(LinePen pen, TableFeature feature, TerrainStyle look, Color fill) {
        List<Integer> open = feature.attributes().integers("openEdges");
        List<LineString> sides = feature.drawn().sides();
        Path2D closed = new Path2D.Double();
        Path2D gaps = new Path2D.Double();
        for (int side = 0; side < sides.size(); side++) {
            Path2D path = open.contains(side) ? gaps : closed;
            path.append(ground.shape(sides.get(side)), false);
        }
        pen.solid(gaps, PaintTheme.mix(fill, look.ink(), 0.5), 1);
        pen.solid(closed, look.ink(), 5);
        pen.solid(closed, PaintTheme.mix(fill, look.ink(), 0.3), 2.4);
    }

    private void pattern(Sheet sheet, Shape shape, TerrainStyle look, Color fill) {
        if (look.pattern() == Pattern.NONE || !sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        Graphics2D clipped = (Graphics2D) sheet.g().create();
        clipped.clip(shape);
        Rectangle2D near = shape.getBounds2D().createIntersection(sheet.grown(HexLayout.HEX_WIDTH));
        for (Hex hex : near.isEmpty() ? List.<Hex>of() : cells.hexesIn(near)) {
            Graphics2D g = (Graphics2D) clipped.create();
            g.translate(cells.centreX(hex), cells.centreY(hex));
            PatternPainter.draw(
                    new PatternPen(g, hex, look, ground.theme(), sheet.lod().atLeast(Lod.NORMAL), fill),
                    cells,
                    side -> true);
            g.dispose();
        }
        clipped.dispose();
    }

    private void lines(Sheet sheet) {
        // Lines end with the table, whatever caps their strokes have.
        Graphics2D g = (Graphics2D) sheet.g().create();
        g.clip(ground.layout().bounds());
        LinePen pen = new LinePen(new Sheet(g, sheet.clip(), sheet.lod(), sheet.scale(), sheet.zoom()), ground.theme());
        List<TableFeature> lines = ground.table().features().stream()
                .filter(feature -> feature.shape().getDimension() < 2)
                .sorted(Comparator.comparing(feature -> ground.look(feature).style()))
                .toList();
        boolean edged = false;
        for (TableFeature feature : lines) {
            TerrainStyle look = ground.look(feature);
            Shape shape = ground.shape(feature.shape());
            if (feature.shape().getDimension() == 0) {
                point(g, feature, look);
            } else if (look.style() == LineStyle.ROAD) {
                // The edges of all first, or one would cross another where roads meet.
                if (!edged) {
                    roadEdges(pen, lines);
                    edged = true;
                }
                pen.roadBed(shape, look);
            } else if (look.style().stands()) {
                deck(pen, shape, look);
            } else {
                pen.draw(shape, look);
            }
        }
        g.dispose();
    }

    private void roadEdges(LinePen pen, List<TableFeature> lines) {
        for (TableFeature feature : lines) {
            TerrainStyle look = ground.look(feature);
            if (feature.shape().getDimension() == 1 && look.style() == LineStyle.ROAD) {
                pen.roadEdges(ground.shape(feature.shape()), look);
            }
        }
    }

    /** A bridge or ford along its own line. */
    private void deck(LinePen pen, Shape line, TerrainStyle look) {
        double width = Math.max(9, look.width());
        pen.butt(line, look.stroke(), width);
        pen.butt(line, ground.theme().road(), width - 3.4);
    }

    private void point(Graphics2D g, TableFeature feature, TerrainStyle look) {
        ground.inside(feature.shape()).ifPresent(point -> {
            g.setColor(ground.theme().of(Ink.HALO));
            g.fill(disc(point, 7));
            g.setColor(look.ink());
            g.fill(disc(point, 5));
        });
    }

    private static Shape disc(Point2D point, double radius) {
        return new java.awt.geom.Ellipse2D.Double(point.getX() - radius, point.getY() - radius, 2 * radius, 2 * radius);
    }
}
