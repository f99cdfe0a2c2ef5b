package coupdoeil.editor.widget;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Component;
import java.awt.Dimension;
import javax.swing.BorderFactory;
import javax.swing.JScrollPane;

/** Contents of a dialog: as large as they want to be, but not so large that its buttons leave the screen. */
public final class ScreenScroll extends JScrollPane {

    private static final long serialVersionUID = 1L;

    private static final int FRAME = 24;
    /** What frame, buttons and margins of a dialog take of the screen. */
    private static final int OTHERS = 130;

    public ScreenScroll(Component contents) {
        super(contents);
        getVerticalScrollBar().setUnitIncrement(UIScale.scale(20));
    }

    /** One that is not seen while there is room. */
    public static ScreenScroll bare(Component contents) {
        ScreenScroll scroll = new ScreenScroll(contents);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        return scroll;
    }

    @Override
    public Dimension getPreferredSize() {
        Dimension wanted = super.getPreferredSize();
        Dimension screen = Windows.screen();
        int high = screen.height - UIScale.scale(OTHERS);
        int wide = wanted.width + (wanted.height > high ? getVerticalScrollBar().getPreferredSize().width : 0);
        return new Dimension(Math.min(wide, screen.width - UIScale.scale(FRAME)), Math.min(wanted.height, high));
    }
}
