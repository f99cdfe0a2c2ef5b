package coupdoeil.editor.shell;

import com.formdev.flatlaf.FlatLaf;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.remembered.KeptMapStyle;
import java.util.Arrays;

/** Which sheet the map is drawn on: the one that goes with the look of the window, or the same in either look. */
enum MapStyle {
    /** Classic paper in the light look, the dark sheet in the dark one. */
    LOOK,
    CLASSIC,
    MODERN,
    GREY;

    PaintTheme theme() {
        return switch (this) {
            case LOOK -> FlatLaf.isLafDark() ? PaintTheme.DARK : PaintTheme.LIGHT;
            case CLASSIC -> PaintTheme.LIGHT;
            case MODERN -> PaintTheme.MODERN;
            case GREY -> PaintTheme.GREY;
        };
    }

    /** The style that the last window had; {@link #LOOK} where nothing sensible was kept. */
    static MapStyle remembered() {
        String kept = KeptMapStyle.get();
        return Arrays.stream(values())
                .filter(style -> style.name().equals(kept))
                .findFirst()
                .orElse(LOOK);
    }

    void remember() {
        KeptMapStyle.keep(name());
    }
}
