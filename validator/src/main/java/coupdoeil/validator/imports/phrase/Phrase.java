package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.source.SourceLine;
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

    /** The same where its line is printed again. */
    public Phrase at(SourceLine other) {
        return new Phrase(line.at(other), parts, shared).down(other.line() - line.line());
    }

    /** With all figures so many physical lines further down. */
    Phrase down(int lines) {
        return new Phrase(
                line,
                Lists.mapped(parts, part -> part.down(lines)),
                Lists.mapped(shared, figure -> figure.down(lines)));
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
