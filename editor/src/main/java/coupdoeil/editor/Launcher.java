package coupdoeil.editor;

import coupdoeil.validator.cli.ExitCode;

/** Starts the whole program, or says that its libraries are missing; names no class of another jar itself but constants. */
public final class Launcher {

    private Launcher() {}

    public static void main(String[] args) {
        try {
            Main.main(args);
        } catch (LinkageError missing) {
            System.err.println("coupdoeil: a part of the program is missing (" + missing.getMessage()
                    + "): the folder lib must stand beside the jar");
            System.exit(ExitCode.INTERNAL);
        }
    }
}
