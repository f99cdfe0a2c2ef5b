package coupdoeil.editor.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.editor.paint.Battles;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.table.TableLook;
import java.awt.image.BufferedImage;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Lines of sight between pieces and points of a table, without a window. */
class LiveTableLineTest {

    private static final LineEnd ROYAL_WELCH = new LineEnd.OfPiece("foot-23");

    private final Session session = Packs.session(Battles.guilford());
    private final LiveLine line = new LiveLine(session, Runnable::run, Runnable::run);

    private LineView look(LineEnd from, LineEnd to) {
        line.start(from);
        line.lookAt(to);
        return line.view().orElseThrow();
    }

    private static TableLook.Ray ray(LineView view) {
        return ((TableProfile) view.profile()).ray().orElseThrow();
    }

    @Test
    void aClearLineTellsOfItsBasesAndRange() {
        LineView view = look(ROYAL_WELCH, new LineEnd.OfPiece("nc-halifax"));

        assertThat(view.heading()).isEqualTo("23rd, Royal Welch Fusiliers sees Halifax militia");
        assertThat(view.reason()).contains("4 of 4 bases").contains("The range is 15 inches.");
        assertThat(view.details()).contains("From base 1, clear:");
        assertThat(ray(view).clear()).isTrue();
        assertThat(ray(view).stopInches()).isEqualTo(ray(view).lengthInches());
    }

    @Test
    void whatStopsALineIsSaidFirst() {
        LineView view = look(ROYAL_WELCH, new LineEnd.OfPiece("va-holcombe"));

        assertThat(view.heading()).startsWith("23rd, Royal Welch Fusiliers does not see");
        assertThat(view.reason()).startsWith("16.0 inches off: Warren militia stands in the way.");
        assertThat(ray(view).clear()).isFalse();
        assertThat(ray(view).meetings())
                .allSatisfy(meeting -> assertThat(meeting.parts())
                        .isNotEmpty()
                        .allSatisfy(part -> assertThat(part.from()).isLessThan(part.to())));
    }

    @Test
    void aPieceTakesTheLineAlongAndAPointStays() {
        LineView view = look(new LineEnd.AtPoint(4, 4), new LineEnd.AtPoint(20, 20));
        assertThat(view.heading()).isEqualTo("4,4 does not see 20,20");

        look(ROYAL_WELCH, new LineEnd.OfPiece("nc-halifax"));
        session.edit(SetupEdits.remove(session.scenario().orElseThrow().id(), Set.of("nc-halifax")));
        assertThat(line.view()).as("who is gone is not seen").isEmpty();
    }

    @Test
    void anEndOfAnotherBattlefieldIsNoLine() {
        line.start(ROYAL_WELCH);
        line.lookAt(new LineEnd.AtHex(Hex.ORIGIN));
        assertThat(line.view()).isEmpty();
    }

    @Test
    void aPointFarOffTheTableOrHardlyAwayIsALineLikeAnyOther() {
        assertThat(look(ROYAL_WELCH, new LineEnd.AtPoint(-1_000_000, 1_000_000)).reason())
                .isNotBlank();
        LineView hardly = look(new LineEnd.AtPoint(4, 4), new LineEnd.AtPoint(4, 4.000001));
        assertThat(hardly.heading()).isEqualTo("4,4 sees 4,4");
        BufferedImage image = new BufferedImage(300, 150, BufferedImage.TYPE_INT_RGB);
        new TableProfilePainter(ray(hardly), PaintTheme.LIGHT, 300, 150).paint(image.createGraphics());
    }
}
