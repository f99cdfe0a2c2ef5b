package coupdoeil.editor.findings;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.job.ManualClock;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The findings of Albuera while it is edited, without a window. */
class LiveFindingsTest {

    private static final int LONG = 1000;
    private static final int MOMENT = 50;

    private final Session session = Packs.session(Packs.albuera());
    private final ManualClock clock = new ManualClock();
    private final Deque<Runnable> background = new ArrayDeque<>();
    private final LiveFindings live = new LiveFindings(session, background::add, Runnable::run, clock);

    {
        live.begin();
    }

    private void work() {
        while (!background.isEmpty()) {
            background.remove().run();
        }
    }

    private Hex hex(String label) {
        return ((HexBattlefield) session.pack().battlefield())
                .grid()
                .parse(label)
                .orElseThrow();
    }

    /** Troops in a wood must be in general order: an error where a battalion stands. */
    private Edit woods(String label) {
        return GroundEdits.terrain(List.of(hex(label)), "woods", "Woods");
    }

    private long errors() {
        return live.current().count(Severity.ERROR);
    }

    private void settle() {
        clock.pass(LONG);
        work();
        clock.pass(LONG);
    }

    private List<String> fresh() {
        Findings findings = Validator.of(session.system()).validate(session.pack());
        return findings.all().stream().map(Finding::fingerprint).toList();
    }

    private List<String> current() {
        return live.current().all().stream().map(Finding::fingerprint).toList();
    }

    @Test
    void theyFollowASingleEditInAMoment() {
        settle();
        session.edit(woods("2109"));
        assertThat(live.isStale()).isTrue();
        clock.pass(MOMENT);
        work();

        assertThat(live.isStale()).isFalse();
        assertThat(errors()).isPositive();
    }

    @Test
    void withinAStrokeTheyComeNowAndThenAndThoseOfItsEndAlways() {
        settle();
        List<Boolean> told = new ArrayList<>();
        live.addListener(() -> told.add(live.isStale()));
        Object stroke = new Object();
        for (int row = 1; row <= 20; row++) {
            session.document().edit(woods(String.format("21%02d", row)), stroke);
            clock.pass(30);
            work();
            clock.pass(20);
        }

        assertThat(live.isStale()).isTrue();
        assertThat(errors()).as("those of a second ago are there").isPositive();
        assertThat(told).as("not at every step").hasSizeBetween(3, 8);
        settle();
        assertThat(live.isStale()).isFalse();
        assertThat(told).endsWith(false);
        assertThat(current()).isEqualTo(fresh());
    }

    @Test
    void whatIsOvertakenWhileItIsWorkedOutIsShownAsStale() {
        settle();
        session.edit(woods("2109"));
        clock.pass(MOMENT);
        Runnable slow = background.remove();
        session.edit(woods("2110"));
        slow.run();
        assertThat(live.isStale()).isTrue();
        assertThat(errors()).isPositive();

        settle();
        assertThat(live.isStale()).isFalse();
        assertThat(current()).isEqualTo(fresh());
    }

    @Test
    void nothingOfABattleThatWasClosedIsShown() {
        settle();
        session.edit(woods("2109"));
        session.document().load(Packs.blank(), null, false);
        work();
        assertThat(errors()).isZero();

        settle();
        assertThat(live.isStale()).isFalse();
        assertThat(current()).isEqualTo(fresh());
    }

    @Test
    void anotherProfileChangesWhatIsShownAndNotThePack() {
        settle();
        int all = live.current().all().size();
        live.judgeBy("draft");
        assertThat(live.isStale()).isTrue();
        settle();

        assertThat(live.profile().id()).isEqualTo("draft");
        int silenced = live.current().judgement().silenced().size();
        assertThat(silenced).isPositive();
        assertThat(live.current().all()).hasSize(all - silenced);
        assertThat(session.document().depth()).isZero();

        session.document().load(Packs.albuera(), null, false);
        settle();
        assertThat(live.profile().id()).isEqualTo("release");
        assertThat(live.current().all()).hasSize(all);
    }

    @Test
    void theProfileThatThePackNamesHolds() {
        session.edit(new Edit("draft", pack -> pack.withInfo(pack.info().withProfile("draft"))));
        settle();
        assertThat(live.current().judgement().profile().id()).isEqualTo("draft");

        live.judgeBy("release");
        settle();
        assertThat(live.current().judgement().silenced()).isEmpty();
    }
}
