package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.form.AttributeFields;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Facings;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Strength;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Forms of units and leaders: who they are, their ratings, and how they stand in the current scenario. */
final class PieceForms {

    private final Session session;

    PieceForms(Session session) {
        this.session = session;
    }

    Form unit(Unit unit) {
        AttributeFields attributes = new AttributeFields(session, unit.name(), unit.arm());
        List<Section> sections = new ArrayList<>(placement(unit, attributes));
        sections.addAll(attributes.sections(
                text("form.ratings"),
                session.system().attributesOf("unit"),
                unit.attributes(),
                (name, change) ->
                        OobEdits.unit(name, unit.id(), old -> old.withAttributes(change.apply(old.attributes())))));
        sections.add(new Section(
                text("form.unit"),
                List.of(
                        Field.text(
                                "name",
                                text("field.name"),
                                unit.name(),
                                v -> change(attributes, "field.name", unit, u -> u.withName(v))),
                        Field.choice(
                                "arm",
                                text("field.arm"),
                                arms(),
                                unit.arm(),
                                v -> change(attributes, "field.arm", unit, u -> u.withArm(v == null ? u.arm() : v))),
                        Field.text(
                                "nationality",
                                text("field.nationality"),
                                unit.nationality(),
                                v -> change(attributes, "field.nationality", unit, u -> u.withNationality(v))),
                        Field.choice(
                                "command",
                                text("field.command"),
                                attributes.candidates("formation"),
                                unit.under().to(Belonging.COMMAND).orElse(null),
                                v -> change(
                                        attributes,
                                        "field.command",
                                        unit,
                                        u -> u.withUnder(related(u.under(), Belonging.COMMAND, v)))),
                        Field.choice(
                                "asset",
                                text("field.asset"),
                                attributes.candidates("formation"),
                                unit.under().to(Belonging.ASSET).orElse(null),
                                v -> change(
                                        attributes,
                                        "field.asset",
                                        unit,
                                        u -> u.withUnder(related(u.under(), Belonging.ASSET, v)))),
                        Field.text(
                                "regiment",
                                text("field.regiment"),
                                unit.under().to(Belonging.REGIMENT).orElse(""),
                                v -> change(
                                        attributes,
                                        "field.regiment",
                                        unit,
                                        u -> u.withUnder(
                                                related(u.under(), Belonging.REGIMENT, v.isEmpty() ? null : v)))))));
        sections.add(new Section(
                text("form.history"),
                List.of(
                        strength(
                                "men",
                                unit,
                                attributes,
                                unit.strength().men(),
                                (s, n) -> new Strength(n, s.horses(), s.guns())),
                        strength(
                                "horses",
                                unit,
                                attributes,
                                unit.strength().horses(),
                                (s, n) -> new Strength(s.men(), n, s.guns())),
                        strength(
                                "guns",
                                unit,
                                attributes,
                                unit.strength().guns(),
                                (s, n) -> new Strength(s.men(), s.horses(), n)),
                        Field.text(
                                "note",
                                text("field.note"),
                                unit.note(),
                                v -> change(attributes, "field.note", unit, u -> u.withNote(v))),
                        Field.text(
                                "source",
                                text("field.source"),
                                unit.source(),
                                v -> change(attributes, "field.source", unit, u -> u.withSource(v))))));
        String arm = session.system().arm(unit.arm()).map(known -> known.name()).orElse(unit.arm());
        return new Form(unit.name(), arm, sections);
    }

    Form leader(Leader leader) {
        AttributeFields attributes = new AttributeFields(session, leader.name());
        List<Section> sections = new ArrayList<>(placement(leader, attributes));
        sections.addAll(attributes.sections(
                text("form.ratings"),
                session.system().attributesOf("leader"),
                leader.attributes(),
                (name, change) ->
                        OobEdits.leader(name, leader.id(), old -> old.withAttributes(change.apply(old.attributes())))));
        List<Option> categories = session.system().leaderCategories().stream()
                .map(category -> new Option(category.id(), category.name()))
                .toList();
        sections.add(new Section(
                text("form.leader"),
                List.of(
                        Field.text(
                                "name",
                                text("field.name"),
                                leader.name(),
                                v -> change(attributes, "field.name", leader, l -> l.withName(v))),
                        Field.choice(
                                "category",
                                text("field.category"),
                                categories,
                                leader.category(),
                                v -> change(
                                        attributes,
                                        "field.category",
                                        leader,
                                        l -> l.withCategory(v == null ? l.category() : v))),
                        Field.text(
                                "nationality",
                                text("field.nationality"),
                                leader.nationality(),
                                v -> change(attributes, "field.nationality", leader, l -> l.withNationality(v))),
                        Field.several(
                                "leads",
                                text("field.leads"),
                                attributes.candidates("formation"),
                                leader.leads(),
                                v -> change(attributes, "field.leads", leader, l -> l.withLeads(v))),
                        Field.text(
                                "note",
                                text("field.note"),
                                leader.note(),
                                v -> change(attributes, "field.note", leader, l -> l.withNote(v))),
                        Field.text(
                                "source",
                                text("field.source"),
                                leader.source(),
                                v -> change(attributes, "field.source", leader, l -> l.withSource(v))))));
        String category = categories.stream()
                .filter(option -> option.id().equals(leader.category()))
                .map(Option::name)
                .findFirst()
                .orElse(leader.category());
        return new Form(leader.name(), category, sections);
    }

    /** How the piece stands; nothing while it is not in the set-up. */
    private List<Section> placement(Piece piece, AttributeFields attributes) {
        Optional<Placement> found = session.scenario().stream()
                .flatMap(scenario -> scenario.setup().stream())
                .filter(placement -> placement.piece().equals(piece.id()))
                .findFirst();
        if (found.isEmpty()) {
            return List.of();
        }
        Placement placement = found.get();
        List<Field> fields = new ArrayList<>();
        if (piece instanceof Unit unit) {
            fields.add(Field.choice(
                    "formation",
                    text("field.formation"),
                    formations(unit),
                    placement.formation(),
                    v -> placed(attributes, "field.formation", piece, old -> inFormation(old, v))));
            fields.add(Field.choice(
                    "facing",
                    text("field.facing"),
                    facings(placement),
                    placement.facing() == null ? null : placement.facing().text(),
                    v -> placed(
                            attributes,
                            "field.facing",
                            piece,
                            old -> old.withFacing(
                                    v == null ? null : Facing.parse(v).orElse(null)))));
            Integer stack = placement.stack();
            fields.add(Field.count(
                    "stack",
                    text("field.stack"),
                    stack == null ? 0 : stack,
                    v -> placed(attributes, "field.stack", piece, old -> old.withStack(v == 0 ? null : v))));
        }
        List<Option> markers = session.system().markers().stream()
                .map(marker -> new Option(marker.id(), marker.name()))
                .toList();
        fields.add(Field.several(
                "markers",
                text("field.markers"),
                markers,
                placement.markers(),
                v -> placed(attributes, "field.markers", piece, old -> old.withMarkers(v))));
        List<Section> sections = new ArrayList<>();
        sections.add(new Section(text("form.placement"), fields));
        sections.addAll(attributes.sections(
                "placement.",
                text("form.placement-ratings"),
                session.system().attributesOf("placement"),
                placement.attributes(),
                (name, change) -> setup(piece, name, old -> old.withAttributes(change.apply(old.attributes())))));
        return sections;
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

    private List<Option> facings(Placement placement) {
        String formation = placement.formation();
        if (formation == null) {
            return List.of();
        }
        return session.system().formation(formation).stream()
                .flatMap(type -> Facings.all(type.facing()).stream())
                .map(facing ->
                        new Option(facing.text(), Compass.name(session.pack().battlefield(), facing)))
                .toList();
    }

    private List<Option> arms() {
        return session.system().arms().stream()
                .map(arm -> new Option(arm.id(), arm.name()))
                .toList();
    }

    private interface StrengthChange {
        Strength apply(Strength old, int number);
    }

    private Field strength(String key, Unit unit, AttributeFields attributes, int value, StrengthChange change) {
        String label = "field." + key;
        return Field.count(
                key,
                text(label),
                value,
                n -> change(attributes, label, unit, u -> u.withStrength(change.apply(u.strength(), n))));
    }

    private static Edit change(AttributeFields attributes, String label, Unit unit, UnaryOperator<Unit> change) {
        return OobEdits.unit(attributes.edit(text(label)), unit.id(), change);
    }

    private static Edit change(AttributeFields attributes, String label, Leader leader, UnaryOperator<Leader> change) {
        return OobEdits.leader(attributes.edit(text(label)), leader.id(), change);
    }

    private Edit placed(AttributeFields attributes, String label, Piece piece, UnaryOperator<Placement> change) {
        return setup(piece, attributes.edit(text(label)), change);
    }

    private Edit setup(Piece piece, String name, UnaryOperator<Placement> change) {
        String scenario = session.scenario().map(known -> known.id()).orElse("");
        return SetupEdits.change(scenario, List.of(piece.id()), name, change);
    }

    private static Belonging related(Belonging under, String relation, @Nullable String id) {
        if (id != null) {
            return under.with(relation, id);
        }
        Map<String, String> relations = new LinkedHashMap<>(under.relations());
        relations.remove(relation);
        return new Belonging(relations);
    }
}
