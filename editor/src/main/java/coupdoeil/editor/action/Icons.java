package coupdoeil.editor.action;

import com.formdev.flatlaf.extras.FlatSVGIcon;
import java.awt.Color;

/** The icons of the editor. Their greys follow the theme. */
public final class Icons {

    /** Width and height of an icon before scaling. */
    public static final int SIZE = 18;

    private Icons() {}

    public static FlatSVGIcon icon(String name) {
        return new FlatSVGIcon("coupdoeil/editor/icons/" + name + ".svg", SIZE, SIZE);
    }

    /** The same in one colour, for rows whose ground is not that of the others. */
    public static FlatSVGIcon icon(String name, Color colour) {
        FlatSVGIcon icon = icon(name);
        icon.setColorFilter(new FlatSVGIcon.ColorFilter(any -> colour));
        return icon;
    }
}
