package coupdoeil.editor.engines;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.pack.Pack;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads saved games of Tabletop Simulator: a piece is in the hex that is painted on the board below it. */
final class TtsReader implements EngineReader {

    @Override
    public Map<String, String> options() {
        return Map.of("pixels", "8", "images-at", "https://example.org/battles");
    }

    @Override
    public Map<String, String> hexes(Map<String, byte[]> bundle, Pack pack) {
        JsonNode game = new JsonMapper().readTree(EngineReader.file(bundle, ".tts.json"));
        JsonNode board = game.at("/ObjectStates/0/Transform");
        double width = 2 * board.at("/scaleX").doubleValue();
        double depth = 2 * board.at("/scaleZ").doubleValue();
        HexBattlefield map = pack.battlefield().hexMap().orElseThrow();
        HexLayout painted = new HexLayout(map.grid());
        Set<String> guids = new HashSet<>();
        Map<String, String> found = new HashMap<>();
        for (JsonNode object : game.at("/ObjectStates")) {
            assertThat(guids.add(object.at("/GUID").stringValue())).isTrue();
            assertThat(object.at("/GUID").stringValue()).matches("[0-9a-f]{6}");
            String image = object.at("/CustomImage/ImageURL").stringValue();
            assertThat(bundle).containsKey(image.substring("https://example.org/battles/".length()));
            double right = object.at("/Transform/posX").doubleValue() + width / 2;
            double down = depth / 2 - object.at("/Transform/posZ").doubleValue();
            if (object.has("Memo") && down <= depth) {
                found.put(
                        object.at("/Memo").stringValue(),
                        map.grid().label(painted.hexAt(right * HexLayout.HEX_WIDTH, down * HexLayout.HEX_WIDTH)));
            }
        }
        return found;
    }
}
