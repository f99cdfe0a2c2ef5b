package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ChartEdits;
import coupdoeil.editor.form.Fields;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The form of a record of the terrain effects chart: what the rules read of it, and how it is drawn. */
public final class ChartForms {

    private static final String COLOUR = "#[0-9a-f]{6}";

    private final Session session;

    public ChartForms(Session session) {
        this.session = session;
    }

    public Form record(TerrainRecord now) {
        Fields<TerrainRecord> of = new Fields<>(session, ChartEdits.record(now.id()), now, now.name());
        List<Section> sections = new ArrayList<>();
        sections.add(new Section("", List.of(of.text("field.name", TerrainRecord::name, TerrainRecord::withName))));
        sections.addAll(of.attributes(
                "effect.",
                text("form.effects"),
                session.system().attributeTypes().chartFields().getOrDefault(now.kind(), List.of()),
                TerrainRecord::effects,
                TerrainRecord::withEffects));
        of.attributes("look.", text("form.look"), look(), TerrainRecord::look, TerrainRecord::withLook).stream()
                .map(section -> new Section(
                        section.title(),
                        section.fields().stream()
                                .map(field -> isColour(field.key())
                                        ? field.checked(
                                                v -> v.toString().matches(COLOUR) ? "" : text("field.no-colour", v))
                                        : field)
                                .toList()))
                .forEach(sections::add);
        return new Form(now.name(), kindName(now.kind()), sections);
    }

    private static boolean isColour(String key) {
        return key.equals("look.fill") || key.equals("look.ink") || key.equals("look.stroke");
    }

    private static List<AttributeType> look() {
        return Stream.of(
                        type("glyph", text("look.glyph"), Kind.TEXT),
                        type("fill", text("look.fill"), Kind.TEXT),
                        type("pattern", text("look.pattern"), Kind.TEXT),
                        type("ink", text("look.ink"), Kind.TEXT),
                        type("stroke", text("look.stroke"), Kind.TEXT),
                        type("width", text("look.width"), Kind.NUMBER),
                        type("style", text("look.style"), Kind.TEXT))
                .toList();
    }

    private static AttributeType type(String id, String name, Kind kind) {
        return new AttributeType(id, name, kind, List.of(), List.of(), null, null, null, List.of(), false, "", "", "");
    }

    /** What records of a kind are called. */
    public static String kindName(String kind) {
        return switch (kind) {
            case TerrainRecord.HEX -> text("chart.hex");
            case TerrainRecord.FEATURE -> text("chart.feature");
            case TerrainRecord.SIDE -> text("chart.side");
            case TerrainRecord.LINK -> text("chart.link");
            case TerrainRecord.AREA -> text("chart.area");
            case TerrainRecord.LINE -> text("chart.line");
            case TerrainRecord.POINT -> text("chart.point");
            default -> kind;
        };
    }
}
