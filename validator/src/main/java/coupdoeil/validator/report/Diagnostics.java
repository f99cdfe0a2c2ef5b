package coupdoeil.validator.report;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.validator.verdict.Verdict;
import java.nio.charset.Charset;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What a report of a fault needs: of the program and the system by name, of a pack in numbers alone. */
public final class Diagnostics {

    private static final int MEBIBYTE = 1 << 20;

    private Diagnostics() {}

    /** The program and what it runs on, a line each. */
    public static String program() {
        Runtime machine = Runtime.getRuntime();
        return "coupdoeil " + ToolVersion.text() + "\nJava " + property("java.version") + " (" + property("java.vendor")
                + ", " + property("java.vm.name") + ")\nsystem " + property("os.name") + " " + property("os.version")
                + " " + property("os.arch") + ", " + machine.availableProcessors() + " processors\n";
    }

    /** The same, with memory and language. */
    public static String system() {
        return program() + "memory " + Runtime.getRuntime().maxMemory() / MEBIBYTE + " MiB at most\nlanguage "
                + Locale.getDefault().toLanguageTag() + ", encoding " + Charset.defaultCharset() + "\n";
    }

    /** A pack in numbers: neither a name nor a text of it. */
    public static String pack(Verdict verdict) {
        return verdict.pack().map(Diagnostics::numbers).orElse("pack: cannot be read\n") + findings(verdict);
    }

    private static String numbers(Pack pack) {
        SortedMap<String, byte[]> files = PackWriter.files(pack);
        OrderOfBattle order = pack.orderOfBattle();
        String system = pack.rules().map(rules -> rules.id()).orElse("an unknown rule system");
        return "pack: " + system + ", " + files.size() + " files, "
                + files.values().stream().mapToLong(file -> file.length).sum() + " bytes\nground: "
                + ground(pack.battlefield()) + "\norder of battle: "
                + order.sides().size() + " sides, " + order.armies().size() + " armies, "
                + order.formations().size() + " formations, " + order.units().size() + " units, "
                + order.leaders().size() + " leaders\nscenarios: "
                + pack.scenarios().size() + "\nhouse rules: " + (pack.house().isEmpty() ? "no" : "yes") + "\n";
    }

    private static String ground(Battlefield ground) {
        return ground.hexMap()
                .map(HexBattlefield::grid)
                .map(grid -> grid.columns() + " x " + grid.rows() + " hexes, "
                        + grid.orientation().name().toLowerCase(Locale.ROOT))
                .orElse("a table");
    }

    private static String findings(Verdict verdict) {
        SortedMap<String, Long> counts = verdict.findings().stream()
                .collect(Collectors.groupingBy(
                        reported -> reported.finding().rule(), TreeMap::new, Collectors.counting()));
        return counts.entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", ", "findings: ", "\n"));
    }

    private static String property(String name) {
        return System.getProperty(name, "?");
    }
}
