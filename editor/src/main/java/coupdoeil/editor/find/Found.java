package coupdoeil.editor.find;

import java.util.Optional;

/**
 * Something that can be found and gone to.
 *
 * @param kind what it is, for the designer
 * @param name what it is called
 * @param detail more words that it is found by, shown behind its name
 * @param unit the id of the unit that it is
 * @param go shows it
 */
public record Found(String kind, String name, String detail, Optional<String> unit, Runnable go) {

    public Found(String kind, String name, String detail, Runnable go) {
        this(kind, name, detail, Optional.empty(), go);
    }
}
