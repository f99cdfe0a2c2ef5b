package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.Doubt;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** What can be said only when all lines are known: arms, strengths, sums, what is listed twice. */
final class OrderSettling {

    private static final double LEAF = 0.45;
    private static final double LOW = 0.5;
    /** So many sisters are looked at, at most. */
    private static final int MANY = 20;

    private final OrderDraft draft;
    private final List<ImportRemark> remarks = new ArrayList<>();

    private final Map<Integer, Echelon> levels;
    private final Map<Integer, Arm> arms;

    OrderSettling(OrderDraft draft, Map<Integer, Echelon> levels, Map<Integer, Arm> arms) {
        this.draft = draft;
        this.levels = levels;
        this.arms = arms;
    }

    ImportedOrder settle() {
        Titles.settle(draft);
        ArmySides.settle(draft);
        leaves();
        SupportArms.settle(draft);
        Capitals.doubt(draft);
        UnassignedUnits.doubt(draft);
        UnitArms.settle(draft.units);
        draft.units.forEach(this::choose);
        draft.units.forEach(unit -> StrengthReader.read(unit, unit.part.figures()));
        draft.formations.forEach(OrderSettling::totals);
        draft.units.forEach(UnitEchelons::settle);
        new Sums(draft, remarks).check();
        Plausibility.check(draft.units, remarks);
        draft.formations.forEach(this::doubted);
        draft.formations.stream()
                .filter(OrderSettling::isEmptyBrigade)
                .forEach(formation -> draft.unread.add(formation.line));
        List<Integer> unread = draft.unread.stream().distinct().sorted().toList();
        draft.unread.clear();
        draft.unread.addAll(unread);
        draft.unread.forEach(line ->
                remarks.add(new ImportRemark(ImportRemark.UNREAD, List.of(line), "may hold units, but was not read")));
        return frozen();
    }

    /** A brigade of which nothing was read may be what the list names last. */
    private static boolean isEmptyBrigade(FormationDraft formation) {
        return formation.echelon == Echelon.BRIGADE
                && formation.units.isEmpty()
                && formation.formations.isEmpty()
                && formation.shared.isEmpty();
    }

    private void doubted(FormationDraft formation) {
        for (Doubt doubt : formation.doubts) {
            remarks.add(new ImportRemark(
                    ImportRemark.PARENT, List.of(formation.line), formation.name() + ": " + doubt.why()));
        }
        if (formation.confidence < LOW) {
            remarks.add(new ImportRemark(
                    ImportRemark.READING,
                    List.of(formation.line),
                    formation.name() + ": whether this is a formation is not certain"));
        }
    }

    /** What somebody decided about a unit. */
    private void choose(UnitDraft unit) {
        Arm arm = arms.get(unit.line);
        if (arm != null) {
            unit.arm = arm;
            unit.doubts.removeIf(doubt -> doubt.field().equals("arm"));
        }
        Echelon level = levels.get(unit.line);
        unit.echelon = level == null ? unit.echelon : level;
    }

    /** Formations of which nothing is listed and that have a strength, or whose sisters have nothing either, are units. */
    private void leaves() {
        Map<FormationDraft, Boolean> lowest = new IdentityHashMap<>();
        for (FormationDraft formation : draft.formations) {
            if (formation.parent != null) {
                lowest.computeIfAbsent(formation.parent, OrderSettling::holdsLowest);
            }
        }
        Set<FormationDraft> turned = Collections.newSetFromMap(new IdentityHashMap<>());
        for (FormationDraft formation : draft.formations) {
            boolean leaf = formation.units.isEmpty() && formation.formations.isEmpty();
            boolean strong =
                    Lists.any(formation.totals, figure -> !figure.kind().isCount());
            if (!leaf
                    || formation.echelon == Echelon.ARMY
                    || !strong
                            && !isOfNation(formation)
                            && !isCountedAsSisters(formation)
                            && !lowest.getOrDefault(formation.parent, false)) {
                continue;
            }
            Part part = formation.part.with(formation.totals);
            UnitDraft unit = new UnitDraft(formation.line, formation.side, part, Math.min(formation.confidence, 0.7));
            unit.commander = formation.commander;
            unit.parent = formation.parent;
            unit.echelon = formation.echelon;
            if (!strong && !isOfNation(formation) && !isCountedAsSisters(formation)) {
                unit.confidence = LEAF;
            }
            unit.doubts.addAll(formation.doubts);
            if (formation.parent != null) {
                formation.parent.units.add(unit);
            }
            turned.add(formation);
            draft.units.add(unit);
        }
        draft.formations.removeIf(turned::contains);
        draft.formations.forEach(formation -> formation.formations.removeIf(turned::contains));
        draft.units.sort(Comparator.comparingInt(unit -> unit.line));
    }

    /** {@code 51st Division 7 52nd Division 2}: so many battalions of each, and nothing more of any. */
    private static boolean isCountedAsSisters(FormationDraft formation) {
        FormationDraft whole = formation.parent;
        return whole != null
                && whole.echelon == Echelon.CORPS
                && !formation.totals.isEmpty()
                && whole.formations.stream()
                                .filter(sister -> sister.echelon == formation.echelon)
                                .limit(MANY)
                                .filter(sister -> sister.isEmpty() && !sister.totals.isEmpty())
                                .count()
                        > 1;
    }

    /** {@code Ashworth's Portuguese}: a brigade of which nothing more is said than whose it is. */
    private static boolean isOfNation(FormationDraft formation) {
        List<Token> words = formation.part.words();
        return words.size() == 2 && words.get(0).isPossessive() && words.get(1).is(Tag.NATION);
    }

    /** Whether a formation holds several others, and none of those holds anything. */
    private static boolean holdsLowest(FormationDraft parent) {
        return parent.formations.size() > 1
                && parent.units.isEmpty()
                && Lists.all(parent.formations, other -> other.units.isEmpty() && other.formations.isEmpty());
    }

    private static void totals(FormationDraft formation) {
        for (Figure figure : formation.shared) {
            boolean ofAll = Lists.all(formation.units, unit -> unit.line == figure.line());
            if (ofAll || figure.kind() == FigureKind.SUM) {
                formation.totals.add(figure);
            }
        }
        Totals.men(formation.totals)
                .ifPresent(men -> formation.strengths =
                        formation.strengths.with(FigureKind.MEN, Value.of(men, StrengthReader.SAID)));
        for (Figure figure : formation.totals) {
            boolean said = figure.kind() != FigureKind.STRENGTH
                    && figure.kind() != FigureKind.SUM
                    && figure.kind() != FigureKind.SMALL;
            if (said && formation.strengths.of(figure.kind()).isEmpty()) {
                formation.strengths = formation.strengths.with(figure.kind(), Value.of(figure, StrengthReader.SAID));
            }
        }
    }

    private ImportedOrder frozen() {
        Map<FormationDraft, Integer> ids = new HashMap<>();
        for (FormationDraft formation : draft.formations) {
            formation.id = ids.size();
            ids.put(formation, formation.id);
        }
        return new ImportedOrder(
                draft.sides,
                draft.commanders,
                Lists.each(draft.formations, this::formation),
                Lists.each(draft.units, this::unit),
                draft.unread,
                remarks);
    }

    private ImportedFormation formation(FormationDraft it) {
        return new ImportedFormation(
                it.id,
                it.side,
                it.parent == null ? -1 : it.parent.id,
                it.line,
                it.name(),
                it.echelon,
                it.arm,
                it.commander,
                it.strengths,
                it.confidence,
                it.doubts);
    }

    private ImportedUnit unit(UnitDraft it) {
        List<Doubt> doubts = new ArrayList<>(it.doubts);
        for (FormationDraft above = it.parent; above != null; above = above.parent) {
            doubts.addAll(Lists.where(above.doubts, doubt -> doubt.field().equals("parentPath")));
            if (above.confidence < LOW) {
                doubts.add(new Doubt("parentPath", "whether line " + above.line + " is a formation is not certain"));
            }
        }
        String nation = SideWords.nation(it.part);
        return new ImportedUnit(
                it.line,
                it.side,
                it.parent == null ? -1 : it.parent.id,
                it.name,
                it.arm,
                it.echelon == null ? Echelon.DETACHMENT : it.echelon,
                it.strengths,
                it.commander,
                nation.isEmpty() ? draft.nations.get(it.side) : nation,
                it.confidence,
                doubts);
    }

    static boolean isNumbered(Part part) {
        return Lists.any(part.words(), word -> word.isOrdinal() || word.kind() == Token.Kind.NUMBER);
    }
}
