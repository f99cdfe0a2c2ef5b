package coupdoeil.validator.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Slips as designers make them, each alone in the sample battle: what is said of it names the number, the limit, the place
 * and the cause, and nothing is said twice about one cause.
 */
class BrokenAlbueraTest {

    private static final Path SAMPLE = Sample.folder("albuera-1811");
    private static final String DAY = "scenarios/whole-day.json";
    private static final String ARMIES = "order-of-battle.json";

    /**
     * @param was what stands in the file, once
     * @param said errors and warnings that come with it, in the order of their text
     */
    record Slip(String name, String file, String was, String is, List<String> said) {
        @Override
        public String toString() {
            return name;
        }
    }

    @TempDir
    Path temp;

    static Stream<Slip> slips() {
        return Stream.of(
                new Slip(
                        "a battalion in the neighbouring hex",
                        DAY,
                        "{\"piece\": \"2-2nd-portuguese\", \"hex\": \"2103\"",
                        "{\"piece\": \"2-2nd-portuguese\", \"hex\": \"2104\"",
                        List.of("FB-STACK-19 Stack order of 2104 is not clear: 2/2nd Portuguese Line and 2/14th"
                                + " Portuguese Line have place 2.")),
                new Slip(
                        "a line on a column",
                        DAY,
                        "{\"piece\": \"1-40e-ligne\", \"hex\": \"3533\", \"facing\": \"side:2\", \"formation\": \"column\"",
                        "{\"piece\": \"1-40e-ligne\", \"hex\": \"3533\", \"facing\": \"corner:2\", \"formation\": \"line\"",
                        List.of("FB-STACK-03 1/40e Ligne is in Line, 2/40e Ligne in Column.")),
                new Slip(
                        "a formation mistyped",
                        DAY,
                        "\"hex\": \"1325\", \"facing\": \"side:1\", \"formation\": \"column\"",
                        "\"hex\": \"1325\", \"facing\": \"side:1\", \"formation\": \"colum\"",
                        List.of("PACK-64 Húsares de Castilla: colum is no formation of Fix Bayonets!.")),
                new Slip(
                        "an arrival between two turns, on which others depend",
                        DAY,
                        "{\"id\": \"cole-myers\", \"name\": \"4th Division: the Fusiliers\", \"side\": \"allies\", \"at\": \"08:15\"",
                        "{\"id\": \"cole-myers\", \"name\": \"4th Division: the Fusiliers\", \"side\": \"allies\", \"at\": \"08:20\"",
                        List.of(
                                "FB-REIN-01 4th Division: the Fusiliers: 08:20 is not a game turn; the nearest is 08:15.")),
                new Slip(
                        "a gap in the record of visibility",
                        DAY,
                        "\"from\": \"11:30\", \"to\": \"13:30\"",
                        "\"from\": \"11:45\", \"to\": \"13:30\"",
                        List.of("FB-LOS-01 Visibility missing for 11:30.")),
                new Slip(
                        "a train lost in the wood",
                        DAY,
                        "{\"piece\": \"train-v-5\", \"hex\": \"3633\"",
                        "{\"piece\": \"train-v-5\", \"hex\": \"2534\"",
                        List.of(
                                "FB-CMD-05 Train of V Corps, 4-pdr is out of command: Général de division Girard is 10"
                                        + " hexes away, radius 6.",
                                "FB-FORM-07 Train of V Corps, 4-pdr is off the road in Cork-oak wood, where trains keep"
                                        + " to roads.",
                                "FB-UNIT-09 4-pounder battery of the 1st Division cannot draw ammunition: its nearest"
                                        + " train is 10 hexes away, radius 3.",
                                "FB-UNIT-09 Horse battery of V Corps cannot draw ammunition: its nearest train is 12"
                                        + " hexes away, radius 3.")),
                new Slip(
                        "cohesion boxes changed round",
                        ARMIES,
                        "\"cohesion\": {\"yellow\": 7, \"orange\": 13,",
                        "\"cohesion\": {\"yellow\": 13, \"orange\": 7,",
                        List.of("FB-COH-01 Armée du Midi: the boxes of the cohesion track are 13, 7, 19, which do not"
                                + " increase.")),
                new Slip(
                        "a marker of a formation mistyped",
                        DAY,
                        "\"of\": \"cavalry-loy\"",
                        "\"of\": \"cavalry-loi\"",
                        List.of(
                                "FB-OM-01 Casimiro Loy has no objective marker and cannot manoeuvre.",
                                "PACK-62 om-cavalry-loy names cavalry-loi as its owner, but there is no such thing.")),
                new Slip(
                        "guns with cavalry of another nation",
                        DAY,
                        "{\"piece\": \"hawker\", \"hex\": \"2406\", \"facing\": \"corner:1\", \"formation\": \"unlimbered\", \"stack\": 1",
                        "{\"piece\": \"hawker\", \"hex\": \"2502\", \"facing\": \"corner:1\", \"formation\": \"unlimbered\", \"stack\": 2",
                        List.of(
                                "FB-CMD-05 Hawker's company, Royal Artillery is out of command: Major-General John"
                                        + " Hamilton is 4 hexes away, radius 3.",
                                "FB-STACK-02 1st Portuguese Cavalry (Cavalry) stands with Hawker's company, Royal"
                                        + " Artillery (Artillery).",
                                "FB-STACK-04 1st Portuguese Cavalry (portuguese) stands with Hawker's company, Royal"
                                        + " Artillery (british); nations do not mix.",
                                "FB-UNIT-09 Hawker's company, Royal Artillery cannot draw ammunition: its nearest train"
                                        + " is 4 hexes away, radius 3.")),
                new Slip(
                        "a battalion set up in another's place",
                        DAY,
                        "{\"piece\": \"cangas\", \"hex\": \"1921\"",
                        "{\"piece\": \"pravia\", \"hex\": \"1921\"",
                        List.of(
                                "FB-SCN-05 Cangas de Tineo: neither set up nor due as a reinforcement.",
                                "FB-SCN-05 Pravia: placed twice.")));
    }

    @ParameterizedTest
    @MethodSource("slips")
    void aSlipIsTold(Slip slip) throws IOException {
        Path pack = copy();
        List<String> sound = said(pack);
        String before = Files.readString(pack.resolve(slip.file()));
        assertThat(before).containsOnlyOnce(slip.was());
        Files.writeString(pack.resolve(slip.file()), before.replace(slip.was(), slip.is()));

        List<String> broken = said(pack);

        assertThat(broken.stream().filter(text -> !sound.contains(text)).sorted())
                .containsExactlyElementsOf(slip.said());
    }

    /** The errors and warnings of the whole day, as people read them. */
    private static List<String> said(Path pack) {
        return StreamSupport.stream(
                        CommandRun.of("validate", "--format", "json", "--scenario", "whole-day", pack.toString())
                                .json("findings")
                                .at("/findings")
                                .spliterator(),
                        false)
                .filter(finding -> !finding.at("/severity").stringValue().equals("info"))
                .map(finding -> finding.at("/rule").stringValue() + " "
                        + finding.at("/message").stringValue())
                .toList();
    }

    private Path copy() throws IOException {
        Path pack = temp.resolve("albuera-1811");
        try (Stream<Path> files = Files.walk(SAMPLE)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                Path to = pack.resolve(SAMPLE.relativize(file).toString());
                Files.createDirectories(to.getParent());
                Files.copy(file, to);
            }
        }
        return pack;
    }
}
