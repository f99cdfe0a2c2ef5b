package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.paint.piece.CounterPen;
import coupdoeil.editor.paint.piece.Glyphs;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** Depots, entries, objectives, zones: symbols at the lower edge of their hexes, outlines around them. */
public final class PlacePainter implements LayerPainter {

    private static final double SIGN = 28;

    private final HexGround ground;
    private final HexLayout layout;
    private final CounterColours colours;

    public PlacePainter(HexGround ground, CounterColours colours) {
        this.ground = ground;
        this.layout = ground.layout();
        this.colours = colours;
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        for (Place place : ground.map().places()) {
            List<Hex> hexes = place.area().hexList();
            switch (PlaceSymbol.of(place.kind())) {
                // Lines between sections are painted once for all of them.
                case NAME, SECTION -> {}
                case ZONE -> zone(sheet, place, hexes, true);
                case CITY -> zone(sheet, place, hexes, false);
                case ENTRY -> hexes.forEach(hex -> arrow(sheet.g(), place, hex, true));
                case EXIT -> hexes.forEach(hex -> arrow(sheet.g(), place, hex, false));
                case DEPOT -> hexes.forEach(hex -> flag(at(sheet.g(), hex), colour(place, Ink.ENTRY)));
                case OBJECTIVE -> objective(sheet, place, hexes);
                case PIN -> hexes.forEach(hex -> pin(at(sheet.g(), hex), place));
            }
        }
    }

    /** The box that the sign of a kind of place takes in a hex, in map units: arrows stand at its edge. */
    static Rectangle2D sign(HexLayout layout, Hex hex, PlaceSymbol symbol) {
        double size = symbol == PlaceSymbol.ENTRY || symbol == PlaceSymbol.EXIT ? HexLayout.HEX_WIDTH - 6 : SIGN;
        return new Rectangle2D.Double(layout.centreX(hex) - size / 2, layout.centreY(hex) - size / 2, size, size);
    }

    private Graphics2D at(Graphics2D g, Hex hex) {
        Graphics2D own = (Graphics2D) g.create();
        own.translate(layout.centreX(hex), layout.centreY(hex));
        return own;
    }

    /** The colour of the side or army that a place names as its own. */
    private Color colour(Place place, Ink otherwise) {
        Optional<String> owner =
                place.attributes().text("side").or(() -> place.attributes().text("army"));
        return owner.map(colours::ofOwner)
                .map(ground.theme()::mark)
                .orElseGet(() -> ground.theme().of(otherwise));
    }

    /** A star; around several hexes an outline with one star in the middle. */
    private void objective(Sheet sheet, Place place, List<Hex> hexes) {
        if (hexes.size() > 1) {
            outline(sheet, hexes, colour(place, Ink.OBJECTIVE));
        }
        layout.middle(hexes).ifPresent(hex -> star(at(sheet.g(), hex), colour(place, Ink.OBJECTIVE)));
    }

    private void zone(Sheet sheet, Place place, List<Hex> hexes, boolean hatched) {
        Color colour = colour(place, Ink.ZONE);
        if (hatched) {
            Graphics2D g = sheet.g();
            g.setColor(PaintTheme.fade(colour, 0.3));
            g.setStroke(new BasicStroke(1.4f));
            for (Hex hex : new TreeSet<>(hexes)) {
                if (layout.bounds(hex).intersects(sheet.grown(4))) {
                    Chords.across(layout, hex, -Math.PI / 4, 10, HexLayout.HEX_WIDTH / 2)
                            .forEach(g::draw);
                }
            }
        }
        outline(sheet, hexes, colour);
    }

    private void outline(Sheet sheet, List<Hex> hexes, Color colour) {
        Set<Hex> inside = new TreeSet<>(hexes);
        Path2D.Double edge = new Path2D.Double();
        for (Hex hex : inside) {
            for (HexDirection direction : HexDirection.values()) {
                if (!inside.contains(hex.plus(direction))) {
                    edge.append(layout.line(new HexSide(hex, direction)), false);
                }
            }
        }
        Graphics2D g = sheet.g();
        g.setColor(PaintTheme.fade(colour, 0.85));
        g.setStroke(
                new BasicStroke(2.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {7, 4.55f}, 3.5f));
        g.draw(edge);
    }

    /** A chevron at each hexside of a hex where the map ends; inside the map one in its middle. */
    private void arrow(Graphics2D g, Place place, Hex hex, boolean inwards) {
        Color colour = colour(place, Ink.ENTRY);
        Point2D outwards = outwards(hex);
        double angle = Math.atan2(outwards.getY(), outwards.getX());
        Graphics2D own = at(g, hex);
        own.rotate(angle);
        own.translate(17, 0);
        own.scale(inwards ? -1 : 1, 1);
        Path2D.Double arrow = new Path2D.Double();
        arrow.moveTo(8, 0);
        arrow.lineTo(-1, -8);
        arrow.lineTo(-1, -3.4);
        arrow.lineTo(-9, -3.4);
        arrow.lineTo(-9, 3.4);
        arrow.lineTo(-1, 3.4);
        arrow.lineTo(-1, 8);
        arrow.closePath();
        plate(own, arrow, colour);
        own.dispose();
    }

    private Point2D outwards(Hex hex) {
        double x = 0;
        double y = 0;
        for (HexDirection direction : HexDirection.values()) {
            if (!ground.map().contains(hex.plus(direction))) {
                x += Math.cos(layout.angle(direction));
                y += Math.sin(layout.angle(direction));
            }
        }
        return Math.hypot(x, y) < 1e-6 ? new Point2D.Double(0, 1) : new Point2D.Double(x, y);
    }

    private void plate(Graphics2D g, Path2D shape, Color colour) {
        g.setColor(ground.theme().of(Ink.HALO));
        g.setStroke(new BasicStroke(3, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
        g.setColor(colour);
        g.fill(shape);
        g.setColor(PaintTheme.shade(colour, -0.2));
        g.setStroke(new BasicStroke(0.9f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    private void flag(Graphics2D g, Color colour) {
        g.translate(-4, 4);
        Path2D.Double cloth = new Path2D.Double();
        cloth.moveTo(0, -12);
        cloth.curveTo(5, -15, 9, -9, 16, -12);
        cloth.lineTo(16, -2);
        cloth.curveTo(9, 1, 5, -5, 0, -2);
        cloth.closePath();
        g.setColor(ground.theme().of(Ink.HALO));
        g.setStroke(new BasicStroke(4, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Line2D.Double(0, -14, 0, 13));
        plate(g, cloth, colour);
        g.setColor(ground.theme().of(Ink.NAME));
        g.setStroke(new BasicStroke(1.7f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(new Line2D.Double(0, -14, 0, 13));
        g.dispose();
    }

    private void star(Graphics2D g, Color colour) {
        g.translate(0, 2);
        g.setColor(ground.theme().of(Ink.HALO));
        g.fill(new Ellipse2D.Double(-11.5, -11.5, 23, 23));
        g.setColor(colour);
        g.setStroke(new BasicStroke(1.8f));
        g.draw(new Ellipse2D.Double(-10.5, -10.5, 21, 21));
        g.fill(CounterPen.star(0, 0.4, 8.2));
        g.dispose();
    }

    private void pin(Graphics2D g, Place place) {
        Path2D.Double pin = new Path2D.Double();
        pin.moveTo(0, 12);
        pin.curveTo(-3, 5, -9, 2, -9, -4);
        pin.curveTo(-9, -15, 9, -15, 9, -4);
        pin.curveTo(9, 2, 3, 5, 0, 12);
        Color colour = colour(place, Ink.ZONE);
        plate(g, pin, colour);
        String kind = ground.scene()
                .rules()
                .placeKind(place.kind())
                .map(k -> k.name())
                .orElse("?");
        new Letters(g, ground.theme())
                .centred(
                        Glyphs.initials(kind),
                        0,
                        -1,
                        MapFonts.bold(7.5),
                        PaintTheme.isDark(colour) ? Color.WHITE : Color.BLACK);
        g.dispose();
    }
}
