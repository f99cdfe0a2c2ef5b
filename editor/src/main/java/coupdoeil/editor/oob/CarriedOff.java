package coupdoeil.editor.oob;

import java.awt.dnd.DropTarget;
import java.awt.dnd.DropTargetAdapter;
import java.awt.dnd.DropTargetDropEvent;
import java.awt.dnd.DropTargetEvent;
import java.util.TooManyListenersException;
import javax.swing.JComponent;

/** Tells when what was carried over a component is over it no longer. */
final class CarriedOff {

    private CarriedOff() {}

    /**
     * After the component has its transfer handler; without a display nothing is carried.
     *
     * @param gone told when it was dropped or carried on
     */
    static void hear(JComponent component, Runnable gone) {
        DropTarget target = component.getDropTarget();
        if (target == null) {
            return;
        }
        try {
            target.addDropTargetListener(new DropTargetAdapter() {
                @Override
                public void dragExit(DropTargetEvent event) {
                    gone.run();
                }

                @Override
                public void drop(DropTargetDropEvent event) {
                    gone.run();
                }
            });
        } catch (TooManyListenersException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
