package coupdoeil.editor.data;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ChartEdits;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Column;
import coupdoeil.editor.form.Grid;
import coupdoeil.editor.form.Grid.Cell;
import coupdoeil.editor.form.Grid.Change;
import coupdoeil.editor.form.Grid.Row;
import coupdoeil.editor.form.Grid.Usual;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The records of one kind in the terrain effects chart as a grid: a row for each, a column for each effect. */
final class ChartGrid {

    private final Session session;
    private final List<Effect> effects = new ArrayList<>();

    /** An effect, or one member of a group of effects. @param group empty if it stands alone */
    private record Effect(String group, String id, FieldType type) {

        String key() {
            return group.isEmpty() ? id : group + "." + id;
        }

        Optional<Object> in(TerrainRecord record) {
            return (group.isEmpty() ? record.effects() : record.effects().nested(group)).value(id);
        }

        TerrainRecord with(TerrainRecord record, @Nullable Object value) {
            Attributes inside =
                    group.isEmpty() ? record.effects() : record.effects().nested(group);
            Attributes changed = value == null ? inside.without(id) : inside.with(id, value);
            if (group.isEmpty()) {
                return record.withEffects(changed);
            }
            return record.withEffects(
                    changed.values().isEmpty()
                            ? record.effects().without(group)
                            : record.effects().with(group, changed));
        }
    }

    private ChartGrid(Session session, String kind) {
        this.session = session;
        Choices words = new Choices(session);
        for (AttributeType type :
                session.system().attributeTypes().chartFields().getOrDefault(kind, List.of())) {
            if (type.kind() == Kind.GROUP) {
                type.members()
                        .forEach(member -> effects.add(new Effect(
                                type.id(),
                                member.id(),
                                words.type(member).labelled(type.name() + ": " + member.name()))));
            } else {
                effects.add(new Effect("", type.id(), words.type(type)));
            }
        }
    }

    static Grid of(Session session, String kind) {
        return new ChartGrid(session, kind).grid(kind);
    }

    private Grid grid(String kind) {
        TerrainChart usual = ChartEdits.usual(session.pack());
        List<TerrainRecord> records = session.chart().records().stream()
                .filter(record -> record.kind().equals(kind))
                .toList();
        List<Column> columns = effects.stream()
                .map(effect -> new Column(effect.key(), effect.type()))
                .toList();
        List<Row> rows = records.stream()
                .map(record -> new Row(
                        record.name(),
                        effects.stream()
                                .map(effect -> cell(effect, record, usual))
                                .toList(),
                        "chart/" + kind + "/" + record.id()))
                .toList();
        List<String> ids = records.stream().map(TerrainRecord::id).toList();
        return new Grid("", columns, rows, changes -> edit(ids, changes), Optional.empty());
    }

    private static Cell cell(Effect effect, TerrainRecord record, TerrainChart usual) {
        Optional<Usual> said = usual.record(record.id())
                .map(known -> new Usual(effect.in(known).orElse(null)));
        return new Cell(effect.in(record).orElse(null), null, said, true);
    }

    private Edit edit(List<String> ids, List<Change> changes) {
        return new Edit(Messages.text("edit.set-chart"), pack -> {
            Pack changed = pack;
            for (Change change : changes) {
                Effect effect = effects.get(change.column());
                changed = ChartEdits.record(ids.get(change.row()))
                        .change(changed, record -> effect.with(record, change.value()));
            }
            return changed;
        });
    }
}
