package coupdoeil.editor.data;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.data.Listing.Kind;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.edit.ListEntries;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.edit.Parts;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.inspector.BattleForms;
import coupdoeil.editor.inspector.ScenarioForms;
import coupdoeil.model.Attributes;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.Token;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.roster.PieceInventory;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What a scenario holds beside its set-up, in the battle data. */
final class ScenarioNodes {

    private final Session session;
    private final Scenario scenario;
    private final Part<Scenario> part;
    private final String key;
    private final ScenarioForms forms;
    private final String firstTurn;
    /** Of the turn that is looked at. */
    private final String turnShown;

    ScenarioNodes(Session session, Scenario scenario) {
        this.session = session;
        this.scenario = scenario;
        this.part = Parts.scenario(scenario.id());
        this.key = "scenarios/" + scenario.id();
        this.forms = new ScenarioForms(session);
        TurnTrack track = new TurnTrack(scenario.clock(), session.system().minutesPerTurn());
        this.firstTurn = track.label(0);
        boolean shown = session.scenario().filter(scenario::equals).isPresent();
        this.turnShown = track.label(shown ? session.turn() : 0);
    }

    List<Node> nodes() {
        List<Node> nodes = new ArrayList<>(
                List.of(victory(), specialRules(), events(), readings(), periods(), arrivals(), tokens()));
        nodes.add(new RosterNodes(session, scenario).node(key));
        PieceInventory.of(session.pack().info().system()).map(this::inventory).ifPresent(nodes::add);
        return nodes;
    }

    /** The pieces that the scenario takes, worked out when it is looked at. */
    private Node inventory(PieceInventory inventory) {
        return new Node(
                key + "/bill",
                text("data.bill"),
                "",
                false,
                () -> new Page.OfText(text("data.bill"), lines(inventory)),
                List.of(),
                Node.Commands.NONE);
    }

    private String lines(PieceInventory inventory) {
        Situation situation = Situation.of(session.pack(), session.system(), scenario);
        String lines =
                inventory.lines(situation).stream().map(ScenarioNodes::line).collect(Collectors.joining("\n"));
        return text("data.bill-about") + "\n\n" + lines;
    }

    private static String line(PieceInventory.Line line) {
        if (line.stock().isEmpty()) {
            return text("data.bill-count", line.what(), line.wanted());
        }
        int stock = line.stock().getAsInt();
        return line.missing() > 0
                ? text("data.bill-short", line.what(), line.wanted(), stock, line.missing())
                : text("data.bill-line", line.what(), line.wanted(), stock);
    }

    private Node victory() {
        Kind<VictoryCondition> kind = new Kind<>(
                text("data.victory"),
                condition -> forms.side(condition.side()),
                VictoryCondition::text,
                () -> new VictoryCondition(fresh(text("data.victory")), firstSide(), "", defaults("victory")),
                condition -> condition.withId(fresh(condition.id())),
                forms::victory);
        return list("victory", part.items(Scenario::victory, Scenario::withVictory), scenario.victory(), kind)
                .node(text("data.victories"), text("data.victories-about"));
    }

    private String firstSide() {
        return session.pack().orderOfBattle().sides().stream()
                .findFirst()
                .map(side -> side.id())
                .orElse("");
    }

    private Node specialRules() {
        Kind<SpecialRule> kind = new Kind<>(
                text("data.special-rule"),
                rule -> session.system()
                        .specialRule(rule.id())
                        .map(SpecialRuleType::name)
                        .orElse(rule.id()),
                SpecialRule::text,
                () -> new SpecialRule(FreshId.stem(text("data.special-rule")), "", Attributes.NONE),
                rule -> rule,
                forms::specialRule);
        ListEntries<SpecialRule> items = part.items(Scenario::specialRules, Scenario::withSpecialRules);
        return list("special", items, scenario.specialRules(), kind)
                .node(text("data.special-rules"), text("data.special-rules-about"));
    }

    private Node events() {
        Kind<ScenarioEvent> kind = new Kind<>(
                text("data.event"),
                ScenarioEvent::name,
                ScenarioEvent::at,
                () -> new ScenarioEvent(
                        fresh(text("data.event")), turnShown, text("data.event"), "", defaults("event")),
                event -> event.withId(fresh(event.id())),
                (at, event) -> forms.event(scenario, at, event));
        return list("events", part.items(Scenario::events, Scenario::withEvents), scenario.events(), kind)
                .node(text("data.events"), text("data.events-about"));
    }

    private Node readings() {
        List<Node> readings = session.system().options().switches().stream()
                .map(this::reading)
                .toList();
        return Node.heading(key + "/readings", text("form.switches"), text("data.readings-about"), readings);
    }

    private Node reading(SwitchType type) {
        String chosen = scenario.switches().getOrDefault(type.id(), type.fallback());
        return new Node(
                key + "/readings/" + type.id(),
                type.name(),
                Choices.reading(chosen),
                !chosen.equals(type.fallback()),
                () -> new Page.OfForm(forms.reading(part, scenario, type)),
                List.of(),
                Node.Commands.NONE);
    }

    private Node periods() {
        BattleForms battle = new BattleForms(session);
        Kind<Period> kind = new Kind<>(
                text("form.period-kind"),
                period -> text("form.period", period.from(), period.to()),
                period -> String.join(", ", period.conditions()),
                () -> new Period(firstTurn, firstTurn, List.of(), defaults("period")),
                period -> period,
                (at, period) -> battle.period(scenario, scenario.periods().indexOf(period), period));
        return list("periods", part.items(Scenario::periods, Scenario::withPeriods), scenario.periods(), kind)
                .node(text("data.periods"), text("data.periods-about"));
    }

    private Node arrivals() {
        BattleForms battle = new BattleForms(session);
        Kind<ArrivalGroup> kind = new Kind<>(
                text("form.group"),
                ArrivalGroup::name,
                ArrivalGroup::at,
                () -> new ArrivalGroup(
                        fresh(text("new.group")),
                        text("new.group"),
                        "",
                        firstTurn,
                        "",
                        ArrivalGroup.COLUMN,
                        "",
                        List.of(),
                        List.of(),
                        defaults("group")),
                group -> group.withId(fresh(group.id())),
                (at, group) -> battle.group(scenario, group),
                this::insideGroup);
        ListEntries<ArrivalGroup> items = part.items(Scenario::reinforcements, Scenario::withReinforcements);
        return list("arrivals", items, scenario.reinforcements(), kind)
                .node(text("data.arrivals"), text("data.arrivals-about"));
    }

    private List<Node> insideGroup(String inside, Part<ArrivalGroup> group, ArrivalGroup now) {
        Kind<Marcher> marcher = new Kind<>(
                text("data.marcher"),
                on -> forms.piece(on.piece()),
                on -> "",
                () -> new Marcher("", null, defaults("marcher")),
                on -> on,
                forms::marcher);
        return List.of(
                new Listing<>(
                                inside + "/march",
                                group.items(ArrivalGroup::march, ArrivalGroup::withMarch),
                                now.march(),
                                marcher)
                        .node(text("field.march"), text("data.march-about")),
                new Listing<>(
                                inside + "/tokens",
                                group.items(ArrivalGroup::tokens, ArrivalGroup::withTokens),
                                now.tokens(),
                                token())
                        .node(text("data.tokens"), text("data.group-tokens-about")));
    }

    private Node tokens() {
        return list("tokens", part.items(Scenario::tokens, Scenario::withTokens), scenario.tokens(), token())
                .node(text("data.tokens"), text("data.tokens-about"));
    }

    private Kind<Token> token() {
        return new Kind<>(
                text("data.token"),
                forms::name,
                token -> session.pack().battlefield().labels().position(token.position()),
                () -> new Token(
                        fresh(text("data.token")), firstToken(), null, new Position.OffMap(""), defaults("token")),
                token -> token.withId(fresh(token.id())),
                forms::token);
    }

    private String firstToken() {
        return session.system().vocabulary().tokens().stream()
                .findFirst()
                .map(kind -> kind.id())
                .orElse("");
    }

    private <T> Listing<T> list(String name, ListEntries<T> items, List<T> entries, Kind<T> kind) {
        return new Listing<>(key + "/" + name, items, entries, kind);
    }

    private String fresh(String name) {
        return FreshId.of(session.pack(), name);
    }

    private Attributes defaults(String kind) {
        return Starter.defaults(session.system(), kind, "");
    }
}
