package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.TokenLine;
import java.util.List;

/**
 * What a line says, before its place in the list is known.
 *
 * @param parts in the order printed
 * @param shared figures that belong to no part alone: of several units together, or behind an equals sign
 */
public record Phrase(TokenLine line, List<Part> parts, List<Figure> shared) {

    public Phrase {
        parts = List.copyOf(parts);
        shared = List.copyOf(shared);
    }

    /** The kind of what it begins with. */
    public PartKind lead() {
        return parts.isEmpty() ? PartKind.NOTE : parts.get(0).kind();
    }

    public boolean has(PartKind kind) {
        return Lists.any(parts, part -> part.kind() == kind);
    }

    public int number() {
        return line.line();
    }
}
