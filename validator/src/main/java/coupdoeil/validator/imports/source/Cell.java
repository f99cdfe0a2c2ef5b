package coupdoeil.validator.imports.source;

/**
 * A piece of text that the source keeps apart from others.
 *
 * @param text as printed; entities and markup are resolved
 * @param line physical line, from 1
 * @param column character of that line at which it begins, from 1
 * @param continues whether it goes on with what the cell before it began, as a wrapped line does
 */
public record Cell(String text, int line, int column, boolean continues) {

    public Cell {
        text = text.replace('\u2011', '-').replace('\u2010', '-');
    }

    public Cell(String text, int line, int column) {
        this(text, line, column, false);
    }

    public boolean isBlank() {
        return text.isBlank();
    }
}
