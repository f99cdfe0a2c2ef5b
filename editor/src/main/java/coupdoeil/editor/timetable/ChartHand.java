package coupdoeil.editor.timetable;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ArrivalEdits;
import coupdoeil.editor.edit.Force;
import coupdoeil.editor.timetable.Timeline.Band;
import coupdoeil.editor.timetable.Timeline.Bar;
import coupdoeil.editor.timetable.Timeline.Event;
import coupdoeil.editor.timetable.Timeline.Events;
import coupdoeil.editor.timetable.Timeline.Row;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.awt.Point;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import javax.swing.SwingUtilities;
import org.jspecify.annotations.Nullable;

/** What the hand does on the chart of the turns; each drag is one step. */
final class ChartHand {

    /**
     * What is on its way to another turn.
     *
     * @param row which one it lies in
     * @param turns how many it takes up
     */
    record Held(int row, int turn, int turns) {}

    private final Session session;
    private final Consumer<String> opening;
    private @Nullable Grip grip;
    private @Nullable Held held;

    /** What was taken hold of, and at which turn. */
    private record Grip(Optional<Bar> bar, Optional<Event> event, int row, int from) {
        int first() {
            return bar.map(known -> known.due().orElse(0))
                    .orElseGet(() -> event.map(Event::turn).orElse(0));
        }

        int turns() {
            return bar.map(known -> known.last() - known.due().orElse(0) + 1).orElse(1);
        }
    }

    /** @param opening opens what has a key in the battle data */
    ChartHand(Session session, Consumer<String> opening) {
        this.session = session;
        this.opening = opening;
    }

    Optional<Held> held() {
        return Optional.ofNullable(held);
    }

    void serve(TimeChart chart) {
        MouseAdapter mouse = new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                chart.requestFocusInWindow();
                if (SwingUtilities.isLeftMouseButton(event)) {
                    press(chart, event);
                }
            }

            @Override
            public void mouseDragged(MouseEvent event) {
                drag(chart, event.getPoint());
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                release(chart);
            }
        };
        chart.addMouseListener(mouse);
        chart.addMouseMotionListener(mouse);
    }

    private void press(TimeChart chart, MouseEvent mouse) {
        Point point = mouse.getPoint();
        int turn = chart.turnAt(point.x);
        Optional<Bar> bar = chart.barAt(point);
        Optional<Event> event = chart.eventAt(point);
        if (turn < 0) {
            return;
        }
        if (bar.isPresent()) {
            chart.choose(bar.get());
        } else if (event.isPresent()) {
            chart.choose(event.get().index());
        } else {
            session.showTurn(turn);
            chart.choose(-1);
            lookAt(chart.rowAt(point), turn);
        }
        if (mouse.getClickCount() == 2) {
            if (event.isEmpty()
                    && chart.rowAt(point).filter(Events.class::isInstance).isPresent()) {
                newEvent();
            } else {
                open(chart);
            }
        } else if (bar.isPresent() || event.isPresent()) {
            grip = new Grip(bar, event, point.y / TurnStrip.rowHeight(), turn);
        }
    }

    /** A band shows its period in the inspector. */
    private void lookAt(Optional<Row> row, int turn) {
        if (row.orElse(null) instanceof Band band) {
            band.spans().stream()
                    .filter(span -> span.from() <= turn && turn <= span.to())
                    .findFirst()
                    .ifPresent(span -> session.select(new Selection.OfPeriod(span.period())));
        }
    }

    private void drag(TimeChart chart, Point point) {
        Grip now = grip;
        if (now != null) {
            int turn = now.first() + chart.turnAt(point.x) - now.from();
            held = new Held(now.row(), Math.max(0, Math.min(chart.turns() - 1, turn)), now.turns());
            chart.repaint();
        }
    }

    private void release(TimeChart chart) {
        Grip now = grip;
        Held then = held;
        cancel();
        chart.repaint();
        if (now != null && then != null && then.turn() != now.first()) {
            put(now.bar(), now.event(), then.turn());
        }
    }

    /** Shows when what is carried from elsewhere would come; null once it has gone. */
    void carry(TimeChart chart, @Nullable Point at) {
        held = null;
        if (at != null && chart.turns() > 0) {
            Optional<Bar> with = chart.groupAt(at);
            int rows = chart.timeline().rows().size();
            int row = Math.min(at.y / TurnStrip.rowHeight(), rows);
            int turn =
                    with.flatMap(bar -> bar.due().stream().boxed().findFirst()).orElse(chart.turnAt(at.x));
            held = new Held(row, Math.max(0, Math.min(chart.turns() - 1, turn)), 1);
        }
        chart.repaint();
    }

    /** Lets go of what is held where it was. */
    void cancel() {
        grip = null;
        held = null;
    }

    /** Moves what is chosen by some turns. */
    void move(TimeChart chart, int by) {
        Optional<Bar> bar = chart.chosenBar();
        Optional<Event> event = bar.isPresent() ? Optional.empty() : chart.chosenEvent();
        int now = bar.map(known -> known.due().orElse(0))
                .or(() -> event.map(Event::turn))
                .orElse(-1);
        int then = Math.max(0, Math.min(chart.turns() - 1, now + by));
        if (now >= 0 && then != now) {
            put(bar, event, then);
        }
    }

    private void put(Optional<Bar> bar, Optional<Event> event, int turn) {
        session.scenario().ifPresent(scenario -> {
            String label = label(scenario, turn);
            bar.flatMap(known -> group(scenario, known.id()))
                    .ifPresent(group -> session.edit(ArrivalEdits.due(scenario.id(), group, label)));
            event.ifPresent(
                    known -> session.edit(ArrivalEdits.happens(scenario.id(), known.index(), known.name(), label)));
        });
    }

    private static Optional<ArrivalGroup> group(Scenario scenario, String id) {
        return scenario.reinforcements().stream()
                .filter(group -> group.id().equals(id))
                .findFirst();
    }

    private String label(Scenario scenario, int turn) {
        return new TurnTrack(scenario.clock(), session.system().minutesPerTurn()).label(turn);
    }

    /** Opens what is chosen in the battle data. */
    void open(TimeChart chart) {
        session.scenario().ifPresent(scenario -> {
            List<ArrivalGroup> groups = scenario.reinforcements();
            chart.chosenBar()
                    .flatMap(bar -> IntStream.range(0, groups.size())
                            .filter(i -> groups.get(i).id().equals(bar.id()))
                            .boxed()
                            .findFirst())
                    .map(index -> "arrivals/" + index)
                    .or(() -> chart.chosenEvent().map(event -> "events/" + event.index()))
                    .ifPresent(key -> opening.accept("scenarios/" + scenario.id() + "/" + key));
        });
    }

    /** A new event at the turn that is looked at, opened to be written. */
    void newEvent() {
        session.scenario().ifPresent(scenario -> {
            session.edit(ArrivalEdits.event(
                    session.pack(), session.system(), scenario.id(), label(scenario, session.turn())));
            opening.accept("scenarios/" + scenario.id() + "/events/"
                    + scenario.events().size());
        });
    }

    /** Lets a force come with the group of a row, or by itself at a turn; nothing happens if nobody is in it. */
    void bring(Force force, Optional<Bar> with, int turn) {
        if (force.pieces().isEmpty() || turn < 0) {
            return;
        }
        session.scenario().ifPresent(scenario -> {
            Optional<ArrivalGroup> group = with.flatMap(bar -> group(scenario, bar.id()));
            session.edit(
                    group.isPresent()
                            ? ArrivalEdits.join(session.system(), scenario.id(), group.get(), force)
                            : ArrivalEdits.bring(session.system(), scenario.id(), label(scenario, turn), force));
            session.scenario()
                    .map(Scenario::reinforcements)
                    .flatMap(groups -> group.map(ArrivalGroup::id)
                            .or(() -> Optional.of(groups.get(groups.size() - 1).id())))
                    .ifPresent(id -> session.select(new Selection.OfGroup(id)));
        });
    }
}
