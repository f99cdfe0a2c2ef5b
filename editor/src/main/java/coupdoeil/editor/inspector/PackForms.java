package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Resized;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.edit.Parts;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.FieldType.Writing;
import coupdoeil.editor.form.Fields;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Margins;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.pack.PackInfo;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.rules.TerrainRecord;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Forms of what a pack says of itself and of its ground as a whole, and of what its designer accepts. */
public final class PackForms {

    private static final BigDecimal MOST_INCHES = BigDecimal.valueOf(1000);

    private final Session session;

    public PackForms(Session session) {
        this.session = session;
    }

    public Form info() {
        PackInfo now = session.pack().info();
        Fields<PackInfo> of = new Fields<>(session, Parts.info(), now, now.name());
        List<Option> systems = RuleSystems.ids().stream()
                .flatMap(id -> RuleSystems.load(id).stream())
                .map(system -> new Option(system.id(), system.name()))
                .toList();
        List<Option> profiles = session.system().profiles().stream()
                .map(profile -> new Option(profile.id(), profile.name()))
                .toList();
        return new Form(
                now.name(),
                session.system().name(),
                List.of(
                        new Section(
                                "",
                                List.of(
                                        of.text("field.name", PackInfo::name, PackInfo::withName),
                                        of.text("field.id", PackInfo::id, PackInfo::withId)
                                                .typed(type -> type.demanded().withTip(text("data.pack-id"))),
                                        of.word("field.system", systems, PackInfo::system, PackInfo::withSystem)
                                                .typed(type -> type.demanded()),
                                        of.word("field.profile", profiles, PackInfo::profile, PackInfo::withProfile)
                                                .typed(type -> type.withTip(text("data.profile-tip"))),
                                        of.text("field.edition", PackInfo::edition, PackInfo::withEdition),
                                        of.several("field.authors", List.of(), PackInfo::authors, PackInfo::withAuthors)
                                                .typed(type -> type.written(Writing.PROSE)),
                                        of.text("field.licence", PackInfo::licence, PackInfo::withLicence))),
                        new Section(
                                text("form.notes"),
                                List.of(
                                        of.several("field.sources", List.of(), PackInfo::sources, PackInfo::withSources)
                                                .typed(type -> type.written(Writing.PROSE)),
                                        of.prose("field.notes", PackInfo::notes, PackInfo::withNotes)))));
    }

    public Form suppression(Part<Suppression> part, Suppression now, List<Option> rules) {
        Fields<Suppression> of = new Fields<>(session, part, now, now.rule());
        List<Option> scenarios = session.pack().scenarios().stream()
                .map(scenario -> new Option(scenario.id(), scenario.name()))
                .toList();
        return new Form(
                now.rule().isEmpty() ? text("data.suppression") : now.rule(),
                text("data.suppression"),
                List.of(new Section(
                        "",
                        List.of(
                                of.word("field.rule", rules, Suppression::rule, Suppression::withRule)
                                        .typed(type -> type.opened().demanded()),
                                of.text("field.subject", Suppression::subject, Suppression::withSubject)
                                        .typed(type -> type.demanded().withTip(text("data.subject"))),
                                of.word("field.scenario", scenarios, Suppression::scenario, Suppression::withScenario),
                                of.prose("field.reason", Suppression::reason, Suppression::withReason)
                                        .typed(type -> type.demanded()),
                                of.text("field.author", Suppression::author, Suppression::withAuthor),
                                of.text("field.date", Suppression::date, Suppression::withDate)
                                        .checked(v -> isDate(v.toString()) ? "" : text("field.no-date", v))))));
    }

    private static boolean isDate(String text) {
        try {
            LocalDate.parse(text);
            return true;
        } catch (DateTimeParseException none) {
            return false;
        }
    }

    /** The map as a whole: its scale and how its hexes are called. */
    public Form map(Part<HexBattlefield> part, HexBattlefield now) {
        Fields<HexBattlefield> of = new Fields<>(session, part, now, text("data.map"));
        List<Field> fields = new ArrayList<>();
        fields.add(
                of.whole("field.metres", 0, 1_000_000, HexBattlefield::metresPerHex, HexBattlefield::withMetresPerHex));
        fields.addAll(labels(
                of, true, map -> map.grid().labels(), (map, scheme) -> map.withGrid(labelled(map.grid(), scheme))));
        return new Form(
                text("data.map"), text("data.ground"), text("data.map-about"), List.of(new Section("", fields)));
    }

    private static HexGrid labelled(HexGrid grid, @Nullable LabelScheme scheme) {
        return new HexGrid(
                grid.columns(),
                grid.rows(),
                grid.orientation(),
                grid.shifted(),
                Objects.requireNonNullElse(scheme, LabelScheme.STANDARD));
    }

    public Form panel(Part<Panel> part, Panel now) {
        Fields<Panel> of = new Fields<>(session, part, now, now.name());
        List<Field> fields = new ArrayList<>(List.of(
                of.text("field.name", Panel::name, Panel::withName),
                of.whole("field.column", 0, 400, Panel::column, Panel::withColumn),
                of.whole("field.row", 0, 400, Panel::row, Panel::withRow),
                of.whole("field.columns", 0, 400, Panel::columns, Panel::withColumns),
                of.whole("field.rows-down", 0, 400, Panel::rows, Panel::withRows)));
        fields.addAll(labels(of, now.labels() != null, Panel::labels, Panel::withLabels));
        return new Form(now.name(), text("data.panel"), List.of(new Section("", fields)));
    }

    /**
     * How hexes are labelled; without a pattern there are no labels of one's own.
     *
     * @param labelled whether there is a pattern, so that numbers can begin somewhere
     */
    private <T> List<Field> labels(
            Fields<T> of,
            boolean labelled,
            Function<T, @Nullable LabelScheme> get,
            BiFunction<T, @Nullable LabelScheme, T> with) {
        Field pattern = of.parsed(
                "field.pattern",
                thing -> Optional.ofNullable(get.apply(thing))
                        .map(LabelScheme::pattern)
                        .orElse(""),
                PackForms::pattern,
                (old, v) -> with.apply(old, v == null ? null : from(get.apply(old), v)),
                text("field.no-pattern"));
        Field column = of.whole(
                "field.first-column",
                -1_000_000,
                1_000_000,
                thing -> scheme(get.apply(thing)).firstColumn(),
                (old, v) -> with.apply(
                        old,
                        new LabelScheme(
                                scheme(get.apply(old)).pattern(),
                                v,
                                scheme(get.apply(old)).firstRow())));
        Field row = of.whole(
                "field.first-row",
                -1_000_000,
                1_000_000,
                thing -> scheme(get.apply(thing)).firstRow(),
                (old, v) -> with.apply(
                        old,
                        new LabelScheme(
                                scheme(get.apply(old)).pattern(),
                                scheme(get.apply(old)).firstColumn(),
                                v)));
        return labelled ? List.of(pattern, column, row) : List.of(pattern);
    }

    private static LabelScheme scheme(@Nullable LabelScheme known) {
        return Objects.requireNonNullElse(known, LabelScheme.STANDARD);
    }

    private static LabelScheme from(@Nullable LabelScheme known, LabelScheme pattern) {
        return new LabelScheme(
                pattern.pattern(), scheme(known).firstColumn(), scheme(known).firstRow());
    }

    private static Optional<LabelScheme> pattern(String text) {
        try {
            return Optional.of(new LabelScheme(text, 1, 1));
        } catch (IllegalArgumentException none) {
            return Optional.empty();
        }
    }

    /** A terrain feature of a table, but for its shape. */
    public Form feature(Part<TableFeature> part, TableFeature now) {
        String terrain =
                session.chart().record(now.type()).map(TerrainRecord::name).orElse(now.type());
        String name = now.name().isEmpty() ? terrain : now.name();
        Fields<TableFeature> of = new Fields<>(session, part, now, name);
        Set<String> kinds = Set.of(TerrainRecord.AREA, TerrainRecord.LINE, TerrainRecord.POINT);
        List<Option> types = session.chart().records().stream()
                .filter(record -> kinds.contains(record.kind()))
                .map(record -> new Option(record.id(), record.name()))
                .toList();
        List<Field> own = new ArrayList<>(List.of(
                of.text("field.name", TableFeature::name, TableFeature::withName),
                of.word("field.terrain", types, TableFeature::type, TableFeature::withType)
                        .typed(type -> type.demanded())));
        if (now.points().getDimension() > 0) {
            own.add(of.flag("field.smooth", feature -> feature.drawn().isSmooth(), TableFeature::withSmooth));
        }
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("", own));
        sections.addAll(of.attributes(
                "attribute.",
                text("form.place-attributes"),
                overridable(now),
                TableFeature::attributes,
                TableFeature::withAttributes));
        return new Form(name, text("data.feature"), sections);
    }

    /** What a feature may say itself, beginning as the chart says of its terrain. */
    private List<AttributeType> overridable(TableFeature feature) {
        Attributes effects = session.chart()
                .record(feature.type())
                .map(TerrainRecord::effects)
                .orElse(Attributes.NONE);
        return system().attributesOf("feature").stream()
                .map(type -> effects.value(type.id())
                        .map(value -> type.withDescription(text("field.chart-says", said(type, value))))
                        .orElse(type))
                .toList();
    }

    private static String said(AttributeType type, Object value) {
        if (value instanceof Boolean flag) {
            return text(flag ? "field.yes" : "field.no");
        }
        String said = value instanceof List<?> several
                ? several.stream().map(Object::toString).collect(Collectors.joining(", "))
                : value.toString();
        return type.measure().isEmpty() ? said : said + " " + type.measure();
    }

    /** The size of a table. What reaches its edge goes on to the new one. */
    public Form table(Part<TableBattlefield> part, TableBattlefield now) {
        Fields<TableBattlefield> of = new Fields<>(session, part, now, text("data.table-ground"));
        return new Form(
                text("data.table-ground"),
                text("form.hex-kind"),
                List.of(new Section(
                        "",
                        List.of(
                                inches(
                                        of,
                                        "field.width",
                                        TableBattlefield::widthInches,
                                        (table, width) -> Resized.to(
                                                table, new Margins(0, 0, width - table.widthInches(), 0), true)),
                                inches(
                                        of,
                                        "field.depth",
                                        TableBattlefield::depthInches,
                                        (table, depth) -> Resized.to(
                                                table, new Margins(0, depth - table.depthInches(), 0, 0), true))))));
    }

    private static Field inches(
            Fields<TableBattlefield> of,
            String label,
            Function<TableBattlefield, Double> get,
            BiFunction<TableBattlefield, Double, TableBattlefield> with) {
        return of.number(
                        label,
                        table -> BigDecimal.valueOf(get.apply(table)).stripTrailingZeros(),
                        (table, inches) -> inches == null ? table : with.apply(table, inches.doubleValue()))
                .typed(type -> type.between(BigDecimal.ONE, MOST_INCHES).demanded());
    }

    private RuleSystem system() {
        return session.system();
    }
}
