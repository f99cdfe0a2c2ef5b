package coupdoeil.editor.form;

import coupdoeil.editor.action.Icons;
import coupdoeil.validator.check.Severity;
import javax.swing.Icon;

/** That something is wrong with what is shown. @param text what, in a line */
public record Mark(Severity severity, String text) {

    public Icon icon() {
        return Icons.icon(severity.id());
    }
}
