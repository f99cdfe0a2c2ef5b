package coupdoeil.editor.widget;

import javax.swing.event.DocumentEvent;
import javax.swing.event.DocumentListener;
import javax.swing.text.JTextComponent;

/** Hears of every change of a text, typed or set. */
public final class Typing implements DocumentListener {

    private final Runnable changed;

    private Typing(Runnable changed) {
        this.changed = changed;
    }

    /** @param changed told of every change */
    public static void hear(JTextComponent text, Runnable changed) {
        text.getDocument().addDocumentListener(new Typing(changed));
    }

    @Override
    public void insertUpdate(DocumentEvent event) {
        changed.run();
    }

    @Override
    public void removeUpdate(DocumentEvent event) {
        changed.run();
    }

    @Override
    public void changedUpdate(DocumentEvent event) {
        changed.run();
    }
}
