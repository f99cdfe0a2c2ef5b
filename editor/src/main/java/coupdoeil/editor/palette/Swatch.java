package coupdoeil.editor.palette;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.picture.LayerId;
import java.awt.Component;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** A piece of map that shows a terrain record as the map would. */
final class Swatch extends ChoiceIcon {

    private static final Set<LayerId> LAYERS =
            EnumSet.of(LayerId.TERRAIN, LayerId.FEATURES, LayerId.GRID, LayerId.WATER_AND_SIDES, LayerId.ROADS);

    private final PaintScene scene;
    private final Hex middle;

    /** @param width in pixels @param height in pixels */
    Swatch(TerrainRecord record, Pack pack, RuleSystem rules, PaintTheme theme, int width, int height) {
        super(width, height);
        HexGrid grid = HexGrid.pointy(5, 5);
        this.middle = grid.hexAt(2, 2);
        HexBattlefield map = ground(record, grid, rules);
        Pack small = pack.withBattlefield(map).withScenarios(List.of()).withOrderOfBattle(OrderOfBattle.EMPTY);
        this.scene = new PaintScene(small, rules, null, theme, LAYERS);
    }

    private HexBattlefield ground(TerrainRecord record, HexGrid grid, RuleSystem rules) {
        String open = rules.chart().records().stream()
                .filter(known -> known.kind().equals(TerrainRecord.HEX))
                .map(TerrainRecord::id)
                .findFirst()
                .orElse("clear");
        List<String> one = List.of(record.id());
        return switch (record.kind()) {
            case TerrainRecord.HEX -> HexBattlefield.plain(grid, record.id());
            case TerrainRecord.FEATURE -> {
                HexBattlefield map = HexBattlefield.plain(grid, open);
                for (Hex hex : middle.within(1)) {
                    map = map.withFeatures(hex, one);
                }
                yield map;
            }
            case TerrainRecord.LINK ->
                HexBattlefield.plain(grid, open)
                        .withSide(new HexSide(middle, HexDirection.D3), one)
                        .withSide(new HexSide(middle, HexDirection.D0), one);
            default ->
                HexBattlefield.plain(grid, open)
                        .withSide(new HexSide(middle, HexDirection.D4), one)
                        .withSide(new HexSide(middle, HexDirection.D5), one)
                        .withSide(new HexSide(middle.plus(HexDirection.D5), HexDirection.D1), one)
                        .withSide(new HexSide(middle.plus(HexDirection.D4), HexDirection.D2), one);
        };
    }

    @Override
    public void paintIcon(Component component, Graphics graphics, int x, int y) {
        Graphics2D g = (Graphics2D) graphics.create(x, y, width, height);
        HexLayout layout = (HexLayout) scene.layout();
        Point2D centre = layout.centre(middle);
        double zoom = width / (HexLayout.HEX_WIDTH * 1.5);
        boolean bare = scene.pack()
                .battlefield()
                .hexMap()
                .filter(map ->
                        map.sides().on(new HexSide(middle, HexDirection.D4)).isEmpty())
                .isPresent();
        double dy = bare ? 0 : -HexLayout.RADIUS * 0.75;
        g.scale(zoom, zoom);
        g.translate(width / zoom / 2 - centre.getX(), height / zoom / 2 - centre.getY() - dy);
        Rectangle2D clip = new Rectangle2D.Double(
                centre.getX() - width / zoom / 2, centre.getY() + dy - height / zoom / 2, width / zoom, height / zoom);
        MapPainter.paint(g, scene, clip, 1);
        g.dispose();
    }
}
