package coupdoeil.editor;

import java.util.stream.Stream;

/** Starts the editor, on the pack that is named if one is: what an icon on a desktop calls. */
public final class EditorLauncher {

    private EditorLauncher() {}

    public static void main(String[] args) {
        Launcher.main(Stream.concat(Stream.of("edit"), Stream.of(args)).toArray(String[]::new));
    }
}
