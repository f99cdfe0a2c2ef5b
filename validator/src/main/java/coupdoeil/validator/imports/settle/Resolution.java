package coupdoeil.validator.imports.settle;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.check.subject.OpenPoint;
import coupdoeil.validator.imports.order.ImportRemark;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;

/**
 * Something that can be decided about an open point of a source, so that it is settled: for the findings of a pack and for
 * an import under way.
 *
 * @param question of several that answer one question; empty if it stands alone
 * @param name what it does, as an imperative
 * @param decision the import with it
 */
public record Resolution(String question, String name, UnaryOperator<PendingImport> decision) {

    private static final List<Echelon> LEVELS =
            List.of(Echelon.ARMY, Echelon.WING, Echelon.CORPS, Echelon.DIVISION, Echelon.BRIGADE);
    private static final String OTHER_LEVEL = "Put it on another level";

    /** All that can be decided about a point, best first; the last leaves it as it was read. */
    public static List<Resolution> of(OpenPoint point, RuleSystem system) {
        Offer offer = new Offer(point);
        Optional<SourceEntry> entry = offer.entry();
        switch (point.open().rule()) {
            case ImportRemark.UNREAD ->
                offer.alone("Take it for a unit", it -> it.withRole(point.line(), Role.UNIT))
                        .keeping("Leave it out");
            case ImportRemark.SUM -> {
                offer.totals()
                        .forEach(line ->
                                offer.alone("Mark line " + line + " as a total", it -> it.withRole(line, Role.TOTAL)));
                offer.keeping("Keep both figures");
            }
            case ImportRemark.DUPLICATE -> {
                List<Integer> lines = point.open().lines();
                int second = lines.get(lines.size() - 1);
                if (lines.size() > 1 && offer.units(second) == 1) {
                    offer.alone("Leave line " + second + " out", it -> it.withRole(second, Role.NOTE));
                }
                offer.keeping("Keep both");
            }
            case ImportRemark.PARENT -> {
                if (entry.filter(it -> !it.unit()).isPresent()) {
                    offer.levels(level -> true);
                }
                offer.keeping("Leave it where it is");
            }
            case ImportRemark.ARM -> {
                offer.arms(system);
                entry.map(SourceEntry::arm)
                        .filter(arm -> !arm.isEmpty())
                        .ifPresent(arm -> offer.keeping("It is " + arm));
            }
            case ImportRemark.IMPOSSIBLE -> {
                if (entry.isPresent()) {
                    offer.levels(level -> true);
                }
                offer.alone("Mark it as a total", it -> it.withRole(point.line(), Role.TOTAL))
                        .keeping("Keep the figure");
            }
            case ImportRemark.READING -> {
                point.source().readings().stream()
                        .filter(reading -> reading.line() == point.line())
                        .findFirst()
                        .ifPresent(reading -> offer.alone(
                                "Take the other reading: " + reading.other(), it -> it.withOther(point.line())));
                offer.keeping("Keep it as read");
            }
            case Assigned.LACKING -> {
                Words words = new Words(system);
                entry.filter(it -> !it.unit())
                        .ifPresent(it -> offer.levels(level ->
                                words.level(it.withEchelon(level.key())).isPresent()));
                offer.keeping("Leave it with the source");
            }
            default -> offer.keeping("Keep it as read");
        }
        return offer.made;
    }

    /** What is offered about one point. */
    private static final class Offer {

        private final OpenPoint point;
        private final List<Resolution> made = new ArrayList<>();

        Offer(OpenPoint point) {
            this.point = point;
        }

        Offer alone(String name, UnaryOperator<PendingImport> decision) {
            add("", name, decision);
            return this;
        }

        void keeping(String name) {
            add("", name, it -> it);
        }

        private void add(String question, String name, UnaryOperator<PendingImport> decision) {
            int line = point.line();
            String rule = point.open().rule();
            made.add(new Resolution(question, name, it -> decision.apply(it).withKept(line, rule)));
        }

        void levels(Predicate<Echelon> offered) {
            LEVELS.stream()
                    .filter(offered)
                    .forEach(level ->
                            add(OTHER_LEVEL, "Make it a " + level.key(), it -> it.withLevel(point.line(), level)));
        }

        void arms(RuleSystem system) {
            Arrays.stream(Arm.values())
                    .filter(arm -> system.arm(arm.key()).isPresent())
                    .forEach(arm ->
                            add("Say of which arm it is", "It is " + arm.key(), it -> it.withArm(point.line(), arm)));
        }

        Optional<SourceEntry> entry() {
            return point.source().entries().stream()
                    .filter(entry -> entry.line() == point.line())
                    .findFirst();
        }

        long units(int line) {
            return point.source().entries().stream()
                    .filter(entry -> entry.unit() && entry.line() == line)
                    .count();
        }

        /** Lines of units without whose men the sum would come out: they may be totals themselves. */
        List<Integer> totals() {
            List<Integer> lines = point.open().lines();
            Optional<Double> given = point.source().entries().stream()
                    .filter(entry -> !entry.unit())
                    .flatMap(entry -> entry.value("men").stream())
                    .filter(value -> value.line() == point.line())
                    .map(SourceEntry.Value::number)
                    .findFirst();
            List<SourceEntry> summed = point.source().entries().stream()
                    .filter(entry -> entry.unit() && lines.contains(entry.line()))
                    .toList();
            double sum = summed.stream().mapToDouble(Offer::men).sum();
            return summed.stream()
                    .filter(entry -> given.filter(total -> men(entry) > 0 && sum - men(entry) == total)
                            .isPresent())
                    .map(SourceEntry::line)
                    .filter(line -> units(line) == 1)
                    .toList();
        }

        private static double men(SourceEntry entry) {
            return entry.value("men").map(SourceEntry.Value::number).orElse(0.0);
        }
    }
}
