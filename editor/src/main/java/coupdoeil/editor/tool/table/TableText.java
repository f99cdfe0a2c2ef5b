package coupdoeil.editor.tool.table;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.draw.Contours;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.PieceNames;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainRecord;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.locationtech.jts.geom.Coordinate;

/** What is at a point of a table, in a line: {@code 12.5, 30 in  Forest · level 2 · 1st Foot}. */
final class TableText {

    private TableText() {}

    /**
     * @param reach how near in inches lines and points count as there
     * @param piece the one that stands there
     */
    static String of(Session session, TableBattlefield table, Coordinate at, double reach, Optional<String> piece) {
        List<String> here = new Hits(table, session.chart())
                .at(at, reach).stream().flatMap(hit -> hit.features().stream()).toList();
        Contours contours = new Contours(table.features(), session.chart());
        String ground = table.features().stream()
                .filter(feature -> here.contains(feature.id()) && !contours.isContour(feature))
                .map(feature -> name(session, feature))
                .distinct()
                .collect(Collectors.collectingAndThen(Collectors.toList(), names -> {
                    Collections.reverse(names);
                    return String.join(", ", names);
                }));
        int level = contours.levelAt(at.x, at.y);
        String text = ground.isEmpty()
                ? Messages.text("status.table-open", LengthLabels.text(at.x), LengthLabels.text(at.y), level)
                : Messages.text("status.table", LengthLabels.text(at.x), LengthLabels.text(at.y), ground, level);
        return PieceNames.of(session, piece.stream().toList())
                .map(name -> text + Messages.text("status.between") + name)
                .orElse(text);
    }

    private static String name(Session session, TableFeature feature) {
        return session.chart().record(feature.type()).map(TerrainRecord::name).orElse(feature.type());
    }
}
