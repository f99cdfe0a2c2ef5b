package coupdoeil.editor.data;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.data.Listing.Kind;
import coupdoeil.editor.data.Node.Commands;
import coupdoeil.editor.data.Node.Step;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ChartEdits;
import coupdoeil.editor.edit.FreshId;
import coupdoeil.editor.edit.HouseTables;
import coupdoeil.editor.edit.ListEntries;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.edit.Parts;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.inspector.ChartForms;
import coupdoeil.editor.inspector.HouseForms;
import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.SwitchType;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.FacingKind;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** What a pack adds to its rule system or puts in the place of what that says, in the battle data. */
final class HouseNodes {

    private static final Set<String> OF_TABLES = Set.of(TerrainRecord.AREA, TerrainRecord.LINE, TerrainRecord.POINT);

    private final Session session;
    private final HouseForms forms;
    private final HouseRules house;

    HouseNodes(Session session) {
        this.session = session;
        this.forms = new HouseForms(session);
        this.house = session.pack().house();
    }

    List<Node> nodes() {
        return List.of(chart(), tables(), formations(), switches(), specialRules());
    }

    private Node chart() {
        boolean table = session.pack().battlefield().table().isPresent();
        List<Node> kinds = Stream.of(
                        TerrainRecord.HEX,
                        TerrainRecord.FEATURE,
                        TerrainRecord.SIDE,
                        TerrainRecord.LINK,
                        TerrainRecord.AREA,
                        TerrainRecord.LINE,
                        TerrainRecord.POINT)
                .filter(kind -> OF_TABLES.contains(kind) == table || isUsed(kind))
                .map(this::chart)
                .toList();
        return Node.heading("chart", text("data.chart"), text("data.chart-about"), kinds);
    }

    private boolean isUsed(String kind) {
        return session.pack().chart().stream().anyMatch(record -> record.kind().equals(kind));
    }

    private Node chart(String kind) {
        TerrainChart usual = ChartEdits.usual(session.pack());
        List<Node> records = session.chart().records().stream()
                .filter(record -> record.kind().equals(kind))
                .map(record -> record(record, usual))
                .toList();
        String name = ChartForms.kindName(kind);
        return new Node(
                "chart/" + kind,
                name,
                "",
                records.stream().anyMatch(Node::changed),
                () -> new Page.OfGrid(name, text("data.chart-grid"), ChartGrid.of(session, kind)),
                records,
                Commands.NONE.making(text("data.record"), () -> fresh(kind)));
    }

    private Step fresh(String kind) {
        String name = text("data.record");
        String id = FreshId.stem(name);
        for (int i = 2; session.chart().record(id).isPresent(); i++) {
            id = FreshId.stem(name) + "-" + i;
        }
        TerrainRecord record = new TerrainRecord(id, kind, name, Attributes.NONE, Attributes.NONE);
        return new Step(ChartEdits.add(record), "chart/" + kind + "/" + id);
    }

    private Node record(TerrainRecord record, TerrainChart usual) {
        boolean own =
                session.pack().chart().stream().anyMatch(known -> known.id().equals(record.id()));
        String key = "chart/" + record.kind() + "/" + record.id();
        Commands making = Commands.NONE.making(text("data.record"), () -> fresh(record.kind()));
        String after = usual.record(record.id()).isPresent() ? key : "chart/" + record.kind();
        return new Node(
                key,
                record.name(),
                "",
                own,
                () -> new Page.OfForm(new ChartForms(session).record(record)),
                List.of(),
                own ? making.deleting(() -> new Step(ChartEdits.remove(record.id(), record.name()), after)) : making);
    }

    private Node tables() {
        TableWords words = new TableWords(session);
        List<Node> tables = HouseTables.inForce(session.pack()).values().keySet().stream()
                .map(table -> new Node(
                        "tables/" + table,
                        words.name(table),
                        "",
                        RulesTableGrid.isChanged(session, table),
                        () -> new Page.OfGrid(
                                words.name(table), text("data.table-about"), RulesTableGrid.of(session, table)),
                        List.of(),
                        Commands.NONE))
                .toList();
        return Node.heading("tables", text("data.tables"), text("data.tables-about"), tables);
    }

    private Node formations() {
        Kind<FormationType> kind = new Kind<>(
                text("data.house-formation"),
                FormationType::name,
                FormationType::id,
                () -> new FormationType(
                        FreshId.stem(text("data.house-formation")),
                        text("data.house-formation"),
                        List.of(),
                        FacingKind.NONE,
                        1,
                        Attributes.NONE),
                type -> type.withId(type.id() + "-2"),
                forms::formation);
        return new Listing<>(
                        "formations",
                        Parts.house().items(HouseRules::formations, HouseRules::withFormations),
                        house.formations(),
                        kind)
                .node(text("data.house-formations"), text("data.house-formations-about"));
    }

    private Node switches() {
        Kind<SwitchType> kind = new Kind<>(
                text("data.house-switch"),
                SwitchType::name,
                type -> Choices.reading(type.fallback()),
                () -> new SwitchType(
                        FreshId.stem(text("data.house-switch")),
                        text("data.house-switch"),
                        List.of(text("field.yes"), text("field.no")),
                        text("field.no"),
                        "",
                        ""),
                type -> type.withId(type.id() + "-2"),
                forms::switchType);
        return new Listing<>(
                        "switches",
                        Parts.house().items(HouseRules::switches, HouseRules::withSwitches),
                        house.switches(),
                        kind)
                .node(text("data.house-switches"), text("data.house-switches-about"));
    }

    private Node specialRules() {
        Kind<SpecialRuleType> kind = new Kind<>(
                text("data.house-rule"),
                SpecialRuleType::name,
                SpecialRuleType::id,
                () -> new SpecialRuleType(
                        FreshId.stem(text("data.house-rule")), text("data.house-rule"), "", List.of(), "", ""),
                type -> type.withId(type.id() + "-2"),
                forms::specialRule,
                (key, part, type) -> List.of(parameters(
                        key + "/parameters",
                        part.inside(SpecialRuleType::parameters, SpecialRuleType::withParameters),
                        type.parameters(),
                        text("form.parameters"))));
        return new Listing<>(
                        "rules",
                        Parts.house().items(HouseRules::specialRules, HouseRules::withSpecialRules),
                        house.specialRules(),
                        kind)
                .node(text("data.house-rules"), text("data.house-rules-about"));
    }

    private Node parameters(String key, Part<List<AttributeType>> list, List<AttributeType> types, String title) {
        Kind<AttributeType> kind = new Kind<>(
                text("data.parameter"),
                AttributeType::name,
                type -> type.measure(),
                HouseNodes::freshParameter,
                type -> type.withId(type.id() + "-2"),
                forms::parameter,
                (inside, part, type) -> hasMembers(type)
                        ? List.of(parameters(
                                inside + "/members",
                                part.inside(AttributeType::members, AttributeType::withMembers),
                                type.members(),
                                text("data.members")))
                        : List.of());
        return new Listing<>(key, new ListEntries<>(list), types, kind).node(title, text("data.parameters-about"));
    }

    private static boolean hasMembers(AttributeType type) {
        return type.kind() == AttributeType.Kind.GROUP || type.kind() == AttributeType.Kind.GROUPS;
    }

    private static AttributeType freshParameter() {
        return new AttributeType(
                FreshId.stem(text("data.parameter")),
                text("data.parameter"),
                AttributeType.Kind.TEXT,
                List.of(),
                List.of(),
                null,
                null,
                null,
                List.of(),
                false,
                "",
                "",
                "");
    }
}
