package coupdoeil.editor.tool;

/** How large a brush is, and whether it takes away instead of putting. */
public final class Brush {

    private static final int LARGEST = 5;

    private final Runnable changed;
    private int radius;
    private boolean erasing;

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
}
