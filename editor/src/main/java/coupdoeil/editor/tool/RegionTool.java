package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.PieceTable;
import coupdoeil.editor.document.RegionSummary;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.ForeignGround;
import coupdoeil.editor.edit.RegionEdits;
import coupdoeil.editor.edit.RegionPaste;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.Regions;
import coupdoeil.model.region.Trait;
import coupdoeil.model.region.Turn;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Selects regions of a map, and moves, turns, mirrors, copies and pastes them with all that is in them. Shift or Ctrl adds
 * to the region, erasing takes out of it; a drag from inside moves it. What is in hand shows where it would lie, and a
 * click puts it down.
 */
final class RegionTool extends ChoosingTool {

    private static final String RECTANGLE = "rectangle";
    private static final String LASSO = "lasso";
    private static final String WAND = "wand";
    private static final String ALIKE = "alike";

    private final RegionPreview preview;
    private final List<Hex> trail = new ArrayList<>();
    private @Nullable Pointer pressed;
    private @Nullable Hex grabbed;
    private @Nullable Point2D last;
    private @Nullable InHand inHand;
    private Hex over = Hex.ORIGIN;

    RegionTool(HexContext context) {
        super(context, RECTANGLE);
        this.preview = new RegionPreview(context.session());
    }

    @Override
    public EditorAction action() {
        return EditorAction.REGION;
    }

    @Override
    public String hint() {
        return Messages.text(inHand == null ? "hint.region" : "hint.region-in-hand", chosenName());
    }

    @Override
    public List<ToolChoice> choices() {
        return List.of(
                new ToolChoice(RECTANGLE, Messages.text("region.rectangle"), false),
                new ToolChoice(LASSO, Messages.text("region.lasso"), false),
                new ToolChoice(WAND, Messages.text("region.wand"), false),
                new ToolChoice(ALIKE, Messages.text("region.alike"), false));
    }

    @Override
    public boolean isUnderWay() {
        return inHand != null;
    }

    /** The hexes selected; none if something else is. */
    Set<Hex> selected() {
        return context.session().selection() instanceof Selection.OfHexes of ? of.hexes() : Set.of();
    }

    @Override
    public void press(Pointer at) {
        over = at.hex();
        last = at.point();
        pressed = null;
        grabbed = null;
        if (inHand != null) {
            return;
        }
        boolean plain = !at.extend() && !at.add() && !at.erase();
        if (plain && selected().contains(at.hex())) {
            grabbed = at.hex();
        } else {
            pressed = at;
            trail.clear();
            trail.add(at.hex());
        }
        context.repaint();
    }

    @Override
    public void drag(Pointer at) {
        HexLayout layout = context.layout().orElse(null);
        Hex from = grabbed;
        if (from != null && !from.equals(at.hex())) {
            inHand = lift(selected(), from);
            grabbed = null;
        } else if (pressed != null && last != null && layout != null) {
            trail.addAll(Trail.between(layout, last, at.point()));
        }
        last = at.point();
        over = at.hex();
        context.repaint();
    }

    @Override
    public void release(Pointer at) {
        over = at.hex();
        Pointer begun = pressed;
        if (inHand != null) {
            putDown(at.hex());
        } else if (grabbed != null) {
            trail.clear();
            trail.add(at.hex());
            select(meant(at.hex()), false, false);
        } else if (begun != null) {
            select(meant(begun.hex()), begun.extend() || begun.add(), begun.erase());
        }
        pressed = null;
        grabbed = null;
        context.repaint();
    }

    private Collection<Hex> meant(Hex from) {
        HexBattlefield map = context.map().orElse(null);
        if (map == null) {
            return List.of();
        }
        return switch (chosen().orElse(RECTANGLE)) {
            case LASSO -> Regions.polygon(trail);
            case WAND -> Regions.connected(map, Trait.TERRAIN, from);
            case ALIKE -> Regions.alike(map, Trait.TERRAIN, from);
            default -> Regions.rectangle(map.grid(), from, over);
        };
    }

    private void select(Collection<Hex> hexes, boolean add, boolean erase) {
        Set<Hex> region = new TreeSet<>(add || erase ? selected() : Set.of());
        if (erase) {
            hexes.forEach(region::remove);
        } else {
            region.addAll(hexes);
        }
        region.removeIf(hex -> context.map().filter(map -> map.contains(hex)).isEmpty());
        context.session().select(region.isEmpty() ? Selection.nothing() : new Selection.OfHexes(region));
        context.say(Messages.text("region.selected", region.size()));
    }

    @Override
    public void hover(Pointer at) {
        if (!at.hex().equals(over)) {
            over = at.hex();
            if (inHand != null) {
                context.repaint();
            }
        }
    }

    @Override
    public void cancel() {
        inHand = null;
        pressed = null;
        grabbed = null;
        trail.clear();
    }

    private Excerpt excerpt(Set<Hex> region, Hex middle) {
        return RegionEdits.excerpt(context.session().pack(), scenario(), region, middle);
    }

    private InHand lift(Set<Hex> region, Hex middle) {
        Map<String, Excerpt> others = new LinkedHashMap<>();
        for (Scenario other : context.session().pack().scenarios()) {
            if (!other.id().equals(scenario())) {
                others.put(other.id(), RegionEdits.excerpt(context.session().pack(), other.id(), region, middle));
            }
        }
        return new InHand(excerpt(region, middle), others, region);
    }

    private String scenario() {
        return context.session().scenario().map(Scenario::id).orElse("");
    }

    /** The terrain of cleared ground: the first of the chart. */
    private String fresh() {
        return ChartChoices.of(context.session(), TerrainRecord.HEX).stream()
                .map(ToolChoice::id)
                .findFirst()
                .orElse("clear");
    }

    /** Copies the region to the clipboard. */
    void copy() {
        Excerpt excerpt = excerpt(selected(), RegionEdits.middle(selected()));
        RegionClipboard.put(context.session().pack(), excerpt, words());
        context.say(Messages.text("region.copied", selected().size()));
    }

    /** What is copied, for other programs: what it comes to, and who stands there. */
    private String words() {
        Session session = context.session();
        HexBattlefield map = session.pack().battlefield().hexMap().orElseThrow();
        List<Placement> setup = session.scenario().map(Scenario::setup).orElse(List.of()).stream()
                .filter(placement -> placement
                        .position()
                        .inHex()
                        .filter(selected()::contains)
                        .isPresent())
                .toList();
        return new RegionSummary(session).of(map, selected()) + "\n\n" + new PieceTable(session).of(setup);
    }

    /** Clears the region, and takes who stands in it off the map. @param name key of the name of the edit */
    void clear(String name) {
        Edit edit = RegionEdits.cut(Messages.text(name, selected().size()), scenario(), selected(), fresh());
        context.session().edit(edit, null);
    }

    /** Takes a copy of the region in hand. */
    void duplicate() {
        takeUp(excerpt(selected(), RegionEdits.middle(selected())));
    }

    /** Takes what is on the clipboard in hand, or says why it cannot be. */
    void paste() {
        HexBattlefield map = context.map().orElse(null);
        Excerpt copied = RegionClipboard.excerpt(context.session().pack()).orElse(null);
        if (map == null || copied == null || copied.hexes().isEmpty()) {
            context.say(Messages.text(
                    RegionClipboard.table().isPresent() ? "region.copied-from-table" : "region.nothing-copied"));
        } else if (copied.orientation() != map.grid().orientation()) {
            context.say(
                    Messages.text(copied.orientation() == Orientation.POINTY ? "region.of-pointy" : "region.of-flat"));
        } else {
            ForeignGround foreign = ForeignGround.of(copied, context.session().chart());
            Optional<Map<String, String>> words =
                    foreign.words().isEmpty() ? Optional.of(Map.of()) : context.ask(foreign);
            words.ifPresent(instead -> takeUp(copied.renamed(id -> instead.getOrDefault(id, id))));
        }
    }

    private void takeUp(Excerpt excerpt) {
        inHand = InHand.copied(excerpt);
        context.changed();
        context.repaint();
    }

    private void putDown(Hex at) {
        InHand held = inHand;
        inHand = null;
        if (held != null) {
            put(held.at(at), held.isCopied() ? "edit.region-paste" : "edit.region-move");
            context.changed();
        }
    }

    /** @param held as it is to lie @param name key of the name of the edit */
    private void put(InHand held, String name) {
        Excerpt placed = held.excerpt();
        String named = Messages.text(name, placed.hexes().size());
        Edit edit = held.isCopied()
                ? RegionEdits.paste(named, scenario(), placed)
                : RegionEdits.move(named, held.lifted(), fresh(), held.byScenario(scenario()));
        RegionPaste paste = new RegionPaste(context.session().pack(), scenario(), placed);
        int left = held.isCopied() ? paste.piecesLeftOut() : 0;
        context.session().edit(edit, null);
        Set<Hex> landed = new TreeSet<>(placed.hexes());
        landed.removeIf(hex -> context.map().filter(map -> map.contains(hex)).isEmpty());
        context.session().select(landed.isEmpty() ? Selection.nothing() : new Selection.OfHexes(landed));
        if (left + paste.hexesBeside() > 0) {
            context.say(Messages.text("region.left-out", paste.hexesBeside(), left));
        }
    }

    /** Turns or mirrors what is in hand or, if nothing is, the region about its middle; whether there was anything. */
    boolean turn(Turn turn) {
        InHand held = inHand;
        Set<Hex> region = selected();
        if (held != null) {
            inHand = held.turned(turn);
            context.repaint();
        } else if (!region.isEmpty()) {
            Hex middle = RegionEdits.middle(region);
            InHand placed = lift(region, middle).turned(turn).at(middle);
            if (new RegionPaste(context.session().pack(), scenario(), placed.excerpt()).hexesBeside() > 0) {
                context.say(Messages.text("region.no-room"));
            } else {
                put(placed, turn.mirrored() ? "edit.region-mirror" : "edit.region-turn");
            }
        }
        return held != null || !region.isEmpty();
    }

    /** Exchanges left and right of what is in hand or, if nothing is, of the region. */
    void mirror() {
        context.map().ifPresent(map -> turn(Turn.leftToRight(map.grid().orientation())));
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        Regional regional = new Regional(g, layout, view);
        InHand held = inHand;
        if (held != null) {
            preview.paint(g, layout, view, held, over);
            regional.outline(held.excerpt().at(over).hexes(), ThemeColour.STROKE_RIM, ThemeColour.STROKE);
        } else if (pressed != null) {
            Collection<Hex> meant = meant(pressed.hex());
            regional.wash(meant);
            regional.outline(meant, ThemeColour.STROKE_RIM, ThemeColour.STROKE);
        }
    }
}
