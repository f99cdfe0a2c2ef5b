package coupdoeil.editor.data;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.editor.edit.PlaceEdits;
import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.editor.edit.Starter;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Grid;
import coupdoeil.editor.inspector.Forms;
import coupdoeil.editor.oob.ForceCommands;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Arm;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.SpecialRuleType;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * Opens every form and grid of a battle that has one of everything, sets each field and cell to another value, and sees
 * which properties of the files change.
 */
final class EveryForm {

    private final Session session;
    private final Set<String> edited = new TreeSet<>();

    private EveryForm(Session session) {
        this.session = session;
    }

    /** The properties that forms, grids and commands of a battle of a rule system can write. */
    static Set<String> edits(RuleSystem system) {
        Session session =
                Packs.session(small(BattlePlan.usual(system, "Everything")).pack());
        EveryForm all = new EveryForm(session);
        all.fill(system);
        all.openForms();
        all.openDesk();
        return all.edited;
    }

    private static BattlePlan small(BattlePlan plan) {
        return plan.board() instanceof Board.OfHexes
                ? plan.on(new Board.OfHexes("", HexGrid.pointy(8, 6), false, 100))
                : plan;
    }

    private String scenario() {
        return session.scenario().orElseThrow().id();
    }

    private void fill(RuleSystem system) {
        ForceCommands forces = new ForceCommands(session);
        counted(forces::newSide, "/id");
        session.select(new Selection.OfArmy(
                session.pack().orderOfBattle().armies().get(0).id()));
        counted(forces::newFormation, "/id");
        counted(forces::newUnit, "/id");
        counted(forces::newLeader, "/id");
        place(session.pack().orderOfBattle().leaders().get(0).id(), Optional.empty());
        for (Arm arm : system.vocabulary().arms()) {
            Unit unit = Starter.unit(session.pack(), system, Belonging.NOWHERE).withArm(arm.id());
            session.edit(OobEdits.add(unit));
            place(
                    unit.id(),
                    system.vocabulary().formations().stream()
                            .filter(type -> type.arms().contains(arm.id()))
                            .findFirst());
        }
        for (PlaceKind kind : system.vocabulary().placeKinds()) {
            session.edit(PlaceEdits.add(new Place(kind.id() + "-place", kind.id(), "", area(), Attributes.NONE)));
        }
        session.edit(new Edit("table", EveryForm::withFeature));
        session.edit(new Edit(
                "rules",
                pack -> pack.withScenario(scenario(), s -> withRules(s, system)).withHouse(house())));
        freshOnes();
    }

    private void place(String piece, Optional<FormationType> formation) {
        Placement placement = Placement.of(
                        piece,
                        session.pack().battlefield().hexMap().isPresent()
                                ? new Position.OnHex(session.pack()
                                        .battlefield()
                                        .hexMap()
                                        .get()
                                        .grid()
                                        .hexAt(1, 1))
                                : new Position.OnTable(3, 4))
                .withFormation(formation.map(FormationType::id).orElse(null));
        session.edit(SetupEdits.put(scenario(), placement, piece));
    }

    private Area area() {
        return session.pack()
                .battlefield()
                .hexMap()
                .map(map -> (Area) new Area.Hexes(List.of(map.grid().hexAt(2, 2))))
                .orElseGet(() -> new Area.Shape(new GeometryFactory().createPoint(new Coordinate(5, 5))));
    }

    private static Pack withFeature(Pack pack) {
        return pack.battlefield()
                .table()
                .map(table -> pack.withBattlefield(with(table, pack)))
                .orElse(pack);
    }

    private static TableBattlefield with(TableBattlefield table, Pack pack) {
        String type = pack.rules().orElseThrow().chart().records().stream()
                .filter(record -> record.kind().equals(TerrainRecord.POINT)
                        || record.kind().equals(TerrainRecord.AREA))
                .findFirst()
                .orElseThrow()
                .id();
        return table.withFeatures(List.of(new TableFeature(
                "feature",
                type,
                "",
                new GeometryFactory().createPolygon(new Coordinate[] {
                    new Coordinate(7, 7), new Coordinate(9, 7), new Coordinate(8, 9), new Coordinate(7, 7)
                }),
                Attributes.NONE)));
    }

    private static Scenario withRules(Scenario scenario, RuleSystem system) {
        return scenario.withSpecialRules(system.options().specialRules().stream()
                .map(type -> new SpecialRule(type.id(), "", Attributes.NONE))
                .toList());
    }

    private static HouseRules house() {
        AttributeType leaf = parameter("leaf", AttributeType.Kind.TEXT, List.of());
        AttributeType member = parameter("member", AttributeType.Kind.GROUP, List.of(leaf));
        AttributeType plain = parameter("plain-member", AttributeType.Kind.TEXT, List.of());
        return HouseRules.NONE.withSpecialRules(List.of(new SpecialRuleType(
                "own",
                "Own",
                "",
                List.of(
                        parameter("plain", AttributeType.Kind.TEXT, List.of()),
                        parameter("rows", AttributeType.Kind.GROUPS, List.of(member, plain))),
                "",
                "")));
    }

    private static AttributeType parameter(String id, AttributeType.Kind kind, List<AttributeType> members) {
        return new AttributeType(id, id, kind, List.of(), members, null, null, null, List.of(), false, "", "", "");
    }

    /** Presses New wherever it is offered and nothing is there yet, until nothing is missing. */
    private void freshOnes() {
        boolean more = true;
        while (more) {
            more = false;
            for (Node node : nodes()) {
                boolean empty =
                        node.children().isEmpty() && node.commands().copy().isEmpty();
                if (empty && node.commands().fresh().isPresent() && !node.key().startsWith("chart/")) {
                    Edit edit = node.commands().fresh().get().get().edit();
                    counted(() -> session.edit(edit), "/id");
                    more = true;
                    break;
                }
            }
        }
        for (Node node : nodes()) {
            if (node.key().startsWith("chart/") && node.commands().fresh().isPresent()) {
                Edit edit = node.commands().fresh().get().get().edit();
                counted(() -> session.edit(edit), "/id", "/kind");
            }
        }
        Node scenario = nodes().stream()
                .filter(node -> node.key().startsWith("scenarios/")
                        && node.commands().copy().isPresent())
                .findFirst()
                .orElseThrow();
        Edit copy = scenario.commands().copy().orElseThrow().get().edit();
        counted(() -> session.edit(copy), "scenario/id", "pack/scenarios", "scenarios/*");
    }

    /** Does something that makes a thing; only the properties that end so count as written by it. */
    private void counted(Runnable making, String... ends) {
        Map<String, Object> before = Changed.files(session.pack());
        making.run();
        Changed.between(before, Changed.files(session.pack())).stream()
                .filter(path -> Stream.of(ends).anyMatch(path::endsWith))
                .forEach(edited::add);
    }

    private List<Node> nodes() {
        return new DataOutline(session).nodes().stream().flatMap(Node::all).toList();
    }

    private void openForms() {
        List<Selection> selections = new ArrayList<>();
        var oob = session.pack().orderOfBattle();
        oob.units().forEach(unit -> selections.add(Selection.piece(unit.id())));
        oob.leaders().forEach(leader -> selections.add(Selection.piece(leader.id())));
        oob.formations().forEach(formation -> selections.add(new Selection.OfFormation(formation.id())));
        oob.armies().forEach(army -> selections.add(new Selection.OfArmy(army.id())));
        session.pack().battlefield().places().forEach(place -> selections.add(new Selection.OfPlace(place.id())));
        session.pack().battlefield().hexMap().ifPresent(map -> {
            selections.add(new Selection.OfHex(map.grid().hexAt(1, 1)));
            selections.add(new Selection.OfSide(new HexSide(map.grid().hexAt(1, 1), HexDirection.values()[0])));
        });
        for (Selection selection : selections) {
            session.select(selection);
            Forms.of(session).orElseThrow().fields().forEach(this::set);
        }
    }

    private void openDesk() {
        for (Node node : nodes()) {
            Page page = node.page().get();
            if (page instanceof Page.OfForm of) {
                of.form().fields().forEach(this::set);
            } else if (page instanceof Page.OfGrid of) {
                set(of.grid());
            }
        }
    }

    private void set(Field field) {
        another(field.type(), field.value(), value -> field.check().apply(value).isEmpty())
                .ifPresent(value -> see(field.change().apply(value)));
    }

    private void set(Grid grid) {
        for (int column = 0; column < grid.columns().size() && !grid.rows().isEmpty(); column++) {
            int at = column;
            another(grid.type(0, column), grid.rows().get(0).cells().get(column).value(), value -> true)
                    .ifPresent(value -> see(grid.change().apply(List.of(new Grid.Change(0, at, value)))));
        }
    }

    private void see(Edit edit) {
        Pack before = session.pack();
        edited.addAll(Changed.between(files(before), Changed.files(edit.apply(before))));
    }

    private Pack last;
    private Map<String, Object> lastFiles = Map.of();

    private Map<String, Object> files(Pack pack) {
        if (pack != last) {
            last = pack;
            lastFiles = Changed.files(pack);
        }
        return lastFiles;
    }

    /** Another value of a type, none if there is only one. */
    private static Optional<Object> another(FieldType type, Object value, Function<Object, Boolean> accepted) {
        return Stream.concat(candidates(type), Stream.of("zz", "08:30", "2026-05-16", "#123456", "{row}-{column}"))
                .filter(candidate -> !Objects.equals(candidate, value) && accepted.apply(candidate))
                .findFirst();
    }

    private static Stream<Object> candidates(FieldType type) {
        Stream<Object> options = type.options().stream().map(Option::id);
        return switch (type.kind()) {
            case BOOLEAN -> Stream.of(true, false);
            case INTEGER, NUMBER ->
                Stream.of(1, 2, 3, 0, -1, type.min() == null ? 4 : type.min().intValue(), 9)
                        .map(BigDecimal::valueOf)
                        .filter(number -> type.min() == null || number.compareTo(type.min()) >= 0)
                        .filter(number -> type.max() == null || number.compareTo(type.max()) <= 0)
                        .map(Object.class::cast);
            case INTEGERS -> Stream.of(List.of(BigDecimal.ONE), List.of(BigDecimal.TEN));
            case TEXTS, WORDS, REFERENCES -> Stream.concat(options.map(List::of), Stream.of(List.of("zz")));
            case GROUPS -> Stream.of(List.of(row(type)));
            case TEXT -> Stream.of("0202", "6,6", "zz");
            case CHOICE, WORD, REFERENCE -> options;
            case GROUP -> Stream.of();
        };
    }

    private static Attributes row(FieldType type) {
        Attributes row = Attributes.NONE;
        for (FieldType.Column column : type.columns()) {
            row = row.with(
                    column.key(), another(column.type(), null, any -> true).orElseThrow());
        }
        return row;
    }
}
