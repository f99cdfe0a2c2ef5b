package coupdoeil.editor.begin;

import coupdoeil.editor.widget.Typing;
import java.util.ArrayList;
import java.util.List;
import javax.swing.JTextField;

/** Tells when something in a form has changed: once, however many fields change with it. */
final class Changes {

    private final List<Runnable> listeners = new ArrayList<>();
    private int quiet;

    void add(Runnable listener) {
        listeners.add(listener);
    }

    /** Changes fields and tells of it afterwards, unless another such change is under way, which will tell. */
    void quietly(Runnable change) {
        quiet++;
        try {
            change.run();
        } finally {
            quiet--;
        }
        fire();
    }

    void fire() {
        if (quiet == 0) {
            quiet++;
            try {
                listeners.forEach(Runnable::run);
            } finally {
                quiet--;
            }
        }
    }

    void watch(JTextField... fields) {
        for (JTextField field : fields) {
            Typing.hear(field, this::fire);
        }
    }
}
