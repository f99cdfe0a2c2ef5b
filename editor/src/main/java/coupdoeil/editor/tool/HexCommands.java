package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.region.Stencil;
import coupdoeil.model.region.Symmetry;
import coupdoeil.model.region.Trait;
import coupdoeil.model.region.Turn;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** What the menu for the ground does on a map of hexes. */
final class HexCommands {

    private final HexContext context;
    private final Supplier<HexTool> active;
    private final Supplier<Hex> pointed;
    private final Map<EditorAction, KitCommand> commands = new EnumMap<>(EditorAction.class);

    /** @param side the hexside at the cursor @param pointed where mouse or keyboard point */
    HexCommands(HexContext context, Supplier<HexSide> side, Supplier<HexTool> active, Supplier<Hex> pointed) {
        this.context = context;
        this.active = active;
        this.pointed = pointed;
        for (BrushShape shape : BrushShape.values()) {
            commands.put(
                    shape.action(),
                    new KitCommand(
                            this::isBrushInHand,
                            () -> context.painting().shape() == shape,
                            () -> withBrush(tool -> {
                                tool.cancel();
                                context.painting().setShape(shape);
                            })));
        }
        commands.put(
                EditorAction.ONLY_WHERE,
                new KitCommand(
                        this::isBrushInHand, () -> context.painting().only().isPresent(), this::onlyWhere));
        symmetry(EditorAction.SYMMETRY_ACROSS, this::leftToRight);
        symmetry(EditorAction.SYMMETRY_UPRIGHT, this::topToBottom);
        symmetry(EditorAction.SYMMETRY_ROUND, () -> Turn.of(1));
        put(EditorAction.PICK_UP, this::isBrushInHand, () -> withBrush(tool -> tool.pickUp(pointed.get())));
        put(
                EditorAction.REPLACE,
                this::isBrushInHand,
                () -> withBrush(tool ->
                        tool.fill(pointed.get(), true, context.painting().isErasing())));
        BooleanSupplier line = () -> active.get() instanceof CourseTool<?>;
        put(EditorAction.ERASE_LINE, line, () -> withLine(CourseTool::eraseStretch, side.get()));
        put(EditorAction.REVERSE_LINE, line, () -> withLine(CourseTool::reverseStretch, side.get()));
    }

    Optional<KitCommand> of(EditorAction action) {
        return Optional.ofNullable(commands.get(action));
    }

    void put(EditorAction action, BooleanSupplier enabled, Runnable command) {
        commands.put(action, new KitCommand(enabled, command));
    }

    private boolean isBrushInHand() {
        return active.get() instanceof BrushTool;
    }

    private void withBrush(Consumer<BrushTool> command) {
        if (active.get() instanceof BrushTool tool) {
            command.accept(tool);
        }
    }

    private void withLine(BiConsumer<CourseTool<?>, HexSide> command, HexSide side) {
        if (active.get() instanceof CourseTool<?> tool) {
            command.accept(tool, side);
        }
    }

    /** Lets the brush only onto ground as it is at the pointer, at its level if it paints levels; or onto any again. */
    private void onlyWhere() {
        Brush brush = context.painting();
        if (brush.only().isPresent()) {
            brush.setOnly(null);
            return;
        }
        withBrush(tool -> context.map()
                .filter(map -> map.contains(pointed.get()))
                .ifPresent(map -> {
                    Trait trait = tool.trait() == Trait.LEVEL ? Trait.LEVEL : Trait.TERRAIN;
                    Object there = trait.of(map, pointed.get());
                    brush.setOnly(new Stencil.Only(trait, there));
                    context.say(
                            trait == Trait.LEVEL
                                    ? Messages.text("brush.only-level", there)
                                    : Messages.text("brush.only-terrain", name(there)));
                }));
    }

    private Object name(Object terrain) {
        return context.session()
                .chart()
                .record(terrain.toString())
                .<Object>map(TerrainRecord::name)
                .orElse(terrain);
    }

    private Turn leftToRight() {
        return Turn.leftToRight(orientation());
    }

    private Turn topToBottom() {
        return Turn.topToBottom(orientation());
    }

    private Orientation orientation() {
        return context.map().map(map -> map.grid().orientation()).orElse(Orientation.POINTY);
    }

    /** A symmetry about the hex at the pointer, or about that of another that is on already. */
    private void symmetry(EditorAction action, Supplier<Turn> turn) {
        Brush brush = context.painting();
        commands.put(
                action,
                new KitCommand(
                        this::isBrushInHand,
                        () -> brush.symmetry().turns().contains(turn.get()),
                        () -> brush.setSymmetry(switched(brush.symmetry(), turn.get()))));
    }

    /** A symmetry with one of its turns put in, or taken out with all that are there for it alone. */
    private Symmetry switched(Symmetry now, Turn turn) {
        List<Turn> kept = new ArrayList<>();
        for (Turn known : List.of(leftToRight(), topToBottom(), Turn.of(1))) {
            if (now.turns().contains(known) != known.equals(turn)) {
                kept.add(known);
            }
        }
        Hex centre = now.isNone() ? pointed.get() : now.centre();
        // Two of them make the third, which then goes with one of them.
        while (now.turns().contains(turn)
                && Symmetry.about(centre, kept).turns().contains(turn)) {
            kept.remove(0);
        }
        return kept.isEmpty() ? Symmetry.NONE : Symmetry.about(centre, kept);
    }
}
