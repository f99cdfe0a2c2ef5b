package coupdoeil.editor.find;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * What a search is among.
 *
 * @param onlyOnMap whether it goes to places of the map, and does nothing else
 * @param all what can be found, asked when the search opens and after names were replaced
 * @param typed what a text names by itself, such as a point of a table
 */
public record Findable(boolean onlyOnMap, Supplier<List<Found>> all, Function<String, Optional<Found>> typed) {

    Index index(Session session) {
        return new Index(session, all.get(), typed);
    }

    String title() {
        return Messages.text(onlyOnMap ? "go-to.title" : "find.title");
    }

    /** What to type. */
    String prompt() {
        return Messages.text(onlyOnMap ? "go-to.prompt" : "find.prompt");
    }

    /** The same at length. */
    String hint() {
        return Messages.text(onlyOnMap ? "go-to.hint" : "find.hint");
    }
}
