package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.Strengths;
import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A formation while the order of battle is being put together. */
final class FormationDraft {

    private static final int MOST_BATTALIONS = 40;
    private static final int MEN_AN_OFFICER = 100;

    final int line;
    int side;
    final Part part;
    final Echelon echelon;
    final int depth;
    /** How far in its line begins, as printed; lines that differ by little are of one depth. */
    /** Whether a blank line stands before it. */
    boolean apart;

    int indent = Integer.MAX_VALUE;

    final @Nullable Arm arm;
    final List<Doubt> doubts = new ArrayList<>();
    final List<Figure> totals = new ArrayList<>();
    /** Figures behind several of its units. */
    final List<Figure> shared = new ArrayList<>();

    final List<UnitDraft> units = new ArrayList<>();
    final List<FormationDraft> formations = new ArrayList<>();
    /** Depths of what it holds, kept so that nobody looks through all of it again for each line. */
    private int shallowest = Integer.MAX_VALUE;

    private int deepest = Integer.MIN_VALUE;
    /** The depth of the first formation that it holds of each echelon. */
    private final Map<Echelon, Integer> firstDepths = new EnumMap<>(Echelon.class);
    /** Echelons of which what it holds does not all stand as deep as the first. */
    private final Set<Echelon> uneven = EnumSet.noneOf(Echelon.class);

    /** How many of its own units have no strength. */
    private int weak;

    @Nullable
    FormationDraft parent;

    Strengths strengths = Strengths.UNKNOWN;
    String commander;
    double confidence;
    boolean closed;
    /** Whether what it holds may stand as far in as it does, or less. */
    boolean flat;
    /** Whether it holds only what stands deeper than it, whatever the rest of the list does. */
    boolean holdsItems;
    /** Whether it holds only what stands below it up to the next blank line. */
    boolean holdsParagraph;
    /** Arms that units of its own say they are of. */
    final Set<Arm> arms = EnumSet.noneOf(Arm.class);
    /** What its units, and those of what it holds, have together by what their figures count. */
    private final Map<FigureKind, Double> sums = new EnumMap<>(FigureKind.class);

    int id = -1;

    FormationDraft(int line, int side, Part part, Echelon echelon, int depth, double confidence) {
        this.line = line;
        this.side = side;
        this.part = part;
        this.echelon = echelon;
        this.depth = depth;
        this.confidence = confidence;
        this.arm = ArmWords.of(part.tags());
        this.commander = part.commander();
        part.doubts().forEach(why -> doubt("parentPath", why));
    }

    /** {@code 6th Division 12 6,235}, {@code 51st Division 7}: so few for so many are its battalions, not its officers. */
    void abstracted(List<Figure> figures) {
        if (figures.size() == 1
                && figures.get(0).kind() == FigureKind.STRENGTH
                && figures.get(0).value() <= MOST_BATTALIONS
                && (echelon == Echelon.DIVISION || echelon == Echelon.CORPS)) {
            totals.add(figures.get(0).as(FigureKind.SMALL));
            return;
        }
        boolean two = figures.size() == 2 && Lists.all(figures, figure -> figure.kind() == FigureKind.STRENGTH);
        boolean few = two
                && figures.get(0).value() <= MOST_BATTALIONS
                && figures.get(1).value() > MEN_AN_OFFICER * figures.get(0).value();
        totals.addAll(few ? List.of(figures.get(0).as(FigureKind.SMALL), figures.get(1)) : figures);
    }

    String name() {
        return part.name();
    }

    /** Every unit below it. */
    List<UnitDraft> allUnits() {
        List<UnitDraft> all = new ArrayList<>(units);
        formations.forEach(formation -> all.addAll(formation.allUnits()));
        return all;
    }

    void add(FormationDraft formation) {
        formations.add(formation);
        shallowest = Math.min(shallowest, formation.depth);
        deepest = Math.max(deepest, formation.depth);
        Integer first = firstDepths.putIfAbsent(formation.echelon, formation.depth);
        if (first != null && first != formation.depth) {
            uneven.add(formation.echelon);
        }
    }

    /** Whether it holds any of an echelon. */
    boolean holds(Echelon held) {
        return firstDepths.containsKey(held);
    }

    /** Whether it holds any of an echelon that stands deeper or less deep than this. */
    boolean holdsElsewhere(Echelon held, int thanDepth) {
        Integer first = firstDepths.get(held);
        return first != null && (first != thanDepth || uneven.contains(held));
    }

    /** Whether it is of guns, engineers or waggons. */
    boolean isSupport() {
        return arm != null && arm.isSupport();
    }

    /** Whether nothing was found yet that it holds. */
    boolean isEmpty() {
        return units.isEmpty() && formations.isEmpty();
    }

    /** Whether something it holds stands no deeper than it: then the layout says nothing of what else it holds. */
    boolean isFlat() {
        return flat || shallowest <= depth;
    }

    /** Whether something it holds stands deeper than it. */
    boolean isIndented() {
        return deepest > depth;
    }

    /** Whether a group stands beside or above this; a corps of which nothing was said yet holds it all the same. */
    boolean isLeftFor(FormationDraft group) {
        boolean begun = depth == group.depth
                && (echelon == Echelon.CORPS || echelon == Echelon.WING)
                && isEmpty()
                && totals.isEmpty();
        return closed || depth >= group.depth && !isFlat() && !begun;
    }

    void add(UnitDraft unit) {
        units.add(unit);
        weak += unit.part.hasStrength() ? 0 : 1;
        Arm said = ArmWords.of(unit.part.tags());
        if (said != null) {
            arms.add(said);
        }
        count(unit.part.figures());
    }

    /** Takes figures behind several of its units. */
    void share(List<Figure> figures) {
        shared.addAll(figures);
        count(figures);
    }

    /** Adds to the sums of all that it is part of; formations lie in each other no deeper than layouts go. */
    private void count(List<Figure> figures) {
        for (FormationDraft whole = this; whole != null; whole = whole.parent) {
            for (Figure figure : figures) {
                whole.sums.merge(summed(figure), figure.value(), Double::sum);
            }
        }
    }

    private static FigureKind summed(Figure figure) {
        return figure.kind() == FigureKind.STRENGTH || figure.kind() == FigureKind.SUM ? FigureKind.MEN : figure.kind();
    }

    /** Whether its units, each with a strength, and not one alone, have together what is given for it above them. */
    boolean isComplete() {
        Double sum = sums.get(FigureKind.MEN);
        if (sum == null || weak > 0 || units.size() + formations.size() <= 1) {
            return false;
        }
        Optional<Figure> given = Totals.men(totals);
        return given.isPresent() && given.get().value() == sum && given.get().line() == line;
    }

    /** Whether so many are what several of its units, or of what it holds, have together. */
    boolean counts(Figure figure) {
        Double sum = sums.get(figure.kind());
        return sum != null && sum == figure.value() && units.size() + formations.size() > 1;
    }

    /** Whether more of the figures of a total are sums of its units than are not. */
    boolean addsUpTo(List<Figure> total) {
        int balance = 0;
        for (Figure figure : total) {
            Double sum = sums.get(summed(figure));
            balance += sum == null ? 0 : sum == figure.value() ? 1 : -1;
        }
        return balance > 0;
    }

    void doubt(String field, String why) {
        doubts.add(new Doubt(field, why));
    }
}
