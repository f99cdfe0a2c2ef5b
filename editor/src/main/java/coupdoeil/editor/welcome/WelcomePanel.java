package coupdoeil.editor.welcome;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.remembered.RecentPacks;
import coupdoeil.editor.remembered.RecentPacks.Recent;
import coupdoeil.editor.text.Messages;
import java.awt.Component;
import java.awt.Dimension;
import java.awt.Image;
import java.awt.Insets;
import java.awt.Rectangle;
import java.awt.event.ComponentAdapter;
import java.awt.event.ComponentEvent;
import java.awt.image.BaseMultiResolutionImage;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.net.URL;
import java.nio.file.Files;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import javax.imageio.ImageIO;
import javax.swing.AbstractButton;
import javax.swing.BorderFactory;
import javax.swing.ImageIcon;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.KeyStroke;
import javax.swing.Scrollable;
import javax.swing.SwingConstants;
import javax.swing.SwingUtilities;
import net.miginfocom.swing.MigLayout;

/** What a window shows before a battle is chosen. Every choice is a button that Tab reaches. */
public final class WelcomePanel extends JPanel implements Scrollable {

    private static final long serialVersionUID = 1L;

    private static final int CARD_WIDTH = 240;
    private static final int CARD_HEIGHT = 150;
    private static final int MOST_RECENT = 6;

    /** What a window needs for one sample in a row, and for each further one. */
    private static final int ONE_SAMPLE = 650;

    private static final int FURTHER_SAMPLE = 255;
    private static final int MOST_IN_ROW = 3;

    private final transient Beginning beginning;
    private final JPanel cards = new JPanel(new MigLayout(inRowsOf(MOST_IN_ROW)));

    public WelcomePanel(Beginning beginning) {
        super(new MigLayout("insets 28 36 28 36, gap 36 0", "[pref!]36lp:push[grow, fill, ::820lp]0:push", "[top]"));
        this.beginning = beginning;
        setName("welcome");
        add(left());
        add(right());
    }

    /** The panel in a pane that scrolls where there is too little room. */
    public JScrollPane scrolling() {
        JScrollPane scroll = new JScrollPane(this);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.getVerticalScrollBar().setUnitIncrement(UIScale.scale(20));
        scroll.addComponentListener(new ComponentAdapter() {
            @Override
            public void componentResized(ComponentEvent event) {
                int further = (scroll.getWidth() - UIScale.scale(ONE_SAMPLE)) / UIScale.scale(FURTHER_SAMPLE);
                cards.setLayout(new MigLayout(inRowsOf(Math.max(1, Math.min(MOST_IN_ROW, 1 + further)))));
                revalidate();
            }
        });
        return scroll;
    }

    private static String inRowsOf(int count) {
        return "insets 6 0 0 0, gap 12 12, wrap " + count;
    }

    /** Puts the keyboard onto the first choice. */
    public void focusFirst() {
        for (Component child : ((JPanel) getComponent(0)).getComponents()) {
            if (child instanceof JButton button) {
                button.requestFocusInWindow();
                return;
            }
        }
    }

    private JComponent left() {
        JPanel left = column("[fill, 310lp!]");
        JLabel title = new JLabel(Messages.text("window.program"));
        title.putClientProperty("FlatLaf.styleClass", "h1");
        left.add(title);
        left.add(note("welcome.about"), "gapbottom 18");
        choice(left, "welcome.new", "ctrl N", beginning::create);
        choice(left, "welcome.open", "ctrl O", beginning::open);
        choice(left, "welcome.import", "ctrl I", beginning::importLists);
        left.add(heading("welcome.learn"), "gaptop 22");
        page(left, "welcome.tutorial", "tutorial.md");
        page(left, "welcome.tutorial-table", "tutorial-table.md");
        page(left, "welcome.manual", "README.md");
        return left;
    }

    private JComponent right() {
        JPanel right = column("[fill, grow]");
        List<Recent> recent = RecentPacks.list().stream()
                .filter(known -> Files.exists(known.path()))
                .limit(MOST_RECENT)
                .toList();
        right.add(heading("welcome.recent"));
        if (recent.isEmpty()) {
            right.add(note("welcome.no-recent"));
        }
        for (int i = 0; i < recent.size(); i++) {
            Recent one = recent.get(i);
            JButton button = flat("welcome.recent." + i, one.name());
            button.setToolTipText(one.path().toString());
            button.addActionListener(event -> beginning.open(one.path()));
            JPanel row = new JPanel(new MigLayout("insets 0, gap 10 0", "[pref!][grow, fill]"));
            row.add(button, "wmax 380lp");
            row.add(plainNote(String.valueOf(one.path().getParent())), "wmin 0");
            right.add(row);
        }
        List<Sample> samples = List.of(Sample.values()).stream()
                .filter(sample -> sample.path().isPresent())
                .toList();
        if (!samples.isEmpty()) {
            right.add(heading("welcome.samples"), "gaptop 22");
            right.add(note("welcome.samples-about"));
            samples.forEach(sample -> cards.add(card(sample)));
            right.add(cards);
        }
        return right;
    }

    private static JPanel column(String columns) {
        return new JPanel(new MigLayout("insets 0, wrap 1, gap 0 6", columns));
    }

    private JButton card(Sample sample) {
        JButton button = new JButton(sample.text(), new ImageIcon(scaled(blank())));
        button.setName("welcome.sample." + sample.folder());
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.setVerticalTextPosition(SwingConstants.BOTTOM);
        button.setHorizontalTextPosition(SwingConstants.CENTER);
        button.setIconTextGap(UIScale.scale(6));
        button.addActionListener(event -> sample.path().ifPresent(beginning::sample));
        Optional.ofNullable(sample.picture()).ifPresent(url -> showLater(button, url));
        return button;
    }

    /** Pictures come when they are read: the window does not wait for them. */
    private static void showLater(AbstractButton button, URL url) {
        CompletableFuture.supplyAsync(() -> picture(url))
                .thenAccept(found -> found.ifPresent(
                        image -> SwingUtilities.invokeLater(() -> button.setIcon(new ImageIcon(scaled(image))))));
    }

    private static Optional<Image> picture(URL url) {
        try {
            return Optional.ofNullable(ImageIO.read(url));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static Image blank() {
        return new BufferedImage(1, 1, BufferedImage.TYPE_INT_ARGB);
    }

    /** As large as the look has things, and as sharp as the screen. */
    private static Image scaled(Image image) {
        int width = UIScale.scale(CARD_WIDTH);
        int height = UIScale.scale(CARD_HEIGHT);
        Image one = image.getScaledInstance(width, height, Image.SCALE_SMOOTH);
        return new BaseMultiResolutionImage(one, image.getScaledInstance(2 * width, 2 * height, Image.SCALE_SMOOTH));
    }

    private void choice(JPanel column, String key, String keys, Runnable run) {
        JButton button = new JButton(Messages.text(key));
        button.setName(key);
        button.setHorizontalAlignment(SwingConstants.LEADING);
        button.setMargin(UIScale.scale(new Insets(7, 12, 7, 12)));
        button.addActionListener(event -> run.run());
        column.add(button);
        registerKeyboardAction(event -> run.run(), KeyStroke.getKeyStroke(keys), WHEN_IN_FOCUSED_WINDOW);
    }

    private void page(JPanel column, String key, String page) {
        JButton button = flat(key, Messages.text(key));
        button.addActionListener(event -> beginning.read(page));
        column.add(button);
    }

    private static JButton flat(String name, String text) {
        JButton button = new JButton(text);
        button.setName(name);
        button.setHorizontalAlignment(SwingConstants.LEADING);
        button.putClientProperty("JButton.buttonType", "toolBarButton");
        button.putClientProperty("FlatLaf.style", "foreground: $Component.linkColor");
        return button;
    }

    private static JLabel heading(String key) {
        JLabel heading = new JLabel(Messages.text(key));
        heading.putClientProperty("FlatLaf.styleClass", "h3");
        return heading;
    }

    private static JLabel note(String key) {
        return plainNote(Messages.text(key));
    }

    private static JLabel plainNote(String text) {
        JLabel note = new JLabel(text);
        note.putClientProperty("FlatLaf.style", "foreground: $Form.noteForeground");
        return note;
    }

    @Override
    public Dimension getPreferredScrollableViewportSize() {
        return getPreferredSize();
    }

    @Override
    public int getScrollableUnitIncrement(Rectangle visible, int orientation, int direction) {
        return UIScale.scale(20);
    }

    @Override
    public int getScrollableBlockIncrement(Rectangle visible, int orientation, int direction) {
        return visible.height;
    }

    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent() != null && getParent().getWidth() >= getMinimumSize().width;
    }

    @Override
    public boolean getScrollableTracksViewportHeight() {
        return getParent() != null && getParent().getHeight() > getPreferredSize().height;
    }
}
