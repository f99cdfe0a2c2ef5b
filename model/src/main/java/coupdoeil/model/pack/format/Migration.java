package coupdoeil.model.pack.format;

import coupdoeil.model.json.JsonObject;
import java.util.List;
import java.util.function.UnaryOperator;

/**
 * How a file of one version becomes a file of the next.
 *
 * @param format of the file, {@code coupdoeil/scenario}
 * @param from the version it has; it will have the next one
 * @param change what to do to the file; the version itself is raised by the reader
 * @param saying what it does, for the person whose file it is
 */
public record Migration(String format, int from, UnaryOperator<JsonObject> change, String saying) {

    /** Every migration there has been: none yet, all formats being of their first version. */
    public static final List<Migration> ALL = List.of();
}
