package coupdoeil.editor.timetable;

import coupdoeil.editor.timetable.Timeline.Bar;
import coupdoeil.editor.timetable.Timeline.Events;
import java.awt.Point;
import java.awt.Rectangle;

/** Where things are on the chart of the turns; asked on the event thread. */
public final class OnChart {

    private OnChart() {}

    /** The middle of the first turn of a group's bar, brought into sight. */
    public static Point bar(TimeChart chart, String group) {
        Bar bar = chart.timeline().rows().stream()
                .filter(row -> row instanceof Bar known && known.id().equals(group))
                .map(Bar.class::cast)
                .findFirst()
                .orElseThrow();
        Rectangle span = chart.span(bar);
        chart.scrollRectToVisible(span);
        return new Point(span.x + chart.x(1) / 2, span.y + span.height / 2);
    }

    /** The sign of an event, brought into sight. */
    public static Point event(TimeChart chart, int index) {
        for (int row = 0; row < chart.timeline().rows().size(); row++) {
            if (chart.timeline().rows().get(row) instanceof Events events) {
                for (Timeline.Event event : events.events()) {
                    if (event.index() == index) {
                        Point at = new Point(
                                turn(chart, event.turn()), row * TurnStrip.rowHeight() + TurnStrip.rowHeight() / 2);
                        chart.scrollRectToVisible(new Rectangle(at.x - 10, at.y - 5, 20, 10));
                        return at;
                    }
                }
            }
        }
        throw new AssertionError("no such event on the chart");
    }

    /** The middle of a turn. */
    public static int turn(TimeChart chart, int turn) {
        return (chart.x(turn) + chart.x(turn + 1)) / 2;
    }

    /** What the tip of a group's bar says. */
    public static String tip(TimeChart chart, String group) {
        return chart.timeline().rows().stream()
                .filter(row -> row instanceof Bar known && known.id().equals(group))
                .map(row -> new BarText(chart.timeline().turns()).tip((Bar) row))
                .findFirst()
                .orElse("");
    }
}
