package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.validator.imports.grammar.SlotField;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.lines.SlotPlace;
import java.awt.Color;
import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.util.Map;
import java.util.Optional;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.table.TableCellRenderer;
import org.jspecify.annotations.Nullable;

/** Two lines of a kind as printed; what figures count is a colour behind them, and stands in words beside the table. */
final class SampleLines extends JComponent implements TableCellRenderer {

    private static final long serialVersionUID = 1L;

    /** Of the ground, so that both looks keep their contrast. */
    private static final float STRENGTH = 0.3f;

    private transient @Nullable KindRow row;
    private Color ground = Color.WHITE;
    private Color ink = Color.BLACK;
    private Color grid = Color.GRAY;

    @Override
    public Component getTableCellRendererComponent(
            JTable table, Object value, boolean isSelected, boolean focused, int at, int column) {
        row = (KindRow) value;
        ground = isSelected ? table.getSelectionBackground() : table.getBackground();
        grid = table.getGridColor();
        ink = isSelected ? table.getSelectionForeground() : table.getForeground();
        setFont(TextSelection.font(table));
        setToolTipText(row.samples().get(0).text().strip());
        return this;
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = (Graphics2D) graphics.create();
        Object hints = java.awt.Toolkit.getDefaultToolkit().getDesktopProperty("awt.font.desktophints");
        if (hints instanceof Map<?, ?> known) {
            g.addRenderingHints(known);
        } else {
            g.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        }
        g.setColor(ground);
        g.fillRect(0, 0, getWidth(), getHeight());
        g.setColor(grid);
        g.drawLine(0, getHeight() - 1, getWidth(), getHeight() - 1);
        KindRow shown = row;
        if (shown != null) {
            FontMetrics metrics = g.getFontMetrics(getFont());
            g.setFont(getFont());
            for (int i = 0; i < shown.samples().size(); i++) {
                paint(g, metrics, shown, shown.samples().get(i), place(shown, metrics, getHeight(), i));
            }
        }
        g.dispose();
    }

    /** Where a sample stands in its cell, from its first character on. */
    private static Rectangle place(KindRow shown, FontMetrics metrics, int height, int sample) {
        int high = metrics.getHeight();
        int top = (height - high * shown.samples().size()) / 2;
        return new Rectangle(UIScale.scale(8), top + high * sample, 0, high);
    }

    /** The sample at a height of a cell, in that cell. */
    static Optional<TextSelection.Printed> at(JTable table, KindRow shown, Rectangle cell, int y) {
        FontMetrics metrics = table.getFontMetrics(TextSelection.font(table));
        for (int i = 0; i < shown.samples().size(); i++) {
            Rectangle place = place(shown, metrics, cell.height, i);
            place.translate(cell.x, cell.y);
            if (y >= place.y && y < place.y + place.height) {
                ListLine line = shown.samples().get(i);
                return Optional.of(new TextSelection.Printed(line.line(), text(line), place));
            }
        }
        return Optional.empty();
    }

    private static String text(ListLine line) {
        return line.text().replace('\t', ' ');
    }

    private void paint(Graphics2D g, FontMetrics metrics, KindRow shown, ListLine line, Rectangle place) {
        int left = place.x;
        int top = place.y;
        String text = text(line);
        for (SlotPlace figure : SlotPlace.of(line)) {
            if (figure.from() >= 0 && figure.to() <= text.length()) {
                int from = left + metrics.stringWidth(text.substring(0, figure.from()));
                int to = left + metrics.stringWidth(text.substring(0, figure.to()));
                g.setColor(blend(colour(shown.rule().slots().get(figure.name()))));
                g.fillRoundRect(from - 1, top, to - from + 2, metrics.getHeight(), 4, 4);
            }
        }
        g.setColor(ink);
        g.drawString(text, left, top + metrics.getAscent());
    }

    private Color blend(Color over) {
        return new Color(
                mixed(ground.getRed(), over.getRed()),
                mixed(ground.getGreen(), over.getGreen()),
                mixed(ground.getBlue(), over.getBlue()));
    }

    private static int mixed(int ground, int over) {
        return Math.round(ground + STRENGTH * (over - ground));
    }

    /** Hues that differ also where red and green do not; what lines do not agree about is amber. */
    static Color colour(@Nullable SlotField field) {
        if (field == null) {
            return new Color(0xE6, 0x9F, 0x00);
        }
        return switch (field) {
            case MEN, RANKS -> new Color(0x00, 0x72, 0xB2);
            case OFFICERS -> new Color(0x56, 0xB4, 0xE9);
            case HORSES -> new Color(0x00, 0x9E, 0x73);
            case GUNS -> new Color(0xCC, 0x79, 0xA7);
            case LOSSES -> new Color(0xD5, 0x5E, 0x00);
            case BATTALIONS, SQUADRONS, COMPANIES -> new Color(0xB0, 0xA0, 0x20);
            case NAME -> new Color(0x33, 0x33, 0x99);
            case COMMANDER -> new Color(0xF0, 0xE4, 0x42);
            case ARM, ECHELON -> new Color(0x99, 0x66, 0x33);
            case IGNORE -> Color.GRAY;
        };
    }
}
