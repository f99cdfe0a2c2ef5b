package coupdoeil.editor.timetable;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import java.awt.Cursor;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Polygon;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;

/** The turns by label; pressed or dragged along, it looks at the turn below the mouse. */
final class TurnRuler extends TurnStrip {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private transient List<String> labels = List.of();
    private int shown;

    TurnRuler(Session session) {
        this.session = session;
        setName("timetable.ruler");
        setToolTipText(Messages.text("time.scrub"));
        getAccessibleContext().setAccessibleName(Messages.text("time.scrub"));
        setCursor(Cursor.getPredefinedCursor(Cursor.E_RESIZE_CURSOR));
        MouseAdapter scrub = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                scrub(event);
            }

            @Override
            public void mouseDragged(MouseEvent event) {
                scrub(event);
            }
        };
        addMouseListener(scrub);
        addMouseMotionListener(scrub);
    }

    private void scrub(MouseEvent event) {
        int turn = turnAt(event.getX());
        if (turn >= 0) {
            session.showTurn(turn);
        }
    }

    /** The turn that it points at. */
    int turnShown() {
        return shown;
    }

    void lookAt(int turn) {
        shown = turn;
        repaint();
    }

    void show(List<String> turns) {
        labels = turns;
        setTurns(turns.size());
        repaint();
    }

    @Override
    int height() {
        return UIScale.scale(ROW_HEIGHT + 2);
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = smooth(graphics);
        FontMetrics metrics = g.getFontMetrics();
        int widest = labels.stream().mapToInt(metrics::stringWidth).max().orElse(0) + UIScale.scale(6);
        int every = Math.max(1, (int) Math.ceil(widest / Math.max(1, turnWidth())));
        int base = (getHeight() + metrics.getAscent() - metrics.getDescent()) / 2 - UIScale.scale(2);
        for (int turn = 0; turn < labels.size(); turn++) {
            boolean now = turn == shown;
            if (now) {
                pointer(g, turn);
            }
            if (turn % every == 0 && (now || Math.abs(turn - shown) >= every) || now) {
                String label = labels.get(turn);
                int room = now ? 0 : (int) (turnWidth() - metrics.stringWidth(label)) / 2;
                int x = now
                        ? x(turn) + (x(turn + 1) - x(turn) - metrics.stringWidth(label)) / 2
                        : x(turn) + Math.max(UIScale.scale(2), room);
                int inside = Math.max(0, Math.min(getWidth() - metrics.stringWidth(label), x));
                g.setColor(now ? chosen() : ink());
                g.drawString(label, inside, base);
            }
        }
        g.setColor(line());
        g.drawLine(0, getHeight() - 1, getWidth(), getHeight() - 1);
        g.dispose();
    }

    /** The handle of the turn that is looked at. */
    private void pointer(Graphics2D g, int turn) {
        int middle = (x(turn) + x(turn + 1)) / 2;
        int size = UIScale.scale(5);
        int foot = getHeight() - 1;
        g.setColor(chosen());
        g.fill(new Polygon(
                new int[] {middle - size, middle + size, middle}, new int[] {foot - size, foot - size, foot}, 3));
    }
}
