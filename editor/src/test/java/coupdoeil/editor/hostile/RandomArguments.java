package coupdoeil.editor.hostile;

import coupdoeil.editor.Main;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** Arguments for the command: such as make sense, such as nearly do, and such as nobody types. */
final class RandomArguments {

    private static final List<String> COMMANDS = List.of(
            "validate", "export", "sight", "viewshed", "pack", "rules", "edit", "render", "render", "sight", "roster");
    private static final List<String> OPTIONS = List.of(
            "--format",
            "--color",
            "--colour",
            "--scenario",
            "--fail-on",
            "--force",
            "--from",
            "--to",
            "--explain",
            "--matrix",
            "--among",
            "--approach",
            "--side",
            "--road",
            "--first-sight",
            "--positions",
            "--around",
            "--radius",
            "--turn",
            "--ignore",
            "--terrain-only",
            "--field",
            "--at-least",
            "--since",
            "--system",
            "--layers",
            "--scale",
            "--theme",
            "--sight",
            "--viewshed",
            "--blind",
            "--seen-by",
            "--watch",
            "--help",
            "--version",
            "--unknown",
            "-x",
            "-",
            "--",
            "---",
            "-h",
            "-V",
            "--form",
            "--no-force");
    private static final List<String> VALUES = List.of(
            "text",
            "json",
            "xml",
            "JSON",
            "auto",
            "always",
            "never",
            "dawn",
            "noon",
            "error",
            "info",
            "duke",
            "blue-guns",
            "0103",
            "0402",
            "9999",
            "@1,1",
            "0101..0603",
            "0101..",
            "..",
            "a..b..c",
            "blue",
            "red",
            "06:00",
            "25:99",
            "3",
            "0",
            "-1",
            "2147483648",
            "1e9",
            "NaN",
            "100%",
            "-5%",
            "1e999%",
            "%",
            "%s%n",
            "terrain,-labels",
            "-terrain",
            ",",
            ",,",
            "light",
            "purple",
            "FB-STACK-07",
            "fb",
            "lb",
            "zz",
            "",
            " ",
            "\"",
            "'",
            "\\",
            "*",
            "?",
            "@",
            "@nowhere",
            "\u001B[31m",
            "\u0000",
            "\n",
            "\u202E",
            "\uD800",
            "<html>",
            "${sys:user.home}",
            "$HOME",
            "~",
            "a".repeat(5000),
            "farm",
            "mill",
            "road-entry",
            "Ωmega",
            "🐎",
            "=",
            "a=b",
            "--",
            "true",
            "false",
            "null");

    private static final List<String> WHERE =
            List.of("duke", "blue-guns", "red-1", "0103", "0402", "0603", "farm", "9999", "12.5,30");

    /** What an option takes, by the label of its value. */
    private static final Map<String, List<String>> FITTING = Map.ofEntries(
            Map.entry("FORMAT", List.of("text", "json")),
            Map.entry("WHEN", List.of("auto", "always", "never")),
            Map.entry("SEVERITY", List.of("error", "warning", "info", "never")),
            Map.entry("HEX|POINT|UNIT|PLACE", WHERE),
            Map.entry("HEX", WHERE),
            Map.entry("UNIT", WHERE),
            Map.entry("SIDE", List.of("blue", "red", "green")),
            Map.entry("FROM..TO", List.of("0103..0603", "duke..red-1", "0103..", "0103")),
            Map.entry("A..B", List.of("0103..0603", "0101..0201..0603", "farm", "..")),
            Map.entry("T", List.of("06:00", "06:30", "25:99")),
            Map.entry("HEXES", List.of("0", "1", "3", "99999", "-1")),
            Map.entry("N", List.of("0", "1", "2", "-1")),
            Map.entry("LAYER", List.of("terrain", "-labels", "terrain,units", "-terrain,-grid", "nothing")),
            Map.entry("SCALE", List.of("10%", "0.3", "100%", "-1", "NaN")),
            Map.entry("THEME", List.of("light", "dark")),
            Map.entry("ID", List.of("dawn", "dawn", "fb", "lb", "FB-STACK-07")));

    private final CommandLine line = Main.commandLine();
    private final Random random;
    private final List<String> packs;
    private final Path out;

    /** @param packs what may stand for a pack; @param out the only place that may be named to write to */
    RandomArguments(Random random, List<String> packs, Path out) {
        this.random = random;
        this.packs = packs;
        this.out = out;
    }

    String[] next() {
        List<String> arguments = random.nextInt(3) > 0 ? sensible() : senseless();
        if (random.nextInt(3) == 0) {
            // The command stays first: an option before it ends everything at once.
            Collections.shuffle(arguments.subList(Math.min(1, arguments.size()), arguments.size()), random);
        }
        return arguments.toArray(String[]::new);
    }

    /** Options that the command has, with values that they may take, but for a slip now and then. */
    private List<String> sensible() {
        String command = pick(COMMANDS);
        List<String> arguments = new ArrayList<>(List.of(command));
        if (!command.equals("rules")) {
            arguments.add(random.nextInt(6) == 0 ? pick(packs) : packs.get(0));
        }
        if (List.of("export", "pack", "render").contains(command)) {
            arguments.add("--out=" + out.resolve("a" + random.nextInt(3)));
        }
        List<OptionSpec> options = line.getSubcommands().get(command).getCommandSpec().options().stream()
                .filter(option -> !List.of("--out", "--manual", "--coverage", "--debug", "--help", "--version")
                        .contains(option.longestName()))
                .toList();
        for (int i = options.isEmpty() ? 0 : random.nextInt(5); i > 0; i--) {
            OptionSpec option = options.get(random.nextInt(options.size()));
            arguments.add(option.longestName());
            if (option.arity().max() > 0) {
                arguments.add(pick(FITTING.getOrDefault(option.paramLabel(), VALUES)));
            }
        }
        if (random.nextInt(4) == 0) {
            int slip = 1 + random.nextInt(arguments.size());
            if (slip == arguments.size()) {
                arguments.add(pick(VALUES));
            } else {
                arguments.set(slip, pick(VALUES));
            }
        }
        return arguments;
    }

    private List<String> senseless() {
        List<String> arguments = new ArrayList<>();
        if (random.nextInt(20) > 0) {
            arguments.add(pick(COMMANDS));
        }
        if (random.nextInt(8) > 0) {
            arguments.add(pick(packs));
        }
        if (random.nextInt(3) > 0) {
            // What is written, if anything, is written here and nowhere else.
            arguments.add("--out=" + (random.nextInt(15) == 0 ? "" : out.resolve("a" + random.nextInt(3))));
        }
        for (int i = random.nextInt(6); i > 0; i--) {
            String option = pick(OPTIONS);
            switch (random.nextInt(4)) {
                case 0 -> arguments.add(option);
                case 1 -> arguments.add(option + "=" + pick(VALUES));
                case 2 -> arguments.add(pick(VALUES));
                default -> {
                    arguments.add(option);
                    arguments.add(random.nextInt(8) == 0 ? pick(packs) : pick(VALUES));
                }
            }
        }
        return arguments;
    }

    private String pick(List<String> list) {
        return list.get(random.nextInt(list.size()));
    }
}
