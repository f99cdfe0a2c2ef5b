package coupdoeil.editor.paint.name;

/** What names keep off. */
public interface Obstacles {

    /**
     * Whether a name must not take a box.
     *
     * @param zoom pixels of the user per map unit
     */
    boolean block(Box box, double zoom);

    /** Whether something lies on the bases of units there. */
    boolean cover(Box box);
}
