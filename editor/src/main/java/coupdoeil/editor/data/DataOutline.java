package coupdoeil.editor.data;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.data.Listing.Kind;
import coupdoeil.editor.data.Node.Commands;
import coupdoeil.editor.data.Node.Step;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.edit.Parts;
import coupdoeil.editor.edit.ScenarioEdits;
import coupdoeil.editor.edit.ScenarioPlan;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.inspector.BattleForms;
import coupdoeil.editor.inspector.PackForms;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.RuleBook;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Everything of a pack that is a table or a text, as a tree. */
final class DataOutline {

    private final Session session;
    private final PackForms forms;

    DataOutline(Session session) {
        this.session = session;
        this.forms = new PackForms(session);
    }

    List<Node> nodes() {
        return List.of(
                battle(),
                scenarios(),
                Node.heading("house", text("data.house"), text("data.house-about"), new HouseNodes(session).nodes()));
    }

    private Node battle() {
        List<Node> inside = new ArrayList<>();
        Pack pack = session.pack();
        pack.battlefield().hexMap().ifPresent(map -> inside.add(map(map)));
        pack.battlefield().table().ifPresent(table -> {
            inside.add(table(table));
            inside.add(features(table));
        });
        inside.add(new ForceNodes(session).node());
        inside.add(suppressions());
        return new Node(
                "battle", text("data.battle"), "", false, () -> new Page.OfForm(forms.info()), inside, Commands.NONE);
    }

    private Node map(HexBattlefield map) {
        Part<HexBattlefield> part = PackEdits::map;
        Kind<Panel> kind = new Kind<>(
                text("data.panel"),
                Panel::name,
                panel -> "",
                () -> new Panel(
                        "panel-" + (map.panels().size() + 1),
                        text("data.panel"),
                        0,
                        0,
                        map.grid().columns(),
                        map.grid().rows(),
                        null),
                panel -> panel.withId(panel.id() + "-2"),
                forms::panel);
        Node panels = new Listing<>(
                        "battle/panels",
                        part.items(HexBattlefield::panels, HexBattlefield::withPanels),
                        map.panels(),
                        kind)
                .node(text("data.panels"), text("data.panels-about"));
        return new Node(
                "battle/map",
                text("data.map"),
                "",
                false,
                () -> new Page.OfForm(forms.map(part, map)),
                List.of(panels),
                Commands.NONE);
    }

    private Node table(TableBattlefield table) {
        return new Node(
                "battle/table",
                text("data.table-ground"),
                "",
                false,
                () -> new Page.OfForm(forms.table(Parts.table(), table)),
                List.of(),
                Commands.NONE);
    }

    private Node features(TableBattlefield table) {
        Part<TableBattlefield> part = Parts.table();
        List<Node> features = new ArrayList<>();
        for (int i = 0; i < table.features().size(); i++) {
            TableFeature feature = table.features().get(i);
            Part<TableFeature> at = part.items(TableBattlefield::features, TableBattlefield::withFeatures)
                    .at(i);
            String name = session.chart()
                    .record(feature.type())
                    .map(record -> record.name())
                    .orElse(feature.type());
            features.add(new Node(
                    "battle/features/" + i,
                    feature.name().isEmpty() ? name : feature.name(),
                    feature.name().isEmpty() ? "" : name,
                    false,
                    () -> new Page.OfForm(forms.feature(at, feature)),
                    List.of(),
                    Commands.NONE.removing(
                            () -> Deletion.ofFeatures(
                                    session.pack(),
                                    session.system(),
                                    Set.of(feature.id()),
                                    feature.name().isEmpty() ? name : feature.name()),
                            "battle/features")));
        }
        return Node.heading("battle/features", text("data.features"), text("data.features-about"), features);
    }

    private Node suppressions() {
        Kind<Suppression> kind = new Kind<>(
                text("data.suppression"),
                Suppression::rule,
                Suppression::reason,
                () -> new Suppression(
                        "",
                        "",
                        "",
                        "",
                        System.getProperty("user.name", ""),
                        LocalDate.now().toString()),
                suppression -> suppression,
                (part, suppression) -> forms.suppression(part, suppression, rules()));
        return new Listing<>(
                        "battle/suppressions",
                        Part.pack().items(Pack::suppressions, Pack::withSuppressions),
                        session.pack().suppressions(),
                        kind)
                .node(text("data.suppressions"), text("data.suppressions-about"));
    }

    /** The rules of the validator; reading them takes a moment. */
    private List<Option> rules() {
        return RuleBook.of(session.pack().info().system()).catalogue().stream()
                .map(rule -> new Option(rule.id(), rule.id() + " " + rule.title()))
                .toList();
    }

    private Node scenarios() {
        List<Scenario> all = session.pack().scenarios();
        List<Node> nodes = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            nodes.add(scenario(all.get(i), i, all));
        }
        return new Node(
                "scenarios",
                text("data.scenarios"),
                "",
                false,
                () -> new Page.OfText(text("data.scenarios"), text("data.scenarios-about")),
                nodes,
                Commands.NONE.making(text("form.scenario"), this::fresh));
    }

    private Step fresh() {
        Clock clock = session.scenario().map(Scenario::clock).orElse(Clock.UNSET);
        Scenario made = Starter.scenario(session.pack(), session.system(), text("new.scenario"), clock);
        return new Step(ScenarioEdits.add(made), "scenarios/" + made.id());
    }

    private Node scenario(Scenario scenario, int index, List<Scenario> all) {
        Commands commands = new Commands(
                text("form.scenario"),
                Optional.of(this::fresh),
                Optional.of(() -> copy(scenario)),
                Optional.of(() -> new Step(ScenarioEdits.remove(scenario.id(), scenario.name()), "scenarios")),
                index == 0 ? Optional.empty() : Optional.of(move(scenario, index, index - 1)),
                index == all.size() - 1 ? Optional.empty() : Optional.of(move(scenario, index, index + 1)));
        return new Node(
                "scenarios/" + scenario.id(),
                scenario.name(),
                "",
                false,
                () -> new Page.OfForm(new BattleForms(session).scenario(scenario)),
                new ScenarioNodes(session, scenario).nodes(),
                commands);
    }

    private Step copy(Scenario scenario) {
        ScenarioPlan plan =
                new ScenarioPlan(text("data.copy-of", scenario.name()), Optional.of(scenario), scenario.clock());
        Scenario made = plan.scenario(session.pack(), session.system());
        return new Step(plan.add(made), "scenarios/" + made.id());
    }

    private static Supplier<Step> move(Scenario scenario, int from, int to) {
        return () -> new Step(
                Parts.scenarios().move(text("edit.move-entry", scenario.name()), from, to),
                "scenarios/" + scenario.id());
    }
}
