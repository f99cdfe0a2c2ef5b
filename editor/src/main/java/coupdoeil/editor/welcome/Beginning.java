package coupdoeil.editor.welcome;

import java.nio.file.Path;

/** What the choices of the welcome do. */
public interface Beginning {

    /** Asks what battle it is to be, and begins with it. */
    void create();

    /** Asks for a pack, and opens it. */
    void open();

    /** Begins a new battle, and reads lists of its forces in. */
    void importLists();

    void open(Path pack);

    /** Opens a copy of a sample, which has no place on disk yet. */
    void sample(Path pack);

    /** Shows a page of the manual. @param page its file in the folder of the manual */
    void read(String page);
}
