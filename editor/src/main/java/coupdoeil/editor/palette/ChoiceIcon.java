package coupdoeil.editor.palette;

import javax.swing.Icon;

/** A picture of a choice of the palette, as large as it is told to be. */
abstract class ChoiceIcon implements Icon {

    final int width;
    final int height;

    /** @param width in pixels @param height in pixels */
    ChoiceIcon(int width, int height) {
        this.width = width;
        this.height = height;
    }

    @Override
    public final int getIconWidth() {
        return width;
    }

    @Override
    public final int getIconHeight() {
        return height;
    }
}
