package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.edit.PlaceEdits;
import coupdoeil.editor.form.AttributeFields;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.PlaceNames;
import coupdoeil.model.rules.TerrainRecord;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Forms of the ground: a hex, a hexside, a place. */
final class GroundForms {

    private static final int MOST_HEXES = 400;

    private final Session session;

    GroundForms(Session session) {
        this.session = session;
    }

    /** What hexes have in common; of more than are easily looked through only how many they are. */
    Form region(HexBattlefield map, Set<Hex> hexes) {
        String title = text("form.region", hexes.size());
        return hexes.size() == 1
                ? hex(map, hexes.iterator().next())
                : hexes.size() > MOST_HEXES
                        ? new Form(title, text("form.hex-kind"), List.of())
                        : new SeveralForms(
                                        hexes.stream()
                                                .map(each -> hex(map, each))
                                                .toList(),
                                        title)
                                .form();
    }

    Form hex(HexBattlefield map, Hex hex) {
        String label = map.grid().label(hex);
        List<Hex> one = List.of(hex);
        Field terrain = Field.choice(
                "terrain",
                text("field.terrain"),
                records(TerrainRecord.HEX),
                map.terrain(hex),
                v -> GroundEdits.terrain(one, v == null ? map.terrain(hex) : v, v == null ? "" : name(v)));
        Field level = new Field(
                "level",
                FieldType.of(text("field.level"), Kind.INTEGER)
                        .between(BigDecimal.valueOf(-9), BigDecimal.valueOf(99))
                        .demanded(),
                BigDecimal.valueOf(map.level(hex)),
                v -> GroundEdits.levels(
                        one,
                        text("edit.set", text("field.level"), label),
                        old -> v instanceof BigDecimal number ? number.intValue() : old));
        Field features = Field.several(
                "features",
                text("field.overlays"),
                records(TerrainRecord.FEATURE),
                map.features(hex),
                v -> ground(text("edit.set", text("field.overlays"), label), old -> old.withFeatures(hex, v)));
        return new Form(
                text("form.hex", label),
                text("form.hex-kind"),
                List.of(new Section("", List.of(terrain, level, features))));
    }

    Form side(HexBattlefield map, HexSide side) {
        String label = map.grid().label(side);
        List<Option> options = new ArrayList<>(records(TerrainRecord.SIDE));
        options.addAll(records(TerrainRecord.LINK));
        Field features = Field.several(
                "sides",
                text("field.side-features"),
                options,
                map.sides().on(side),
                v -> ground(
                        text("edit.set", text("field.side-features"), label),
                        old -> old.withSides(written(old.sides(), side, v))));
        return new Form(text("form.side", label), text("form.side-kind"), List.of(new Section("", List.of(features))));
    }

    /** Keeps each feature at the hex it was written at, as a directed one belongs to that hex. */
    private static SideLayer written(SideLayer sides, HexSide side, List<String> wanted) {
        List<String> near = sides.writtenAt(side.hex(), side.direction());
        List<String> far = sides.writtenAt(side.other(), side.direction().opposite());
        List<String> keptFar = far.stream().filter(wanted::contains).toList();
        List<String> newNear = wanted.stream()
                .filter(id -> near.contains(id) || !keptFar.contains(id))
                .toList();
        return sides.writing(side.hex(), side.direction(), newNear)
                .writing(side.other(), side.direction().opposite(), keptFar);
    }

    Form place(Place place) {
        String name =
                PlaceNames.of(session.pack().battlefield(), session.system()).of(place);
        AttributeFields attributes = new AttributeFields(session, name);
        Optional<PlaceKind> kind = session.system().placeKind(place.kind());
        List<Option> kinds = session.system().vocabulary().placeKinds().stream()
                .map(known -> new Option(known.id(), known.name()))
                .toList();
        List<Field> fields = new ArrayList<>();
        fields.add(Field.text(
                "name",
                text("field.name"),
                place.name(),
                v -> change(attributes, "field.name", place, p -> p.withName(v))));
        fields.add(Field.choice(
                "kind",
                text("field.kind"),
                kinds,
                place.kind(),
                v -> change(attributes, "field.kind", place, p -> p.withKind(v == null ? p.kind() : v))));
        session.pack()
                .battlefield()
                .hexMap()
                .ifPresent(map -> fields.add(Field.several(
                        "hexes",
                        text("field.hexes"),
                        List.of(),
                        place.area().hexList().stream().map(map.grid()::label).toList(),
                        v -> change(attributes, "field.hexes", place, p -> p.withArea(area(map, v))))));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("", fields));
        sections.addAll(attributes.sections(
                text("form.place-attributes"),
                kind.map(PlaceKind::attributes).orElse(List.of()),
                place.attributes(),
                (edit, change) ->
                        PlaceEdits.change(edit, place.id(), p -> p.withAttributes(change.apply(p.attributes())))));
        return new Form(name, kind.map(PlaceKind::name).orElse(place.kind()), sections);
    }

    /** Labels that name no hex are left out. */
    private static Area area(HexBattlefield map, List<String> labels) {
        return new Area.Hexes(labels.stream()
                .flatMap(label -> map.grid().parse(label).stream())
                .toList());
    }

    private static Edit change(AttributeFields attributes, String label, Place place, UnaryOperator<Place> change) {
        return PlaceEdits.change(attributes.edit(text(label)), place.id(), change);
    }

    private static Edit ground(String name, UnaryOperator<HexBattlefield> change) {
        return new Edit(name, pack -> PackEdits.map(pack, change));
    }

    private List<Option> records(String kind) {
        return session.chart().records().stream()
                .filter(record -> record.kind().equals(kind))
                .map(record -> new Option(record.id(), record.name()))
                .toList();
    }

    private String name(String terrain) {
        return session.chart().record(terrain).map(TerrainRecord::name).orElse(terrain);
    }
}
