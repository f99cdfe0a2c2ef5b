package coupdoeil.editor.paint;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import java.awt.Color;
import java.awt.Font;
import java.util.Comparator;
import java.util.List;

/** The names of places: larger where a place takes more ground; those of marked places small below their symbol. */
final class NamePainter implements LayerPainter {

    private final HexGround ground;

    NamePainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        if (!sheet.lod().atLeast(Lod.SMALL)) {
            return;
        }
        Letters letters = new Letters(sheet.g(), ground.theme());
        Color ink = ground.theme().of(Ink.NAME);
        // At small scale a name must grow on the plane to stay readable in the window.
        double grow = sheet.lod() == Lod.SMALL ? 1.7 : 1;
        for (Place place : ground.map().places()) {
            List<Hex> hexes = place.area().hexList();
            if (hexes.isEmpty() || place.name().isBlank()) {
                continue;
            }
            PlaceSymbol symbol = PlaceSymbol.of(place.kind());
            boolean named = symbol == PlaceSymbol.NAME || symbol == PlaceSymbol.CITY;
            if (!named && sheet.lod() == Lod.SMALL) {
                continue;
            }
            double size = named ? Math.min(20, 11 + Math.sqrt(hexes.size() - 1)) * grow : 8.5;
            Font font = named ? MapFonts.italic(Math.rint(size)) : MapFonts.semiBold(size);
            Hex middle = middle(hexes);
            double y = ground.layout().centreY(middle) + (named && hexes.size() > 1 ? size / 3 : 25);
            letters.haloed(place.name(), ground.layout().centreX(middle), y, font, ink, named ? 1.7 : 1.4);
        }
    }

    /** The hex of a place that is nearest to the middle of them all. */
    private Hex middle(List<Hex> hexes) {
        HexLayout layout = ground.layout();
        double x = hexes.stream().mapToDouble(layout::centreX).average().orElse(0);
        double y = hexes.stream().mapToDouble(layout::centreY).average().orElse(0);
        return hexes.stream()
                .min(Comparator.comparingDouble(hex -> layout.centre(hex).distance(x, y)))
                .orElseThrow();
    }
}
