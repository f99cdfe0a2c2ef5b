package coupdoeil.editor.palette;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.ground.PlaceSymbol;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.picture.LayerId;
import java.awt.Component;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;

/** A piece of map with a place of a kind on it, marked as the map marks it. */
final class PlaceSwatch extends ChoiceIcon {

    private static final Set<LayerId> LAYERS =
            EnumSet.of(LayerId.TERRAIN, LayerId.GRID, LayerId.PLACES, LayerId.LABELS);
    private static final double TABLE_WIDTH_INCHES = 4.4;

    private final PaintScene scene;
    private final Rectangle2D shown;
    /** Its initial tells a kind from others that the map shows alike, or not without a side or neighbours; else empty. */
    private final String letter;

    /** @param name what the place is called, where its name is all that shows */
    PlaceSwatch(String kind, String name, Pack pack, RuleSystem rules, PaintTheme theme, int width, int height) {
        super(width, height);
        double deep = TABLE_WIDTH_INCHES * height / width;
        boolean table = pack.battlefield().table().isPresent();
        Battlefield bare = table ? new TableBattlefield(TABLE_WIDTH_INCHES, deep, List.of(), List.of()) : hexes(rules);
        Area area = table
                ? new Area.Shape(
                        new GeometryFactory().toGeometry(new Envelope(0.5, TABLE_WIDTH_INCHES - 0.5, 0.5, deep - 0.5)))
                : new Area.Hexes(List.of(HexGrid.pointy(1, 1).hexAt(0, 0)));
        Place place = new Place("swatch", kind, name, area, Attributes.NONE);
        Pack small = pack.withBattlefield(bare.withPlaces(List.of(place)))
                .withScenarios(List.of())
                .withOrderOfBattle(OrderOfBattle.EMPTY);
        this.scene = new PaintScene(small, rules, null, theme, LAYERS);
        this.shown = table
                ? new Rectangle2D.Double(
                        0, 0, TABLE_WIDTH_INCHES * TableLayout.UNITS_PER_INCH, deep * TableLayout.UNITS_PER_INCH)
                : around(scene.bounds(), (double) width / height);
        PaintScene without = new PaintScene(small.withBattlefield(bare), rules, null, theme, LAYERS);
        boolean common =
                table || PlaceSymbol.of(kind) == PlaceSymbol.PIN || Arrays.equals(pixels(scene), pixels(without));
        this.letter = common ? name.substring(0, Math.min(1, name.length())) : "";
    }

    private int[] pixels(PaintScene painted) {
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        paint(g, painted);
        g.dispose();
        return image.getRGB(0, 0, width, height, null, 0, width);
    }

    private void paint(Graphics2D g, PaintScene painted) {
        double zoom = width / shown.getWidth();
        g.scale(zoom, zoom);
        g.translate(-shown.getX(), -shown.getY());
        MapPainter.paint(g, painted, shown, 1);
    }

    private static Battlefield hexes(RuleSystem rules) {
        String open = rules.chart().records().stream()
                .filter(known -> known.kind().equals(TerrainRecord.HEX))
                .map(TerrainRecord::id)
                .findFirst()
                .orElse("clear");
        return HexBattlefield.plain(HexGrid.pointy(1, 1), open);
    }

    /** A part of the plane of some proportion around the middle of the map, as wide as the map. */
    private static Rectangle2D around(Rectangle2D map, double proportion) {
        double height = map.getWidth() / proportion;
        return new Rectangle2D.Double(map.getX(), map.getCenterY() - height / 2, map.getWidth(), height);
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create(x, y, width, height);
        paint(g, scene);
        g.dispose();
        if (!letter.isEmpty()) {
            Graphics2D over = (Graphics2D) graphics.create(x, y, width, height);
            over.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
            over.setFont(new Font(Font.SERIF, Font.BOLD | Font.ITALIC, height * 3 / 5));
            over.setColor(scene.theme().of(Ink.NAME));
            FontMetrics metrics = over.getFontMetrics();
            over.drawString(
                    letter,
                    (width - metrics.stringWidth(letter)) / 2,
                    (height - metrics.getHeight()) / 2 + metrics.getAscent());
            over.dispose();
        }
    }
}
