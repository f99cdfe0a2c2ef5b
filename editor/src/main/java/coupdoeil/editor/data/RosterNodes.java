package coupdoeil.editor.data;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Column;
import coupdoeil.editor.form.Grid;
import coupdoeil.editor.form.Grid.Cell;
import coupdoeil.editor.form.Grid.Row;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.report.RosterCells;
import coupdoeil.validator.roster.RosterNotes;
import coupdoeil.validator.roster.RosterSheet;
import coupdoeil.validator.roster.RosterSheet.Entry;
import coupdoeil.validator.roster.RosterSheet.Force;
import coupdoeil.validator.roster.RosterSheet.Group;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** The roster sheet of a scenario in the battle data: a table for each army, worked out when it is looked at and only to be read. */
final class RosterNodes {

    private final Session session;
    private final Scenario scenario;

    RosterNodes(Session session, Scenario scenario) {
        this.session = session;
        this.scenario = scenario;
    }

    /** @param key of the scenario */
    Node node(String key) {
        String own = key + "/roster";
        List<Node> armies = session.pack().orderOfBattle().armies().stream()
                .map(army -> army(own, army.id(), army.name()))
                .toList();
        return new Node(
                own,
                text("data.roster"),
                "",
                false,
                () -> new Page.OfText(text("data.roster"), text("data.roster-about") + "\n\n" + overview()),
                armies,
                Node.Commands.NONE);
    }

    private RosterSheet sheet() {
        return RosterSheet.of(Situation.of(session.pack(), session.system(), scenario));
    }

    private String overview() {
        RosterSheet sheet = sheet();
        return sheet.armies().stream()
                .map(force -> said(force.army(), sheet.ofArmies(), heading(force)))
                .collect(Collectors.joining("\n"));
    }

    private static String heading(Force force) {
        return force.army().id().isEmpty()
                ? text("data.roster-nobody")
                : text("data.roster-army", force.army().name(), force.side());
    }

    private static String said(Entry entry, List<RosterNotes.Column> columns, String heading) {
        String all = columns.stream()
                .filter(column -> entry.values().has(column.key()))
                .map(column -> column.name() + ": " + cell(entry, column))
                .collect(Collectors.joining("; "));
        return all.isEmpty() ? heading : heading + "\n" + all;
    }

    private Node army(String key, String id, String name) {
        return new Node(key + "/" + id, name, "", false, () -> page(id, name), List.of(), Node.Commands.NONE);
    }

    private Page page(String id, String name) {
        RosterSheet sheet = sheet();
        Optional<Force> force = sheet.armies().stream()
                .filter(one -> one.army().id().equals(id))
                .findFirst();
        String about = force.map(one -> said(one.army(), sheet.ofArmies(), text("data.roster-about")))
                .orElse(text("data.roster-about"));
        return new Page.OfGrid(
                name, about, grid(sheet, force.map(Force::formations).orElse(List.of())));
    }

    private static Grid grid(RosterSheet sheet, List<Group> groups) {
        List<Column> columns = new ArrayList<>();
        columns.add(new Column("group", FieldType.of(text("data.roster-formation"), Kind.TEXT)));
        sheet.ofUnits()
                .forEach(column -> columns.add(new Column(column.key(), FieldType.of(column.name(), Kind.TEXT))));
        List<Row> rows = new ArrayList<>();
        for (Group group : groups) {
            for (Entry unit : group.units()) {
                List<Cell> cells = new ArrayList<>();
                cells.add(closed(group.formation().name()));
                sheet.ofUnits().forEach(column -> cells.add(closed(cell(unit, column))));
                rows.add(new Row(unit.name().isEmpty() ? unit.id() : unit.name(), cells, ""));
            }
        }
        return new Grid(
                text("data.roster-unit"), columns, rows, changes -> new Edit("", pack -> pack), Optional.empty());
    }

    private static Cell closed(String words) {
        return new Cell(words.isEmpty() ? null : words, null, Optional.empty(), false);
    }

    private static String cell(Entry entry, RosterNotes.Column column) {
        return RosterCells.text(entry.values().value(column.key()));
    }
}
