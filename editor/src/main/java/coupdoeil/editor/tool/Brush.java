package coupdoeil.editor.tool;

import coupdoeil.model.region.Stencil;
import coupdoeil.model.region.Symmetry;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** How large a brush is, what its gestures paint and where, and whether it takes away instead of putting. */
public final class Brush {

    private static final int LARGEST = 5;

    private final Runnable changed;
    private int radius;
    private boolean erasing;
    private BrushShape shape = BrushShape.FREE;
    private Stencil.@Nullable Only only;
    private Symmetry symmetry = Symmetry.NONE;

    /** @param changed is run whenever it is another brush */
    Brush(Runnable changed) {
        this.changed = changed;
    }

    /** Hexes around the middle one that it takes along: 0 for a single hex. */
    public int radius() {
        return radius;
    }

    public void setRadius(int hexes) {
        radius = Math.max(0, Math.min(LARGEST, hexes));
        changed.run();
    }

    public boolean isErasing() {
        return erasing;
    }

    public void setErasing(boolean on) {
        erasing = on;
        changed.run();
    }

    BrushShape shape() {
        return shape;
    }

    void setShape(BrushShape chosen) {
        shape = chosen;
        changed.run();
    }

    /** Where alone it paints; empty if anywhere. */
    Optional<Stencil.Only> only() {
        return Optional.ofNullable(only);
    }

    void setOnly(Stencil.@Nullable Only where) {
        only = where;
        changed.run();
    }

    /** What it paints beside the hexes that it passes. */
    Symmetry symmetry() {
        return symmetry;
    }

    void setSymmetry(Symmetry pattern) {
        symmetry = pattern;
        changed.run();
    }
}
