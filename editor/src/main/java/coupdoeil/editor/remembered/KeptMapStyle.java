package coupdoeil.editor.remembered;

/** The style that the map was last shown in. */
public final class KeptMapStyle {

    private static final String PART = "map";
    private static final String STYLE = "style";

    private KeptMapStyle() {}

    /** What was kept; an empty text if nothing was. */
    public static String get() {
        return Store.of(PART).get(STYLE, "");
    }

    public static void keep(String style) {
        Store.of(PART).put(STYLE, style);
    }

    public static void forget() {
        Store.forget(PART);
    }
}
