package coupdoeil.editor.engines;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Reads modules and saved games by the rules of VASSAL 3.7, which a run of that program has confirmed, and not by ours. */
final class VassalReader {

    static final String MODULE = "VASSAL.build.module.";

    private final Map<String, byte[]> files;
    private final Element build;
    private final Element grid;
    private final int groundHeight;

    /**
     * A piece as it stands.
     *
     * @param traits types and states, the outermost first
     * @param place in the stack, 0 lowest
     */
    record Piece(String name, String gpid, String map, int x, int y, int place, List<String[]> traits) {

        /** Of the properties of all its markers. */
        Map<String, String> marks() {
            Map<String, String> marks = new HashMap<>();
            for (String[] trait : traits) {
                if (trait[0].startsWith("mark;")) {
                    List<String> names = tokens(',', trait[0].substring("mark;".length()));
                    List<String> values = tokens(',', trait[1]);
                    for (int i = 0; i < names.size(); i++) {
                        marks.put(names.get(i), values.get(i));
                    }
                }
            }
            return marks;
        }

        /** The state of its trait of a kind. */
        String state(String kind) {
            return traits.stream()
                    .filter(trait -> trait[0].startsWith(kind))
                    .map(trait -> trait[1])
                    .findFirst()
                    .orElseThrow();
        }
    }

    VassalReader(byte[] module) {
        files = unzip(module);
        build = xml(files.get("buildFile.xml"));
        NodeList grids = build.getElementsByTagName(MODULE + "map.boardPicker.board.HexGrid");
        grid = (Element) grids.item(0);
        try {
            groundHeight = ImageIO.read(new ByteArrayInputStream(files.get("images/ground.png")))
                    .getHeight();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static Map<String, byte[]> unzip(byte[] zip) {
        Map<String, byte[]> files = new LinkedHashMap<>();
        try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zip))) {
            for (ZipEntry entry = in.getNextEntry(); entry != null; entry = in.getNextEntry()) {
                if (files.put(entry.getName(), in.readAllBytes()) != null) {
                    throw new AssertionError("twice: " + entry.getName());
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }

    static Element xml(byte[] bytes) {
        try {
            var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
            builder.setErrorHandler(null);
            return builder.parse(new ByteArrayInputStream(bytes)).getDocumentElement();
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new AssertionError(e);
        }
    }

    Map<String, byte[]> files() {
        return files;
    }

    List<Element> all(String tag) {
        return all(build, tag);
    }

    static List<Element> all(Element root, String tag) {
        NodeList found = root.getElementsByTagName(tag);
        return IntStream.range(0, found.getLength())
                .mapToObj(i -> (Element) found.item(i))
                .toList();
    }

    int groundHeight() {
        return groundHeight;
    }

    /** What VASSAL calls the place of a piece; empty below the ground. */
    Optional<String> location(Piece piece) {
        return piece.y() >= groundHeight ? Optional.empty() : Optional.of(location(piece.x(), piece.y()));
    }

    private String location(int px, int py) {
        boolean sideways = grid.getAttribute("sideways").equals("true");
        double across = number(grid, "dx");
        double along = number(grid, "dy");
        double x = (sideways ? py : px) - number(grid, "x0");
        double y = (sideways ? px : py) - number(grid, "y0");
        int line = (int) Math.floor(x / across + 0.5);
        int shiftedLine = (int) Math.round(x / across);
        int place = (int) Math.round((shiftedLine % 2 == 0 ? y : y - along / 2) / along);
        Element numbering = all(grid, MODULE + "map.boardPicker.board.mapgrid.HexGridNumbering")
                .get(0);
        String h = text(numbering, "h", line);
        String v = text(numbering, "v", place);
        String sep = numbering.getAttribute("sep");
        String both = numbering.getAttribute("first").equals("H") ? h + sep + v : v + sep + h;
        return numbering.getAttribute("locationFormat").replace("$gridLocation$", both);
    }

    private static double number(Element element, String attribute) {
        return Double.parseDouble(element.getAttribute(attribute));
    }

    private static String text(Element numbering, String which, int index) {
        int number = index + Integer.parseInt(numbering.getAttribute(which + "Off"));
        StringBuilder text = new StringBuilder(number < 0 ? "-" : "");
        number = Math.abs(number);
        if (numbering.getAttribute(which + "Type").equals("A")) {
            for (int left = number; left >= 0; left -= 26) {
                text.append((char) ('A' + left % 26));
            }
            return text.toString();
        }
        for (int zeros = Integer.parseInt(numbering.getAttribute(which + "Leading"));
                zeros > 0 && number < Math.pow(10, zeros);
                zeros--) {
            text.append('0');
        }
        return text.append(number).toString();
    }

    /** The pieces of a saved game, in its order. */
    static List<Piece> pieces(byte[] save) {
        String text = plain(new String(unzip(save).get("savedGame"), StandardCharsets.US_ASCII));
        Map<String, List<String>> added = new LinkedHashMap<>();
        List<Piece> pieces = new ArrayList<>();
        List<String> commands = tokens('\u001B', text);
        if (!commands.get(0).equals("begin_save")
                || !commands.get(commands.size() - 1).equals("end_save")) {
            throw new AssertionError("no game: " + commands);
        }
        for (String command : commands) {
            if (!command.startsWith("+/")) {
                continue;
            }
            List<String> parts = tokens('/', command.substring(2));
            if (!parts.get(1).equals("stack")) {
                added.put(parts.get(0), parts);
                continue;
            }
            List<String> stack = tokens(';', parts.get(2));
            List<String> members = stack.subList(3, stack.size() - 1);
            for (String member : members) {
                Piece piece = piece(added.remove(member), members.indexOf(member));
                String at = piece.map() + ";" + piece.x() + ";" + piece.y();
                if (!at.equals(String.join(";", stack.subList(0, 3)))) {
                    throw new AssertionError(piece.name() + " stands beside its stack");
                }
                pieces.add(piece);
            }
        }
        if (!added.isEmpty()) {
            throw new AssertionError("in no stack: " + added);
        }
        return pieces;
    }

    private static Piece piece(List<String> parts, int place) {
        List<String> types = nested(parts.get(1));
        List<String> states = nested(parts.get(2));
        if (parts.size() != 3 || types.size() != states.size()) {
            throw new AssertionError("traits and states differ: " + parts);
        }
        List<String[]> traits = new ArrayList<>();
        for (int i = 0; i < types.size(); i++) {
            traits.add(new String[] {types.get(i), states.get(i)});
        }
        List<String> type = tokens(';', types.get(types.size() - 1));
        List<String> state = tokens(';', states.get(states.size() - 1));
        return new Piece(
                type.get(4),
                state.get(3),
                state.get(0),
                Integer.parseInt(state.get(1)),
                Integer.parseInt(state.get(2)),
                place,
                traits);
    }

    static List<String> nested(String text) {
        List<String> parts = new ArrayList<>();
        List<String> tokens = tokens('\t', text);
        while (tokens.size() > 1) {
            parts.add(tokens.get(0));
            tokens = tokens('\t', tokens.get(1));
        }
        parts.add(tokens.get(0));
        return parts;
    }

    static String plain(String obfuscated) {
        if (!obfuscated.startsWith("!VCSK")) {
            return obfuscated;
        }
        int key = Integer.parseInt(obfuscated.substring(5, 7), 16);
        byte[] bytes = new byte[(obfuscated.length() - 7) / 2];
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (Integer.parseInt(obfuscated.substring(7 + 2 * i, 9 + 2 * i), 16) ^ key);
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    /** A delimiter after a backslash belongs to the token; quotes around a whole token do not. */
    static List<String> tokens(char delimiter, String text) {
        List<StringBuilder> tokens = new ArrayList<>(List.of(new StringBuilder()));
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            StringBuilder last = tokens.get(tokens.size() - 1);
            if (c != delimiter) {
                last.append(c);
            } else if (last.length() > 0 && text.charAt(i - 1) == '\\') {
                last.setCharAt(last.length() - 1, c);
            } else {
                tokens.add(new StringBuilder());
            }
        }
        return tokens.stream()
                .map(StringBuilder::toString)
                .map(token -> token.matches("(?s)'.*'") ? token.substring(1, token.length() - 1) : token)
                .toList();
    }

    /** Every picture that a trait names. */
    static List<String> images(String type) {
        List<String> fields = tokens(';', type);
        return switch (fields.get(0)) {
            case "piece" -> List.of(fields.get(3));
            case "emb2" -> Arrays.asList(fields.get(16).split(",", -1));
            default -> List.of();
        };
    }
}
