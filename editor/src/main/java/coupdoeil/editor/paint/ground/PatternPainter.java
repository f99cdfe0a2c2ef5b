package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.Pattern;
import coupdoeil.editor.paint.sheet.PatternPen;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import java.awt.Graphics2D;
import java.util.List;
import java.util.function.Function;
import java.util.function.Predicate;

/** What stands on the ground of each hex: the pattern of its terrain, or of its overlay features. */
public final class PatternPainter implements LayerPainter {

    private final HexGround ground;
    private final Function<Hex, List<String>> ids;

    private PatternPainter(HexGround ground, Function<Hex, List<String>> ids) {
        this.ground = ground;
        this.ids = ids;
    }

    public static PatternPainter ofTerrain(HexGround ground) {
        return new PatternPainter(ground, hex -> List.of(ground.map().terrain(hex)));
    }

    public static PatternPainter ofFeatures(HexGround ground) {
        return new PatternPainter(ground, hex -> ground.map().features(hex));
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        HexLayout layout = ground.layout();
        for (Hex hex : layout.hexesIn(sheet.grown(HexLayout.HEX_WIDTH / 3))) {
            if (ground.map().contains(hex)) {
                for (String id : ids.apply(hex)) {
                    TerrainStyle look = ground.look(id);
                    if (look.pattern() != Pattern.NONE) {
                        paint(sheet, hex, id, look);
                    }
                }
            }
        }
    }

    private void paint(Sheet sheet, Hex hex, String id, TerrainStyle look) {
        HexLayout layout = ground.layout();
        Graphics2D g = (Graphics2D) sheet.g().create();
        g.translate(layout.centreX(hex), layout.centreY(hex));
        boolean fine = sheet.lod().atLeast(Lod.NORMAL);
        PatternPen pen = new PatternPen(g, hex, look, ground.theme(), fine, ground.colour(hex));
        draw(pen, layout, side -> continues(hex, id, side));
        g.dispose();
    }

    /** @param continues whether the same pattern goes on beyond a side */
    public static void draw(PatternPen pen, HexLayout layout, Predicate<HexDirection> continues) {
        switch (pen.look().pattern()) {
            case TREES, SPARSE_TREES, DENSE_TREES, OLIVES, ORCHARD, VINES, BRUSH, CROPS, FURROWS ->
                new PlantPatterns(pen, layout).draw(continues);
            case BUILDINGS, FARM, CHURCH, WINDMILL, CASTLE, RUINS, GRAVES, EARTHWORK ->
                new BuildingPatterns(pen).draw();
            default -> new GroundPatterns(pen, layout).draw();
        }
    }

    /** Whether the same stands in the neighbour too. */
    private boolean continues(Hex hex, String id, HexDirection side) {
        Hex next = hex.plus(side);
        return ground.map().contains(next) && ids.apply(next).contains(id);
    }
}
