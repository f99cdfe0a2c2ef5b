package coupdoeil.validator.imports.source;

import java.util.Locale;

/** What a file was read as; the published schema of an import lists the same keys. */
public enum SourceKind {
    TEXT,
    HTML,
    WIKI,
    TEX,
    CSV,
    XLSX,
    ODS,
    DOCX,
    ODT,
    RTF,
    PDF,
    JTS,
    DUMP,
    JSON,
    YAML,
    XML;

    /** Its name in what is written, such as {@code xlsx}. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The kind with that key; text, as nothing is lost by it, where a pack of another version has one unknown here. */
    public static SourceKind of(String key) {
        for (SourceKind kind : values()) {
            if (kind.key().equals(key)) {
                return kind;
            }
        }
        return TEXT;
    }
}
