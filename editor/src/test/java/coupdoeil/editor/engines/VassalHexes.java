package coupdoeil.editor.engines;

import coupdoeil.model.pack.Pack;
import java.util.HashMap;
import java.util.Map;

/** Where a saved game has pieces, by the grid of its module. */
final class VassalHexes implements EngineReader {

    @Override
    public Map<String, String> options() {
        return Map.of("pixels", "8");
    }

    @Override
    public Map<String, String> hexes(Map<String, byte[]> files, Pack pack) {
        VassalReader module = new VassalReader(EngineReader.file(files, ".vmod"));
        Map<String, String> hexes = new HashMap<>();
        for (VassalReader.Piece piece : VassalReader.pieces(EngineReader.file(files, ".vsav"))) {
            String id = piece.marks().get("id");
            if (id != null) {
                module.location(piece).ifPresent(hex -> hexes.put(id, hex));
            }
        }
        return hexes;
    }
}
