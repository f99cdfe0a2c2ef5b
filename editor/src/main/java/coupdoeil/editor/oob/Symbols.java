package coupdoeil.editor.oob;

import coupdoeil.editor.action.Icons;
import coupdoeil.editor.widget.KeptIcon;
import java.awt.Color;
import java.util.HashMap;
import java.util.Map;
import javax.swing.Icon;

/** The symbols in rows of forces, each drawn once for a look: a symbol takes longer to draw than all the letters of its row. */
final class Symbols {

    private final Map<String, Icon> known = new HashMap<>();

    Icon of(String name) {
        return known.computeIfAbsent(name, key -> new KeptIcon(Icons.icon(name)));
    }

    /** In one colour, as on a row whose ground is not that of the others. */
    Icon of(String name, Color colour) {
        return known.computeIfAbsent(name + " " + colour, key -> new KeptIcon(Icons.icon(name, colour)));
    }

    /** To be called when the look changes. */
    void forget() {
        known.clear();
    }
}
