package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.begin.FormPanel;
import coupdoeil.editor.begin.NewBattleForm;
import coupdoeil.editor.begin.NewScenarioForm;
import coupdoeil.editor.begin.ResizeForm;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.settings.PreferencesPanel;
import coupdoeil.editor.shell.Workbench.Panels;
import coupdoeil.editor.welcome.Beginning;
import coupdoeil.editor.welcome.WelcomePanel;
import java.awt.Component;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import javax.swing.SwingUtilities;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every text of the panels can be read on the ground that it stands on, in both looks. */
class ContrastTest {

    private final Readability readability = new Readability();

    @ParameterizedTest
    @EnumSource
    void everyTextIsToldFromItsGround(Theme look) throws Exception {
        Workbench bench = onEdt(() -> {
            look.install();
            return new Workbench(Packs.albuera(), new NoDialogs(), null, () -> {});
        });
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (onEdt(bench.live()::isStale)) {
            assertThat(System.nanoTime()).as("the pack is checked in time").isLessThan(end);
            Thread.onSpinWait();
        }
        onEdt(() -> {
            walk(bench, look);
            return true;
        });

        assertThat(readability.texts()).isGreaterThan(1_000);
        assertThat(readability.faint()).isEmpty();
    }

    private static <T> T onEdt(Callable<T> task) throws Exception {
        FutureTask<T> future = new FutureTask<>(task);
        SwingUtilities.invokeAndWait(future);
        return future.get();
    }

    /** Every panel, shown or not, with something chosen in it. */
    private void walk(Workbench bench, Theme look) {
        Panels panels = bench.panels();
        bench.session()
                .select(Selection.piece(
                        bench.session().pack().orderOfBattle().units().get(0).id()));
        panels.findings().step(1);
        for (String page : new String[] {"battle", "chart/hex", "tables/stacking", "scenarios"}) {
            panels.data().open(page);
            readability.walk(panels.data());
        }
        for (Component panel : new Component[] {
            panels.palette(),
            panels.forces(),
            panels.inspector(),
            panels.findings(),
            panels.timetable(),
            panels.sight(),
            panels.oob(),
            panels.layers(),
            panels.history(),
            bench,
            bench.menus(),
            new FormPanel(new NewBattleForm("fb"), "OK"),
            new FormPanel(
                    new NewScenarioForm(bench.session().pack(), bench.session().system()), "OK"),
            new FormPanel(new ResizeForm(bench.session().pack(), bench.session().system()), "OK"),
            new PreferencesPanel(look == Theme.DARK, dark -> {}),
            new WelcomePanel(new NoBeginning())
        }) {
            readability.walk(panel);
        }
        Theme.LIGHT.install();
    }

    /** A welcome that begins nothing. */
    private static final class NoBeginning implements Beginning {

        @Override
        public void create() {}

        @Override
        public void open() {}

        @Override
        public void importLists() {}

        @Override
        public void open(Path pack) {}

        @Override
        public void sample(Path pack) {}

        @Override
        public void read(String page) {}
    }
}
