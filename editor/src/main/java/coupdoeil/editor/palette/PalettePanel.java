package coupdoeil.editor.palette;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.Icons;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.MapTool;
import coupdoeil.editor.tool.ToolBench;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.ToolNumber;
import coupdoeil.editor.widget.KeptIcon;
import coupdoeil.model.rules.PlaceKind;
import coupdoeil.model.rules.TerrainRecord;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JSlider;
import javax.swing.JSpinner;
import javax.swing.JTextField;
import javax.swing.ListCellRenderer;
import javax.swing.ListSelectionModel;
import javax.swing.SpinnerNumberModel;
import net.miginfocom.swing.MigLayout;

/** All that tools can put on the map, in one list; choosing an entry takes up its tool. */
public final class PalettePanel extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final int SWATCH_WIDTH = 44;
    private static final int SWATCH_HEIGHT = 28;
    private static final int LARGEST_BRUSH = 5;
    /** Tools that set places, whose kinds have signs of their own. */
    private static final Set<EditorAction> PLACES = EnumSet.of(EditorAction.PLACE, EditorAction.ZONE);

    private static final Set<String> TABLE = Set.of(TerrainRecord.AREA, TerrainRecord.LINE, TerrainRecord.POINT);

    /** An entry of the list, the first of its tool with the tool's name above it. */
    private record Entry(MapTool tool, ToolChoice choice, boolean first) {
        @Override
        public String toString() {
            return choice.name();
        }
    }

    private final transient Session session;
    private final transient ToolBench bench;
    private final transient Supplier<PaintTheme> sheet;
    private final DefaultListModel<Entry> entries = new DefaultListModel<>();
    private final JList<Entry> list = new JList<>(entries);
    private final JSlider brush = new JSlider(0, LARGEST_BRUSH, 0);
    private final JLabel brushLabel = new JLabel(Messages.text("palette.brush"));
    private final transient Map<String, Icon> swatches = new HashMap<>();
    private final JPanel foot = new JPanel(new MigLayout("insets 6 12 6 12, hidemode 3", "[][grow, fill]"));
    private transient List<MapTool> filled = List.of();
    private transient List<ToolNumber> shownNumbers = List.of();
    private boolean brushShown;
    private boolean showing;

    /** @param sheet what the map is drawn on, as the swatches are */
    public PalettePanel(Session session, ToolBench bench, Supplier<PaintTheme> sheet) {
        super(new BorderLayout());
        this.sheet = sheet;
        this.session = session;
        this.bench = bench;
        setName("palette");
        list.setName("palette.list");
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new EntryRenderer());
        list.addListSelectionListener(event -> take());
        MouseAdapter toMap = new MouseAdapter() {
            @Override
            public void mouseReleased(MouseEvent event) {
                bench.focusMap();
            }
        };
        list.addMouseListener(toMap);
        brush.addMouseListener(toMap);
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        add(scroll, BorderLayout.CENTER);
        brush.setName("palette.brush");
        brush.setSnapToTicks(true);
        brush.setMajorTickSpacing(1);
        brush.setPaintTicks(true);
        brush.addChangeListener(event -> {
            if (!showing) {
                bench.kit().brush().ifPresent(known -> known.setRadius(brush.getValue()));
            }
        });
        brushLabel.setLabelFor(brush);
        add(foot, BorderLayout.SOUTH);
        bench.addListener(this::showTool);
        session.document().addListener((before, after, cause) -> {
            if (!bench.tools().equals(filled)
                    || !before.chart().equals(after.chart())
                    || !before.info().system().equals(after.info().system())) {
                fill();
            }
        });
        fill();
    }

    /** Puts the keyboard into the list. */
    public void focusList() {
        list.requestFocusInWindow();
    }

    /** Draws the swatches again, as after a change of the sheet. */
    public void drawSwatches() {
        swatches.clear();
        list.repaint();
    }

    private void fill() {
        showing = true;
        swatches.clear();
        entries.clear();
        filled = bench.tools();
        for (MapTool tool : filled) {
            boolean first = true;
            for (ToolChoice choice : tool.choices()) {
                entries.addElement(new Entry(tool, choice, first));
                first = false;
            }
        }
        showing = false;
        showTool();
    }

    private void take() {
        Entry entry = list.getSelectedValue();
        if (!showing && entry != null && !list.getValueIsAdjusting()) {
            bench.take(entry.tool(), entry.choice().id());
        }
    }

    private void showTool() {
        showing = true;
        MapTool tool = bench.active();
        String chosen = tool.chosen().orElse("");
        int index = -1;
        for (int i = 0; i < entries.size(); i++) {
            Entry entry = entries.get(i);
            if (entry.tool() == tool && entry.choice().id().equals(chosen)) {
                index = i;
            }
        }
        if (index < 0) {
            list.clearSelection();
        } else if (index != list.getSelectedIndex()) {
            list.setSelectedIndex(index);
            list.ensureIndexIsVisible(index);
        }
        showFoot(tool);
        showing = false;
    }

    /** The brush of those tools that have one, or the numbers of the tool in hand. */
    private void showFoot(MapTool tool) {
        List<ToolNumber> numbers = tool.numbers();
        boolean brushes = bench.kit().brush().isPresent();
        if (!numbers.equals(shownNumbers) || brushes != brushShown) {
            foot.removeAll();
            brushShown = brushes;
            shownNumbers = numbers;
            if (brushes) {
                foot.add(brushLabel);
                foot.add(brush);
            }
            numbers.forEach(this::addNumber);
            foot.setVisible(foot.getComponentCount() > 0);
            foot.revalidate();
        }
        bench.kit().brush().ifPresent(known -> brush.setValue(known.radius()));
        brush.setEnabled(bench.kit().isBrushInHand());
        brushLabel.setEnabled(bench.kit().isBrushInHand());
    }

    private void addNumber(ToolNumber number) {
        JSpinner spinner = new JSpinner(new SpinnerNumberModel(
                Math.max(number.least(), Math.min(number.most(), number.now().getAsDouble())),
                number.least(),
                number.most(),
                number.step()));
        spinner.setName("palette.number." + number.key());
        spinner.addChangeListener(event -> number.set().accept(((Number) spinner.getValue()).doubleValue()));
        JTextField field = ((JSpinner.DefaultEditor) spinner.getEditor()).getTextField();
        field.setName("palette.number." + number.key() + ".field");
        field.addActionListener(event -> bench.focusMap());
        JLabel label = new JLabel(number.label());
        label.setLabelFor(field);
        foot.add(label);
        foot.add(spinner, "wrap");
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (swatches != null) {
            swatches.clear();
            list.setCellRenderer(new EntryRenderer());
        }
    }

    private Icon swatch(Entry entry) {
        return swatches.computeIfAbsent(
                entry.tool().action() + "/" + entry.choice().id(), key -> make(entry));
    }

    private Icon make(Entry entry) {
        List<TerrainRecord> records = session.chart().records();
        PaintTheme theme = sheet.get();
        return records.stream()
                .filter(record -> entry.choice().record()
                        && record.id().equals(entry.choice().id()))
                .findFirst()
                .<Icon>map(record -> new KeptIcon(swatch(record, theme)))
                .or(() -> session.system()
                        .placeKind(entry.choice().id())
                        .filter(kind -> !entry.choice().record()
                                && PLACES.contains(entry.tool().action()))
                        .map(kind -> new KeptIcon(placed(kind, theme))))
                .orElseGet(() -> entry.tool().action() == EditorAction.LEVEL
                        ? new LevelIcon(entry.choice().id(), UIScale.scale(SWATCH_WIDTH), UIScale.scale(SWATCH_HEIGHT))
                        : Icons.icon(entry.tool().action().icon().orElseThrow()));
    }

    private Icon placed(PlaceKind kind, PaintTheme theme) {
        return new PlaceSwatch(
                kind.id(),
                kind.name(),
                session.pack(),
                session.system(),
                theme,
                UIScale.scale(SWATCH_WIDTH),
                UIScale.scale(SWATCH_HEIGHT));
    }

    private Icon swatch(TerrainRecord record, PaintTheme theme) {
        int width = UIScale.scale(SWATCH_WIDTH);
        int height = UIScale.scale(SWATCH_HEIGHT);
        return TABLE.contains(record.kind())
                ? new TableSwatch(record, session.pack(), session.system(), theme, width, height)
                : new Swatch(record, session.pack(), session.system(), theme, width, height);
    }

    private final class EntryRenderer extends JPanel implements ListCellRenderer<Entry> {

        private static final long serialVersionUID = 1L;

        private final JLabel heading = new JLabel();
        private final DefaultListCellRenderer row = new DefaultListCellRenderer();

        EntryRenderer() {
            super(new BorderLayout());
            heading.putClientProperty("FlatLaf.styleClass", "h4");
        }

        @Override
        public Component getListCellRendererComponent(
                JList<? extends Entry> all, Entry entry, int index, boolean selected, boolean focused) {
            removeAll();
            setBackground(all.getBackground());
            row.getListCellRendererComponent(all, entry.choice().name(), index, selected, focused);
            row.setIcon(swatch(entry));
            row.setIconTextGap(10);
            row.setBorder(BorderFactory.createEmptyBorder(
                    UIScale.scale(2), UIScale.scale(10), UIScale.scale(2), UIScale.scale(8)));
            if (entry.first()) {
                heading.setText(entry.tool().action().text());
                heading.setBorder(BorderFactory.createEmptyBorder(
                        UIScale.scale(index == 0 ? 6 : 12), UIScale.scale(10), UIScale.scale(4), 0));
                add(heading, BorderLayout.NORTH);
            }
            add(row, BorderLayout.CENTER);
            return this;
        }
    }
}
