package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.editor.edit.ScenarioEdits;
import coupdoeil.editor.inspector.Field.Option;
import coupdoeil.editor.inspector.Form.Section;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;

/** Forms of formations and armies, and of a scenario with its periods and groups of reinforcements. */
final class BattleForms {

    private final Session session;

    BattleForms(Session session) {
        this.session = session;
    }

    Form formation(Formation formation) {
        AttributeFields attributes = new AttributeFields(session, formation.name());
        List<Option> levels = session.system().levels().stream()
                .map(level -> new Option(level.id(), level.name()))
                .toList();
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        Field.text(
                                "name",
                                text("field.name"),
                                formation.name(),
                                v -> change(attributes, "field.name", formation, f -> f.withName(v))),
                        Field.choice(
                                "command-level",
                                text("field.command-level"),
                                levels,
                                formation.level(),
                                v -> change(
                                        attributes,
                                        "field.command-level",
                                        formation,
                                        f -> f.withLevel(v == null ? f.level() : v))),
                        under(
                                attributes,
                                formation,
                                Belonging.COMMAND,
                                "field.command",
                                attributes.candidates("formation")),
                        under(attributes, formation, Belonging.ARMY, "field.army", attributes.candidates("army")))));
        sections.addAll(attributes.sections(
                text("form.ratings"),
                session.system().attributesOf("formation"),
                formation.attributes(),
                (name, change) ->
                        OobEdits.formation(name, formation.id(), f -> f.withAttributes(change.apply(f.attributes())))));
        sections.add(new Section(
                text("form.history"),
                StrengthFields.of(
                        formation.strength(),
                        (label, strength) -> change(attributes, label, formation, f -> f.withStrength(strength)))));
        String level = session.system()
                .level(formation.level())
                .map(known -> known.name())
                .orElse(formation.level());
        return new Form(formation.name(), level, sections);
    }

    private Field under(
            AttributeFields attributes, Formation formation, String relation, String label, List<Option> options) {
        return Field.choice(
                relation,
                text(label),
                options,
                formation.under().to(relation).orElse(null),
                v -> change(attributes, label, formation, f -> {
                    Map<String, String> relations =
                            new LinkedHashMap<>(f.under().relations());
                    relations.remove(relation);
                    if (v != null) {
                        relations.put(relation, v);
                    }
                    return f.withUnder(new Belonging(relations));
                }));
    }

    Form army(Army army) {
        AttributeFields attributes = new AttributeFields(session, army.name());
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        Field.text(
                                "name",
                                text("field.name"),
                                army.name(),
                                v -> change(attributes, "field.name", army, a -> a.withName(v))),
                        Field.choice(
                                "side",
                                text("field.side"),
                                attributes.candidates("side"),
                                army.side(),
                                v -> change(attributes, "field.side", army, a -> a.withSide(v == null ? a.side() : v))),
                        Field.choice(
                                "leader",
                                text("field.leader"),
                                attributes.candidates("leader"),
                                army.leader(),
                                v -> change(attributes, "field.leader", army, a -> a.withLeader(v))))));
        sections.addAll(attributes.sections(
                text("form.ratings"),
                session.system().attributesOf("army"),
                army.attributes(),
                (name, change) -> OobEdits.army(name, army.id(), a -> a.withAttributes(change.apply(a.attributes())))));
        return new Form(army.name(), text("form.army"), sections);
    }

    Form scenario(Scenario scenario) {
        AttributeFields attributes = new AttributeFields(session, scenario.name());
        Clock clock = scenario.clock();
        List<Field> fields = new ArrayList<>(List.of(
                Field.text(
                        "name",
                        text("field.name"),
                        scenario.name(),
                        v -> change(attributes, "field.name", scenario, s -> s.withName(v))),
                Field.text(
                        "description",
                        text("field.description"),
                        scenario.description(),
                        v -> change(attributes, "field.description", scenario, s -> s.withDescription(v))),
                Field.text(
                        "start",
                        text("field.start"),
                        clock.start() == null ? "" : clock.start(),
                        v -> change(
                                attributes,
                                "field.start",
                                scenario,
                                s -> s.withClock(s.clock().withStart(v.isEmpty() ? null : v)))),
                Field.text(
                        "end",
                        text("field.end"),
                        clock.end() == null ? "" : clock.end(),
                        v -> change(
                                attributes,
                                "field.end",
                                scenario,
                                s -> s.withClock(s.clock().withEnd(v.isEmpty() ? null : v)))),
                Field.count(
                        "turns",
                        text("field.turns"),
                        clock.turns() == null ? 0 : clock.turns(),
                        v -> change(
                                attributes,
                                "field.turns",
                                scenario,
                                s -> s.withClock(s.clock().withTurns(v == 0 ? null : v))))));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("", fields));
        sections.addAll(attributes.sections(
                text("form.ratings"),
                session.system().attributesOf("scenario"),
                scenario.attributes(),
                (name, change) -> ScenarioEdits.change(
                        name, scenario.id(), s -> s.withAttributes(change.apply(s.attributes())))));
        sections.add(new Section(
                text("form.switches"),
                session.system().switches().stream()
                        .map(type -> reading(attributes, scenario, type))
                        .toList()));
        return new Form(scenario.name(), text("form.scenario"), sections);
    }

    private static Field reading(AttributeFields attributes, Scenario scenario, SwitchType type) {
        List<Option> values = type.values().stream()
                .map(value ->
                        new Option(value, value.equals(type.fallback()) ? text("field.recommended", value) : value))
                .toList();
        String chosen = scenario.switches().getOrDefault(type.id(), type.fallback());
        return Field.choice(
                        type.id(),
                        type.name(),
                        values,
                        chosen,
                        v -> ScenarioEdits.change(attributes.edit(type.name()), scenario.id(), s -> {
                            Map<String, String> switches = new LinkedHashMap<>(s.switches());
                            switches.remove(type.id());
                            if (v != null && !v.equals(type.fallback())) {
                                switches.put(type.id(), v);
                            }
                            return s.withSwitches(switches);
                        }))
                .withTip(type.description());
    }

    Form period(Scenario scenario, int index, Period period) {
        String title = text("form.period", period.from(), period.to());
        AttributeFields attributes = new AttributeFields(session, title);
        List<Option> turns = turns(scenario);
        List<Option> conditions = session.system().conditions().stream()
                .map(condition -> new Option(condition.id(), condition.name()))
                .toList();
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        Field.choice(
                                "from",
                                text("field.from"),
                                turns,
                                period.from(),
                                v -> change(
                                        attributes,
                                        "field.from",
                                        scenario,
                                        index,
                                        p -> p.withFrom(v == null ? p.from() : v))),
                        Field.choice(
                                "to",
                                text("field.to"),
                                turns,
                                period.to(),
                                v -> change(
                                        attributes,
                                        "field.to",
                                        scenario,
                                        index,
                                        p -> p.withTo(v == null ? p.to() : v))),
                        Field.several(
                                "conditions",
                                text("field.conditions"),
                                conditions,
                                period.conditions(),
                                v -> change(
                                        attributes, "field.conditions", scenario, index, p -> p.withConditions(v))))));
        sections.addAll(attributes.sections(
                text("form.ratings"),
                session.system().attributesOf("period"),
                period.attributes(),
                (name, change) -> ScenarioEdits.period(
                        name, scenario.id(), index, p -> p.withAttributes(change.apply(p.attributes())))));
        return new Form(title, text("form.period-kind"), sections);
    }

    Form group(Scenario scenario, ArrivalGroup group) {
        AttributeFields attributes = new AttributeFields(session, group.name());
        List<Option> entries = session.pack().battlefield().places().stream()
                .filter(place -> place.kind().equals("entry"))
                .map(place -> new Option(place.id(), name(place)))
                .toList();
        List<Option> modes = List.of(
                new Option(ArrivalGroup.COLUMN, text("mode.column")), new Option(ArrivalGroup.EDGE, text("mode.edge")));
        List<Option> pieces = new ArrayList<>(attributes.candidates("unit"));
        pieces.addAll(attributes.candidates("leader"));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        Field.text(
                                "name",
                                text("field.name"),
                                group.name(),
                                v -> change(attributes, "field.name", scenario, group, g -> g.withName(v))),
                        Field.choice(
                                "side",
                                text("field.side"),
                                attributes.candidates("side"),
                                group.side(),
                                v -> change(
                                        attributes,
                                        "field.side",
                                        scenario,
                                        group,
                                        g -> g.withSide(v == null ? "" : v))),
                        Field.choice(
                                "at",
                                text("field.at"),
                                turns(scenario),
                                group.at(),
                                v -> change(
                                        attributes,
                                        "field.at",
                                        scenario,
                                        group,
                                        g -> g.withAt(v == null ? g.at() : v))),
                        Field.choice(
                                "entry",
                                text("field.entry"),
                                entries,
                                group.entry(),
                                v -> change(
                                        attributes,
                                        "field.entry",
                                        scenario,
                                        group,
                                        g -> g.withEntry(v == null ? "" : v))),
                        Field.choice(
                                "mode",
                                text("field.mode"),
                                modes,
                                group.mode(),
                                v -> change(
                                        attributes,
                                        "field.mode",
                                        scenario,
                                        group,
                                        g -> g.withMode(v == null ? g.mode() : v))),
                        Field.text(
                                "condition",
                                text("field.condition"),
                                group.condition(),
                                v -> change(attributes, "field.condition", scenario, group, g -> g.withCondition(v))),
                        Field.several(
                                "march",
                                text("field.march"),
                                pieces,
                                group.march().stream().map(Marcher::piece).toList(),
                                v -> change(
                                        attributes, "field.march", scenario, group, g -> g.withMarch(march(g, v)))))));
        sections.addAll(attributes.sections(
                text("form.ratings"),
                session.system().attributesOf("group"),
                group.attributes(),
                (name, change) -> ScenarioEdits.group(
                        name, scenario.id(), group.id(), g -> g.withAttributes(change.apply(g.attributes())))));
        return new Form(group.name(), text("form.group"), sections);
    }

    /** The march in another order, each piece in the formation it had. */
    private static List<Marcher> march(ArrivalGroup group, List<String> pieces) {
        return pieces.stream()
                .map(piece -> group.march().stream()
                        .filter(marcher -> marcher.piece().equals(piece))
                        .findFirst()
                        .orElseGet(() -> new Marcher(piece, null, Attributes.NONE)))
                .toList();
    }

    private List<Option> turns(Scenario scenario) {
        TurnTrack track = new TurnTrack(scenario.clock(), session.system().minutesPerTurn());
        return IntStream.range(0, track.count())
                .mapToObj(track::label)
                .map(label -> new Option(label, label))
                .toList();
    }

    private static String name(Place place) {
        return place.name().isEmpty() ? place.id() : place.name();
    }

    private static Edit change(
            AttributeFields attributes, String label, Formation formation, UnaryOperator<Formation> change) {
        return OobEdits.formation(attributes.edit(text(label)), formation.id(), change);
    }

    private static Edit change(AttributeFields attributes, String label, Army army, UnaryOperator<Army> change) {
        return OobEdits.army(attributes.edit(text(label)), army.id(), change);
    }

    private static Edit change(
            AttributeFields attributes, String label, Scenario scenario, UnaryOperator<Scenario> change) {
        return ScenarioEdits.change(attributes.edit(text(label)), scenario.id(), change);
    }

    private static Edit change(
            AttributeFields attributes, String label, Scenario scenario, int index, UnaryOperator<Period> change) {
        return ScenarioEdits.period(attributes.edit(text(label)), scenario.id(), index, change);
    }

    private static Edit change(
            AttributeFields attributes,
            String label,
            Scenario scenario,
            ArrivalGroup group,
            UnaryOperator<ArrivalGroup> change) {
        return ScenarioEdits.group(attributes.edit(text(label)), scenario.id(), group.id(), change);
    }
}
