package coupdoeil.editor.findings;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.job.ManualClock;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.Profile.Weight;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import java.awt.Component;
import java.awt.Container;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JEditorPane;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;

/** The panel of the findings without a window, while its work is done at the word of the test. */
class FindingsPanelTest {

    private final Session session = Packs.session(doubled());
    private final ManualClock clock = new ManualClock();
    private final Deque<Runnable> background = new ArrayDeque<>();
    private final LiveFindings live = new LiveFindings(session, background::add, Runnable::run, clock);
    private final List<FixAll> asked = new ArrayList<>();
    private final FindingsPanel panel = onEdt(() -> new FindingsPanel(
            session, live, new FindingsOverlay(session, live), new MapCanvas(), question -> Optional.empty(), all -> {
                asked.add(all);
                return true;
            }));

    {
        live.begin();
    }

    /** Four units twice in the set-up. */
    private static Pack doubled() {
        return twice(Packs.albuera(), 4);
    }

    private static Pack twice(Pack pack, int units) {
        Scenario first = pack.scenarios().get(0);
        return pack.withScenario(first.id(), old -> {
            List<Placement> setup = new ArrayList<>(old.setup());
            setup.addAll(Packs.albuera().scenarios().get(0).setup().subList(0, units));
            return old.withSetup(setup);
        });
    }

    private static <T> T onEdt(Callable<T> task) {
        List<T> result = new ArrayList<>();
        try {
            SwingUtilities.invokeAndWait(() -> {
                try {
                    result.add(task.call());
                } catch (Exception e) {
                    throw new IllegalStateException(e);
                }
            });
        } catch (Exception e) {
            throw new AssertionError(e);
        }
        return result.get(0);
    }

    private void settle() {
        onEdt(() -> {
            clock.pass(1000);
            while (!background.isEmpty()) {
                background.remove().run();
            }
            clock.pass(1000);
            return true;
        });
    }

    private <T extends Component> T find(Class<T> type, String name) {
        return all(panel)
                .filter(component -> name.equals(component.getName()))
                .map(type::cast)
                .findFirst()
                .orElseThrow();
    }

    private static Stream<Component> all(Component component) {
        Stream<Component> inside = component instanceof Container container
                ? Arrays.stream(container.getComponents()).flatMap(FindingsPanelTest::all)
                : Stream.of();
        return Stream.concat(Stream.of(component), inside);
    }

    private void choose(String profile) {
        JComboBox<?> profiles = find(JComboBox.class, "findings.profile");
        onEdt(() -> {
            for (int i = 0; i < profiles.getItemCount(); i++) {
                if (((Profile) profiles.getItemAt(i)).id().equals(profile)) {
                    profiles.setSelectedIndex(i);
                }
            }
            return true;
        });
        settle();
    }

    @Test
    void whileFindingsAreOfAnOlderPackNoneIsFixed() {
        settle();
        onEdt(() -> {
            panel.step(1);
            return true;
        });
        JButton fixAll = find(JButton.class, "findings.fix-all");
        assertThat(fixAll.isEnabled()).isTrue();
        assertThat(fixAll.getText()).contains("4");
        onEdt(() -> {
            session.document().edit(new coupdoeil.model.pack.Edit("twice", pack -> twice(pack, 6)));
            return true;
        });
        assertThat(fixAll.isEnabled()).isFalse();
        assertThat(fixAll.getToolTipText()).isEqualTo("checking\u2026");

        settle();
        assertThat(fixAll.isEnabled()).isTrue();
        onEdt(() -> {
            fixAll.doClick();
            return true;
        });
        assertThat(asked).hasSize(1);
        assertThat(asked.get(0).fixes()).as("those of now").hasSizeGreaterThan(4);
    }

    @Test
    void aProfileIsAMatterOfTheViewUntilThePackIsToNameIt() {
        settle();
        JButton keep = find(JButton.class, "findings.keep-profile");
        JLabel state = find(JLabel.class, "findings.state");
        assertThat(keep.isVisible()).isFalse();
        assertThat(state.getText()).doesNotContain("left out");

        choose("draft");
        assertThat(session.document().depth()).isZero();
        assertThat(keep.isVisible()).isTrue();
        assertThat(state.getText()).matches(".* \u00B7 Draft: \\d+ left out, \\d+ at another severity");

        onEdt(() -> {
            keep.doClick();
            return true;
        });
        settle();
        assertThat(session.pack().info().profile()).isEqualTo("draft");
        assertThat(session.document().depth()).isOne();
        assertThat(keep.isVisible()).isFalse();

        choose("release");
        assertThat(state.getText()).doesNotContain("left out");
        onEdt(() -> {
            keep.doClick();
            return true;
        });
        assertThat(session.pack().info().profile()).as("none is the first").isEmpty();
    }

    @Test
    void whatAProfileLeavesOutCanBeSeenAndBroughtBack() {
        choose("draft");
        JToggleButton silenced = find(JToggleButton.class, "findings.accepted");
        int left = onEdt(() -> live.current().judgement().silenced().size());
        assertThat(left).isPositive();
        assertThat(silenced.getText()).isEqualTo("Accepted, left out (" + left + ")");
        Finding one = onEdt(() -> live.current().judgement().silenced().get(0));
        JTextField filter = find(JTextField.class, "findings.filter");
        onEdt(() -> {
            filter.setText(one.rule());
            panel.step(1);
            return true;
        });
        assertThat(find(JLabel.class, "findings.state").getText()).contains(one.rule());

        onEdt(() -> {
            silenced.doClick();
            panel.step(1);
            return true;
        });
        assertThat(find(JEditorPane.class, "findings.explanation").getText()).contains("Left out by the profile Draft");
        onEdt(() -> {
            find(JButton.class, "findings.fix.0").doClick();
            return true;
        });
        settle();
        assertThat(onEdt(() -> live.profile().weight(one.rule()))).isNotEqualTo(Optional.of(Weight.OFF));
        assertThat(onEdt(() -> live.current().all()))
                .anyMatch(finding -> finding.rule().equals(one.rule()));
        assertThat(session.document().depth()).as("the pack stays as it is").isZero();
    }
}
