package coupdoeil.editor.shell;

import coupdoeil.editor.paint.sheet.MapFonts;
import java.awt.font.FontRenderContext;
import javax.swing.JLabel;
import javax.swing.SwingUtilities;

/** A program that uses every typeface of the window and the map, says which, and ends as a killed one does. */
final class LettersProcess {

    private LettersProcess() {}

    public static void main(String[] args) throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Theme.LIGHT.install();
            for (String style : new String[] {"light.font", "semibold.font", "defaultFont"}) {
                JLabel label = new JLabel("Œuvre");
                label.putClientProperty("FlatLaf.style", "font: $" + style);
                System.out.println(label.getFont().getFontName() + " " + label.getPreferredSize().width);
            }
        });
        FontRenderContext context = new FontRenderContext(null, true, true);
        System.out.println(MapFonts.regular(9).getFontName()
                + MapFonts.italic(9).getStringBounds("Œuvre", context).getWidth()
                + MapFonts.bold(9).getStringBounds("Œuvre", context).getWidth()
                + MapFonts.semiBold(9).getStringBounds("Œuvre", context).getWidth());
        System.out.flush();
        Runtime.getRuntime().halt(0);
    }
}
