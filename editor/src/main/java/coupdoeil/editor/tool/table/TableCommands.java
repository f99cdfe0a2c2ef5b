package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.draw.Moved;
import coupdoeil.editor.edit.table.Dressing;
import coupdoeil.editor.sight.LiveReach;
import coupdoeil.editor.tool.KitCommand;
import coupdoeil.editor.tool.PieceCommands;
import coupdoeil.model.pack.Edit;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.locationtech.jts.geom.Coordinate;

/** What the menu for the ground does on a table. */
final class TableCommands {

    private static final double WHEEL_DEGREES = 15;

    private final TableContext context;
    private final PieceCommands pieces;
    private final TableSelectTool select;
    private final CornerGrip grip;
    private final FeatureCommands features;
    private final Supplier<TableTool> active;
    private final Map<EditorAction, KitCommand> commands = new EnumMap<>(EditorAction.class);

    TableCommands(
            TableContext context,
            PieceCommands pieces,
            LiveReach reach,
            TableSelectTool select,
            ContourTool contours,
            CornerGrip grip,
            TableCursor cursor,
            Rulers rulers,
            Supplier<TableTool> active) {
        this.context = context;
        this.pieces = pieces;
        this.select = select;
        this.grip = grip;
        this.features = new FeatureCommands(context);
        this.active = active;
        for (DrawingForm form : DrawingForm.values()) {
            commands.put(
                    form.action(),
                    new KitCommand(
                            () -> figure().isPresent(),
                            () -> isForm(form),
                            () -> figure().ifPresent(tool -> tool.setForm(form))));
        }
        put(EditorAction.TAKE_BACK, () -> true, () -> active.get().takeBack());
        put(EditorAction.NEXT_FEATURE, () -> true, () -> next(cursor));
        BooleanSupplier single = () -> new GroundSelection(context).single().isPresent();
        put(EditorAction.NEXT_CORNER, single, () -> step(1));
        put(EditorAction.PREVIOUS_CORNER, single, () -> step(-1));
        put(EditorAction.ADD_CORNER, () -> grip.corner().isPresent(), grip::add);
        BooleanSupplier contour = () -> contours.selected().isPresent();
        put(EditorAction.CONTOUR_INWARD, contour, () -> contours.offset(true));
        put(EditorAction.CONTOUR_OUTWARD, contour, () -> contours.offset(false));
        BooleanSupplier raising = () -> active.get() == contours;
        put(EditorAction.MORE_LEVELS, raising, () -> contours.addLevels(1));
        put(EditorAction.FEWER_LEVELS, raising, () -> contours.addLevels(-1));
        SmoothSwitch smooth = new SmoothSwitch(
                context, () -> figure().filter(FigureTool::takesCurves).isPresent());
        commands.put(EditorAction.SMOOTH, new KitCommand(smooth::canTurn, smooth::isOn, smooth::turn));
        put(EditorAction.UNITE, features::canJoin, features::unite);
        put(EditorAction.SUBTRACT, features::canJoin, features::subtract);
        put(EditorAction.FILL_HOLES, features::hasHoles, features::fillHoles);
        put(EditorAction.SIMPLIFY, features::canChange, features::simplify);
        put(EditorAction.MIRROR, this::canMirror, this::mirror);
        commands.put(
                EditorAction.SHOW_REACH, new KitCommand(reach::isKnown, reach::isOn, () -> reach.setOn(!reach.isOn())));
        commands.put(
                EditorAction.SHOW_RULERS,
                new KitCommand(() -> true, rulers::areShown, () -> rulers.show(!rulers.areShown())));
        dress(EditorAction.ALIGN, Dressing::align);
        dress(EditorAction.SPACE_EVENLY, Dressing::space);
        dress(EditorAction.WHEEL_LEFT, dressing -> dressing.turn(WHEEL_DEGREES));
        dress(EditorAction.WHEEL_RIGHT, dressing -> dressing.turn(-WHEEL_DEGREES));
        put(EditorAction.TURN_LEFT_A_DEGREE, pieces::canAct, () -> pieces.turnBy(1));
        put(EditorAction.TURN_RIGHT_A_DEGREE, pieces::canAct, () -> pieces.turnBy(-1));
    }

    private void dress(EditorAction action, Function<Dressing, Optional<Edit>> order) {
        put(action, pieces::canAct, () -> pieces.dress(order));
    }

    boolean canMirror() {
        return pieces.canAct() || features.canChange();
    }

    void mirror() {
        if (pieces.canAct()) {
            pieces.dress(Dressing::mirror);
        } else {
            features.mirror();
        }
    }

    void put(EditorAction action, BooleanSupplier enabled, Runnable command) {
        commands.put(action, new KitCommand(enabled, command));
    }

    Optional<KitCommand> of(EditorAction action) {
        return Optional.ofNullable(commands.get(action));
    }

    private Optional<FigureTool> figure() {
        return active.get() instanceof FigureTool tool ? Optional.of(tool) : Optional.empty();
    }

    private boolean isForm(DrawingForm form) {
        return figure().filter(tool -> tool.form() == form).isPresent();
    }

    /** Selects what lies below the selected thing where the pointer has been put. */
    private void next(TableCursor cursor) {
        select.next(context.hits(cursor.at(), cursor.pointer().reach()));
    }

    private void step(int by) {
        grip.step(by);
        context.repaint();
    }

    /** Turns what is selected by quarters, clockwise if positive. */
    void turn(int quarters) {
        if (features.canChange()) {
            features.turn(quarters);
        }
    }

    /** Deletes the corner in hand, or else the features selected; whether there are any. */
    boolean delete() {
        if (grip.remove()) {
            return true;
        }
        boolean any = features.canCopy();
        if (any) {
            features.delete();
        }
        return any;
    }

    /** The middle of what is selected; empty if nothing of the ground is. */
    Optional<Coordinate> middle() {
        return Optional.of(new GroundSelection(context)
                        .things().stream().map(GroundSelection.Thing::shape).toList())
                .filter(shapes -> !shapes.isEmpty())
                .map(Moved::middle);
    }
}
