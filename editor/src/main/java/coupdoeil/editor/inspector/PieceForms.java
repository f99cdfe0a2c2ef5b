package coupdoeil.editor.inspector;

import static coupdoeil.editor.text.Messages.text;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ArmEdits;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.edit.Parts;
import coupdoeil.editor.form.Choices;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Fields;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Forms of units and leaders: who they are, their ratings, and how they stand in the current scenario. */
final class PieceForms {

    private final Session session;
    private final Choices words;

    PieceForms(Session session) {
        this.session = session;
        this.words = new Choices(session);
    }

    Form unit(Unit unit) {
        Part<Unit> part = Parts.unit(unit.id());
        Fields<Unit> of = new Fields<>(session, part, unit, unit.name(), unit.arm());
        List<Section> sections = new ArrayList<>(placement(unit));
        sections.addAll(of.attributes(
                "",
                text("form.ratings"),
                session.system().attributesOf("unit"),
                Unit::attributes,
                Unit::withAttributes));
        sections.add(new Section(
                text("form.unit"),
                List.of(
                        of.text("field.name", Unit::name, Unit::withName),
                        arm(unit, of),
                        of.word("field.nationality", words.nationalities(), Unit::nationality, Unit::withNationality)
                                .typed(FieldType::opened),
                        under(of, "field.command", Belonging.COMMAND, words.candidates("formation")),
                        under(of, "field.army", Belonging.ARMY, words.candidates("army")),
                        under(of, "field.asset", Belonging.ASSET, organisations()),
                        under(of, "field.regiment", Belonging.REGIMENT, regiments())
                                .typed(FieldType::opened),
                        under(of, "field.morale", Belonging.MORALE, organisations()))));
        List<Field> history = new ArrayList<>(StrengthFields.of(of, Unit::strength, Unit::withStrength));
        history.add(of.prose("field.note", Unit::note, Unit::withNote));
        history.add(of.text("field.source", Unit::source, Unit::withSource));
        sections.add(new Section(text("form.history"), history));
        String arm = session.system().arm(unit.arm()).map(known -> known.name()).orElse(unit.arm());
        return new Form(unit.name(), arm, sections);
    }

    /** With another arm come its ratings. */
    private Field arm(Unit unit, Fields<Unit> of) {
        Field plain = of.word("field.arm", words.words("arm"), Unit::arm, Unit::withArm)
                .typed(FieldType::demanded);
        return new Field(
                plain.key(),
                plain.type(),
                plain.value(),
                arm -> ArmEdits.arm(session.system(), unit.id(), unit.name(), arm == null ? "" : arm.toString()));
    }

    private static Field under(Fields<Unit> of, String label, String relation, List<Option> options) {
        return of.choice(
                label,
                options,
                unit -> unit.under().to(relation).orElse(null),
                (old, id) -> old.withUnder(BattleForms.related(old.under(), relation, id)));
    }

    private List<Option> organisations() {
        return Stream.of("formation", "army")
                .flatMap(kind -> words.candidates(kind).stream())
                .toList();
    }

    /** The regiments that units are of, beside the formations. */
    private List<Option> regiments() {
        Stream<String> named = session.pack().orderOfBattle().units().stream()
                .flatMap(unit -> unit.under().to(Belonging.REGIMENT).stream());
        List<String> formations =
                words.candidates("formation").stream().map(Option::id).toList();
        return Stream.concat(
                        words.candidates("formation").stream(),
                        named.distinct().filter(id -> !formations.contains(id)).map(id -> new Option(id, id)))
                .toList();
    }

    Form leader(Leader leader) {
        Part<Leader> part = Parts.leader(leader.id());
        Fields<Leader> of = new Fields<>(session, part, leader, leader.name());
        List<Option> categories = session.system().vocabulary().leaderCategories().stream()
                .map(category -> new Option(category.id(), category.name()))
                .toList();
        List<Section> sections = new ArrayList<>(placement(leader));
        sections.addAll(of.attributes(
                "",
                text("form.ratings"),
                session.system().attributesOf("leader"),
                Leader::attributes,
                Leader::withAttributes));
        sections.add(new Section(
                text("form.leader"),
                List.of(
                        of.text("field.name", Leader::name, Leader::withName),
                        of.word("field.category", categories, Leader::category, Leader::withCategory)
                                .typed(FieldType::demanded),
                        of.word(
                                        "field.nationality",
                                        words.nationalities(),
                                        Leader::nationality,
                                        Leader::withNationality)
                                .typed(FieldType::opened),
                        of.several("field.leads", words.candidates("formation"), Leader::leads, Leader::withLeads),
                        related(of, "field.command", Belonging.COMMAND, "formation"),
                        related(of, "field.army", Belonging.ARMY, "army"),
                        of.prose("field.note", Leader::note, Leader::withNote),
                        of.text("field.source", Leader::source, Leader::withSource))));
        String category = categories.stream()
                .filter(option -> option.id().equals(leader.category()))
                .map(Option::name)
                .findFirst()
                .orElse(leader.category());
        return new Form(leader.name(), category, sections);
    }

    private Field related(Fields<Leader> of, String label, String relation, String kind) {
        return of.choice(
                label,
                words.candidates(kind),
                leader -> leader.under().to(relation).orElse(null),
                (old, id) -> old.withUnder(BattleForms.related(old.under(), relation, id)));
    }

    /** How the piece stands; nothing while it is not in the set-up. */
    private List<Section> placement(Piece piece) {
        return session.scenario().stream()
                .flatMap(scenario -> scenario.setup().stream()
                        .filter(placement -> placement.piece().equals(piece.id()))
                        .limit(1)
                        .flatMap(placement ->
                                new PlacementFields(session, scenario.id(), piece, placement).sections().stream()))
                .toList();
    }
}
