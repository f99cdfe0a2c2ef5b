package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.LinePen;
import coupdoeil.editor.paint.sheet.LineStyle;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.Sheet;
import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.awt.Graphics2D;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What lies along hexsides: water, walls, hedges, and the slopes that the chart's own records name. */
public final class SidePainter implements LayerPainter {

    private final HexGround ground;

    public SidePainter(HexGround ground) {
        this.ground = ground;
    }

    @Override
    public void paint(Sheet sheet) {
        for (String id : present(sheet)) {
            TerrainStyle look = ground.look(id);
            if (look.style().stands() || (!sheet.lod().atLeast(Lod.SMALL) && look.style() != LineStyle.WAVY)) {
                continue;
            }
            boolean soft = look.style() == LineStyle.WAVY || look.style().isRelief();
            List<SideCurves.Piece> pieces = SideCurves.trace(
                    ground.layout(),
                    sheet.grown(HexLayout.RADIUS),
                    side -> ground.along(side).contains(id),
                    soft);
            if (look.style().isRelief()) {
                relief(sheet, look, pieces);
            } else {
                new LinePen(sheet, ground.theme()).draw(SideCurves.path(pieces), look);
            }
        }
    }

    /** The features along the hexsides in sight, in the order in which they are painted. */
    private List<String> present(Sheet sheet) {
        Set<String> ids = new HashSet<>();
        for (Hex hex : ground.layout().hexesIn(sheet.grown(HexLayout.RADIUS), 1)) {
            for (int k = 0; k < 3; k++) {
                ids.addAll(ground.along(new HexSide(hex, HexDirection.of(k))));
            }
        }
        return ids.stream()
                .sorted(Comparator.comparing((String id) -> ground.look(id).style())
                        .thenComparing(Comparator.naturalOrder()))
                .toList();
    }

    private void relief(Sheet sheet, TerrainStyle look, List<SideCurves.Piece> pieces) {
        Graphics2D g = sheet.g();
        LinePen pen = new LinePen(sheet, ground.theme());
        boolean cliff = look.style() == LineStyle.CLIFF;
        pen.solid(SideCurves.path(pieces), look.stroke(), cliff ? 2.6 : Math.max(1.2, look.width() / 3));
        if (sheet.lod().atLeast(Lod.NORMAL)) {
            double length = 4 + look.width();
            g.fill(new Hachures(ground.layout())
                    .strokes(pieces, ground::lower, side -> length, cliff ? 3.4 : 4.6, cliff ? 3 : 2));
        }
    }
}
