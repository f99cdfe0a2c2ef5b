package coupdoeil.editor.remembered;

/** How large everything in the windows is, in percent; 0 for as large as the system has it. */
public final class Scale {

    private static final String PART = "look";
    private static final String KEY = "scale";
    private static final String PROPERTY = "flatlaf.uiScale";

    private Scale() {}

    public static int percent() {
        int kept = Store.of(PART).getInt(KEY, 0);
        return kept >= 50 && kept <= 400 ? kept : 0;
    }

    /** From the next start on. @param percent 50 to 400, or 0 */
    public static void remember(int percent) {
        Store.of(PART).putInt(KEY, percent);
    }

    /** Sets what is remembered, before the look is made; what the command line says goes first. */
    public static void apply() {
        if (percent() > 0 && System.getProperty(PROPERTY) == null) {
            System.setProperty(PROPERTY, percent() + "%");
        }
    }
}
