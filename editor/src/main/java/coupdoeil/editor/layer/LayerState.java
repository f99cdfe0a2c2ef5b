package coupdoeil.editor.layer;

/**
 * How a layer stands.
 *
 * @param shown whether it is painted
 * @param locked whether it is kept from being painted, selected and erased
 * @param percent its opacity, {@value #LEAST} to 100
 */
public record LayerState(boolean shown, boolean locked, int percent) {

    /** Less than that is as good as hidden, which a layer says otherwise. */
    public static final int LEAST = 10;

    /** A layer as it is by itself. */
    public static final LayerState USUAL = new LayerState(true, false, 100);

    public LayerState {
        percent = Math.max(LEAST, Math.min(100, percent));
    }

    LayerState withShown(boolean on) {
        return new LayerState(on, locked, percent);
    }

    LayerState withLocked(boolean on) {
        return new LayerState(shown, on, percent);
    }

    LayerState withPercent(int changed) {
        return new LayerState(shown, locked, changed);
    }

    /** As it is kept in the preferences. */
    String text() {
        return shown + " " + locked + " " + percent;
    }

    /** Reads {@link #text}; what is none is {@link #USUAL}. */
    static LayerState of(String text) {
        String[] parts = text.split(" ", -1);
        return parts.length == 3 && parts[2].matches("\\d{1,3}")
                ? new LayerState(
                        Boolean.parseBoolean(parts[0]), Boolean.parseBoolean(parts[1]), Integer.parseInt(parts[2]))
                : USUAL;
    }
}
