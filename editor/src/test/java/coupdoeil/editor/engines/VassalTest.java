package coupdoeil.editor.engines;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.cli.CommandRun;
import coupdoeil.validator.export.ExportFailure;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Element;

/** Modules and saved games, read back as VASSAL reads them. */
class VassalTest {

    private static final Path PACKS = Path.of("../model/src/test/resources/packs");
    private static final Map<String, String> SMALL = Map.of("pixels", "16");
    private static final String HARD = "1/9e; 'L\u00e9ger', \\ | <>&\" \u7b2c\u4e00 \uD83D\uDC0E";

    @TempDir
    private Path temp;

    private static Pack pack(String napkin) {
        return PackReader.read(PACKS.resolve(napkin)).pack().orElseThrow();
    }

    /** All files of an export, by name. */
    private static Map<String, byte[]> export(Pack pack, Map<String, String> options) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        Exports.of(pack, "vassal", options).made().forEach(bundle -> files.putAll(bundle.files()));
        return files;
    }

    private static byte[] file(Map<String, byte[]> files, String ending) {
        return files.entrySet().stream()
                .filter(file -> file.getKey().endsWith(ending))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElseThrow();
    }

    /** Where the pieces of the first scenario stand, by id. */
    private static Map<String, String> hexes(Map<String, byte[]> files, Pack pack) {
        Map<String, byte[]> first = new LinkedHashMap<>();
        first.put("module.vmod", file(files, ".vmod"));
        first.put("first.vsav", file(files, ".vsav"));
        return new VassalHexes().hexes(first, pack);
    }

    private static Map<String, String> expected(Pack pack) {
        Map<String, String> hexes = new HashMap<>();
        pack.scenarios()
                .get(0)
                .setup()
                .forEach(placement -> placement
                        .hex()
                        .ifPresent(hex -> hexes.put(
                                placement.piece(), pack.battlefield().labels().hex(hex))));
        return hexes;
    }

    @ParameterizedTest
    @ValueSource(strings = {"napkin-fb", "napkin-lb", "napkin-cc"})
    void everyPieceStandsInItsHexAndOneThatIsMovedIsMissed(String napkin) {
        Pack pack = pack(napkin);

        assertThat(hexes(export(pack, SMALL), pack)).isEqualTo(expected(pack)).isNotEmpty();
        assertThat(hexes(export(moved(pack), SMALL), pack))
                .isEqualTo(expected(moved(pack)))
                .isNotEqualTo(expected(pack));
    }

    /** With the first piece that stands in a hex in another. */
    private static Pack moved(Pack pack) {
        HexBattlefield map = pack.battlefield().hexMap().orElseThrow();
        Scenario scenario = pack.scenarios().get(0);
        Placement first = scenario.setup().stream()
                .filter(placement -> placement.position() instanceof Position.OnHex)
                .findFirst()
                .orElseThrow();
        Hex to = List.of(HexDirection.values()).stream()
                .map(first.hex().orElseThrow()::plus)
                .filter(map::contains)
                .findFirst()
                .orElseThrow();
        List<Placement> setup = new ArrayList<>(scenario.setup());
        setup.set(setup.indexOf(first), first.withPosition(new Position.OnHex(to)));
        return pack.withScenario(scenario.id(), same -> same.withSetup(setup));
    }

    @ParameterizedTest
    @CsvSource({"POINTY, ODD", "POINTY, EVEN", "FLAT, ODD", "FLAT, EVEN"})
    void gridsOfAllKindsNamesOfAllSignsAndHighStacksComeBack(Orientation orientation, Shifted shifted) {
        HexGrid grid = new HexGrid(7, 5, orientation, shifted, new LabelScheme("R{row}C{column}", 1, 1));
        Pack pack = odd(grid);
        Map<String, byte[]> files = export(pack, SMALL);

        assertThat(hexes(files, pack)).isEqualTo(expected(pack)).hasSize(grid.size() + 12);
        Map<String, VassalReader.Piece> pieces = new HashMap<>();
        VassalReader.pieces(file(files, ".vsav"))
                .forEach(piece -> pieces.put(piece.marks().get("id"), piece));
        pieces.values().forEach(piece -> assertThat(piece.name()).isEqualTo(HARD));
        for (int i = 0; i < 12; i++) {
            // The first of the setup is on top.
            assertThat(pieces.get("stacked-" + i).place()).isEqualTo(12 - i);
            assertThat(pieces.get("stacked-" + i).state("rotate;")).isEqualTo(String.valueOf(turns(orientation, i)));
        }
        assertThat(pieces.get("away").y()).isGreaterThan(new VassalReader(file(files, ".vmod")).groundHeight());
    }

    /** Twelfths of a turn from up to a side (even) or corner (odd) of a hex. */
    private static int turns(Orientation orientation, int i) {
        int side = 2 * (i % 6) + (orientation == Orientation.POINTY ? 3 : 4);
        return (i % 2 == 0 ? side : side + 11) % 12;
    }

    /** A unit in every hex, twelve more in one of them, one off the map, all of the hardest name. */
    private static Pack odd(HexGrid grid) {
        Pack napkin = pack("napkin-fb");
        Unit like = napkin.orderOfBattle().units().get(0).withName(HARD);
        List<Unit> units = new ArrayList<>();
        List<Placement> setup = new ArrayList<>();
        for (int i = 0; i < 12; i++) {
            Facing facing = Facing.of(i % 2 == 0 ? FacingKind.SIDE : FacingKind.CORNER, i);
            units.add(like.withId("stacked-" + i));
            setup.add(new Placement(
                    "stacked-" + i,
                    new Position.OnHex(grid.hexAt(3, 2)),
                    facing,
                    null,
                    i + 1,
                    List.of(),
                    List.of("dis;ordered"),
                    Attributes.NONE));
        }
        for (int i = 0; i < grid.size(); i++) {
            units.add(like.withId("unit-" + i));
            setup.add(Placement.of("unit-" + i, new Position.OnHex(grid.hexAt(i))));
        }
        units.add(like.withId("away"));
        setup.add(Placement.of("away", new Position.OffMap("rou/ted;")));
        OrderOfBattle oob = napkin.orderOfBattle();
        Scenario scenario = Scenario.empty("odd", HARD).withSetup(setup);
        return napkin.withInfo(napkin.info().withName(HARD))
                .withBattlefield(HexBattlefield.plain(grid, "clear"))
                .withOrderOfBattle(new OrderOfBattle(oob.sides(), oob.armies(), oob.formations(), units, List.of()))
                .withScenarios(List.of(scenario));
    }

    @ParameterizedTest
    @ValueSource(strings = {"napkin-hm", "napkin-ot"})
    void piecesOnATableStandWithinHalfAPixelAndHeadAsTheyDo(String napkin) {
        standAndHead(pack(napkin));
    }

    @ParameterizedTest
    @ValueSource(strings = {"guilford-courthouse-1781", "quatre-bras-1815"})
    @Tag("nightly")
    void thoseOfTheSamplesToo(String sample) {
        Pack pack =
                PackReader.read(Path.of("../samples").resolve(sample)).pack().orElseThrow();
        pack.scenarios().forEach(scenario -> standAndHead(pack.withScenarios(List.of(scenario))));
    }

    private static void standAndHead(Pack pack) {
        double pixels = 20;
        double depth = pack.battlefield().table().orElseThrow().depthInches();
        Map<String, byte[]> files = export(pack, Map.of("pixels", "20"));
        Map<String, VassalReader.Piece> pieces = new HashMap<>();
        VassalReader.pieces(file(files, ".vsav"))
                .forEach(piece -> pieces.put(piece.marks().get("id"), piece));
        int compared = 0;
        for (Placement placement : pack.scenarios().get(0).setup()) {
            if (placement.position() instanceof Position.OnTable on
                    && placement.facing() instanceof Facing.Heading heading) {
                VassalReader.Piece piece = pieces.get(placement.piece());
                // Half an inch of margin.
                assertThat(piece.x() - pixels / 2).isCloseTo(on.x() * pixels, within(0.5));
                assertThat(piece.y() - pixels / 2).isCloseTo((depth - on.y()) * pixels, within(0.5));
                // VASSAL turns anticlockwise from how a picture is drawn: here from north.
                assertThat((Double.parseDouble(piece.state("rotate;")) + 90) % 360)
                        .isEqualTo(heading.degrees());
                compared++;
            }
        }
        assertThat(compared).isPositive();
    }

    @ParameterizedTest
    @ValueSource(strings = {"napkin-fb", "napkin-hm"})
    void aModuleHasAllThatItNames(String napkin) {
        Pack pack = pack(napkin);
        Map<String, byte[]> files = export(pack, SMALL);
        VassalReader module = new VassalReader(file(files, ".vmod"));

        assertThat(module.files()).containsKeys("moduledata", "buildFile.xml", "images/ground.png");
        Set<String> gpids = new HashSet<>();
        Set<String> prototypes = new HashSet<>();
        module.all(VassalReader.MODULE + "PrototypeDefinition")
                .forEach(prototype -> prototypes.add(prototype.getAttribute("name")));
        List<Element> slots = module.all("VASSAL.build.widget.PieceSlot");
        for (Element slot : slots) {
            assertThat(gpids.add(slot.getAttribute("gpid"))).isTrue();
            List<String> parts = VassalReader.tokens('/', slot.getTextContent().substring(2));
            for (String type : VassalReader.nested(parts.get(1))) {
                if (type.startsWith("prototype;")) {
                    assertThat(prototypes)
                            .contains(VassalReader.tokens(';', type).get(1));
                }
                VassalReader.images(type).stream()
                        .filter(image -> !image.isEmpty())
                        .forEach(image -> assertThat(module.files()).containsKey("images/" + image));
            }
        }
        OrderOfBattle oob = pack.orderOfBattle();
        assertThat(slots).hasSizeGreaterThan(oob.units().size() + oob.leaders().size());
        int next = Integer.parseInt(module.all("VASSAL.build.widget.PieceSlot")
                .get(0)
                .getOwnerDocument()
                .getDocumentElement()
                .getAttribute("nextPieceSlotId"));
        gpids.forEach(gpid -> assertThat(Integer.parseInt(gpid)).isLessThan(next));
        for (Element board : module.all(VassalReader.MODULE + "map.boardPicker.Board")) {
            assertThat(module.files()).containsKey("images/" + board.getAttribute("image"));
        }
        for (Element page : module.all("VASSAL.build.widget.HtmlChart")) {
            assertThat(new String(module.files().get(page.getAttribute("fileName")), UTF_8))
                    .contains("<h1>" + page.getAttribute("chartName"));
        }
        List<Element> setups = module.all(VassalReader.MODULE + "PredefinedSetup");
        assertThat(setups).hasSameSizeAs(pack.scenarios());
        for (Element setup : setups) {
            VassalReader.pieces(module.files().get(setup.getAttribute("file")))
                    .forEach(piece -> assertThat(gpids).contains(piece.gpid()));
        }
        files.forEach((name, bytes) -> {
            if (name.endsWith(".loss.json")) {
                CommandRun.validate(new String(bytes, UTF_8), "export-loss");
            }
        });
    }

    @Test
    void theSameBattleGivesTheSameBytes() {
        Map<String, byte[]> first = export(pack("napkin-lb"), SMALL);
        Map<String, byte[]> again = export(pack("napkin-lb"), SMALL);

        assertThat(again.keySet()).isEqualTo(first.keySet());
        first.forEach((name, bytes) -> assertThat(again.get(name)).as(name).isEqualTo(bytes));
    }

    @Test
    void setupsGoOntoAModuleOfOthersByNamesAndByAnEditedTable() throws IOException {
        Pack pack = pack("napkin-fb");
        Path module = Files.write(temp.resolve("other.vmod"), file(export(pack, SMALL), ".vmod"));
        List<Unit> units = new ArrayList<>(pack.orderOfBattle().units());
        String renamed = units.get(0).name();
        units.set(0, units.get(0).withName("Somebody else"));
        Pack other = pack.withOrderOfBattle(pack.orderOfBattle().withUnits(units));

        Map<String, byte[]> files = export(other, Map.of("onto", module.toString()));

        Map<String, byte[]> extension = VassalReader.unzip(file(files, ".vmdx"));
        assertThat(extension).containsKeys("buildFile.xml", "extensiondata", "moduledata");
        assertThat(extension.get("moduledata"))
                .isEqualTo(VassalReader.unzip(Files.readAllBytes(module)).get("moduledata"));
        String id = units.get(0).id();
        assertThat(new String(file(files, ".loss.json"), UTF_8)).contains("no-counter", id);
        Map<String, String> wanted = expected(other);
        wanted.remove(id);
        assertThat(placed(module, files)).isEqualTo(wanted);

        String table = new String(file(files, ".matches.csv"), UTF_8);
        String gpid = new VassalReader(Files.readAllBytes(module))
                .all("VASSAL.build.widget.PieceSlot").stream()
                        .filter(slot -> slot.getAttribute("entryName").equals(renamed))
                        .map(slot -> slot.getAttribute("gpid"))
                        .findFirst()
                        .orElseThrow();
        Path edited = Files.writeString(
                temp.resolve("edited.csv"),
                table.replace(id + ",Somebody else,,", id + ",Somebody else," + gpid + ","));
        Map<String, String> options = Map.of("onto", module.toString(), "matches", edited.toString());
        assertThat(placed(module, export(other, options))).isEqualTo(expected(other));

        Path stale = Files.writeString(temp.resolve("stale.csv"), table + "nobody,Nobody,1,x\n");
        assertThatThrownBy(() -> export(other, Map.of("onto", module.toString(), "matches", stale.toString())))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("no piece 'nobody'");
        Path gone = Files.writeString(temp.resolve("gone.csv"), table.replace(",,\n", ",99999,\n"));
        assertThatThrownBy(() -> export(other, Map.of("onto", module.toString(), "matches", gone.toString())))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("no slot '99999'");
    }

    /** Where the game for a module of others has our pieces, which that module knows by the same ids. */
    private static Map<String, String> placed(Path module, Map<String, byte[]> files) throws IOException {
        Map<String, byte[]> both = new LinkedHashMap<>(files);
        both.put("other.vmod", Files.readAllBytes(module));
        return hexes(both, pack("napkin-fb"));
    }

    @Test
    void whatIsNoModuleOrNoTableIsRefusedInWords() throws IOException {
        Pack pack = pack("napkin-fb");
        Path text = Files.writeString(temp.resolve("text.txt"), "text");

        assertThatThrownBy(() -> export(pack, Map.of("onto", text.toString())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("--onto must name a module of VASSAL, not '" + text + "'");
        assertThatThrownBy(() ->
                        export(pack, Map.of("onto", temp.resolve("none.vmod").toString())))
                .isInstanceOf(ExportFailure.class)
                .hasMessageContaining("cannot read --onto");
        assertThatThrownBy(() -> export(pack, Map.of("matches", text.toString())))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("--matches must be a table of matches");
    }
}
