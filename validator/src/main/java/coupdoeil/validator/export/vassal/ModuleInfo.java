package coupdoeil.validator.export.vassal;

/**
 * What a module says of itself, in its build file, beside it and in every saved game; VASSAL refuses games of which it differs.
 *
 * @param version three numbers with dots between them
 * @param moduleData the file that says it; one that a module has is handed on as it is
 */
record ModuleInfo(String name, String version, byte[] moduleData) {

    /** The oldest VASSAL that is meant: a newer one reads what was written for an older, not the other way round. */
    static final String VASSAL = "3.7.0";

    /** Some moment: what is exported says nothing of when. */
    private static final String DATE = "1577880000000";

    /** Of a module of our own. */
    static ModuleInfo of(String name, String version, String description) {
        return new ModuleInfo(name, version, data(version, description, name));
    }

    /** What stands beside a saved game. */
    byte[] saveData(String description) {
        return data(version, description, "");
    }

    /** What stands beside an extension. */
    static byte[] extensionData(String version, String description) {
        return root(version, description)
                .add(new Component("universal").text("false"))
                .file();
    }

    private static byte[] data(String version, String description, String name) {
        Component data = root(version, description);
        if (!name.isEmpty()) {
            data.add(new Component("name").text(name));
        }
        return data.file();
    }

    private static Component root(String version, String description) {
        return new Component("data")
                .with("version", "1")
                .add(new Component("version").text(version))
                .add(new Component("VassalVersion").text(VASSAL))
                .add(new Component("dateSaved").text(DATE))
                .add(new Component("description").text(description));
    }
}
