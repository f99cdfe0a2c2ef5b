package coupdoeil.editor.timetable;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.timetable.Timeline.Band;
import coupdoeil.editor.timetable.Timeline.Bar;
import coupdoeil.editor.timetable.Timeline.Event;
import coupdoeil.editor.timetable.Timeline.Events;
import coupdoeil.editor.timetable.Timeline.Row;
import coupdoeil.editor.timetable.Timeline.Span;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/**
 * Paints the chart of the turns. A bar is full where somebody enters and pale where some still wait; the number says how
 * many. Its rim is dashed where it depends on something whether or when they come, and hatched where the rules leave it
 * open who enters when.
 */
final class ChartPainter {

    private static final double PALE = 0.28;
    private static final int ARC = 6;

    private final TimeChart chart;
    private final int turn;

    /** @param turn the one that is looked at */
    ChartPainter(TimeChart chart, int turn) {
        this.chart = chart;
        this.turn = turn;
    }

    void paint(Graphics2D g) {
        int width = chart.getWidth();
        int height = chart.getHeight();
        g.setColor(TurnStrip.ground());
        g.fillRect(0, 0, width, height);
        if (chart.turns() == 0) {
            g.setColor(TurnStrip.ink());
            g.drawString(Messages.text("time.empty"), UIScale.scale(12), base(g.getFontMetrics(), 0));
            return;
        }
        g.setColor(TurnStrip.clear(TurnStrip.chosen(), 0.13));
        g.fillRect(chart.x(turn), 0, chart.x(turn + 1) - chart.x(turn), height);
        List<Row> rows = chart.timeline().rows();
        lines(g, rows.size());
        for (int i = 0; i < rows.size(); i++) {
            int y = i * TurnStrip.rowHeight();
            Row row = rows.get(i);
            if (row instanceof Band band) {
                band.spans().forEach(span -> paint(g, span, y));
            } else if (row instanceof Events events) {
                events.events().forEach(event -> paint(g, event, event.turn(), y));
            } else if (row instanceof Bar bar) {
                paint(g, bar, y);
            }
        }
        chart.held().ifPresent(held -> paintHeld(g, held));
    }

    private void lines(Graphics2D g, int rows) {
        g.setColor(TurnStrip.clear(TurnStrip.line(), 0.6));
        for (int each = 1; each < chart.turns(); each++) {
            g.drawLine(chart.x(each), 0, chart.x(each), chart.getHeight());
        }
        for (int row = 1; row <= rows; row++) {
            g.drawLine(0, row * TurnStrip.rowHeight() - 1, chart.getWidth(), row * TurnStrip.rowHeight() - 1);
        }
    }

    private void paint(Graphics2D g, Span span, int y) {
        int x = chart.x(span.from());
        int width = chart.x(span.to() + 1) - x;
        g.setColor(TurnStrip.clear(ThemeColour.TIME_BAND.colour(), 0.12 + 0.38 * span.weight()));
        g.fillRect(x, y + 1, width, TurnStrip.rowHeight() - 2);
        g.setColor(ThemeColour.TIME_BAND.colour());
        g.drawLine(x, y + 1, x, y + TurnStrip.rowHeight() - 2);
        g.setColor(TurnStrip.ink());
        text(g, span.text(), x, y, width);
    }

    private void paint(Graphics2D g, Event event, int at, int y) {
        int middle = (chart.x(at) + chart.x(at + 1)) / 2;
        double half = UIScale.scale(5);
        double centre = y + TurnStrip.rowHeight() / 2.0;
        Path2D sign = new Path2D.Double();
        sign.moveTo(middle, centre - half);
        sign.lineTo(middle + half, centre);
        sign.lineTo(middle, centre + half);
        sign.lineTo(middle - half, centre);
        sign.closePath();
        g.setColor(chart.isChosen(event) ? TurnStrip.chosen() : ThemeColour.TIME_EVENT.colour());
        g.fill(sign);
        g.setColor(TurnStrip.ink());
        FontMetrics metrics = g.getFontMetrics();
        int left = (int) (middle + half + UIScale.scale(3));
        int before = (int) (middle - half) - UIScale.scale(3) - metrics.stringWidth(event.name());
        int start = event.ends() ? before : left;
        g.drawString(event.name(), start, base(metrics, y));
    }

    private static int base(FontMetrics metrics, int y) {
        return y + (TurnStrip.rowHeight() + metrics.getAscent() - metrics.getDescent()) / 2;
    }

    private void text(Graphics2D g, String text, int x, int y, int width) {
        Shape clip = g.getClip();
        g.clipRect(x + 2, y, width - 3, TurnStrip.rowHeight());
        FontMetrics metrics = g.getFontMetrics();
        int inset = Math.max(UIScale.scale(3), Math.min(UIScale.scale(8), (width - metrics.stringWidth(text)) / 2));
        g.drawString(text, x + inset, base(metrics, y));
        g.setClip(clip);
    }

    private void paint(Graphics2D g, Bar bar, int y) {
        Rectangle span = chart.span(bar);
        if (bar.due().isEmpty() || bar.due().getAsInt() < 0 || bar.due().getAsInt() >= chart.turns()) {
            g.setColor(ThemeColour.ERROR.colour());
            int x = bar.due().orElse(0) <= 0 ? UIScale.scale(6) : chart.getWidth() - UIScale.scale(140);
            g.drawString(Messages.text("time.no-turn", bar.at()), x, base(g.getFontMetrics(), y));
            return;
        }
        RoundRectangle2D shape = round(span);
        Color fill = bar.colour();
        g.setColor(TurnStrip.clear(fill, PALE));
        g.fill(shape);
        Shape clip = g.getClip();
        g.clip(shape);
        for (int each = bar.due().getAsInt(); each <= bar.last(); each++) {
            int count = bar.entering(each).size();
            if (count > 0) {
                cell(g, bar, each, y, count);
            }
        }
        g.setClip(clip);
        rim(g, bar, shape);
        if (!bar.condition().isBlank()) {
            g.setColor(TurnStrip.ink());
            g.drawString(
                    Messages.text("time.if", bar.condition()),
                    span.x + span.width + UIScale.scale(8),
                    base(g.getFontMetrics(), y));
        }
    }

    private void cell(Graphics2D g, Bar bar, int each, int y, int count) {
        int x = chart.x(each);
        int width = chart.x(each + 1) - x;
        g.setColor(bar.colour());
        g.fillRect(x, y, width, TurnStrip.rowHeight());
        if (!bar.isKnown()) {
            hatch(g, x, y, width);
        }
        g.setColor(light(bar.colour()) ? Color.BLACK : Color.WHITE);
        String number = Integer.toString(count);
        FontMetrics metrics = g.getFontMetrics();
        g.drawString(number, x + (width - metrics.stringWidth(number)) / 2, base(metrics, y));
    }

    private static void hatch(Graphics2D g, int x, int y, int width) {
        Shape clip = g.getClip();
        g.clipRect(x, y, width, TurnStrip.rowHeight());
        g.setColor(new Color(255, 255, 255, 70));
        int step = UIScale.scale(6);
        for (int at = x - TurnStrip.rowHeight(); at < x + width; at += step) {
            g.drawLine(at, y + TurnStrip.rowHeight(), at + TurnStrip.rowHeight(), y);
        }
        g.setClip(clip);
    }

    /** Whether black is easier to read on it than white. */
    private static boolean light(Color colour) {
        return colour.getRed() * 0.299 + colour.getGreen() * 0.587 + colour.getBlue() * 0.114 > 150;
    }

    private void rim(Graphics2D g, Bar bar, Shape shape) {
        Stroke before = g.getStroke();
        boolean depends = bar.uncertain() || !bar.condition().isBlank();
        boolean chosen = chart.isChosen(bar);
        float width = UIScale.scale(chosen ? 2f : depends ? 1.5f : 1f);
        g.setStroke(
                depends
                        ? new BasicStroke(
                                width,
                                BasicStroke.CAP_BUTT,
                                BasicStroke.JOIN_ROUND,
                                1,
                                new float[] {UIScale.scale(4f), UIScale.scale(3f)},
                                0)
                        : new BasicStroke(width));
        g.setColor(chosen ? TurnStrip.chosen() : TurnStrip.clear(TurnStrip.ink(), depends ? 1 : 0.45));
        g.draw(shape);
        g.setStroke(before);
    }

    private static RoundRectangle2D round(Rectangle span) {
        int gap = UIScale.scale(3);
        int arc = UIScale.scale(ARC);
        return new RoundRectangle2D.Double(
                span.x + 1.5, span.y + gap, Math.max(1, span.width - 3), span.height - 2.0 * gap - 1, arc, arc);
    }

    private void paintHeld(Graphics2D g, ChartHand.Held held) {
        int y = held.row() * TurnStrip.rowHeight();
        int x = chart.x(held.turn());
        Rectangle span =
                new Rectangle(x, y, Math.max(1, held.turns()) * (int) chart.turnWidth(), TurnStrip.rowHeight());
        g.setColor(TurnStrip.clear(TurnStrip.chosen(), 0.45));
        g.fill(round(span));
        g.setColor(TurnStrip.chosen());
        g.draw(round(span));
        String label = chart.timeline().turns().get(held.turn());
        FontMetrics metrics = g.getFontMetrics();
        int width = metrics.stringWidth(label) + UIScale.scale(8);
        int left = Math.min(chart.getWidth() - width, span.x + span.width + UIScale.scale(2));
        g.setColor(TurnStrip.chosen());
        g.fillRoundRect(left, y + UIScale.scale(3), width, TurnStrip.rowHeight() - UIScale.scale(6), 6, 6);
        g.setColor(TurnStrip.ground());
        g.drawString(label, left + UIScale.scale(4), base(metrics, y));
    }
}
