package coupdoeil.editor.paint.sheet;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.picture.LayerId;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * All that a picture depends on, as one immutable value.
 *
 * @param scenario whose set-up is shown; null for the bare map
 * @param turned whether a map of hexes is seen from its top
 * @param faint the opacity, above 0 and below 1, of layers that let the ones below shine through
 */
public record PaintScene(
        Pack pack,
        RuleSystem rules,
        @Nullable Scenario scenario,
        PaintTheme theme,
        Set<LayerId> layers,
        boolean turned,
        Map<LayerId, Double> faint) {

    public PaintScene {
        faint = Map.copyOf(faint);
        EnumSet<LayerId> copy = EnumSet.noneOf(LayerId.class);
        copy.addAll(layers);
        layers = Collections.unmodifiableSet(copy);
    }

    /** The scene as the player at the bottom of the map sees it. */
    public PaintScene(Pack pack, RuleSystem rules, @Nullable Scenario scenario, PaintTheme theme, Set<LayerId> layers) {
        this(pack, rules, scenario, theme, layers, false);
    }

    /** The scene with all of its layers at full strength. */
    public PaintScene(
            Pack pack,
            RuleSystem rules,
            @Nullable Scenario scenario,
            PaintTheme theme,
            Set<LayerId> layers,
            boolean turned) {
        this(pack, rules, scenario, theme, layers, turned, Map.of());
    }

    /** Where the ground lies. */
    public MapLayout layout() {
        return MapLayout.of(pack.battlefield(), turned);
    }

    /** The smallest rectangle around all that is painted of it: the ground, and who sits beside it. */
    public Rectangle2D bounds() {
        Rectangle2D ground = layout().bounds();
        double room = Camp.of(this).isEmpty() ? 0 : Camp.DEPTH;
        return new Rectangle2D.Double(
                ground.getX(), ground.getY() - room, ground.getWidth(), ground.getHeight() + 2 * room);
    }

    /** Whether its ground is a map of hexes, which can be turned. */
    public boolean isHexMap() {
        return layout() instanceof HexLayout;
    }

    /** Where a point of the plane lies when the map is turned. */
    public Point2D halfTurn(Point2D point) {
        Rectangle2D ground = bounds();
        return new Point2D.Double(2 * ground.getCenterX() - point.getX(), 2 * ground.getCenterY() - point.getY());
    }

    /** Whether another scene lies the same way round, with the same beside it. */
    public boolean hasSameFrame(PaintScene other) {
        return turned == other.turned && Camp.of(this).equals(Camp.of(other));
    }

    /** Whether another scene is made of the very same values; unlike {@link #equals}, in no time. */
    @SuppressWarnings("ReferenceEquality") // That is the point: a pack is large.
    public boolean isSame(PaintScene other) {
        return pack == other.pack
                && rules == other.rules
                && scenario == other.scenario
                && theme == other.theme
                && turned == other.turned
                && hasSameLayers(other);
    }

    /** Whether the very same pieces stand in the very same places on the same kind of ground, and look the same. */
    @SuppressWarnings("ReferenceEquality") // As in isSame.
    public boolean hasSameArmies(PaintScene other) {
        return pack.orderOfBattle() == other.pack.orderOfBattle()
                && rules == other.rules
                && scenario == other.scenario
                && theme == other.theme
                && turned == other.turned
                && pack.battlefield().getClass() == other.pack.battlefield().getClass();
    }

    /** Whether another scene shows the same layers, as faintly. */
    public boolean hasSameLayers(PaintScene other) {
        return layers.equals(other.layers) && faint.equals(other.faint);
    }

    public boolean shows(LayerId layer) {
        return layers.contains(layer);
    }
}
