package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.TerrainRecord;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What is in a hex, in a line: {@code 2317 Woods, orchard · level 2}. */
final class PointerText {

    private PointerText() {}

    static String of(Session session, HexBattlefield map, Hex hex) {
        String ground = Stream.concat(Stream.of(map.terrain(hex)), map.features(hex).stream())
                .map(id -> session.chart().record(id).map(TerrainRecord::name).orElse(id))
                .collect(Collectors.joining(", "));
        return Messages.text("status.hex", map.grid().label(hex), ground, map.level(hex));
    }
}
