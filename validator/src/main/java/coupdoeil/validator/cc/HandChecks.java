package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.cc.fact.Players;
import coupdoeil.validator.cc.fact.Squares;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.hexes.ScenarioFixes;
import java.util.List;
import java.util.OptionalInt;

/** The command cards that the players are dealt (CC 3 step 5), and the banners that they play for (CC 4). */
final class HandChecks {

    private static final String CARDS = "Cards";
    private static final String BANNERS = "Banners";

    @Rule("CC-SCN-04")
    void cards(ScenarioEntry entry, Players players, RuleSystem system, Reporter out) {
        for (Players.Player player : players.all()) {
            if (players.cards(player).orElse(0) < 1) {
                unsaid(player, CARDS, "cards", system, out);
            }
        }
    }

    /** With the last cards dealt, the discards are shuffled at once (CC 5 Phase 5). */
    @Rule("CC-SCN-05")
    void deck(ScenarioEntry entry, Players players, Squares squares, RuleSystem system, Reporter out) {
        Attributes table = system.tables().nested("cards");
        int deck = table.integer("section", 0) + table.integer("tactic", 0);
        int dealt = 0;
        for (Players.Player player : players.all()) {
            dealt += Math.max(0, players.cards(player).orElse(0)) + squares.cards(player.side());
        }
        if (dealt > deck - table.integer("spare", 0)) {
            out.report()
                    .severity(dealt > deck ? Severity.ERROR : Severity.WARNING)
                    .with("n", dealt)
                    .with("deck", deck);
        }
    }

    @Rule("CC-SCN-06")
    void hands(ScenarioEntry entry, Players players, RuleSystem system, Reporter out) {
        List<Integer> usual = system.tables().nested("cards").integers("usual");
        for (Players.Player player : players.all()) {
            unusual(player, players.cards(player), usual, out);
        }
    }

    @Rule("CC-SCN-07")
    void banners(ScenarioEntry entry, Players players, RuleSystem system, Reporter out) {
        for (Players.Player player : players.all()) {
            if (players.banners(player).orElse(0) < 1) {
                unsaid(player, BANNERS, "banners", system, out);
            }
        }
    }

    @Rule("CC-SCN-08")
    void targets(ScenarioEntry entry, Players players, RuleSystem system, Reporter out) {
        List<Integer> usual = system.tables().nested("banners").integers("usual");
        for (Players.Player player : players.all()) {
            unusual(player, players.banners(player), usual, out);
        }
    }

    /** Each side's banners but the last of the one that loses: the battle ends when either has all of his. */
    @Rule("CC-VB-08")
    void counters(ScenarioEntry entry, Players players, RuleSystem system, Reporter out) {
        int stock = system.tables().nested("banners").integer("counters", 0);
        int needed = players.all().stream()
                        .mapToInt(player -> Math.max(0, players.banners(player).orElse(0)))
                        .sum()
                - 1;
        if (needed > stock) {
            out.report().with("n", needed).with("stock", stock);
        }
    }

    private static void unusual(Players.Player player, OptionalInt number, List<Integer> usual, Reporter out) {
        if (number.isPresent()
                && number.getAsInt() > 0
                && usual.size() == 2
                && (number.getAsInt() < usual.get(0) || number.getAsInt() > usual.get(1))) {
            out.report()
                    .about(player.ref())
                    .with("side", player.name())
                    .with("n", number.getAsInt())
                    .with("from", usual.get(0))
                    .with("to", usual.get(1));
        }
    }

    private static void unsaid(Players.Player player, String what, String noun, RuleSystem system, Reporter out) {
        String attribute = player.camp().attribute(what);
        Reporter.Draft draft =
                out.report().about(player.ref()).with("side", player.name()).with("field", "attributes/" + attribute);
        system.attributesOf("scenario").stream()
                .filter(type -> type.id().equals(attribute))
                .map(AttributeType::fallback)
                .filter(Object.class::isInstance)
                .forEach(usual -> draft.fix(
                        ScenarioFixes.set("Make it " + usual + " " + noun, out.scenario(), attribute, usual)));
        draft.fix(new Fix.Question("Enter the number"));
    }
}
