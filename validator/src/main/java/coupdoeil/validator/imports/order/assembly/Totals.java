package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.token.Lists;
import java.util.List;
import java.util.Optional;

/** The men among figures that are given for a formation. */
final class Totals {

    /** Officers are at most this part of the men. */
    private static final int OFFICERS_TO_MEN = 6;
    /** So many figures are looked at; no formation is given more, though units may be taken for its totals. */
    private static final int MOST = 60;

    private Totals() {}

    /** What is called men, or a sum; of two the second if officers and the first add up to it; of figures without a word the third if the first two add up to it; of two their sum if the first may be the officers; else the first. */
    static Optional<Figure> men(List<Figure> all) {
        List<Figure> figures = first(all);
        List<Figure> candidates = Lists.where(
                figures,
                figure -> figure.kind() == FigureKind.MEN
                        || figure.kind() == FigureKind.SUM
                        || figure.kind() == FigureKind.STRENGTH);
        double officers = value(figures, FigureKind.OFFICERS);
        double ranks = value(figures, FigureKind.RANKS);
        if (candidates.isEmpty() && officers > 0 && ranks > 0) {
            return figures.stream()
                    .filter(figure -> figure.kind() == FigureKind.RANKS)
                    .findFirst()
                    .map(figure ->
                            figure.as(FigureKind.MEN).with(officers + ranks, "officers and other ranks added up"));
        }
        if (candidates.size() == 1 && candidates.get(0).kind() == FigureKind.MEN && officers > 0) {
            Figure men = candidates.get(0);
            return Optional.of(men.with(officers + men.value(), "officers and men added up"));
        }
        if (candidates.size() == 2
                && officers > 0
                && officers + candidates.get(0).value() == candidates.get(1).value()) {
            return Optional.of(candidates.get(1));
        }
        if (candidates.size() == 2 && isOfficersAndRanks(candidates.get(0), candidates.get(1))) {
            Figure other = candidates.get(1);
            return Optional.of(other.as(FigureKind.MEN)
                    .with(candidates.get(0).value() + other.value(), "officers and other ranks added up"));
        }
        boolean bare = candidates.size() > 2
                && candidates.stream().limit(3).allMatch(figure -> figure.kind() == FigureKind.STRENGTH);
        boolean adds = bare
                && candidates.get(0).value() + candidates.get(1).value()
                        == candidates.get(2).value();
        return candidates.isEmpty() ? Optional.empty() : Optional.of(candidates.get(adds ? 2 : 0));
    }

    /** Whether two figures without a word may be those of officers and of all others, who are at least six times as many. */
    static boolean isOfficersAndRanks(Figure first, Figure second) {
        return first.kind() == FigureKind.STRENGTH
                && second.kind() == FigureKind.STRENGTH
                && first.value() > 0
                && first.value() * OFFICERS_TO_MEN < second.value();
    }

    /** The officers among figures that are given for a formation, by word or by place; 0 if there are none. */
    static double officers(List<Figure> all) {
        List<Figure> figures = first(all);
        List<Figure> bare = Lists.where(figures, figure -> figure.kind() == FigureKind.STRENGTH);
        boolean pair = bare.size() == 2 && isOfficersAndRanks(bare.get(0), bare.get(1));
        return pair ? bare.get(0).value() : value(figures, FigureKind.OFFICERS);
    }

    private static List<Figure> first(List<Figure> all) {
        return all.size() > MOST ? all.subList(0, MOST) : all;
    }

    private static double value(List<Figure> figures, FigureKind kind) {
        for (Figure figure : figures) {
            if (figure.kind() == kind) {
                return figure.value();
            }
        }
        return 0;
    }
}
