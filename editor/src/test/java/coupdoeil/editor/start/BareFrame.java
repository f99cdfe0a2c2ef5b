package coupdoeil.editor.start;

import com.formdev.flatlaf.FlatLightLaf;
import java.awt.BorderLayout;
import javax.swing.JFrame;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JScrollPane;
import javax.swing.JTree;
import javax.swing.SwingUtilities;

/** The least that a window in this look can be: a frame with a menu and a tree. What ours takes is measured by it. */
final class BareFrame {

    private BareFrame() {}

    public static void main(String[] args) {
        Watch watch = Watch.begin();
        SwingUtilities.invokeLater(() -> {
            FlatLightLaf.setup();
            JFrame frame = new JFrame("bare");
            JMenu menu = new JMenu("File");
            menu.add(new JMenuItem("Open"));
            JMenuBar bar = new JMenuBar();
            bar.add(menu);
            frame.setJMenuBar(bar);
            frame.add(new JScrollPane(new JTree()), BorderLayout.CENTER);
            frame.setSize(1500, 940);
            frame.setLocationRelativeTo(null);
            frame.setVisible(true);
            SwingUtilities.invokeLater(() -> {
                watch.note("window");
                watch.end();
            });
        });
    }
}
