package coupdoeil.validator.pack;

import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Ids;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.ItemSubject;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** References of one thing in a pack to another. */
final class ReferenceChecks {

    @Rule("PACK-62")
    void nowhereInPack(PackItem subject, RuleSystem system, Ids ids, Reporter out) {
        nowhere(subject, subject.name(), system, ids, out);
    }

    @Rule("PACK-62")
    void nowhereInScenario(ScenarioItem subject, RuleSystem system, Ids ids, PieceNames names, Reporter out) {
        nowhere(subject, names.of(subject.item()), system, ids, out);
    }

    /** Whoever is with a piece that stands nowhere stands nowhere himself; of a circle of company PACK-63 speaks. */
    @Rule("PACK-62")
    void companyNotSetUp(ScenarioItem subject, Ids ids, Placements placements, PieceNames names, Reporter out) {
        if (position(subject.item().entry()) instanceof Position.Attached with
                && with.at() == null
                && ids.of(References.PIECE).contains(with.piece())
                && placements.of(with.piece()).isEmpty()) {
            out.report()
                    .about(new SubjectRef("company", with.piece(), with.piece()))
                    .with("name", names.of(subject.item()))
                    .with("role", "company")
                    .with("id", with.piece())
                    .with("what", "it is not in the set-up");
        }
    }

    private static @Nullable Position position(Object entry) {
        return entry instanceof Placement placement
                ? placement.position()
                : entry instanceof Token token ? token.position() : null;
    }

    @Rule("PACK-63")
    void superiorsInACircle(FormationEntry entry, Roster roster, Reporter out) {
        Formation formation = entry.formation();
        if (roster.formation(formation.id()).filter(formation::equals).isPresent()) {
            circle(formation.id(), "command", id -> superior(roster, id), out);
            circle(
                    formation.id(),
                    Belonging.MORALE,
                    id -> roster.formation(id).flatMap(f -> f.under().to(Belonging.MORALE)),
                    out);
        }
    }

    @Rule("PACK-63")
    void regimentsInACircle(UnitEntry entry, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        if (roster.unit(unit.id()).filter(unit::equals).isPresent()) {
            circle(
                    unit.id(),
                    Belonging.REGIMENT,
                    id -> roster.unit(id).flatMap(u -> u.under().to(Belonging.REGIMENT)),
                    out);
        }
    }

    @Rule("PACK-63")
    void companyInACircle(PlacedPiece placed, Placements placements, Reporter out) {
        if (placed.key().equals(placed.piece().id())
                && placed.placement().position() instanceof Position.Attached with
                && with.at() == null) {
            circle(placed.key(), "company", id -> company(placements, id), out);
        }
    }

    /** Whom a piece is with; of one placed twice the first counts. */
    private static Optional<String> company(Placements placements, String id) {
        return placements.of(id).stream()
                .limit(1)
                .map(Placement::position)
                .flatMap(position ->
                        position instanceof Position.Attached with ? Stream.of(with.piece()) : Stream.empty())
                .findFirst();
    }

    private static void nowhere(ItemSubject subject, String name, RuleSystem system, Ids ids, Reporter out) {
        Object entry = subject.item().entry();
        for (Mention reference : References.in(entry, system, ids)) {
            if (reference.leadsNowhere() && !OwnRules.speak(system, "PACK-62", owned(entry, reference))) {
                reference.report(out, entry, subject.item().id()).with("name", name);
            }
        }
    }

    private static String owned(Object entry, Mention reference) {
        return entry instanceof SpecialRule rule ? rule.id() + "/" + reference.role() : reference.role();
    }

    /** The formation above a formation, as the roster follows it. */
    private static Optional<String> superior(Roster roster, String id) {
        return roster.formation(id)
                .flatMap(formation -> roster.superiors(formation.under()).stream()
                        .map(Formation::id)
                        .findFirst());
    }

    /** Reports the circle that begins and ends at something, if that is the first of its members by id. */
    private static void circle(String start, String relation, Function<String, Optional<String>> next, Reporter out) {
        List<String> members = new ArrayList<>();
        Optional<String> id = Optional.of(start);
        while (id.isPresent() && !members.contains(id.get())) {
            members.add(id.get());
            id = next.apply(id.get());
        }
        if (id.filter(start::equals).isPresent() && Collections.min(members).equals(start)) {
            Reporter.Draft draft = out.report().with("relation", relation).with("members", String.join(", ", members));
            draft.about(new SubjectRef("relation", relation, relation));
        }
    }
}
