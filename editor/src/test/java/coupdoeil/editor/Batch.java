package coupdoeil.editor;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import picocli.CommandLine;

/**
 * Runs many commands in one process, for scripts: a virtual machine for each would cost more than what it does. A line of
 * the input is a command, its words parted by tabs, the first of them the file that takes what the command prints.
 */
final class Batch {

    private Batch() {}

    /** Ends with 1 if any command failed; the others have run all the same. */
    public static void main(String[] args) throws IOException {
        boolean failed = false;
        BufferedReader lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = lines.readLine(); line != null; line = lines.readLine()) {
            String[] words = line.split("\t");
            int exit = run(Path.of(words[0]), Arrays.copyOfRange(words, 1, words.length));
            if (exit != 0) {
                System.err.println("exit " + exit + ": " + line);
                failed = true;
            }
        }
        System.exit(failed ? 1 : 0);
    }

    private static int run(Path file, String... words) throws IOException {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
            CommandLine command = Main.commandLine();
            command.setOut(out);
            return coupdoeil.validator.cli.Main.run(command, words);
        }
    }
}
