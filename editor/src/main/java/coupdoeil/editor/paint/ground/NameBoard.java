package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.Sheet;
import java.awt.Font;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Finds room for names: one that would lie on an earlier one moves down, one that stands there already is left out. */
public final class NameBoard {

    /** @param large whether it is the name of the ground itself, not of a mark on it */
    private record Label(String text, double x, double y, Font font, boolean large) {}

    private final List<Label> labels = new ArrayList<>();
    private final List<Rectangle2D> taken = new ArrayList<>();
    private final Set<String> written = new HashSet<>();

    /** Puts a name with the middle of its base line at a point, or as near below as there is room. */
    public void put(String text, double x, double y, Font font, boolean large) {
        if (text.isBlank() || !written.add(text + "@" + Math.round(x) + "," + Math.round(y))) {
            return;
        }
        double size = font.getSize2D();
        double width = Letters.width(text, font);
        double free = y;
        for (int tries = 0; tries < 6; tries++) {
            Rectangle2D box = new Rectangle2D.Double(x - width / 2, free - size * 0.85, width, size * 1.1);
            if (taken.stream().noneMatch(box::intersects)) {
                taken.add(box);
                break;
            }
            free += size * 0.6;
        }
        labels.add(new Label(text, x, free, font, large));
    }

    public void paint(Sheet sheet, PaintTheme theme) {
        Letters letters = new Letters(sheet.g(), theme);
        for (Label label : labels) {
            letters.haloed(
                    label.text(), label.x(), label.y(), label.font(), theme.of(Ink.NAME), label.large() ? 1.7 : 1.4);
        }
    }
}
