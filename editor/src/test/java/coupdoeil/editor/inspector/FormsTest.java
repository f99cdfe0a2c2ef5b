package coupdoeil.editor.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.Form;
import coupdoeil.editor.paint.Battles;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.region.TableExcerpt;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import java.math.BigDecimal;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FormsTest {

    private final Session session = Packs.session(Packs.albuera());

    private Form form(Selection selection) {
        session.select(selection);
        return Forms.of(session).orElseThrow();
    }

    private static List<Field> fields(Form form) {
        return form.sections().stream()
                .flatMap(section -> section.fields().stream())
                .toList();
    }

    private static Field field(Form form, String key) {
        return fields(form).stream()
                .filter(field -> field.key().equals(key))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void everyAttributeOfItsArmIsInTheFormOfAUnit() {
        Unit unit = session.pack().orderOfBattle().units().get(0);
        Form form = form(Selection.piece(unit.id()));

        assertThat(fields(form))
                .extracting(Field::key)
                .containsAll(session.system().attributesOf("unit").stream()
                        .filter(type -> type.appliesTo(unit.arm()) && type.kind() != Kind.GROUP)
                        .map(AttributeType::id)
                        .toList());
    }

    @Test
    void aRegionSaysHowFarItReachesAndWhatIsInIt() {
        HexGrid grid = session.pack().battlefield().hexMap().orElseThrow().grid();
        Form hexes = form(new Selection.OfHexes(
                Set.of(grid.parse("0203").orElseThrow(), grid.parse("0405").orElseThrow())));
        assertThat(hexes.about()).startsWith("From 0203 to 0405\n").endsWith(" pieces, no places, no markers");

        Session table = Packs.session(Battles.guilford());
        var features = table.pack().battlefield().table().orElseThrow().features();
        table.select(new Selection.OfGround(new TableExcerpt.Ids(
                features.stream().map(TableFeature::id).toList(), List.of("crossroads"), List.of(), List.of())));
        Form ground = Forms.of(table).orElseThrow();
        assertThat(ground.title()).isEqualTo("Part of the table");
        assertThat(ground.about()).startsWith("From 0, 1 to 72, 60 in\n").endsWith("No pieces, 1 place, no markers");
        assertThat(fields(ground)).isNotEmpty();
    }

    @Test
    void aChangeIsANamedEditThatCanBeUndone() {
        Unit unit = session.pack().orderOfBattle().units().get(0);
        Field steps = field(form(Selection.piece(unit.id())), "steps");

        session.edit(steps.change().apply(BigDecimal.valueOf(4)));

        assertThat(session.roster().unit(unit.id()).orElseThrow().attributes().integer("steps"))
                .hasValue(4);
        assertThat(session.document().undoName().orElseThrow()).contains(unit.name());
        session.document().undo();
        assertThat(session.pack().orderOfBattle().units().get(0)).isEqualTo(unit);
    }

    @Test
    void aPieceOnATableFacesSoManyDegreesAndHasNoPlaceInAStack() {
        Session table = Packs.session(Battles.guilford());
        table.select(Selection.piece("nc-halifax"));
        Form form = Forms.of(table).orElseThrow();
        Field heading = field(form, "heading");

        assertThat(heading.value()).isEqualTo(BigDecimal.valueOf(180));
        assertThat(heading.type().measure()).isEqualTo("°");
        assertThat(fields(form)).extracting(Field::key).doesNotContain("facing", "stack");
        table.edit(heading.change().apply(new BigDecimal("97.5")));

        assertThat(table.pack().scenarios().get(0).setup())
                .filteredOn(placement -> placement.piece().equals("nc-halifax"))
                .extracting(Placement::facing)
                .containsExactly(new Facing.Heading(97.5));
    }

    /** Where abandoned guns stand must be said as a whole, once some of it is. */
    @Test
    void aGroupThatNeedNotBeThereAsksForNothingUntilItIsBegun() {
        Session table = Packs.session(Battles.quatreBras());
        table.select(Selection.piece("bijleveld"));
        Field east = field(Forms.of(table).orElseThrow(), "placement.gunsAt.x");
        assertThat(east.type().required()).isFalse();

        table.edit(east.change().apply(new BigDecimal("12")));

        Form form = Forms.of(table).orElseThrow();
        assertThat(field(form, "placement.gunsAt.y").type().required()).isTrue();
        assertThat(field(form, "placement.gunsAt.x").value()).isEqualTo(new BigDecimal("12"));
    }

    @Test
    void everythingThatCanBeSelectedHasAForm() {
        var oob = session.pack().orderOfBattle();
        var scenario = session.scenario().orElseThrow();
        oob.units().forEach(unit -> form(Selection.piece(unit.id())));
        oob.leaders().forEach(leader -> form(Selection.piece(leader.id())));
        oob.formations().forEach(formation -> form(new Selection.OfFormation(formation.id())));
        oob.armies().forEach(army -> form(new Selection.OfArmy(army.id())));
        session.pack().battlefield().places().forEach(place -> form(new Selection.OfPlace(place.id())));
        scenario.reinforcements().forEach(group -> form(new Selection.OfGroup(group.id())));
        form(new Selection.OfPeriod(0));
        form(new Selection.OfScenario());
        form(new Selection.OfPack());
    }

    @Test
    void settingAFieldToTheValueItHasChangesNothing() {
        for (Selection selection : List.of(
                Selection.piece(session.pack().orderOfBattle().units().get(0).id()),
                Selection.piece(session.pack().orderOfBattle().leaders().get(0).id()),
                new Selection.OfScenario(),
                new Selection.OfPack(),
                new Selection.OfPeriod(0))) {
            for (Field field : fields(form(selection))) {
                session.edit(field.change().apply(field.value()));
                assertThat(session.document().steps()).as("%s", field).isEmpty();
            }
        }
    }

    @Test
    void whatIsGoneHasNoForm() {
        session.select(Selection.piece("nobody"));

        assertThat(Forms.of(session)).isEmpty();
    }
}
