package coupdoeil.editor.begin;

import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JTextField;

/** Something to fill in, with a title before all. */
public abstract class StartForm {

    final Changes changes = new Changes();
    final FormGrid grid = new FormGrid();
    final JTextField title = new JTextField();

    StartForm() {
        title.setName("new.title");
    }

    final JComponent content() {
        return grid;
    }

    /** Where the keyboard begins. */
    JComponent first() {
        return title;
    }

    /** The first thing that is wrong; empty if it can be accepted. */
    public final Optional<String> fault() {
        return grid.fault();
    }

    /** Calls back whenever what is filled in has changed. */
    final void whenChanged(Runnable listener) {
        changes.add(listener);
    }
}
