package coupdoeil.editor.tool;

import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.course.Course;
import coupdoeil.model.course.Drawing;
import coupdoeil.model.course.Lines;
import coupdoeil.model.course.Net;
import coupdoeil.model.course.Stroke;
import coupdoeil.model.grid.HexPoint;
import coupdoeil.model.grid.HexSide;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.Comparator;
import java.util.LinkedList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Draws lines on a map of hexes. A drag follows the pointer; clicks go on from point to point by the shortest course until
 * the last point is clicked again or Escape is pressed. With Shift a click goes on from the end of the last line. With
 * Ctrl a drag leads the line another way. What is drawn is one edit, made when the button is let go.
 *
 * @param <N> a point that lines run through
 */
abstract class CourseTool<N> extends ChoosingTool {

    private @Nullable Stroke<N> stroke;
    /** Whether the stroke goes on from the last point. */
    private boolean goesOn;
    /** Where the last line ended, or the last point was set. */
    private @Nullable N end;
    /** Whether the next click goes on from there. */
    private boolean clicking;

    private @Nullable Pointer pressed;
    private List<N> preview = List.of();

    CourseTool(HexContext context, String chosen) {
        super(context, chosen);
    }

    abstract Net<N> net(HexBattlefield map);

    /** The name of an edit that draws, or takes off, what is chosen. */
    abstract String editName(boolean erase, ToolChoice choice);

    /** The hexside that the keyboard's cursor means; empty if it means the hex, and for a mouse. */
    Optional<HexSide> atCursor(HexLayout layout, Pointer at) {
        return Optional.empty();
    }

    /** Draws the one side that a click means; whether it means one and not a point of a line. */
    boolean clickSide(HexLayout layout, Pointer at) {
        return false;
    }

    /** Whether a line is being drawn, or the next click goes on with it. */
    @Override
    public final boolean isUnderWay() {
        return stroke != null || clicking;
    }

    final Optional<Lines<N>> lines() {
        return context.map()
                .flatMap(map -> chosen().map(id ->
                        new Lines<>(net(map), side -> map.sides().on(side).contains(id))));
    }

    @Override
    public void press(Pointer at) {
        HexLayout layout = context.layout().orElse(null);
        Lines<N> lines = lines().orElse(null);
        stroke = null;
        if (layout == null || lines == null) {
            return;
        }
        pressed = at;
        HexPoint place = anchor(layout, at);
        N from = end;
        goesOn = from != null && !at.erase() && !at.add() && (clicking || at.extend());
        Optional<N> target = Stroke.snap(lines, place);
        if (goesOn && from != null) {
            Stroke<N> further = new Stroke<>(lines.net(), from, place);
            target.ifPresent(further::go);
            stroke = further;
        } else {
            stroke = looseEnd(lines, layout, at)
                    .or(() -> target)
                    .map(start -> new Stroke<>(lines.net(), start, place))
                    .orElse(null);
        }
        showCourse();
    }

    /** The loose end of the side at the pointer if the line ends with it: whoever starts there goes on with the line. */
    private Optional<N> looseEnd(Lines<N> lines, HexLayout layout, Pointer at) {
        boolean near = layout.line(at.side()).ptSegDist(at.point()) < HexLayout.RADIUS / 2;
        HexPoint place = layout.axial(at.point());
        return near && lines.drawn().test(at.side())
                ? lines.net().ends(at.side()).stream()
                        .filter(lines::isEnd)
                        .min(Comparator.comparingDouble(
                                point -> lines.net().place(point).distance(place)))
                        .filter(end -> lines.net().ends(at.side()).stream()
                                .noneMatch(other -> !other.equals(end)
                                        && lines.net().place(other).distance(place)
                                                < lines.net().reach() / 2))
                : Optional.empty();
    }

    private HexPoint anchor(HexLayout layout, Pointer at) {
        return layout.axial(atCursor(layout, at)
                .map(side -> layout.middle(side.hex(), side.direction()))
                .orElse(at.point()));
    }

    @Override
    public void drag(Pointer at) {
        HexLayout layout = context.layout().orElse(null);
        if (stroke != null && layout != null) {
            stroke.follow(anchor(layout, at));
            showCourse();
        }
    }

    private void showCourse() {
        preview = stroke == null ? List.of() : stroke.points();
        context.repaint();
    }

    @Override
    public void release(Pointer at) {
        HexLayout layout = context.layout().orElse(null);
        ToolChoice choice = choice().orElse(null);
        Lines<N> lines = lines().orElse(null);
        Stroke<N> drawn = stroke;
        stroke = null;
        preview = List.of();
        if (drawn != null && layout != null && choice != null && lines != null) {
            if (!isClick(drawn, at)) {
                Stroke.snap(lines, anchor(layout, at)).ifPresentOrElse(drawn::go, drawn::end);
            }
            if (drawn.points().size() > 1) {
                finish(lines, choice, sidesIncluded(lines, layout, drawn.points(), at), at);
            } else {
                click(layout, lines, choice, drawn.last(), at);
            }
        }
        context.repaint();
    }

    /** Whether the pointer has hardly moved, so that whatever it is nearest to, nothing was dragged. */
    private boolean isClick(Stroke<N> drawn, Pointer at) {
        return drawn.points().size() == 1
                && pressed != null
                && pressed.point().distance(at.point()) < HexLayout.RADIUS / 10;
    }

    /** The course with the hexsides that the keyboard's cursor was at when it began and ended. */
    private List<N> sidesIncluded(Lines<N> lines, HexLayout layout, List<N> drawn, Pointer at) {
        LinkedList<N> course = new LinkedList<>(drawn);
        missing(lines, layout, course, at, course.getLast()).ifPresent(course::addLast);
        if (pressed != null && !goesOn) {
            missing(lines, layout, course, pressed, course.getFirst()).ifPresent(course::addFirst);
        }
        return course;
    }

    /** The far end of the hexside that the cursor is at, if the course comes to the near one only. */
    private Optional<N> missing(Lines<N> lines, HexLayout layout, List<N> course, Pointer at, N near) {
        return atCursor(layout, at)
                .map(lines.net()::ends)
                .filter(ends -> ends.contains(near))
                .flatMap(ends ->
                        ends.stream().filter(point -> !course.contains(point)).findFirst());
    }

    private void finish(Lines<N> lines, ToolChoice choice, List<N> course, Pointer at) {
        boolean again = pressed != null && pressed.add();
        if (at.erase()) {
            erase(Drawing.sides(lines.net(), course), choice);
            return;
        }
        Drawing drawing = again ? Drawing.instead(lines, course) : Drawing.along(lines, course);
        context.session().edit(GroundEdits.draw(drawing, choice.id(), editName(false, choice)), null);
        end = course.get(course.size() - 1);
        clicking = clicking && goesOn;
    }

    private void erase(Set<HexSide> sides, ToolChoice choice) {
        context.session()
                .edit(GroundEdits.draw(new Drawing(Set.of(), sides), choice.id(), editName(true, choice)), null);
        clicking = false;
    }

    private void click(HexLayout layout, Lines<N> lines, ToolChoice choice, N point, Pointer at) {
        if (at.erase()) {
            erase(at.add() ? lines.stretch(at.side()) : Set.of(at.side()), choice);
        } else if (goesOn) {
            clicking = false;
        } else {
            boolean known = lines.drawn().test(at.side());
            boolean alone = !known && clickSide(layout, at);
            end = point;
            clicking = !alone;
        }
    }

    @Override
    public void hover(Pointer at) {
        HexLayout layout = context.layout().orElse(null);
        N from = end;
        if (clicking && from != null && layout != null) {
            preview = lines().flatMap(lines ->
                            Stroke.snap(lines, anchor(layout, at)).map(to -> Course.between(lines.net(), from, to)))
                    .orElse(List.of());
            context.repaint();
        }
    }

    @Override
    public void cancel() {
        stroke = null;
        end = null;
        clicking = false;
        preview = List.of();
    }

    /** Takes off the whole stretch of line that a hexside belongs to. */
    final void eraseStretch(HexSide side) {
        withStretch(side, (lines, choice) -> erase(lines.stretch(side), choice));
    }

    /** Turns a stretch of line round: what is directed faces the other way, and the other end is the one that goes on. */
    final void reverseStretch(HexSide side) {
        withStretch(side, (lines, choice) -> {
            Set<HexSide> stretch = lines.stretch(side);
            if (isDirected(choice)) {
                String name = Messages.text("edit.reverse", choice.name());
                context.session().edit(GroundEdits.reverse(stretch, choice.id(), name), null);
            }
            lines.tips(stretch).stream()
                    .filter(tip -> !tip.equals(end))
                    .findFirst()
                    .ifPresent(tip -> end = tip);
            context.repaint();
        });
    }

    private void withStretch(HexSide side, BiConsumer<Lines<N>, ToolChoice> command) {
        Lines<N> lines = lines().orElse(null);
        ToolChoice choice = choice().orElse(null);
        if (lines != null && choice != null && lines.drawn().test(side)) {
            command.accept(lines, choice);
        } else {
            context.say(Messages.text("line.none", chosenName()));
        }
    }

    final boolean isDirected(ToolChoice choice) {
        return context.session()
                .chart()
                .record(choice.id())
                .filter(record -> record.effects().flag("directed"))
                .isPresent();
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        List<N> points = preview.isEmpty() && clicking && end != null ? List.of(end) : preview;
        if (points.isEmpty() || context.map().isEmpty()) {
            return;
        }
        Net<N> net = net(context.map().get());
        Path2D path = new Path2D.Double();
        Point2D first = layout.plane(net.place(points.get(0)));
        path.moveTo(first.getX(), first.getY());
        path.lineTo(first.getX(), first.getY());
        points.forEach(point -> {
            Point2D at = layout.plane(net.place(point));
            path.lineTo(at.getX(), at.getY());
        });
        Strokes.outlined(g, path, ThemeColour.STROKE.colour(), points.size() == 1 ? 8 : 3, view.scale());
    }
}
