package coupdoeil.editor.action;

import com.formdev.flatlaf.extras.FlatSVGIcon;

/** The icons of the editor. Their greys follow the theme. */
public final class Icons {

    /** Width and height of an icon before scaling. */
    public static final int SIZE = 18;

    private Icons() {}

    public static FlatSVGIcon icon(String name) {
        return new FlatSVGIcon("coupdoeil/editor/icons/" + name + ".svg", SIZE, SIZE);
    }
}
