package coupdoeil.editor.tool;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.MarkerEdits;
import coupdoeil.editor.edit.PlaceEdits;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Markers and places can be picked, dragged and deleted with the tool that selects. */
class MarkersTest {

    private final Session session = Packs.session(Packs.blank());
    private final String scenario = session.scenario().orElseThrow().id();
    private final HexContext context = new StubContext(session);
    private final SelectTool tool = new SelectTool(context);

    @BeforeEach
    void fill() {
        Place place = new Place(
                "hill", "objective", "Hill", new Area.Hexes(List.of(hex("0304"), hex("0404"))), Attributes.NONE);
        session.edit(PlaceEdits.add(place));
        session.edit(MarkerEdits.tokens(scenario)
                .add("", 0, new Token("order", "om", null, new Position.OnHex(hex("0304")), Attributes.NONE)));
    }

    private HexBattlefield ground() {
        return session.pack().battlefield().hexMap().orElseThrow();
    }

    private Hex hex(String label) {
        return ground().grid().parse(label).orElseThrow();
    }

    private Pointer at(String label) {
        Hex hex = hex(label);
        return new Pointer(
                context.layout().orElseThrow().centre(hex),
                hex,
                new HexSide(hex, HexDirection.D0),
                false,
                false,
                false);
    }

    private void click(String label) {
        tool.press(at(label));
        tool.release(at(label));
    }

    private void drag(String from, String to) {
        tool.press(at(from));
        tool.drag(at(to));
        tool.release(at(to));
    }

    private Token token() {
        return session.scenario().orElseThrow().tokens().get(0);
    }

    @Test
    void clicksGoThroughAllThatIsInAHex() {
        click("0304");
        assertThat(session.selection()).isEqualTo(new Selection.OfToken(0));
        click("0304");
        assertThat(session.selection()).isEqualTo(new Selection.OfHex(hex("0304")));
        click("0304");
        assertThat(session.selection()).isEqualTo(new Selection.OfPlace("hill"));
        click("0304");
        assertThat(session.selection()).isEqualTo(new Selection.OfToken(0));
    }

    @Test
    void aMarkerIsDragged() {
        click("0304");
        drag("0304", "0502");

        assertThat(token().position()).isEqualTo(new Position.OnHex(hex("0502")));
        assertThat(session.selection()).isEqualTo(new Selection.OfToken(0));
        session.document().undo();
        assertThat(token().position()).isEqualTo(new Position.OnHex(hex("0304")));
    }

    @Test
    void aPlaceIsDraggedAsAWhole() {
        session.select(new Selection.OfPlace("hill"));
        drag("0404", "0504");

        assertThat(ground().places())
                .filteredOn(place -> place.id().equals("hill"))
                .flatExtracting(place -> place.area().hexList())
                .containsExactly(hex("0404"), hex("0504"));
    }

    @Test
    void whatIsNotHeldIsNotDragged() {
        drag("0304", "0502");

        assertThat(token().position()).isEqualTo(new Position.OnHex(hex("0304")));
    }

    @Test
    void aMarkerIsDeleted() {
        session.edit(MarkerEdits.removeToken(scenario, 0, "om"));
        assertThat(session.scenario().orElseThrow().tokens()).isEmpty();
    }
}
