package coupdoeil.editor.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.sight.SightProfile.Lane;
import coupdoeil.editor.sight.SightProfile.Mark;
import coupdoeil.editor.sight.SightProfile.Step;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.hexes.Obstacle;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The line of sight and its profile on open ground, without a window. */
class LiveLineTest {

    private final Session session = Packs.session(Packs.blank());
    private final LiveLine line = new LiveLine(session, Runnable::run, Runnable::run);

    private Hex hex(String label) {
        return ((HexBattlefield) session.pack().battlefield())
                .grid()
                .parse(label)
                .orElseThrow();
    }

    private void raise(int levels, String... labels) {
        List<Hex> hexes = Arrays.stream(labels).map(this::hex).toList();
        session.edit(GroundEdits.levels(hexes, "Raise", level -> level + levels));
    }

    private LineView look(String from, String to) {
        line.start(new LineEnd.AtHex(hex(from)));
        line.lookAt(new LineEnd.AtHex(hex(to)));
        return line.view().orElseThrow();
    }

    private static SightProfile profile(LineView view) {
        return (SightProfile) view.profile();
    }

    @Test
    void aClearLineHasNoMarks() {
        LineView view = look("0103", "0503");

        assertThat(view.heading()).isEqualTo("0103 sees 0503");
        assertThat(view.reason()).isEqualTo("Nothing blocks it over 4 hexes.");
        assertThat(profile(view).lanes()).hasSize(1);
        Lane lane = profile(view).lanes().get(0);
        assertThat(lane.steps()).extracting(Step::label).containsExactly("0103", "0203", "0303", "0403", "0503");
        assertThat(lane.marks()).isEmpty();
    }

    /** Down from 0103 at level 1 the slope on its own brink is nearer to the higher end: it is looked over (FB 3.3.2). */
    @Test
    void aSlopeNearTheHigherEndIsLookedOverAndItsDistancesTold() {
        raise(1, "0103");
        Lane lane = profile(look("0103", "0603")).lanes().get(0);

        assertThat(lane.path().clear()).isTrue();
        assertThat(lane.steps().get(1).slope()).isTrue();
        Mark slope = lane.slope().orElseThrow();
        assertThat(slope.blocks()).isFalse();
        assertThat(slope.place()).isEqualTo(0.5);
        assertThat(slope.obstacle().actual()).isGreaterThan(slope.obstacle().limit());
    }

    @Test
    void aSlopeNearTheLowerEndBlocks() {
        raise(1, "0103", "0203", "0303", "0403");
        LineView view = look("0103", "0603");
        Mark slope = profile(view).lanes().get(0).slope().orElseThrow();

        assertThat(profile(view).line().visible()).isFalse();
        assertThat(view.reason()).startsWith("Blocked by the slope on hexside");
        assertThat(slope.blocks()).isTrue();
        assertThat(slope.place()).isEqualTo(3.5);
        assertThat(slope.obstacle().actual()).isLessThan(slope.obstacle().limit());
    }

    @Test
    void higherGroundIsMarkedInItsHex() {
        raise(2, "0303");
        LineView view = look("0103", "0503");
        Mark mark = profile(view).lanes().get(0).marks().stream()
                .filter(known -> known.obstacle().kind() == Obstacle.Kind.HIGHER_GROUND)
                .findFirst()
                .orElseThrow();

        assertThat(mark.step()).isEqualTo(2);
        assertThat(mark.onSide()).isFalse();
        assertThat(view.details()).anySatisfy(detail -> assertThat(detail).contains("higher ground in 0303"));
    }

    @Test
    void aForkedLineHasALaneOnEitherSide() {
        LineView view = look("0203", "0205");

        assertThat(profile(view).line().forked()).isTrue();
        assertThat(profile(view).lanes()).hasSize(2);
        assertThat(view.details()).anySatisfy(detail -> assertThat(detail).startsWith("The line runs along hexsides"));
    }

    @Test
    void theLineGoesWhenItIsPutAway() {
        look("0103", "0503");
        line.clear();

        assertThat(line.view()).isEmpty();
        assertThat(line.from()).isEmpty();
        line.lookAt(new LineEnd.AtHex(hex("0303")));
        assertThat(line.leadsSomewhere()).isFalse();
    }
}
