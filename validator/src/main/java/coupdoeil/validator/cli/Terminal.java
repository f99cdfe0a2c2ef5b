package coupdoeil.validator.cli;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine.Help.Ansi;

/** Whether a person watches, and how text reaches them. */
final class Terminal {

    private Terminal() {}

    /** Whether input and output are a terminal. */
    static boolean present() {
        Console console = System.console();
        if (console == null) {
            return false;
        }
        try {
            // From Java 22 on there is a console without a terminal too; this method came with it.
            return (boolean) Console.class.getMethod("isTerminal").invoke(console);
        } catch (ReflectiveOperationException before22) {
            return true;
        }
    }

    /** Whether the terminal, if there is one, shows colours. */
    static boolean colours() {
        return present() && System.getenv("NO_COLOR") == null && !"dumb".equals(System.getenv("TERM"));
    }

    static Ansi ansi() {
        return colours() ? Ansi.ON : Ansi.OFF;
    }

    /** Standard output; UTF-8 unless a terminal says otherwise, whatever the locale. */
    static PrintWriter out() {
        return writer(FileDescriptor.out);
    }

    static PrintWriter err() {
        return writer(FileDescriptor.err);
    }

    private static PrintWriter writer(FileDescriptor descriptor) {
        Console console = System.console();
        Charset charset = console != null && present() ? console.charset() : StandardCharsets.UTF_8;
        return new PrintWriter(new EncodedTexts(new FileOutputStream(descriptor), charset), true);
    }
}
