package coupdoeil.editor.sight;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.job.ManualClock;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The layers of sight on Albuera, without a window. */
class LiveSightTest {

    private final Session session = Packs.session(Packs.albuera());
    private final LiveSight live = new LiveSight(session, Runnable::run, Runnable::run, new ManualClock(), () -> false);

    private SightPicture picture() {
        return live.picture().orElseThrow();
    }

    private List<Hex> blind() {
        return ((SightMarks.Unseen) picture().marks()).area().hexList();
    }

    private List<Hex> seen() {
        return ((SightMarks.Ground) picture().marks()).of(Sighting.VISIBLE).hexList();
    }

    private Hex hex(String label) {
        return ((HexBattlefield) session.pack().battlefield())
                .grid()
                .parse(label)
                .orElseThrow();
    }

    @Test
    void theBlindZonesOfASideAreWhatNoneOfItsUnitsSees() {
        live.setOn(SightLayer.BLIND, true);
        assertThat(picture().heading()).isEqualTo("Blind zones of French and allies");
        List<Hex> ofTheFrench = blind();

        live.showNextSide();
        assertThat(picture().heading()).isEqualTo("Blind zones of Allies");
        assertThat(picture().observers())
                .allSatisfy(unit -> assertThat(unit.kind()).isEqualTo(Viewpoint.UNIT))
                .allSatisfy(unit -> assertThat(unit.side()).isEqualTo("allies"));
        assertThat(blind()).isNotEmpty().isNotEqualTo(ofTheFrench);
        assertThat(SightLegend.of(picture()).entries()).hasSize(1);

        live.showNextSide();
        assertThat(blind()).isEqualTo(ofTheFrench);
    }

    @Test
    void aLayerFollowsEveryEditAndUndo() {
        live.setOn(SightLayer.BLIND, true);
        live.showNextSide();
        List<Hex> before = blind();
        Hex observer = picture().observers().get(0).hexes().get(0);
        session.edit(GroundEdits.levels(observer.within(2), "Raise", level -> level + 3));

        assertThat(blind()).isNotEqualTo(before);
        session.document().undo();
        assertThat(blind()).isEqualTo(before);
    }

    @Test
    void oneLayerIsOnAtATime() {
        live.setOn(SightLayer.BLIND, true);
        live.setOn(SightLayer.COUNTS, true);
        assertThat(live.isOn(SightLayer.BLIND)).isFalse();
        assertThat(SightLegend.of(picture()).entries()).hasSize(5);

        live.setOn(SightLayer.BLIND, false);
        assertThat(live.isOn(SightLayer.COUNTS)).isTrue();
        live.setOn(SightLayer.COUNTS, false);
        assertThat(live.picture()).isEmpty();
    }

    @Test
    void theTurnDecidesHowFarOneSees() {
        session.showScenario("whole-day");
        live.setOn(SightLayer.SIDE, true);
        int early = seen().size();
        assertThat(picture().moment()).isEqualTo("08:00 · visibility 20 hexes");

        session.showTurn(11);
        assertThat(picture().moment()).isEqualTo("10:45 · visibility 5 hexes");
        assertThat(seen()).hasSizeLessThan(early);
    }

    @Test
    void theSelectionLooksAndIsLookedAt() {
        live.setOn(SightLayer.SELECTION, true);
        assertThat(picture().moment()).isEqualTo("Select a hex or a piece on the map.");

        session.select(new Selection.OfHex(hex("1820")));
        assertThat(picture().heading()).isEqualTo("Seen by 1820");
        assertThat(seen()).contains(hex("1820"));

        live.setOn(SightLayer.WATCHED, true);
        assertThat(picture().heading()).isEqualTo("Who sees 1820");
        assertThat(((SightMarks.Watchers) picture().marks()).watchers())
                .anySatisfy(watch -> assertThat(watch.sighting()).isEqualTo(Sighting.VISIBLE));
        assertThat(SightLegend.of(picture()).entries()).hasSize(2);
    }

    /** A battery ready to fire looks out of its cone only (FB 10.2). */
    @Test
    void aBatteryLooksOverItsFieldOfFire() {
        live.setOn(SightLayer.SELECTION, true);
        List<Placement> batteries = session.scenario().orElseThrow().setup().stream()
                .filter(placement -> placement.facing() instanceof Facing.ToCorner)
                .filter(placement -> session.roster()
                        .unit(placement.piece())
                        .filter(unit -> unit.arm().equals("artillery"))
                        .isPresent())
                .toList();
        assertThat(batteries).isNotEmpty();
        session.select(Selection.piece(batteries.get(0).piece()));

        assertThat(picture().heading()).startsWith("Field of ");
        Hex own = batteries.get(0).hex().orElseThrow();
        assertThat(seen()).isNotEmpty().doesNotContain(own);
        assertThat(((SightMarks.Ground) picture().marks())
                        .areas().values().stream()
                                .mapToInt(area -> area.hexList().size())
                                .sum())
                .isLessThan(400);
    }

    @Test
    void anAnswerToAnEditThatWasUndoneIsNotShown() {
        Deque<Runnable> waiting = new ArrayDeque<>();
        LiveSight slow = new LiveSight(session, waiting::add, Runnable::run, new ManualClock(), () -> false);
        slow.setOn(SightLayer.BLIND, true);
        waiting.remove().run();
        List<SightPicture> shown = new ArrayList<>(List.of(slow.picture().orElseThrow()));
        slow.addListener(() -> slow.picture().ifPresent(shown::add));

        session.edit(GroundEdits.levels(List.of(hex("1820")), "Raise", level -> level + 1));
        session.document().undo();
        waiting.forEach(Runnable::run);

        assertThat(shown).hasSize(1);
        assertThat(shown.get(0).request().pack()).isSameAs(session.pack());
    }
}
