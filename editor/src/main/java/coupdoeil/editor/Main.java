package coupdoeil.editor;

import java.util.Map;
import picocli.CommandLine;

/** The whole program: the headless commands, the editor and the painter. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        System.exit(coupdoeil.validator.cli.Main.run(commandLine(), args));
    }

    static CommandLine commandLine() {
        return coupdoeil.validator.cli.Main.commandLine(
                Map.of("edit", new EditCommand(), "render", new RenderCommand()));
    }
}
