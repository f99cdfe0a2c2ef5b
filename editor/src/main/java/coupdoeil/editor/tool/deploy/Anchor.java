package coupdoeil.editor.tool.deploy;

import coupdoeil.model.grid.Hex;
import javax.swing.Timer;

/**
 * Where a force that is carried over the map is to stand: below the mouse, until it rests over a hex for a moment. From then
 * on the mouse says which way they look, as long as it stays near.
 */
final class Anchor {

    private static final int REST_MILLIS = 700;
    private static final int NEAR = 4;

    private final Timer rest;
    private Hex hex = Hex.ORIGIN;
    private boolean cast;

    /** @param casting is told when it holds */
    Anchor(Runnable casting) {
        rest = new Timer(REST_MILLIS, event -> {
            cast = true;
            casting.run();
        });
        rest.setRepeats(false);
    }

    /** The mouse is over a hex, or still is. */
    void over(Hex at) {
        if (cast && at.distance(hex) > NEAR) {
            weigh();
        }
        if (!cast && (!at.equals(hex) || !rest.isRunning())) {
            hex = at;
            rest.restart();
        }
    }

    Hex hex() {
        return hex;
    }

    /** Nothing is carried any more, or it goes elsewhere. */
    void weigh() {
        cast = false;
        rest.stop();
    }
}
