package coupdoeil.editor.data;

import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Grid;

/** What is shown of a thing. */
sealed interface Page {

    /** A heading and what stands under it, in words. */
    record OfText(String title, String text) implements Page {}

    record OfForm(Form form) implements Page {}

    record OfGrid(String title, String about, Grid grid) implements Page {}
}
