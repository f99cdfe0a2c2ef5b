package coupdoeil.editor.paint.name;

import coupdoeil.editor.paint.sheet.LayerPainter;
import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;

/**
 * The names of a scene, from the zoom on at which they can be told apart.
 *
 * @param upon whether those upon the bases of units, or those on the ground
 */
public record NamePainter(Names names, PaintTheme theme, boolean upon) implements LayerPainter {

    @Override
    public void paint(Sheet sheet) {
        if (sheet.lod().atLeast(Lod.SMALL)) {
            names.paint(sheet, theme, upon);
        }
    }
}
