package coupdoeil.validator.imports.order;

import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import java.util.List;
import java.util.Optional;

/** The men among figures that are given for a formation. */
final class Totals {

    private Totals() {}

    /** What is called men, or a sum; of figures without a word the third if the first two add up to it, else the first. */
    static Optional<Figure> men(List<Figure> figures) {
        List<Figure> candidates = figures.stream()
                .filter(figure -> figure.kind() == FigureKind.MEN
                        || figure.kind() == FigureKind.SUM
                        || figure.kind() == FigureKind.STRENGTH)
                .toList();
        double officers = value(figures, FigureKind.OFFICERS);
        double ranks = value(figures, FigureKind.RANKS);
        if (candidates.isEmpty() && officers > 0 && ranks > 0) {
            return figures.stream()
                    .filter(figure -> figure.kind() == FigureKind.RANKS)
                    .findFirst()
                    .map(figure ->
                            figure.as(FigureKind.MEN).with(officers + ranks, "officers and other ranks added up"));
        }
        boolean bare = candidates.size() > 2
                && candidates.stream().limit(3).allMatch(figure -> figure.kind() == FigureKind.STRENGTH);
        boolean adds = bare
                && candidates.get(0).value() + candidates.get(1).value()
                        == candidates.get(2).value();
        return adds ? Optional.of(candidates.get(2)) : candidates.stream().findFirst();
    }

    private static double value(List<Figure> figures, FigureKind kind) {
        return figures.stream()
                .filter(figure -> figure.kind() == kind)
                .mapToDouble(Figure::value)
                .findFirst()
                .orElse(0);
    }
}
