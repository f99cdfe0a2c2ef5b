package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ListEntries;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.edit.Parts;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Fields;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Side;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Forms of sides, armies and formations, and of a scenario with its periods and groups of reinforcements. */
public final class BattleForms {

    private final Session session;
    private final Choices words;

    public BattleForms(Session session) {
        this.session = session;
        this.words = new Choices(session);
    }

    Form formation(Formation formation) {
        Fields<Formation> of = fields(Parts.formation(formation.id()), formation, formation.name());
        List<Option> levels = session.system().vocabulary().levels().stream()
                .map(level -> new Option(level.id(), level.name()))
                .toList();
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        of.text("field.name", Formation::name, Formation::withName),
                        of.word("field.command-level", levels, Formation::level, Formation::withLevel)
                                .typed(field -> field.demanded()),
                        under(of, "field.command", Belonging.COMMAND, "formation"),
                        under(of, "field.asset", Belonging.ASSET, "formation"),
                        under(of, "field.army", Belonging.ARMY, "army"))));
        sections.addAll(attributes(of, "formation", Formation::attributes, Formation::withAttributes));
        sections.add(
                new Section(text("form.history"), StrengthFields.of(of, Formation::strength, Formation::withStrength)));
        String level = session.system()
                .level(formation.level())
                .map(known -> known.name())
                .orElse(formation.level());
        return new Form(formation.name(), level, sections);
    }

    private Field under(Fields<Formation> of, String label, String relation, String kind) {
        return of.choice(
                label,
                words.candidates(kind),
                formation -> formation.under().to(relation).orElse(null),
                (old, id) -> old.withUnder(related(old.under(), relation, id)));
    }

    /** A belonging with one relation changed; with null, taken away. */
    static Belonging related(Belonging under, String relation, @Nullable String id) {
        if (id != null) {
            return under.with(relation, id);
        }
        Map<String, String> relations = new LinkedHashMap<>(under.relations());
        relations.remove(relation);
        return new Belonging(relations);
    }

    public Form side(Side side) {
        Fields<Side> of = fields(Parts.side(side.id()), side, side.name());
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("", List.of(of.text("field.name", Side::name, Side::withName))));
        sections.addAll(attributes(of, "side", Side::attributes, Side::withAttributes));
        return new Form(side.name(), text("form.a-side"), sections);
    }

    public Form army(Army army) {
        Fields<Army> of = fields(Parts.army(army.id()), army, army.name());
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        of.text("field.name", Army::name, Army::withName),
                        of.word("field.side", words.candidates("side"), Army::side, Army::withSide)
                                .typed(field -> field.demanded()),
                        of.choice("field.leader", words.candidates("leader"), Army::leader, Army::withLeader))));
        sections.addAll(attributes(of, "army", Army::attributes, Army::withAttributes));
        return new Form(army.name(), text("form.army"), sections);
    }

    public Form scenario(Scenario scenario) {
        Fields<Scenario> of = fields(Parts.scenario(scenario.id()), scenario, scenario.name());
        List<Field> clock = new ArrayList<>();
        if (session.system().minutesPerTurn() > 0) {
            clock.add(time(of, "field.start", Clock::start, Clock::withStart));
            clock.add(time(of, "field.end", Clock::end, Clock::withEnd));
        }
        clock.add(of.number(
                        "field.turns",
                        s -> s.clock().turns() == null
                                ? null
                                : BigDecimal.valueOf(s.clock().turns()),
                        (old, v) -> old.withClock(old.clock().withTurns(v == null ? null : v.intValue())))
                .typed(type -> type.whole().between(BigDecimal.ONE, BigDecimal.valueOf(1000))));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        of.text("field.name", Scenario::name, Scenario::withName),
                        of.prose("field.description", Scenario::description, Scenario::withDescription))));
        sections.add(new Section(text("form.clock"), clock));
        sections.addAll(attributes(of, "scenario", Scenario::attributes, Scenario::withAttributes));
        sections.add(new Section(
                text("form.switches"),
                session.system().options().switches().stream()
                        .map(type -> new ScenarioForms(session).reading(Parts.scenario(scenario.id()), scenario, type))
                        .flatMap(form -> form.fields().stream()
                                .map(field -> field.typed(type ->
                                                type.labelled(form.title()).withTip(form.about()))
                                        .keyed(form.title())))
                        .toList()));
        return new Form(scenario.name(), text("form.scenario"), sections);
    }

    private static Field time(
            Fields<Scenario> of,
            String label,
            Function<Clock, @Nullable String> get,
            BiFunction<Clock, @Nullable String, Clock> with) {
        return of.text(
                        label,
                        scenario -> {
                            String time = get.apply(scenario.clock());
                            return time == null ? "" : time;
                        },
                        (old, v) -> old.withClock(with.apply(old.clock(), v.isEmpty() ? null : v)))
                .checked(v -> Clock.minutes(v.toString()).isPresent() ? "" : text("field.no-time", v));
    }

    public Form period(Scenario scenario, int index, Period period) {
        String title = text("form.period", period.from(), period.to());
        ListEntries<Period> periods = Parts.scenario(scenario.id()).items(Scenario::periods, Scenario::withPeriods);
        Fields<Period> of = fields(periods.at(index), period, title);
        List<Option> turns = words.turns(scenario);
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        of.word("field.from", turns, Period::from, Period::withFrom)
                                .typed(type -> type.demanded()),
                        of.word("field.to", turns, Period::to, Period::withTo).typed(type -> type.demanded()),
                        of.several(
                                "field.conditions",
                                words.words("condition"),
                                Period::conditions,
                                Period::withConditions))));
        sections.addAll(attributes(of, "period", Period::attributes, Period::withAttributes));
        return new Form(title, text("form.period-kind"), sections);
    }

    public Form group(Scenario scenario, ArrivalGroup group) {
        Fields<ArrivalGroup> of = fields(Parts.group(scenario.id(), group.id()), group, group.name());
        PlaceNames names = PlaceNames.of(session.pack().battlefield(), session.system());
        List<Option> entries = session.pack().battlefield().places().stream()
                .filter(place -> place.kind().equals("entry"))
                .map(place -> new Option(place.id(), names.of(place)))
                .toList();
        List<Option> modes = List.of(
                new Option(ArrivalGroup.COLUMN, text("mode.column")), new Option(ArrivalGroup.EDGE, text("mode.edge")));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(
                "",
                List.of(
                        of.text("field.name", ArrivalGroup::name, ArrivalGroup::withName),
                        of.word("field.side", words.candidates("side"), ArrivalGroup::side, ArrivalGroup::withSide),
                        of.word("field.at", words.turns(scenario), ArrivalGroup::at, ArrivalGroup::withAt)
                                .typed(type -> type.demanded()),
                        of.word("field.entry", entries, ArrivalGroup::entry, ArrivalGroup::withEntry),
                        of.word("field.mode", modes, ArrivalGroup::mode, ArrivalGroup::withMode)
                                .typed(type -> type.demanded()),
                        of.prose("field.condition", ArrivalGroup::condition, ArrivalGroup::withCondition),
                        of.several(
                                "field.march",
                                words.pieces(),
                                g -> g.march().stream().map(Marcher::piece).toList(),
                                (old, v) -> old.withMarch(march(old, v))))));
        sections.addAll(attributes(of, "group", ArrivalGroup::attributes, ArrivalGroup::withAttributes));
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

    private <T> Fields<T> fields(Part<T> part, T now, String subject) {
        return new Fields<>(session, part, now, subject);
    }

    private <T> List<Section> attributes(
            Fields<T> of, String kind, Function<T, Attributes> get, BiFunction<T, Attributes, T> with) {
        return of.attributes("", text("form.ratings"), session.system().attributesOf(kind), get, with);
    }
}
