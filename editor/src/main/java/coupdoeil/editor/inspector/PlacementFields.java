package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Facings;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Column;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Fields;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How a piece stands in a scenario. */
final class PlacementFields {

    /** Degrees; those of a full turn are written as 0. */
    private static final BigDecimal FULL_TURN = new BigDecimal("359.999999");

    private static final BigDecimal MOST = BigDecimal.valueOf(1000);

    private final Session session;
    private final Piece piece;
    private final Placement placement;
    private final Fields<Placement> of;

    PlacementFields(Session session, String scenario, Piece piece, Placement placement) {
        this.session = session;
        this.piece = piece;
        this.placement = placement;
        Part<Placement> part = (pack, change) -> PackEdits.placement(pack, scenario, piece.id(), change);
        String arm = piece instanceof Unit unit ? unit.arm() : "";
        this.of = new Fields<>(session, part, placement, piece.name(), arm);
    }

    List<Section> sections() {
        List<Field> fields = new ArrayList<>();
        if (piece instanceof Unit unit) {
            fields.add(of.choice("field.formation", formations(unit), Placement::formation, this::inFormation));
            boolean onHexes = session.pack().battlefield().hexMap().isPresent();
            fields.add(onHexes ? facing() : heading());
            if (onHexes || placement.stack() != null) {
                fields.add(stack());
            }
        }
        List<Option> markers = session.system().vocabulary().markers().stream()
                .map(marker -> new Option(marker.id(), marker.name()))
                .toList();
        fields.add(of.several("field.markers", markers, Placement::markers, Placement::withMarkers));
        fields.addAll(new PositionFields(session).of(of, Placement::position, Placement::withPosition));
        if (session.pack().battlefield().hexMap().isPresent() && piece instanceof Unit) {
            fields.add(parts());
        }
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(text("form.placement"), fields));
        sections.addAll(of.attributes(
                "placement.",
                text("form.placement-ratings"),
                session.system().attributesOf("placement"),
                Placement::attributes,
                Placement::withAttributes));
        return sections;
    }

    private Field facing() {
        return of.choice(
                "field.facing",
                facings(),
                standing ->
                        Optional.ofNullable(standing.facing()).map(Facing::text).orElse(null),
                (old, v) -> old.withFacing(v == null ? null : Facing.parse(v).orElse(null)));
    }

    /** Where a piece on a table faces. */
    private Field heading() {
        return of.number(
                        "field.heading",
                        standing -> standing.facing() instanceof Facing.Heading heading ? degrees(heading) : null,
                        (old, v) -> old.withFacing(v == null ? null : new Facing.Heading(v.doubleValue())))
                .typed(type ->
                        type.between(BigDecimal.ZERO, FULL_TURN).measured("°").withTip(text("field.heading.tip")));
    }

    private static BigDecimal degrees(Facing.Heading heading) {
        BigDecimal degrees = BigDecimal.valueOf(heading.degrees()).stripTrailingZeros();
        return degrees.setScale(Math.max(0, degrees.scale()));
    }

    private Field stack() {
        return of.number(
                        "field.stack",
                        standing -> Optional.ofNullable(standing.stack())
                                .map(BigDecimal::valueOf)
                                .orElse(null),
                        (old, v) -> old.withStack(v == null ? null : v.intValue()))
                .typed(type -> type.whole().between(BigDecimal.ONE, MOST));
    }

    /** Further hexes, as rows. */
    private Field parts() {
        PartRows rows = new PartRows(session.pack().battlefield().labels());
        FieldType type = FieldType.of(text("field.parts"), Kind.GROUPS)
                .withColumns(List.of(
                        new Column(
                                PartRows.HEX,
                                FieldType.of(text("field.hex"), Kind.TEXT).demanded()),
                        new Column(
                                PartRows.FACING,
                                FieldType.of(text("field.facing"), Kind.CHOICE).withOptions(facings())),
                        new Column(PartRows.STEPS, count(text("field.steps"), BigDecimal.ZERO)),
                        new Column(PartRows.STACK, count(text("field.stack"), BigDecimal.ONE))));
        return of.value(
                "field.parts",
                type,
                standing -> rows.write(standing.parts()),
                (old, v) -> old.withParts(rows.read(v, old)));
    }

    private static FieldType count(String label, BigDecimal least) {
        return FieldType.of(label, Kind.INTEGER).between(least, MOST);
    }

    private Placement inFormation(Placement old, @Nullable String formation) {
        Optional<FormationType> type =
                formation == null ? Optional.empty() : session.system().formation(formation);
        return type.map(known -> Facings.inFormation(old, known)).orElseGet(() -> old.withFormation(formation));
    }

    private List<Option> formations(Unit unit) {
        return Facings.of(session.system(), unit.arm()).stream()
                .map(formation -> new Option(formation.id(), formation.name()))
                .toList();
    }

    private List<Option> facings() {
        String formation = placement.formation();
        if (formation == null) {
            return List.of();
        }
        return session.system().formation(formation).stream()
                .flatMap(type -> Facing.all(type.facing()).stream())
                .map(facing ->
                        new Option(facing.text(), Compass.name(session.pack().battlefield(), facing)))
                .toList();
    }
}
