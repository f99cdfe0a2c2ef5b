package coupdoeil.validator.imports.lines;

import java.util.List;

/**
 * Lines of one look.
 *
 * @param id a word for the look, which lines of the same look in other lists have, too
 * @param lines in the order of the list, at least one
 */
public record LineKind(String id, List<ListLine> lines) {

    public LineKind {
        lines = List.copyOf(lines);
    }
}
