package coupdoeil.editor.widget;

import com.formdev.flatlaf.FlatClientProperties;
import javax.swing.JTextField;

/** A field whose words say what of a list is shown; one click empties it. */
public final class FilterField extends JTextField {

    private static final long serialVersionUID = 1L;

    /**
     * @param columns its width; 0 where the place it is in decides
     * @param prompt what it says while it is empty
     */
    public FilterField(String name, int columns, String prompt) {
        super(columns);
        setName(name);
        getAccessibleContext().setAccessibleName(prompt);
        putClientProperty(FlatClientProperties.PLACEHOLDER_TEXT, prompt);
        putClientProperty(FlatClientProperties.TEXT_FIELD_SHOW_CLEAR_BUTTON, true);
    }
}
