package coupdoeil.editor.map;

import java.awt.event.FocusEvent;
import java.awt.event.FocusListener;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;

/** Knows whether the space bar is down over a component that has the keyboard. */
final class SpaceBar extends KeyAdapter implements FocusListener {

    private boolean down;

    boolean isDown() {
        return down;
    }

    @Override
    public void keyPressed(KeyEvent event) {
        down |= event.getKeyCode() == KeyEvent.VK_SPACE;
    }

    @Override
    public void keyReleased(KeyEvent event) {
        down &= event.getKeyCode() != KeyEvent.VK_SPACE;
    }

    @Override
    public void focusGained(FocusEvent event) {
        down = false;
    }

    /** Another component is told when it is let go. */
    @Override
    public void focusLost(FocusEvent event) {
        down = false;
    }
}
