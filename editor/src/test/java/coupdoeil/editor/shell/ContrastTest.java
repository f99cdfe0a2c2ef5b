package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.paint.sheet.Contrast;
import coupdoeil.editor.shell.Workbench.Panels;
import java.awt.Color;
import java.awt.Component;
import java.awt.Container;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import javax.swing.AbstractButton;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import javax.swing.UIManager;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every text of the panels can be read on the ground that it stands on, in both looks. */
class ContrastTest {

    private static final double READABLE = 4.5;

    private final Set<String> faint = new TreeSet<>();
    private int texts;

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
            walk(bench);
            return true;
        });

        assertThat(texts).isGreaterThan(1_000);
        assertThat(faint).isEmpty();
    }

    private static <T> T onEdt(Callable<T> task) throws Exception {
        FutureTask<T> future = new FutureTask<>(task);
        SwingUtilities.invokeAndWait(future);
        return future.get();
    }

    /** Every panel, shown or not, with something chosen in it. */
    private void walk(Workbench bench) {
        Panels panels = bench.panels();
        bench.session()
                .select(Selection.piece(
                        bench.session().pack().orderOfBattle().units().get(0).id()));
        panels.findings().step(1);
        for (String page : new String[] {"battle", "chart/hex", "tables/stacking", "scenarios"}) {
            panels.data().open(page);
            walk(panels.data());
        }
        for (Component panel : new Component[] {
            panels.palette(),
            panels.forces(),
            panels.inspector(),
            panels.findings(),
            panels.timetable(),
            panels.sight(),
            panels.oob(),
            bench
        }) {
            walk(panel);
        }
        Theme.LIGHT.install();
    }

    private void walk(Component component) {
        if (component instanceof JTree tree) {
            for (int row = 0; row < tree.getRowCount(); row++) {
                Object node = tree.getPathForRow(row).getLastPathComponent();
                cell(
                        tree,
                        tree.getCellRenderer().getTreeCellRendererComponent(tree, node, false, true, true, row, false));
            }
        } else if (component instanceof JTable table) {
            for (int row = 0; row < table.getRowCount(); row++) {
                for (int column = 0; column < table.getColumnCount(); column++) {
                    cell(table, table.prepareRenderer(table.getCellRenderer(row, column), row, column));
                }
            }
        } else if (component instanceof JList<?> list) {
            list(list);
        } else if (component instanceof JLabel label) {
            look(label, label.getText(), ground(label));
        } else if (component instanceof JTextComponent text) {
            look(text, text.getText(), ground(text));
        } else if (component instanceof AbstractButton button) {
            boolean bare = !(button instanceof JButton) || button.getParent() instanceof javax.swing.JToolBar;
            look(button, button.getText(), bare ? ground(button) : UIManager.getColor("Button.background"));
        }
        if (component instanceof Container container) {
            for (Component child : container.getComponents()) {
                if (child.isVisible()) {
                    walk(child);
                }
            }
        }
    }

    private <T> void list(JList<T> list) {
        for (int i = 0; i < list.getModel().getSize(); i++) {
            T value = list.getModel().getElementAt(i);
            cell(list, list.getCellRenderer().getListCellRendererComponent(list, value, i, false, false));
        }
    }

    private void cell(JComponent owner, Component cell) {
        Color ground = cell.isOpaque() && cell.getBackground() != null ? cell.getBackground() : owner.getBackground();
        if (cell instanceof JLabel label) {
            cell(owner, label, ground);
        } else if (cell instanceof Container container) {
            for (Component child : container.getComponents()) {
                if (child instanceof JLabel label) {
                    cell(owner, label, ground);
                }
            }
        }
    }

    private void cell(JComponent owner, JLabel label, Color ground) {
        Color own = label.isOpaque() && label.getBackground() != null ? label.getBackground() : ground;
        look(label, owner.getName() + " " + label.getText(), own);
    }

    private static Color ground(Component component) {
        Component around = component;
        while (!around.isOpaque() && around.getParent() != null) {
            around = around.getParent();
        }
        return around.getBackground();
    }

    /** What cannot be used may be fainter. */
    private void look(JComponent component, String text, Color ground) {
        if (text == null || text.isBlank() || !component.isEnabled()) {
            return;
        }
        texts++;
        double contrast = Contrast.between(component.getForeground(), ground);
        if (contrast < READABLE) {
            String line = text.lines().findFirst().orElse("");
            faint.add(String.format(
                    "%.1f %s on %s: %s '%s'",
                    contrast,
                    hex(component.getForeground()),
                    hex(ground),
                    component.getName(),
                    line.substring(0, Math.min(40, line.length()))));
        }
    }

    private static String hex(Color colour) {
        return String.format("#%06x", colour.getRGB() & 0xFFFFFF);
    }
}
