package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import java.util.List;

/** The names of places: larger where a place takes more ground; those of marked places small below their symbol. */
public final class NamePainter implements LayerPainter {

    /** How names grow on the plane at small scale, to stay readable in the window. */
    public static final double SMALL_SCALE = 1.7;

    /** How far below the middle of its hex the name of a mark stands: between a counter and those of the next row. */
    private static final double BELOW_COUNTER = 29;

    private final HexGround ground;
    private final NameBoard normal = new NameBoard();
    private final NameBoard small = new NameBoard();

    public NamePainter(HexGround ground) {
        this.ground = ground;
        put(normal, true, 1);
        put(normal, false, 1);
        put(small, true, SMALL_SCALE);
    }

    @Override
    public void paint(Sheet sheet) {
        if (sheet.lod().atLeast(Lod.SMALL)) {
            (sheet.lod() == Lod.SMALL ? small : normal).paint(sheet, ground.theme());
        }
    }

    private void put(NameBoard board, boolean large, double grow) {
        for (Place place : ground.map().places()) {
            PlaceSymbol symbol = PlaceSymbol.of(place.kind());
            List<Hex> hexes = place.area().hexList();
            if (hexes.isEmpty() || large != (symbol == PlaceSymbol.NAME || symbol == PlaceSymbol.CITY)) {
                continue;
            }
            Hex middle = ground.layout().middle(hexes).orElseThrow();
            double size = large ? Math.rint(Math.min(20, 11 + Math.sqrt(hexes.size() - 1.0)) * grow) : 8.5;
            double below = !large ? BELOW_COUNTER : hexes.size() > 1 ? size / 3 : 25;
            double y = ground.layout().centreY(middle) + below;
            board.put(
                    place.name(),
                    ground.layout().centreX(middle),
                    y,
                    large ? MapFonts.italic(size) : MapFonts.semiBold(size),
                    large);
        }
    }
}
