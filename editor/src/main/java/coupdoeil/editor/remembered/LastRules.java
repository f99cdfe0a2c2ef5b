package coupdoeil.editor.remembered;

import coupdoeil.model.rules.RuleSystems;

/** The rules of the battle begun last, which the next one is likely to have too. */
public final class LastRules {

    private static final String PART = "begin";
    private static final String KEY = "rules";

    private LastRules() {}

    /** Their id; of no battle yet, that of the first rule system. */
    public static String id() {
        String kept = Store.of(PART).get(KEY, "");
        return RuleSystems.ids().contains(kept) ? kept : RuleSystems.ids().get(0);
    }

    public static void remember(String id) {
        Store.of(PART).put(KEY, id);
    }
}
