package coupdoeil.validator.report;

import coupdoeil.validator.imports.phrase.FigureKind;

/** What figures are called in reports. */
final class ValueField {

    private ValueField() {}

    static String of(FigureKind kind) {
        return switch (kind) {
            case RANKS -> "otherRanks";
            case STRENGTH, SUM, SMALL -> "men";
            default -> kind.key();
        };
    }
}
