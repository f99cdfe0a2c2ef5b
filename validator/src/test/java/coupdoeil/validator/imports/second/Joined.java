package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.order.ImportedFormation;
import coupdoeil.validator.imports.order.ImportedOrder;
import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.outline.Role;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Layouts in which lines of a list, or of two, share a line or a file. */
final class Joined {

    private static final int WIDTH = 60;

    private Joined() {}

    static List<Printed> of(KnownList list, KnownList other) {
        return List.of(
                inOne(list, "PARAGRAPHS", Role.FORMATION, ": ", 100),
                inOne(list, "PAIRS", Role.UNIT, ", ", 2),
                below(list, other),
                abreast(list, other));
    }

    /** Units go on with the line above, as many as a line may hold. */
    private static Printed inOne(KnownList list, String kind, Role first, String sign, int most) {
        List<KnownLine> out = new ArrayList<>();
        Map<Integer, Integer> moved = new HashMap<>();
        KnownLine last = null;
        int many = 0;
        for (KnownLine line : list.lines()) {
            if (last != null && line.role() == Role.UNIT && last.role() == first && many < most) {
                String join = many == 1 ? sign : "; ";
                last = with(last, out.size(), last.text() + join + line.text());
                out.set(out.size() - 1, last);
                many++;
            } else {
                last = with(line, out.size() + 1, line.text());
                out.add(last);
                many = 1;
            }
            moved.put(line.line(), out.size());
        }
        return print(new KnownList(list.name(), moved(list.order(), moved, 0, 0), out, Map.of()), kind);
    }

    private static KnownLine with(KnownLine line, int at, String text) {
        return new KnownLine(at, text, line.role(), line.depth(), line.relation(), line.afterBlank());
    }

    private static Printed print(KnownList list, String kind) {
        return Printed.of(
                list,
                kind,
                list.name(),
                list.lines().stream().map(KnownLine::text).toList(),
                list.lines().stream().map(KnownLine::line).toList());
    }

    /** Another army below, whose name is not printed. */
    private static Printed below(KnownList list, KnownList other) {
        List<KnownLine> out = new ArrayList<>(renumbered(list.lines(), 0));
        int down = out.size();
        List<KnownLine> second =
                other.lines().stream().dropWhile(line -> !Layout.isNamed(line)).toList();
        out.addAll(renumbered(second, down));
        ImportedOrder order = joined(moved(list.order(), numbers(list.lines()), 0, 0), other, numbers(second), down);
        return print(new KnownList(list.name(), order, out, Map.of()), "TWO_ARMIES");
    }

    /** Another army beside it, parted by a gutter of blanks. */
    private static Printed abreast(KnownList list, KnownList other) {
        List<KnownLine> left = renumbered(list.lines(), 0);
        List<KnownLine> right = renumbered(other.lines(), 0);
        ImportedOrder order =
                joined(moved(list.order(), numbers(list.lines()), 0, 0), other, numbers(other.lines()), 0);
        List<String> lines = IntStream.range(0, Math.max(left.size(), right.size()))
                .mapToObj(at -> ("%-" + WIDTH + "s%s")
                        .formatted(
                                at < left.size() ? left.get(at).text() : "",
                                at < right.size() ? right.get(at).text() : ""))
                .toList();
        List<Integer> from = IntStream.rangeClosed(1, lines.size()).boxed().toList();
        return Printed.of(new KnownList(list.name(), order, List.of(), Map.of()), "ABREAST", list.name(), lines, from);
    }

    private static List<KnownLine> renumbered(List<KnownLine> lines, int down) {
        return IntStream.range(0, lines.size())
                .mapToObj(at -> with(lines.get(at), down + at + 1, lines.get(at).text()))
                .toList();
    }

    private static Map<Integer, Integer> numbers(List<KnownLine> lines) {
        return IntStream.range(0, lines.size())
                .boxed()
                .collect(Collectors.toMap(at -> lines.get(at).line(), at -> at + 1));
    }

    private static ImportedOrder joined(ImportedOrder first, KnownList other, Map<Integer, Integer> lines, int down) {
        Map<Integer, Integer> below = new HashMap<>();
        lines.forEach((from, to) -> below.put(from, to + down));
        ImportedOrder second = moved(
                other.order(), below, first.sides().size(), first.formations().size());
        return new ImportedOrder(
                Stream.concat(first.sides().stream(), second.sides().stream()).toList(),
                List.of(),
                Stream.concat(first.formations().stream(), second.formations().stream())
                        .toList(),
                Stream.concat(first.units().stream(), second.units().stream()).toList(),
                List.of(),
                List.of());
    }

    /** On other lines, behind so many sides and formations. */
    static ImportedOrder moved(ImportedOrder order, Map<Integer, Integer> lines, int sides, int formations) {
        return new ImportedOrder(
                order.sides(),
                order.commanders(),
                order.formations().stream()
                        .map(it -> new ImportedFormation(
                                it.id() + formations,
                                it.side() + sides,
                                it.parent() < 0 ? -1 : it.parent() + formations,
                                lines.getOrDefault(it.line(), it.line()),
                                it.name(),
                                it.echelon(),
                                it.arm(),
                                it.commander(),
                                it.strengths(),
                                it.confidence(),
                                it.doubts()))
                        .toList(),
                order.units().stream()
                        .map(it -> new ImportedUnit(
                                lines.getOrDefault(it.line(), it.line()),
                                it.side() + sides,
                                it.parent() < 0 ? -1 : it.parent() + formations,
                                it.name(),
                                it.arm(),
                                it.echelon(),
                                it.strengths(),
                                it.commander(),
                                it.nation(),
                                it.confidence(),
                                it.doubts()))
                        .toList(),
                List.of(),
                List.of());
    }
}
