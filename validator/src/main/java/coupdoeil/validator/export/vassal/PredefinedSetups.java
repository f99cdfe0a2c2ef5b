package coupdoeil.validator.export.vassal;

/** What a player chooses when he begins a game. */
final class PredefinedSetups {

    private PredefinedSetups() {}

    /** A saved game in the module. */
    static Component of(String title, String file) {
        return Component.module("PredefinedSetup")
                .with("name", title)
                .with("file", file)
                .with("useFile", true)
                .with("isMenu", false)
                .without("description");
    }
}
