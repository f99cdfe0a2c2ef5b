package coupdoeil.validator.export.vassal;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Reads modules of others: what is not understood is left out, what is no module is refused. */
final class ModuleReader {

    /** A build file that is longer is none. */
    private static final int MOST_BYTES = 64_000_000;

    private static final String NO_MODULE = "must name a module of VASSAL";
    private static final String BOARD = Component.MODULE + "map.boardPicker.Board";
    private static final String HEX_GRID = BOARD.replace("Board", "board.HexGrid");
    private static final String ZONED_GRID = BOARD.replace("Board", "board.ZonedGrid");

    private final ZipFile zip;

    private ModuleReader(ZipFile zip) {
        this.zip = zip;
    }

    /** @throws IllegalArgumentException if it is no module @throws IOException if it cannot be read */
    static ForeignModule read(String path) throws IOException {
        try (ZipFile zip = new ZipFile(Path.of(path).toFile())) {
            return new ModuleReader(zip).read();
        } catch (ZipException | InvalidPathException noZip) {
            throw new IllegalArgumentException(NO_MODULE, noZip);
        }
    }

    private ForeignModule read() throws IOException {
        byte[] data = bytes("moduledata");
        Element root = xml("buildFile.xml");
        List<ForeignModule.Slot> slots = new ArrayList<>();
        for (Element slot : all(root, "VASSAL.build.widget.PieceSlot")) {
            slots.add(new ForeignModule.Slot(
                    slot.getAttribute("gpid"),
                    slot.getAttribute("entryName"),
                    slot.getTextContent().strip()));
        }
        slots.removeIf(slot -> slot.gpid().isEmpty() || !slot.isPiece());
        List<ForeignModule.Board> boards = new ArrayList<>();
        for (Element map : all(root, Component.MODULE + "Map")) {
            for (Element board : all(map, BOARD)) {
                board(map.getAttribute("mapName"), board).ifPresent(boards::add);
            }
        }
        Set<String> images = new HashSet<>();
        zip.stream()
                .map(ZipEntry::getName)
                .filter(name -> name.startsWith("images/"))
                .forEach(name -> images.add(name.substring("images/".length())));
        ModuleInfo info = new ModuleInfo(root.getAttribute("name"), root.getAttribute("version"), data);
        return new ForeignModule(info, slots, boards, images);
    }

    private static Optional<ForeignModule.Board> board(String map, Element board) {
        Optional<Element> grid =
                child(board, HEX_GRID).or(() -> child(board, ZONED_GRID).flatMap(zoned -> child(zoned, HEX_GRID)));
        return grid.flatMap(hexes -> child(hexes, BOARD.replace("Board", "board.mapgrid.HexGridNumbering"))
                .flatMap(ModuleReader::numbering)
                .flatMap(numbering -> lattice(hexes)
                        .map(lattice -> new ForeignModule.Board(
                                map, board.getAttribute("name"), board.getAttribute("image"), lattice, numbering))));
    }

    private static Optional<HexLattice> lattice(Element grid) {
        try {
            return Optional.of(new HexLattice(
                    Double.parseDouble(grid.getAttribute("dx")),
                    Double.parseDouble(grid.getAttribute("dy")),
                    Integer.parseInt(grid.getAttribute("x0")),
                    Integer.parseInt(grid.getAttribute("y0")),
                    grid.getAttribute("sideways").equals("true")));
        } catch (NumberFormatException noNumber) {
            return Optional.empty();
        }
    }

    /** How hexes are numbered; empty for what runs backwards or slants, and for labels of other parts. */
    private static Optional<Numbering> numbering(Element element) {
        String format = element.getAttribute("locationFormat");
        String location = Numbering.LOCATION;
        int at = format.indexOf(location);
        boolean odd = element.getAttribute("hDescend").equals("true")
                || element.getAttribute("vDescend").equals("true")
                || element.getAttribute("stagger").equals("true");
        if (odd || at < 0) {
            return Optional.empty();
        }
        String before = format.substring(0, at);
        String after = format.substring(at + location.length());
        try {
            return before.contains("$") || after.contains("$")
                    ? Optional.empty()
                    : Optional.of(new Numbering(
                            !element.getAttribute("first").equals("V"),
                            before,
                            count(element, "h"),
                            element.getAttribute("sep"),
                            count(element, "v"),
                            after));
        } catch (NumberFormatException noNumber) {
            return Optional.empty();
        }
    }

    private static Numbering.Count count(Element element, String which) {
        return new Numbering.Count(
                element.getAttribute(which + "Type").equals("A"),
                Integer.parseInt(element.getAttribute(which + "Leading")) + 1,
                Integer.parseInt(element.getAttribute(which + "Off")));
    }

    private Element xml(String name) throws IOException {
        // Before VASSAL 3.5 the file had no ending.
        byte[] bytes = bytes(zip.getEntry(name) == null ? name.replace(".xml", "") : name);
        try {
            DocumentBuilderFactory factory = DocumentBuilderFactory.newInstance();
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            DocumentBuilder builder = factory.newDocumentBuilder();
            builder.setErrorHandler(null);
            return builder.parse(new ByteArrayInputStream(bytes)).getDocumentElement();
        } catch (SAXException | ParserConfigurationException noXml) {
            throw new IllegalArgumentException(NO_MODULE, noXml);
        }
    }

    private byte[] bytes(String name) throws IOException {
        ZipEntry entry = zip.getEntry(name);
        if (entry == null) {
            throw new IllegalArgumentException(NO_MODULE);
        }
        try (InputStream in = zip.getInputStream(entry)) {
            byte[] bytes = in.readNBytes(MOST_BYTES + 1);
            if (bytes.length > MOST_BYTES) {
                throw new IllegalArgumentException(NO_MODULE);
            }
            return bytes;
        }
    }

    private static List<Element> all(Element root, String tag) {
        NodeList found = root.getElementsByTagName(tag);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    private static Optional<Element> child(Element parent, String tag) {
        return all(parent, tag).stream()
                .filter(element -> element.getParentNode() == parent)
                .findFirst();
    }
}
