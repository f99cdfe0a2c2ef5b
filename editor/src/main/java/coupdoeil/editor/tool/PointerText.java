package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.CompassPoints;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What is in a hex, in a line: ground, level, what is along its sides and through them, who stands in it. {@code 2317  Woods,
 * orchard · level 2 · Stream NE, E · Road E, W · 1st Foot}.
 */
final class PointerText {

    private PointerText() {}

    static String of(Session session, HexBattlefield map, Hex hex) {
        String ground = Stream.concat(Stream.of(map.terrain(hex)), map.features(hex).stream())
                .map(id -> name(session, id))
                .collect(Collectors.joining(", "));
        String text = Messages.text("status.hex", map.grid().label(hex), ground, map.level(hex));
        Stream<String> along = sides(session, map, hex).entrySet().stream()
                .map(feature -> feature.getKey() + " " + String.join(", ", feature.getValue()));
        return Stream.of(Stream.of(text), along, PieceNames.of(session, PieceStack.at(session, hex)).stream())
                .flatMap(parts -> parts)
                .collect(Collectors.joining(Messages.text("status.between")));
    }

    private static String name(Session session, String id) {
        return session.chart().record(id).map(TerrainRecord::name).orElse(id);
    }

    /** The points of the compass at which each feature of the sides is, those of links behind the others. */
    private static Map<String, List<String>> sides(Session session, HexBattlefield map, Hex hex) {
        int flat = map.grid().orientation() == Orientation.FLAT ? 1 : 0;
        Map<Boolean, Map<String, List<String>>> byLink = new TreeMap<>();
        for (HexDirection direction : HexDirection.values()) {
            for (String id : map.sides().on(new HexSide(hex, direction))) {
                boolean link = session.chart()
                        .record(id)
                        .filter(record -> record.kind().equals(TerrainRecord.LINK))
                        .isPresent();
                byLink.computeIfAbsent(link, any -> new LinkedHashMap<>())
                        .computeIfAbsent(name(session, id), any -> new ArrayList<>())
                        .add(CompassPoints.of(2 * direction.ordinal() + flat));
            }
        }
        Map<String, List<String>> all = new LinkedHashMap<>();
        byLink.values().forEach(all::putAll);
        return all;
    }
}
