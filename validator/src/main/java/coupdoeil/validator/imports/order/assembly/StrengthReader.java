package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.sheet.Arm;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Figures of a unit to what they count: those that say so first, then those that do not. */
final class StrengthReader {

    static final double SAID = 0.95;
    static final double PROVED = 0.99;
    static final double USUAL = 0.8;
    static final double GUESSED = 0.3;
    /** A row of digits so long is several figures without a blank. */
    private static final int LONGEST_FIGURE = 5;

    private static final int MOST_GUNS = 40;
    private static final int FEWEST_GUNNERS = 24;
    private static final double LIKELY = 0.6;

    private final UnitDraft unit;
    private Strengths strengths = Strengths.UNKNOWN;

    private StrengthReader(UnitDraft unit) {
        this.unit = unit;
    }

    static void read(UnitDraft unit, List<Figure> figures) {
        StrengthReader reader = new StrengthReader(unit);
        List<Figure> bare = new ArrayList<>();
        for (Figure figure : withoutSum(withoutParts(reader.withoutReturn(figures)))) {
            switch (figure.kind()) {
                case STRENGTH -> bare.add(figure);
                case SMALL -> reader.small(figure);
                case SUM -> {}
                default -> reader.add(figure.kind(), figure, SAID);
            }
        }
        reader.bare(bare);
        reader.allRanks();
        reader.gunsAmongMen();
        unit.strengths = reader.strengths;
    }

    /** Columns of officers, of men, and of both: which of two figures of men are all ranks, their sum proves. */
    private List<Figure> withoutReturn(List<Figure> figures) {
        List<Figure> officers = of(figures, FigureKind.OFFICERS);
        List<Figure> men = of(figures, FigureKind.MEN);
        if (officers.size() != 1 || men.size() != 2 || !adds(officers.get(0), men.get(0), men.get(1))) {
            return figures;
        }
        add(FigureKind.OFFICERS, officers.get(0), PROVED);
        add(FigureKind.RANKS, men.get(0), PROVED);
        add(FigureKind.MEN, men.get(1), PROVED);
        return Lists.where(figures, figure -> figure != officers.get(0) && !men.contains(figure));
    }

    /** {@code 3 guns (2 x 4pdr, 1 x 6pdr)}: of which kinds they are, is no more guns. */
    private static List<Figure> withoutParts(List<Figure> figures) {
        List<Figure> guns = of(figures, FigureKind.GUNS);
        List<Figure> parts = guns.isEmpty() ? guns : guns.subList(1, guns.size());
        boolean whole = parts.size() > 1
                && parts.stream().mapToDouble(Figure::value).sum()
                        == guns.get(0).value();
        return whole ? Lists.where(figures, figure -> !parts.contains(figure)) : figures;
    }

    /** Killed and wounded, and behind them the total of both. */
    private static List<Figure> withoutSum(List<Figure> figures) {
        List<Figure> losses = of(figures, FigureKind.LOSSES);
        if (losses.size() < 3) {
            return figures;
        }
        Figure last = losses.get(losses.size() - 1);
        double others = losses.stream().mapToDouble(Figure::value).sum() - last.value();
        return others == last.value()
                ? figures.stream().filter(figure -> figure != last).toList()
                : figures;
    }

    private static List<Figure> of(List<Figure> figures, FigureKind kind) {
        return Lists.where(figures, figure -> figure.kind() == kind);
    }

    private void add(FigureKind kind, Figure figure, double confidence) {
        Value value = Value.of(figure, figure.repair() == null ? confidence : Math.min(confidence, USUAL));
        Value known = strengths.of(kind).orElse(null);
        if (known == null) {
            strengths = strengths.with(kind, value);
        } else if (kind == FigureKind.GUNS
                || kind == FigureKind.OFFICERS
                || kind == FigureKind.RANKS
                || kind == FigureKind.LOSSES
                || kind.isCount()) {
            strengths = strengths.with(
                    kind,
                    new Value(
                            known.number() + value.number(),
                            known.line(),
                            known.start(),
                            value.line() == known.line() ? value.end() : known.end(),
                            "added up",
                            Math.min(known.confidence(), value.confidence())));
        } else if (known.number() != value.number()) {
            unit.doubt(kind.field(), "given twice, as " + known.whole() + " and " + value.whole());
        }
    }

    private void small(Figure figure) {
        if (unit.arm == Arm.ARTILLERY) {
            add(FigureKind.GUNS, figure, USUAL);
        } else {
            add(unit.arm == Arm.CAVALRY ? FigureKind.SQUADRONS : FigureKind.BATTALIONS, figure, USUAL);
        }
    }

    private void bare(List<Figure> figures) {
        if (figures.size() == 1) {
            one(figures.get(0));
        } else if (figures.size() >= 3 && adds(figures.get(0), figures.get(1), figures.get(2))) {
            add(FigureKind.OFFICERS, figures.get(0), PROVED);
            add(FigureKind.RANKS, figures.get(1), PROVED);
            add(FigureKind.MEN, figures.get(2), PROVED);
            rest(figures.subList(3, figures.size()));
        } else if (figures.size() == 2) {
            two(figures.get(0), figures.get(1));
        } else if (!figures.isEmpty()) {
            one(figures.get(0));
            unit.doubt("men", figures.size() + " figures without a word that says what they count");
        }
    }

    private void rest(List<Figure> figures) {
        if (!figures.isEmpty()) {
            unit.doubt("losses", figures.size() + " more figures without a word that says what they count");
        }
    }

    private static boolean adds(Figure a, Figure b, Figure sum) {
        return a.value() + b.value() == sum.value();
    }

    private void one(Figure figure) {
        if (unit.arm == Arm.ARTILLERY
                && figure.value() <= MOST_GUNS
                && strengths.of(FigureKind.GUNS).isEmpty()) {
            add(FigureKind.GUNS, figure, GUESSED);
            unit.doubt("guns", "a small figure of artillery that does not say what it counts");
            return;
        }
        Figure cut = digits(figure) > LONGEST_FIGURE ? cut(figure) : null;
        if (cut != null) {
            return;
        }
        add(FigureKind.MEN, figure, USUAL);
    }

    private void two(Figure first, Figure second) {
        if (Totals.isOfficersAndRanks(first, second)) {
            add(FigureKind.OFFICERS, first, GUESSED);
            add(FigureKind.RANKS, second, GUESSED);
            unit.doubt("men", "two figures taken for officers and other ranks");
        } else {
            one(first);
            unit.doubt("men", "two figures without a word that says what they count");
        }
    }

    private static int digits(Figure figure) {
        return Long.toString((long) figure.value()).length();
    }

    /**
     * {@code 23930953}: officers, other ranks and their sum without a blank between, if there is one way only to cut it
     * so. The cuts tried are fewer than the square of the digits.
     */
    private @Nullable Figure cut(Figure figure) {
        String digits = Long.toString((long) figure.value());
        List<Figure> found = new ArrayList<>();
        for (int a = 1; a < digits.length() - 1; a++) {
            for (int b = a + 1; b < digits.length(); b++) {
                boolean zero = digits.charAt(a) == '0' || digits.charAt(b) == '0';
                long sum = Long.parseLong(digits.substring(0, a)) + Long.parseLong(digits.substring(a, b));
                if (!zero && sum == Long.parseLong(digits.substring(b))) {
                    found.add(figure.with(
                            Double.parseDouble(digits.substring(0, a)), "digits run together, cut by their sum"));
                    found.add(figure.with(
                            Double.parseDouble(digits.substring(a, b)), "digits run together, cut by their sum"));
                    found.add(figure.with(sum, "digits run together, cut by their sum"));
                }
            }
        }
        if (found.size() != 3) {
            unit.doubt("men", "more digits than a strength has");
            return null;
        }
        add(FigureKind.OFFICERS, found.get(0), USUAL);
        add(FigureKind.RANKS, found.get(1), USUAL);
        add(FigureKind.MEN, found.get(2), USUAL);
        return found.get(2);
    }

    /** So few men serve no battery: it is the number of its guns that stands where others have men. */
    private void gunsAmongMen() {
        Value men = strengths.of(FigureKind.MEN).orElse(null);
        boolean guns = strengths.of(FigureKind.GUNS).isPresent();
        if (unit.arm == Arm.ARTILLERY && men != null && men.number() <= FEWEST_GUNNERS && !guns) {
            Value read = new Value(
                    men.number(), men.line(), men.start(), men.end(), "too few for men, read as guns", LIKELY);
            strengths = strengths.without(FigureKind.MEN).with(FigureKind.GUNS, read);
        }
    }

    /** Men are all ranks: the sum of officers and other ranks where both are given. */
    private void allRanks() {
        Value officers = strengths.of(FigureKind.OFFICERS).orElse(null);
        Value ranks = strengths
                .of(FigureKind.RANKS)
                .orElse(strengths.of(FigureKind.MEN).orElse(null));
        if (officers == null || ranks == null) {
            return;
        }
        boolean given = strengths.of(FigureKind.RANKS).isPresent()
                && strengths.of(FigureKind.MEN).isPresent();
        double sum = officers.number() + ranks.number();
        if (given) {
            Value men = strengths.of(FigureKind.MEN).orElseThrow();
            double absent = strengths.of(FigureKind.LOSSES).map(Value::number).orElse(0.0);
            if (absent > 0 && men.number() == sum + absent) {
                strengths = strengths.with(
                        FigureKind.MEN,
                        new Value(sum, men.line(), men.start(), men.end(), "without the absent", PROVED));
            } else if (men.number() != sum) {
                unit.doubt("men", officers.whole() + " and " + ranks.whole() + " are not " + men.whole());
            }
            return;
        }
        strengths = strengths
                .with(FigureKind.RANKS, ranks)
                .with(
                        FigureKind.MEN,
                        new Value(
                                sum,
                                officers.line(),
                                officers.start(),
                                ranks.end(),
                                "officers and other ranks added up",
                                Math.min(officers.confidence(), ranks.confidence())));
    }
}
