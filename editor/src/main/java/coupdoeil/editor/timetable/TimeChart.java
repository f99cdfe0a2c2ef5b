package coupdoeil.editor.timetable;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Force;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.timetable.Timeline.Band;
import coupdoeil.editor.timetable.Timeline.Bar;
import coupdoeil.editor.timetable.Timeline.Event;
import coupdoeil.editor.timetable.Timeline.Events;
import coupdoeil.editor.timetable.Timeline.Row;
import coupdoeil.editor.widget.Keys;
import java.awt.Graphics;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The timetable as a chart: bands of light, weather and visibility, events, and a bar for each group of reinforcements. Events
 * and bars are dragged to other turns; Up and Down go from group to group, Left and Right from turn to turn, with Alt
 * they take what is chosen along, and Enter opens it.
 */
public final class TimeChart extends TurnStrip {

    private static final long serialVersionUID = 1L;

    private final transient Session session;
    private final transient ChartHand hand;
    private transient Timeline timeline = Timeline.EMPTY;
    private int event = -1;

    TimeChart(Session session, ChartHand hand) {
        this.session = session;
        this.hand = hand;
        setName("timetable.chart");
        setFocusable(true);
        setToolTipText("");
        getAccessibleContext().setAccessibleName(Messages.text("time.chart"));
        hand.serve(this);
        Keys.bind(this, "UP", () -> step(-1));
        Keys.bind(this, "DOWN", () -> step(1));
        Keys.bind(this, "LEFT", () -> turn(-1));
        Keys.bind(this, "RIGHT", () -> turn(1));
        Keys.bind(this, "alt LEFT", () -> hand.move(this, -1));
        Keys.bind(this, "alt RIGHT", () -> hand.move(this, 1));
        Keys.bind(this, "ENTER", () -> hand.open(this));
        Keys.bind(this, "INSERT", hand::newEvent);
        Keys.bind(this, "ESCAPE", hand::cancel);
    }

    void show(Timeline changed) {
        timeline = changed;
        setTurns(changed.turns().size());
        revalidate();
        repaint();
    }

    Timeline timeline() {
        return timeline;
    }

    @Override
    int height() {
        return Math.max(1, timeline.rows().size()) * rowHeight();
    }

    /** The row below a point; empty beneath them all. */
    Optional<Row> rowAt(Point point) {
        int row = Math.floorDiv(point.y, rowHeight());
        return row < 0 || row >= timeline.rows().size()
                ? Optional.empty()
                : Optional.of(timeline.rows().get(row));
    }

    /** The bar whose turns, from the first to the last, are below a point. */
    Optional<Bar> barAt(Point point) {
        return rowAt(point)
                .filter(Bar.class::isInstance)
                .map(Bar.class::cast)
                .filter(bar -> span(bar).contains(point));
    }

    /** Where the turns of a bar are. */
    Rectangle span(Bar bar) {
        int from = x(bar.due().orElse(0));
        int to = Math.max(x(bar.due().orElse(0) + 1), x(bar.last() + 1));
        return new Rectangle(from, timeline.rows().indexOf(bar) * rowHeight(), to - from, rowHeight());
    }

    /** The event whose sign or name is below a point, the last that begins before it. */
    Optional<Event> eventAt(Point point) {
        return rowAt(point)
                .filter(Events.class::isInstance)
                .flatMap(row -> ((Events) row)
                        .events().stream()
                                .filter(known -> reach(known).contains(point.x, 0))
                                .reduce((first, second) -> second));
    }

    /** From the sign of an event to the end of its name, or the other way round. */
    private Rectangle reach(Event known) {
        int name = UIScale.scale(20) + getFontMetrics(getFont()).stringWidth(known.name());
        int width = Math.max((int) turnWidth(), name);
        return new Rectangle(known.ends() ? x(known.turn() + 1) - width : x(known.turn()), 0, width, 1);
    }

    boolean isChosen(Bar bar) {
        return session.selection() instanceof Selection.OfGroup of && of.id().equals(bar.id());
    }

    boolean isChosen(Event known) {
        return known.index() == event && !(session.selection() instanceof Selection.OfGroup);
    }

    void choose(Bar bar) {
        event = -1;
        session.select(new Selection.OfGroup(bar.id()));
        scrollRectToVisible(span(bar));
        repaint();
    }

    void choose(int index) {
        event = index;
        if (session.selection() instanceof Selection.OfGroup) {
            session.select(Selection.nothing());
        }
        repaint();
    }

    /** The event that is chosen. */
    Optional<Event> chosenEvent() {
        return timeline.rows().stream()
                .filter(Events.class::isInstance)
                .flatMap(row -> ((Events) row).events().stream())
                .filter(this::isChosen)
                .findFirst();
    }

    /** The group that is chosen. */
    Optional<Bar> chosenBar() {
        return bars().stream().filter(this::isChosen).findFirst();
    }

    private List<Bar> bars() {
        return timeline.rows().stream()
                .filter(Bar.class::isInstance)
                .map(Bar.class::cast)
                .toList();
    }

    private void step(int by) {
        List<Bar> bars = bars();
        if (!bars.isEmpty()) {
            int now = chosenBar().map(bars::indexOf).orElse(by > 0 ? -1 : bars.size());
            choose(bars.get(Math.max(0, Math.min(bars.size() - 1, now + by))));
        }
    }

    private void turn(int by) {
        int turn = session.turn() + by;
        if (turn >= 0 && turn < turns()) {
            session.showTurn(turn);
            showTurn();
        }
    }

    /** Brings the turn that is looked at into sight. */
    void showTurn() {
        Rectangle shown = getVisibleRect();
        scrollRectToVisible(new Rectangle(
                x(session.turn()), shown.y, x(session.turn() + 1) - x(session.turn()), Math.max(1, shown.height)));
        repaint();
    }

    @Override
    @Nullable
    public String getToolTipText(MouseEvent mouse) {
        Optional<String> text = eventAt(mouse.getPoint())
                .map(known -> timeline.turns().isEmpty()
                        ? known.name()
                        : Messages.text("time.event-tip", label(known.turn()), known.name()))
                .or(() -> rowAt(mouse.getPoint()).flatMap(row -> tip(row, turnAt(mouse.getX()))));
        return text.orElse(null);
    }

    private Optional<String> tip(Row row, int turn) {
        if (row instanceof Bar bar) {
            return Optional.of(new BarText(timeline.turns()).tip(bar));
        }
        return row instanceof Band band
                ? band.spans().stream()
                        .filter(span -> span.from() <= turn && turn <= span.to())
                        .findFirst()
                        .map(span -> Messages.text(
                                "time.band-tip", band.name(), span.text(), label(span.from()), label(span.to())))
                : Optional.empty();
    }

    private String label(int turn) {
        return turn >= 0 && turn < timeline.turns().size() ? timeline.turns().get(turn) : "";
    }

    /** What of a selection is somewhere in the chart is brought into sight. */
    void follow() {
        chosenBar().ifPresent(bar -> scrollRectToVisible(span(bar)));
    }

    /** Shows when what is carried over the chart would come; null once it has gone. */
    public void carry(@Nullable Point at) {
        hand.carry(this, at);
    }

    /** Lets a force come at the turn below a point, with the group of that row if there is one; one step. */
    public void drop(Force force, Point at) {
        hand.bring(force, groupAt(at), turnAt(at.x));
    }

    /** The group whose row is below a point. */
    Optional<Bar> groupAt(Point at) {
        return rowAt(at).filter(Bar.class::isInstance).map(Bar.class::cast);
    }

    /** Where a bar or event would come to lie if it were let go. */
    Optional<ChartHand.Held> held() {
        return hand.held();
    }

    @Override
    protected void paintComponent(Graphics graphics) {
        Graphics2D g = smooth(graphics);
        new ChartPainter(this, session.turn()).paint(g);
        g.dispose();
    }
}
