package coupdoeil.validator.ot;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.ot.fact.Cards;
import coupdoeil.validator.ot.fact.Options;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Rates;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.fact.Inches;
import java.util.List;
import java.util.Optional;

/** Cards that stand for brigades before the battle (OT Prebattle Maneuver). */
final class CardChecks {

    /** Of a pair the one whose id comes first tells. */
    @Rule("OT-OPT-02")
    void opposing(Landmark mark, Cards cards, Spacing spacing, ScenarioFacts scenario, Reporter out) {
        Optional<Token> card = cards.card(mark.kind(), mark.key());
        double apart = spacing.of("cardsEnemy");
        if (card.isEmpty() || !Options.has(scenario, Options.PREBATTLE_MANEUVER)) {
            return;
        }
        for (Token other : cards.against(card.get())) {
            Optional<Double> inches = Cards.inches(card.get(), other);
            if (mark.key().compareTo(other.id()) < 0
                    && inches.filter(far -> Inches.below(far, apart)).isPresent()) {
                report(
                        mark.name(),
                        "is " + Inches.told(inches.get()) + " inches from " + other.id(),
                        "Move it back",
                        out);
            }
        }
    }

    @Rule("OT-OPT-02")
    void farFromCard(UnitEntry entry, Cards cards, Posts posts, Spacing spacing, ScenarioFacts scenario, Reporter out) {
        if (Options.has(scenario, Options.PREBATTLE_MANEUVER)) {
            far(entry, cards, posts, spacing, out);
        }
    }

    @Rule("OT-OPT-02")
    void uncarded(FormationEntry entry, Cards cards, ScenarioFacts scenario, Reporter out) {
        if (Options.has(scenario, Options.PREBATTLE_MANEUVER) && cards.isWithout(entry.formation())) {
            report(entry.name(), "has units and no card", "Give it a card", out);
        }
    }

    @Rule("OT-OPT-03")
    void fixed(ScenarioEntry entry, Posts posts, ScenarioFacts scenario, Reporter out) {
        int units = posts.keys().size();
        if (Options.has(scenario, Options.PREBATTLE_MANEUVER) && units > 0) {
            out.report().with("n", units).ask("Take their positions or the option away");
        }
    }

    @Rule("OT-OPT-07")
    void deployed(UnitEntry entry, Cards cards, Posts posts, Spacing spacing, ScenarioFacts scenario, Reporter out) {
        if (Options.has(scenario, Options.CARD_DEPLOYMENT)) {
            far(entry, cards, posts, spacing, out);
        }
    }

    @Rule("OT-OPT-07")
    void ofNobody(Landmark mark, Cards cards, ScenarioFacts scenario, Reporter out) {
        boolean nobodys = cards.card(mark.kind(), mark.key())
                .filter(card -> !card.attributes().flag("dummy")
                        && cards.formation(card).isEmpty())
                .isPresent();
        if (Options.has(scenario, Options.CARD_DEPLOYMENT) && nobodys) {
            report(mark.name(), "is the card of no formation, and no dummy", "Say whose it is", out);
        }
    }

    /** Whose units all have positions needs none. */
    @Rule("OT-OPT-07")
    void neither(FormationEntry entry, Cards cards, Posts posts, ScenarioFacts scenario, Reporter out) {
        Formation formation = entry.formation();
        boolean placed = cards.own(formation).stream()
                .allMatch(unit -> posts.of(unit.id()).isPresent());
        if (Options.has(scenario, Options.CARD_DEPLOYMENT) && !placed && cards.isWithout(formation)) {
            report(entry.name(), "has neither a card nor positions of its units", "Give it a card", out);
        }
    }

    @Rule("OT-OPT-08")
    void mixed(Landmark mark, Cards cards, ScenarioFacts scenario, Reporter out) {
        Optional<Token> card = cards.card(mark.kind(), mark.key());
        if (card.isEmpty() || !Options.has(scenario, Options.PREBATTLE_MANEUVER)) {
            return;
        }
        List<Unit> units = cards.units(card.get());
        boolean mounted = units.stream().anyMatch(CardChecks::isMounted);
        boolean foot = !units.stream().allMatch(CardChecks::isMounted);
        boolean light = units.stream().anyMatch(CardChecks::isLight);
        String why = mounted && foot
                ? "foot and mounted units"
                : light && !units.stream().allMatch(CardChecks::isLight) ? "light cavalry and others" : "";
        if (!why.isEmpty()) {
            out.report("card").with("why", why).ask("Give them cards of their own");
        }
    }

    private static boolean isMounted(Unit unit) {
        return Units.is(unit, Units.CAVALRY) || (Units.is(unit, Units.ARTILLERY) && Rates.isHorse(unit));
    }

    private static boolean isLight(Unit unit) {
        return Units.is(unit, Units.CAVALRY) && unit.attributes().is("class", "LIGHT");
    }

    private static void far(UnitEntry entry, Cards cards, Posts posts, Spacing spacing, Reporter out) {
        Optional<Double> inches = posts.of(entry.unit().id()).flatMap(post -> cards.inches(post));
        if (inches.filter(far -> !Inches.within(far, spacing.of("unitsCard"))).isPresent()) {
            report(entry.name(), "is " + Inches.told(inches.get()) + " inches from its card", "Move it nearer", out);
        }
    }

    private static void report(String what, String why, String question, Reporter out) {
        out.report().with("what", what).with("why", why).ask(question);
    }
}
