package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import javax.swing.AbstractButton;
import javax.swing.DefaultListCellRenderer;
import javax.swing.JButton;
import javax.swing.JCheckBox;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JRadioButton;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JTable;
import javax.swing.JToggleButton;
import javax.swing.JToolTip;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import javax.swing.plaf.basic.BasicHTML;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.tree.DefaultTreeCellRenderer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PlainTextUITest {

    private static final String HTML = "<html><b>Zayas";

    private static final List<Function<String, JComponent>> MAKERS = List.of(
            JLabel::new,
            JButton::new,
            JCheckBox::new,
            JRadioButton::new,
            JToggleButton::new,
            JMenu::new,
            JMenuItem::new,
            JCheckBoxMenuItem::new,
            JRadioButtonMenuItem::new,
            text -> (JComponent)
                    new DefaultListCellRenderer().getListCellRendererComponent(new JList<>(), text, 0, true, true),
            text -> (JComponent) new DefaultTableCellRenderer()
                    .getTableCellRendererComponent(new JTable(1, 1), text, true, true, 0, 0),
            text -> (JComponent) new DefaultTreeCellRenderer()
                    .getTreeCellRendererComponent(new JTree(), text, true, true, true, 0, true),
            PlainTextUITest::tip);

    @ParameterizedTest
    @EnumSource
    void nothingThatShowsTextTakesItForHtml(Theme look) throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            look.install();
            for (Function<String, JComponent> maker : MAKERS) {
                JComponent component = maker.apply(HTML);
                assertThat(component.getClientProperty(BasicHTML.propertyKey))
                        .as(component.getClass().getName())
                        .isNull();
                component.updateUI();
                retext(component);
                assertThat(component.getClientProperty(BasicHTML.propertyKey))
                        .as(component.getClass().getName() + " after a change of the look")
                        .isNull();
            }
        });
    }

    @ParameterizedTest
    @EnumSource
    void whatIsOursMayBeHtml(Theme look) throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            look.install();
            JLabel label = new JLabel();
            label.putClientProperty(PlainTextUI.PLAIN, false);
            label.setText(HTML);
            label.updateUI();

            assertThat(label.getClientProperty(BasicHTML.propertyKey)).isNotNull();
        });
    }

    private static JToolTip tip(String text) {
        JToolTip tip = new JButton().createToolTip();
        tip.setTipText(text);
        return tip;
    }

    private static void retext(JComponent component) {
        if (component instanceof JLabel label) {
            label.setText(HTML + "!");
        } else if (component instanceof AbstractButton button) {
            button.setText(HTML + "!");
        } else {
            ((JToolTip) component).setTipText(HTML + "!");
        }
    }
}
