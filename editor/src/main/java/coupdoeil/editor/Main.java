package coupdoeil.editor;

import picocli.CommandLine;

/** Entry point of the whole program. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.exit(new CommandLine(new EditCommand()).execute(args));
    }
}
