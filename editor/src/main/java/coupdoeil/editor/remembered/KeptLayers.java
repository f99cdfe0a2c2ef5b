package coupdoeil.editor.remembered;

/** How the layers of the map were left, by their keys. */
public final class KeptLayers {

    private static final String PART = "layers";

    private KeptLayers() {}

    /** What was kept of a layer; an empty text if nothing was. */
    public static String of(String layer) {
        return Store.of(PART).get(layer, "");
    }

    public static void keep(String layer, String state) {
        Store.of(PART).put(layer, state);
    }

    public static void forget() {
        Store.forget(PART);
    }
}
