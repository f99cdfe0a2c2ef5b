package coupdoeil.validator.imports.settle;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.OpenPoint;
import java.util.ArrayList;
import java.util.List;

/** What is open about the sources of a pack. An edit settles it; the order of battle follows. */
public final class SourceChecks {

    @Rule("OOB-01")
    void unread(OpenPoint point, RuleSystem system, Reporter out) {
        report("OOB-01", point, system, out);
    }

    @Rule("OOB-02")
    void sum(OpenPoint point, RuleSystem system, Reporter out) {
        report("OOB-02", point, system, out);
    }

    @Rule("OOB-03")
    void twice(OpenPoint point, RuleSystem system, Reporter out) {
        report("OOB-03", point, system, out);
    }

    @Rule("OOB-04")
    void dangling(OpenPoint point, RuleSystem system, Reporter out) {
        report("OOB-04", point, system, out);
    }

    @Rule("OOB-05")
    void arm(OpenPoint point, RuleSystem system, Reporter out) {
        report("OOB-05", point, system, out);
    }

    @Rule("OOB-06")
    void impossible(OpenPoint point, RuleSystem system, Reporter out) {
        report("OOB-06", point, system, out);
    }

    @Rule("OOB-07")
    void reading(OpenPoint point, RuleSystem system, Reporter out) {
        report("OOB-07", point, system, out);
    }

    @Rule("OOB-08")
    void figure(OpenPoint point, RuleSystem system, Reporter out) {
        report("OOB-08", point, system, out);
    }

    @Rule("OOB-09")
    void lacking(OpenPoint point, RuleSystem system, Reporter out) {
        report("OOB-09", point, system, out);
    }

    private static void report(String rule, OpenPoint point, RuleSystem system, Reporter out) {
        if (!point.open().rule().equals(rule)) {
            return;
        }
        Reporter.Draft draft = out.report()
                .with("source", point.source().name())
                .with("line", point.line())
                .with("what", point.open().message());
        boolean armLacking = rule.equals(Assigned.LACKING)
                && point.source().entries().stream()
                        .filter(entry -> entry.line() == point.line())
                        .findFirst()
                        .filter(entry -> entry.unit())
                        .isPresent();
        if (armLacking) {
            draft.fix(new Fix.Question("Say which of the arms that the rules have it counts as"));
        }
        fixes(point, system).forEach(draft::fix);
    }

    /** What settles a point, answers to one question together. */
    private static List<Fix> fixes(OpenPoint point, RuleSystem system) {
        List<Fix> fixes = new ArrayList<>();
        for (Resolution settlement : Resolution.of(point, system)) {
            Fix.Change change = change(point, settlement);
            int last = fixes.size() - 1;
            if (settlement.question().isEmpty()) {
                fixes.add(change);
            } else if (last >= 0 && fixes.get(last).name().equals(settlement.question())) {
                List<Fix.Change> options = new ArrayList<>(((Fix.Choose) fixes.get(last)).options());
                options.add(change);
                fixes.set(last, new Fix.Choose(settlement.question(), options));
            } else {
                fixes.add(new Fix.Choose(settlement.question(), List.of(change)));
            }
        }
        return fixes;
    }

    /** The edit that decides and settles it in the pack. */
    private static Fix.Change change(OpenPoint point, Resolution settlement) {
        String id = point.source().id();
        return new Fix.Change(
                settlement.name(),
                pack -> pack.source(id)
                        .map(kept -> settlement
                                .decision()
                                .apply(PendingImport.of(kept))
                                .accept(pack, ""))
                        .orElse(pack));
    }
}
