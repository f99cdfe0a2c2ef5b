package coupdoeil.editor;

import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.shell.EditorWindow;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine;

/**
 * Does once what people do with the program, so that the virtual machine can keep the classes of it in an archive for later
 * starts. Run by the launcher; shows nothing, prints nothing, and writes to the folder that it is given only.
 */
final class Rehearsal {

    private Rehearsal() {}

    /**
     * Rehearses and ends the process.
     *
     * @param args {@code command} or {@code window}, which of both is rehearsed, a folder for what is written on the way, and
     *     what the program was called with this time
     */
    public static void main(String[] args) throws Exception {
        Path scratch = Path.of(args[1]);
        if (args[0].equals("window")) {
            EditorWindow.rehearse(
                    args.length > 3 ? PackReader.read(Path.of(args[3])).pack() : Optional.empty());
        } else {
            System.setProperty("java.awt.headless", "true");
            for (String id : RuleSystems.ids()) {
                commands(RuleSystems.load(id).orElseThrow(), scratch.resolve(id));
            }
        }
        // Threads of the window system would keep the process.
        System.exit(0);
    }

    private static void commands(RuleSystem system, Path folder) throws IOException {
        Pack battle = BattlePlan.usual(system, system.name()).pack();
        String pack = folder.resolve("pack").toString();
        PackWriter.write(battle, Path.of(pack));
        String sheet = folder.resolve("sheet.txt").toString();
        for (List<String> words : List.of(
                List.of("validate", pack),
                List.of("validate", pack, "--format", "json"),
                List.of("export", pack, "--out", folder.resolve("out").toString(), "--force"),
                List.of("render", pack, "--out", folder.resolve("map.png").toString()),
                List.of("sight", pack, "--first-sight"),
                List.of("viewshed", pack, "--from", "1010"),
                List.of("oob", pack, "--to", "text", "--out", sheet),
                List.of("import", "oob", sheet),
                List.of("rules", "--system", system.id()))) {
            run(words.toArray(String[]::new));
        }
    }

    /** What a command says of a battle without troops is of no interest, nor is its exit code. */
    private static void run(String... words) {
        CommandLine command = Main.commandLine();
        command.setOut(new PrintWriter(Writer.nullWriter()));
        command.setErr(new PrintWriter(Writer.nullWriter()));
        coupdoeil.validator.cli.Main.run(command, words);
    }
}
