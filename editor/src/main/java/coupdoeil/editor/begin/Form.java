package coupdoeil.editor.begin;

import java.util.Optional;
import javax.swing.JComponent;

/** Something to fill in. */
public interface Form {

    JComponent content();

    /** Where the keyboard begins. */
    JComponent first();

    /** The first thing that is wrong; empty if it can be accepted. */
    Optional<String> fault();

    /** Calls back whenever what is filled in has changed. */
    void whenChanged(Runnable listener);
}
