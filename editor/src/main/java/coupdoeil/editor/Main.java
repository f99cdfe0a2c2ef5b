package coupdoeil.editor;

import java.util.Arrays;
import java.util.Map;
import picocli.CommandLine;

/** The whole program: the headless commands, the editor, and the painter whom they ask for pictures. */
public final class Main {

    private static final String EDIT = "edit";

    private Main() {}

    public static void main(String[] args) {
        if (!Arrays.asList(args).contains(EDIT)) {
            // Pictures need no display, nor one that cannot be reached. Colours ask for it as soon as they are loaded.
            System.setProperty("java.awt.headless", "true");
        }
        System.exit(coupdoeil.validator.cli.Main.run(commandLine(args), args));
    }

    /** The command with everything that it can do, or as much of it as {@linkplain coupdoeil.validator.cli.Main some arguments} need. */
    public static CommandLine commandLine(String... args) {
        return coupdoeil.validator.cli.Main.commandLine(Map.of(EDIT, new EditCommand()), args);
    }
}
