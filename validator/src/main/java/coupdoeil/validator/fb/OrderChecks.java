package coupdoeil.validator.fb;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Tokens;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.Muster;
import coupdoeil.validator.fb.fact.Reserves;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Who gives orders, and orders on their way (FB 4.1, 4.6.1, 4.6.5).
 *
 * <p>A token of kind {@value #ORDER} is the half of an order marker that lies on the map: it belongs to the leader for
 * whom the order is; its attribute {@code leader} says which aide-de-camp carries the other half, {@code om} which
 * objective marker the order moves or removes, if there is one.
 */
final class OrderChecks {

    private static final String ORDER = "order";
    private static final String AIDE = "adc";

    @Rule("FB-CMD-04")
    void nobodyGivesOrders(ArmyEntry entry, Roster roster, Reporter out) {
        Army army = entry.army();
        String commander = army.leader();
        if (commander == null) {
            out.report()
                    .with("a", entry.name())
                    .with("why", "it has no army leader")
                    .fix(new Fix.Question("Name the leader of " + entry.name()));
            return;
        }
        Optional<Leader> leader = roster.leader(commander);
        if (leader.isPresent() && orders(leader.get()) == 0 && nobodyElse(army, roster)) {
            out.report()
                    .with("a", entry.name())
                    .with("why", "the card of " + leader.get().name() + " says no number of orders")
                    .about(leader(leader.get()))
                    .fix(new Fix.Question("Write the orders per activation on the card of "
                            + leader.get().name()));
        }
    }

    @Rule("FB-CMD-13")
    void inconsistentOrder(
            Landmark mark,
            Tokens tokens,
            Muster muster,
            Roster roster,
            ScenarioFacts scenario,
            Reserves reserves,
            Placements placements,
            Reporter out) {
        if (!mark.kind().equals("token") || !mark.sort().equals(ORDER)) {
            return;
        }
        String carrier = carrier(mark);
        Optional<Leader> aide = roster.leader(carrier);
        if (carrier.isEmpty()) {
            report(mark, "nobody carries its other half", out).fix(new Fix.Question("Say who carries the other half"));
        } else if (aide.isPresent() && !aide.get().category().equals(AIDE)) {
            report(mark, aide.get().name() + " is no aide-de-camp", out).about(leader(aide.get()));
        } else if (aide.isPresent() && superiorWithoutOrders(aide.get(), roster).isPresent()) {
            Leader superior = superiorWithoutOrders(aide.get(), roster).get();
            report(mark, aide.get().name() + " serves " + superior.name() + ", who issues no orders", out)
                    .about(leader(aide.get()));
        } else if (aide.isPresent() && !muster.placed(carrier)) {
            report(mark, aide.get().name() + ", who carries its other half, is not on the map", out)
                    .about(leader(aide.get()));
        } else if (aide.isPresent()) {
            roster.leader(mark.of())
                    .ifPresent(to -> obstacle(to, aide.get(), roster, scenario, reserves, placements)
                            .ifPresent(why -> report(mark, why, out).about(leader(to))));
        }
        for (Token other : tokens.ofKind(ORDER)) {
            if (other.id().equals(mark.key())) {
                break;
            }
            Landmark earlier = Landmark.of(other);
            if (!carrier.isEmpty() && carrier.equals(carrier(earlier))) {
                twice(mark, aide.map(Leader::name).orElse(carrier) + " carries " + other.id() + " already", out);
            } else if (sameObjective(mark, earlier)) {
                twice(mark, other.id() + " is about the same objective marker", out);
            }
        }
    }

    /** Why a leader cannot be sent an order: only leaders of formations of the side can (FB 4.1.2, 4.8.1, 4.10.2). */
    private static Optional<String> obstacle(
            Leader to, Leader aide, Roster roster, ScenarioFacts scenario, Reserves reserves, Placements placements) {
        if (!roster.sideOf(to).equals(roster.sideOf(aide))) {
            return Optional.of(aide.name() + " is not of the side of " + to.name());
        }
        List<SpecialRule> adHoc = scenario.specialRules().stream()
                .filter(rule -> rule.id().equals("ad-hoc"))
                .filter(rule ->
                        rule.attributes().text("leader").filter(to.id()::equals).isPresent())
                .toList();
        if (adHoc.stream().anyMatch(rule -> singleStack(to, rule, placements))) {
            return Optional.of(to.name() + " leads the stack he is in, and has no orders but by initiative");
        }
        if (to.leads().isEmpty() && adHoc.isEmpty()) {
            return Optional.of(to.name() + " leads no formation");
        }
        return !to.leads().isEmpty() && to.leads().stream().allMatch(reserves::has)
                ? Optional.of("the formation of " + to.name() + " begins in reserve, which no order reaches")
                : Optional.empty();
    }

    /** The leader of the formation whose belt an aide-de-camp has, if none of its leaders can issue orders (FB 4.1.3). */
    private static Optional<Leader> superiorWithoutOrders(Leader aide, Roster roster) {
        List<Leader> leaders =
                aide.under().to(Belonging.COMMAND).map(roster::leadersOf).orElse(List.of());
        return leaders.stream().allMatch(leader -> orders(leader) == 0)
                ? leaders.stream().findFirst()
                : Optional.empty();
    }

    @Rule("FB-CMD-14")
    void moreThanMarkers(
            ArmyEntry entry,
            Roster roster,
            Tokens tokens,
            ScenarioFacts scenario,
            Placements placements,
            Reporter out) {
        Army army = entry.army();
        OptionalInt pairs = army.attributes().integer("orderMarkers");
        long orders = tokens.ofKind(ORDER).stream()
                .flatMap(token -> roster.piece(Objects.requireNonNullElse(token.of(), "")).stream())
                .filter(piece -> isOf(army, piece, roster))
                .count();
        if (pairs.isPresent() && orders > pairs.getAsInt()) {
            tooMany("order markers", orders, pairs.getAsInt(), entry, out);
        }
        OptionalInt counters = army.attributes().integer("adHocCounters");
        Set<String> leaders = new LinkedHashSet<>();
        for (SpecialRule rule : scenario.specialRules()) {
            if (rule.id().equals("ad-hoc")) {
                rule.attributes()
                        .text("leader")
                        .flatMap(roster::leader)
                        .filter(leader -> isOf(army, leader, roster))
                        .filter(leader -> !singleStack(leader, rule, placements))
                        .ifPresent(leader -> leaders.add(leader.id()));
            }
        }
        if (counters.isPresent() && leaders.size() > counters.getAsInt()) {
            tooMany("ad hoc formations", leaders.size(), counters.getAsInt(), entry, out);
        }
    }

    private static void tooMany(String what, long used, int markers, ArmyEntry entry, Reporter out) {
        out.report().with("a", entry.name()).with("what", what).with("n", used).with("m", markers);
    }

    /** An aide-de-camp with the stack that he stands in needs no counter (FB 4.8.1, 4.8.2). */
    private static boolean singleStack(Leader leader, SpecialRule rule, Placements placements) {
        Optional<Placement> aide = placements.of(leader.id()).stream().findFirst();
        return leader.category().equals(AIDE)
                && aide.isPresent()
                && rule.attributes().texts("units").stream()
                        .flatMap(unit -> placements.of(unit).stream())
                        .allMatch(placement -> placement.hex().equals(aide.get().hex()));
    }

    private static boolean isOf(Army army, Piece piece, Roster roster) {
        return roster.armyOf(piece).filter(army::equals).isPresent();
    }

    private static int orders(Leader leader) {
        return leader.attributes().integer("orders", 0);
    }

    /** Whether no other leader of the army can give orders either. */
    private static boolean nobodyElse(Army army, Roster roster) {
        return roster.leaders().stream().noneMatch(leader -> orders(leader) > 0 && isOf(army, leader, roster));
    }

    private static String carrier(Landmark mark) {
        return mark.attributes().text("leader").orElse("");
    }

    private static boolean sameObjective(Landmark one, Landmark other) {
        Optional<String> marker = one.attributes().text("om");
        Optional<String> another = other.attributes().text("om");
        return marker.isPresent() && another.isPresent()
                ? marker.equals(another)
                : !one.of().isEmpty() && one.of().equals(other.of());
    }

    private static void twice(Landmark mark, String why, Reporter out) {
        String scenario = out.scenario();
        report(mark, why, out)
                .fix(new Fix.Change(
                        "Remove " + mark.key(),
                        pack -> PackEdits.tokens(
                                pack,
                                scenario,
                                all -> all.stream()
                                        .filter(token -> !token.id().equals(mark.key()))
                                        .toList())));
    }

    private static Reporter.Draft report(Landmark mark, String why, Reporter out) {
        return out.report().with("o", mark.name()).with("why", why);
    }

    private static SubjectRef leader(Leader leader) {
        return new SubjectRef("leader", leader.id(), leader.name());
    }
}
