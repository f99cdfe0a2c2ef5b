package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.Fields;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.scenario.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;

/** Where something stands, as fields of which one is filled; filling another one moves it there. */
final class PositionFields {

    private final Session session;

    PositionFields(Session session) {
        this.session = session;
    }

    <T> List<Field> of(Fields<T> fields, Function<T, Position> get, BiFunction<T, Position, T> with) {
        Choices words = new Choices(session);
        Labels labels = session.pack().battlefield().labels();
        List<Field> all = new ArrayList<>();
        all.add(fields.parsed(
                "field.stands",
                thing -> isOnMap(get.apply(thing)) ? labels.position(get.apply(thing)) : "",
                labels::parse,
                (old, position) -> position == null ? old : with.apply(old, position),
                text("field.no-place")));
        if (session.pack().battlefield().table().isPresent()) {
            all.add(fields.choice(
                    "field.in",
                    words.candidates("feature"),
                    thing -> get.apply(thing) instanceof Position.InFeature in ? in.feature() : null,
                    (old, id) -> id == null ? old : with.apply(old, new Position.InFeature(id))));
        }
        all.add(fields.choice(
                "field.with",
                words.pieces(),
                thing -> get.apply(thing) instanceof Position.Attached to ? to.piece() : null,
                (old, id) -> id == null ? old : with.apply(old, new Position.Attached(id))));
        all.add(fields.text(
                "field.off",
                thing -> get.apply(thing) instanceof Position.OffMap off ? off.box() : "",
                (old, box) ->
                        box.isEmpty() && isOnMap(get.apply(old)) ? old : with.apply(old, new Position.OffMap(box))));
        return all;
    }

    private static boolean isOnMap(Position position) {
        return position instanceof Position.OnHex || position instanceof Position.OnTable;
    }
}
