package coupdoeil.validator.imports.settle;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.source.SourceEntry;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.OpenPoint;
import coupdoeil.validator.imports.order.Arm;
import coupdoeil.validator.imports.order.Echelon;
import coupdoeil.validator.imports.outline.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** What is open about the sources of a pack. An edit settles it; the order of battle follows. */
public final class SourceChecks {

    private static final List<Echelon> LEVELS =
            List.of(Echelon.ARMY, Echelon.WING, Echelon.CORPS, Echelon.DIVISION, Echelon.BRIGADE);

    @Rule("OOB-01")
    void unread(OpenPoint point, Reporter out) {
        report(point, "OOB-01", out)
                .ifPresent(draft -> keep(
                        draft.fix(settle(point, "Take it for a unit", it -> it.withRole(point.line(), Role.UNIT))),
                        point,
                        "Leave it out"));
    }

    @Rule("OOB-02")
    void sum(OpenPoint point, Reporter out) {
        report(point, "OOB-02", out).ifPresent(draft -> {
            totals(point)
                    .forEach(line -> draft.fix(
                            settle(point, "Mark line " + line + " as a total", it -> it.withRole(line, Role.TOTAL))));
            keep(draft, point, "Keep both figures");
        });
    }

    @Rule("OOB-03")
    void twice(OpenPoint point, Reporter out) {
        report(point, "OOB-03", out).ifPresent(draft -> {
            List<Integer> lines = point.open().lines();
            int second = lines.get(lines.size() - 1);
            if (lines.size() > 1 && units(point, second) == 1) {
                draft.fix(settle(point, "Leave line " + second + " out", it -> it.withRole(second, Role.NOTE)));
            }
            keep(draft, point, "Keep both");
        });
    }

    @Rule("OOB-04")
    void dangling(OpenPoint point, Reporter out) {
        report(point, "OOB-04", out)
                .ifPresent(draft -> keep(levels(draft, point, isFormation(point)), point, "Leave it where it is"));
    }

    @Rule("OOB-05")
    void arm(OpenPoint point, RuleSystem system, Reporter out) {
        report(point, "OOB-05", out).ifPresent(draft -> {
            draft.fix(arms(point, system));
            entry(point)
                    .filter(entry -> !entry.arm().isEmpty())
                    .ifPresent(entry -> keep(draft, point, "It is " + entry.arm()));
        });
    }

    @Rule("OOB-06")
    void impossible(OpenPoint point, Reporter out) {
        report(point, "OOB-06", out)
                .ifPresent(draft -> keep(
                        levels(draft, point, entry(point).isPresent())
                                .fix(settle(point, "Mark it as a total", it -> it.withRole(point.line(), Role.TOTAL))),
                        point,
                        "Keep the figure"));
    }

    @Rule("OOB-07")
    void reading(OpenPoint point, Reporter out) {
        report(point, "OOB-07", out).ifPresent(draft -> {
            point.source().readings().stream()
                    .filter(reading -> reading.line() == point.line())
                    .findFirst()
                    .ifPresent(reading -> draft.fix(settle(
                            point, "Take the other reading: " + reading.other(), it -> it.withOther(point.line()))));
            keep(draft, point, "Keep it as read");
        });
    }

    @Rule("OOB-08")
    void figure(OpenPoint point, Reporter out) {
        report(point, "OOB-08", out).ifPresent(draft -> keep(draft, point, "Keep it as read"));
    }

    @Rule("OOB-09")
    void lacking(OpenPoint point, RuleSystem system, Reporter out) {
        report(point, "OOB-09", out).ifPresent(draft -> {
            Optional<SourceEntry> entry = entry(point);
            if (entry.filter(SourceEntry::unit).isPresent()) {
                draft.fix(new Fix.Ask("Say which of the arms that the rules have it counts as"));
            } else {
                Words words = new Words(system);
                List<Fix.Change> options = LEVELS.stream()
                        .filter(level -> entry.map(it -> it.withEchelon(level.key()))
                                .flatMap(words::level)
                                .isPresent())
                        .map(level ->
                                settle(point, "Make it a " + level.key(), it -> it.withLevel(point.line(), level)))
                        .toList();
                if (!options.isEmpty()) {
                    draft.fix(new Fix.Choose("Put it on another level", options));
                }
            }
            keep(draft, point, "Leave it with the source");
        });
    }

    private static Optional<Reporter.Draft> report(OpenPoint point, String rule, Reporter out) {
        return point.open().rule().equals(rule)
                ? Optional.of(out.report()
                        .with("source", point.source().name())
                        .with("line", point.line())
                        .with("what", point.open().message()))
                : Optional.empty();
    }

    private static void keep(Reporter.Draft draft, OpenPoint point, String name) {
        draft.fix(settle(point, name, it -> it));
    }

    /** An edit that decides something about a line and settles what is open about it. */
    private static Fix.Change settle(OpenPoint point, String name, UnaryOperator<Resolve> decision) {
        String id = point.source().id();
        String rule = point.open().rule();
        return new Fix.Change(
                name,
                pack -> pack.source(id)
                        .map(kept -> decision.apply(Resolve.of(kept))
                                .withKept(point.line(), rule)
                                .accept(pack, ""))
                        .orElse(pack));
    }

    private static Fix.Choose arms(OpenPoint point, RuleSystem system) {
        return new Fix.Choose(
                "Say of which arm it is",
                List.of(Arm.values()).stream()
                        .filter(arm -> system.arm(arm.key()).isPresent())
                        .map(arm -> settle(point, "It is " + arm.key(), it -> it.withArm(point.line(), arm)))
                        .toList());
    }

    private static Reporter.Draft levels(Reporter.Draft draft, OpenPoint point, boolean offered) {
        return offered
                ? draft.fix(new Fix.Choose(
                        "Put it on another level",
                        LEVELS.stream()
                                .map(level -> settle(
                                        point, "Make it a " + level.key(), it -> it.withLevel(point.line(), level)))
                                .toList()))
                : draft;
    }

    private static boolean isFormation(OpenPoint point) {
        return entry(point).filter(entry -> !entry.unit()).isPresent();
    }

    private static Optional<SourceEntry> entry(OpenPoint point) {
        return point.source().entries().stream()
                .filter(entry -> entry.line() == point.line())
                .findFirst();
    }

    private static long units(OpenPoint point, int line) {
        return point.source().entries().stream()
                .filter(entry -> entry.unit() && entry.line() == line)
                .count();
    }

    /** Lines of units without whose men the sum would come out: they may be totals themselves. */
    private static List<Integer> totals(OpenPoint point) {
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
        double sum = summed.stream().mapToDouble(SourceChecks::men).sum();
        List<Integer> totals = new ArrayList<>();
        for (SourceEntry entry : summed) {
            boolean excess = given.filter(total -> men(entry) > 0 && sum - men(entry) == total)
                    .isPresent();
            if (excess && units(point, entry.line()) == 1) {
                totals.add(entry.line());
            }
        }
        return totals;
    }

    private static double men(SourceEntry entry) {
        return entry.value("men").map(SourceEntry.Value::number).orElse(0.0);
    }
}
