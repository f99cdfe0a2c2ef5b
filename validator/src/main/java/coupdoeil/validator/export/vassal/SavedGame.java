package coupdoeil.validator.export.vassal;

import coupdoeil.validator.export.StableZip;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game as VASSAL saves it: who stands where, on which boards. */
final class SavedGame {

    private static final char ESCAPE = '\u001B';
    private static final int KEY = 0x5A;
    private static final String HEX = "0123456789abcdef";
    private static final int FIRST_ID = 1000;

    private final String map;
    private final List<String> commands = new ArrayList<>(List.of("begin_save"));
    private int nextId = FIRST_ID;

    /** A game without pieces. @param map name of the map that all is on */
    SavedGame(String map) {
        this.map = map;
    }

    /** Puts pieces on each other, the lowest first; nothing where there are none. */
    void stack(Spot spot, List<? extends PieceOnMap> pieces) {
        if (pieces.isEmpty()) {
            return;
        }
        List<String> ids = new ArrayList<>();
        for (PieceOnMap piece : pieces) {
            String id = id();
            ids.add(id);
            commands.add(piece.on(map, spot, id));
        }
        List<Object> state = new ArrayList<>(List.of(map, spot.x(), spot.y()));
        state.addAll(ids);
        state.add("@@0");
        commands.add(PieceText.add(id(), "stack", Sequence.of(';', state)));
    }

    private String id() {
        return String.valueOf(nextId++);
    }

    /** The choice of boards, one under the other. */
    static String boards(String map, List<String> names) {
        List<Object> tokens = new ArrayList<>(List.of(map + "BoardPicker"));
        for (int row = 0; row < names.size(); row++) {
            tokens.add(Sequence.of('/', names.get(row)));
            tokens.add(0);
            tokens.add(row);
        }
        return Sequence.of('\t', tokens);
    }

    /** The game as text. Its last commands keep VASSAL from setting up what a new game begins with. */
    String text(List<String> boards) {
        List<String> all = new ArrayList<>(commands);
        all.add(boards(map, boards));
        all.add("SETUP_STACK\t");
        all.add("end_save");
        return Sequence.of(ESCAPE, all);
    }

    /** The file of a saved game. @param info of module and game @param scenario what it shows */
    byte[] file(List<String> boards, ModuleInfo info, String scenario) {
        Map<String, byte[]> entries = new LinkedHashMap<>();
        entries.put("savedGame", obfuscated(text(boards)).getBytes(StandardCharsets.US_ASCII));
        entries.put("savedata", info.saveData(scenario));
        entries.put("moduledata", info.moduleData());
        return StableZip.of(entries);
    }

    /** A text as it stands in saved games, lest players read what is hidden. */
    static String obfuscated(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        StringBuilder out = new StringBuilder("!VCSK".length() + 2 + 2 * bytes.length).append("!VCSK");
        hex(out, KEY);
        for (byte each : bytes) {
            hex(out, (each ^ KEY) & 0xFF);
        }
        return out.toString();
    }

    private static void hex(StringBuilder out, int value) {
        out.append(HEX.charAt(value >> 4)).append(HEX.charAt(value & 15));
    }
}
