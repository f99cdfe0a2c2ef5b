package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.Figure;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.token.Lists;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * Holds what a list says of its formations against what it says of their units. A sum that comes out proves its figures;
 * one that does not is reported with both lines.
 */
final class Sums {

    private static final double SHAKEN = 0.6;

    private final OrderDraft draft;
    private final List<ImportRemark> remarks;

    Sums(OrderDraft draft, List<ImportRemark> remarks) {
        this.draft = draft;
        this.remarks = remarks;
    }

    void check() {
        for (FormationDraft formation : draft.formations) {
            if (!formation.totals.isEmpty()) {
                check(formation.name(), formation.totals, formation.allUnits());
            }
        }
        Map<Integer, List<UnitDraft>> units = draft.units.stream().collect(Collectors.groupingBy(unit -> unit.side));
        for (int side = 0; side < draft.sides.size(); side++) {
            check(draft.sides.get(side), draft.totals.get(side), units.getOrDefault(side, List.of()));
        }
    }

    private void check(String name, List<Figure> totals, List<UnitDraft> units) {
        Optional<Figure> total = Totals.men(totals);
        if (total.isEmpty() || units.isEmpty()) {
            return;
        }
        List<UnitDraft> counted =
                Lists.where(units, unit -> unit.strengths.of(FigureKind.MEN).isPresent());
        if (counted.size() < units.size() && !isOver(counted, total.get())) {
            return;
        }
        double sum = sum(counted, FigureKind.MEN);
        if (sum == total.get().value()) {
            counted.forEach(Sums::proved);
            if (sum(counted, FigureKind.OFFICERS) == Totals.officers(totals)) {
                counted.forEach(Sums::provedColumns);
            }
        } else {
            counted.forEach(Sums::shaken);
            List<Integer> lines = new ArrayList<>(List.of(total.get().line()));
            units.stream().map(unit -> unit.line).distinct().forEach(lines::add);
            remarks.add(new ImportRemark(
                    ImportRemark.SUM,
                    lines,
                    (name.isEmpty() ? "the whole" : name) + ": " + total.get().whole()
                            + " men are given, its units have " + Math.round(sum)));
        }
    }

    private static boolean isOver(List<UnitDraft> counted, Figure total) {
        return sum(counted, FigureKind.MEN) > total.value();
    }

    private static double sum(List<UnitDraft> units, FigureKind kind) {
        return units.stream()
                .mapToDouble(unit -> unit.strengths.of(kind).map(Value::number).orElse(0.0))
                .sum();
    }

    private static void proved(UnitDraft unit) {
        confident(unit, FigureKind.MEN, StrengthReader.PROVED);
        unit.doubts.removeIf(doubt -> doubt.field().equals("men"));
    }

    /** The column of officers adds up too. */
    private static void provedColumns(UnitDraft unit) {
        confident(unit, FigureKind.OFFICERS, StrengthReader.PROVED);
        confident(unit, FigureKind.RANKS, StrengthReader.PROVED);
    }

    private static void shaken(UnitDraft unit) {
        Value men = unit.strengths.of(FigureKind.MEN).orElseThrow();
        if (men.confidence() > SHAKEN && men.confidence() < StrengthReader.PROVED) {
            confident(unit, FigureKind.MEN, SHAKEN);
        }
    }

    private static void confident(UnitDraft unit, FigureKind kind, double confidence) {
        unit.strengths
                .of(kind)
                .ifPresent(value -> unit.strengths = unit.strengths.with(kind, value.confident(confidence)));
    }
}
