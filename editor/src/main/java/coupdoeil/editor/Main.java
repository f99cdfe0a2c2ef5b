package coupdoeil.editor;

import java.util.Map;

/** The whole program: the headless commands and the editor. */
public final class Main {

    private Main() {}

    public static void main(String[] args) {
        var line = coupdoeil.validator.cli.Main.commandLine(
                Map.of("edit", new EditCommand(), "render", new RenderCommand()));
        System.exit(coupdoeil.validator.cli.Main.run(line, args));
    }
}
