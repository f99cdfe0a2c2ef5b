package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.CommandRadii;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** Leaders' cards and counters (FB 2.4, 2.5, 4.3.1). */
final class LeaderRatingChecks {

    @Rule("FB-CMD-03")
    void withoutCard(LeaderEntry entry, Roster roster, Reporter out) {
        Leader leader = entry.leader();
        if (leader.attributes().nested("card").values().isEmpty()) {
            String formation = formationOnCard(leader, roster);
            out.report()
                    .with("l", entry.name())
                    .fix(change(
                            "Give " + entry.name() + " a card",
                            leader,
                            ratings -> ratings.with("card", Attributes.of("formation", formation))));
        }
    }

    /** Of a counter that says no radius at all the standard holds, and there is nothing to say (FB 4.3.1). */
    @Rule("FB-CMD-08")
    void radius(LeaderEntry entry, CommandRadii radii, Roster roster, Reporter out) {
        Leader leader = entry.leader();
        if (leader.attributes().integers("radius").isEmpty()) {
            return;
        }
        for (int place = 0; place < Math.max(1, leader.leads().size()); place++) {
            OptionalInt standard = radii.standard(leader, place);
            OptionalInt stated = radii.stated(leader, place);
            if (standard.isEmpty() || stated.equals(standard)) {
                continue;
            }
            String led = place < leader.leads().size() ? name(leader.leads().get(place), roster) : "";
            Reporter.Draft draft = out.report()
                    .with("l", entry.name())
                    .with("r", stated.isPresent() ? stated.getAsInt() : "unsaid")
                    .with("for", led.isEmpty() ? "" : " for " + led)
                    .with("s", standard.getAsInt());
            if (!led.isEmpty()) {
                draft.about(new SubjectRef("formation", leader.leads().get(place), led));
            }
            if (stated.isEmpty()) {
                draft.severity(Severity.WARNING)
                        .fix(change(
                                "Write down the standard radius",
                                leader,
                                ratings -> ratings.with("radius", all(leader, radii))));
            }
        }
    }

    /** Of a superior ability with another arm than cavalry and artillery PACK-69 speaks. */
    @Rule("FB-CMD-09")
    void illegalRating(LeaderEntry entry, Reporter out) {
        Leader leader = entry.leader();
        int modifier = leader.attributes().integer("temModifier", 0);
        if (modifier > 0) {
            out.report()
                    .with("l", entry.name())
                    .with("r", "a TEM modifier of " + modifier + ", which would harm those he leads")
                    .fix(change("Write it as " + -modifier, leader, ratings -> ratings.with("temModifier", -modifier)));
        }
    }

    private static Fix.Change change(String name, Leader leader, UnaryOperator<Attributes> change) {
        return new Fix.Change(
                name,
                (Pack pack) -> PackEdits.leader(
                        pack, leader.id(), known -> known.withAttributes(change.apply(known.attributes()))));
    }

    /** What a card calls the formation of a leader: the first he leads, that he belongs to, or his army. */
    private static String formationOnCard(Leader leader, Roster roster) {
        return leader.leads().stream()
                .flatMap(id -> roster.formation(id).stream())
                .findFirst()
                .or(() -> roster.formationOf(leader))
                .map(Formation::name)
                .or(() -> roster.armyOf(leader).map(Army::name))
                .filter(name -> !name.isEmpty())
                .orElse(leader.name());
    }

    private static String name(String formation, Roster roster) {
        return roster.formation(formation).map(Formation::name).orElse(formation);
    }

    private static List<Object> all(Leader leader, CommandRadii radii) {
        List<Object> all = new ArrayList<>();
        for (int place = 0; place < Math.max(1, leader.leads().size()); place++) {
            all.add(radii.of(leader, place).orElse(0));
        }
        return all;
    }
}
