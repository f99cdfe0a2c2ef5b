package coupdoeil.editor.document;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.TableExcerpt;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import java.util.ArrayList;
import java.util.IntSummaryStatistics;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.locationtech.jts.geom.Envelope;

/**
 * What a region of the map comes to, in lines: how far it reaches, what ground it is, how much is in it. Linear in its
 * size.
 */
public final class RegionSummary {

    private final Session session;

    public RegionSummary(Session session) {
        this.session = session;
    }

    /** Of hexes of the map. */
    public String of(HexBattlefield map, Set<Hex> hexes) {
        HexGrid grid = map.grid();
        List<String> lines = new ArrayList<>();
        IntSummaryStatistics columns = statistics(grid, hexes, grid::column);
        IntSummaryStatistics rows = statistics(grid, hexes, grid::row);
        lines.add(Messages.text(
                "region.hex-extent",
                grid.label(grid.hexAt(columns.getMin(), rows.getMin())),
                grid.label(grid.hexAt(columns.getMax(), rows.getMax()))));
        Map<String, Integer> kinds = new LinkedHashMap<>();
        hexes.forEach(hex -> {
            count(kinds, map.terrain(hex));
            map.features(hex).forEach(feature -> count(kinds, feature));
        });
        addKinds(lines, kinds);
        Predicate<Position> inside =
                position -> position.inHex().filter(hexes::contains).isPresent();
        List<Placement> setup = session.scenario().map(Scenario::setup).orElse(List.of());
        List<Token> tokens = session.scenario().map(Scenario::tokens).orElse(List.of());
        addRest(
                lines,
                setup.stream().map(Placement::position).filter(inside).count(),
                map.places().stream()
                        .map(place -> place.area().hexList())
                        .filter(of -> !of.isEmpty() && hexes.containsAll(of))
                        .count(),
                tokens.stream().map(Token::position).filter(inside).count());
        return String.join("\n", lines);
    }

    private static IntSummaryStatistics statistics(HexGrid grid, Set<Hex> hexes, ToIntFunction<Hex> number) {
        return hexes.stream().filter(grid::contains).mapToInt(number).summaryStatistics();
    }

    /** Of a part of the table. */
    public String of(TableExcerpt excerpt) {
        List<String> lines = new ArrayList<>();
        Envelope extent = extent(excerpt);
        if (!extent.isNull()) {
            lines.add(Messages.text(
                    "region.table-extent",
                    Labels.inches(extent.getMinX()),
                    Labels.inches(extent.getMinY()),
                    Labels.inches(extent.getMaxX()),
                    Labels.inches(extent.getMaxY())));
        }
        Map<String, Integer> kinds = new LinkedHashMap<>();
        excerpt.features().forEach(listed -> count(kinds, listed.value().type()));
        addKinds(lines, kinds);
        addRest(
                lines,
                excerpt.setup().size(),
                excerpt.places().size(),
                excerpt.tokens().size());
        return String.join("\n", lines);
    }

    private static Envelope extent(TableExcerpt excerpt) {
        Envelope extent = new Envelope();
        excerpt.features()
                .forEach(listed -> extent.expandToInclude(listed.value().shape().getEnvelopeInternal()));
        excerpt.places().forEach(listed -> {
            if (listed.value().area() instanceof Area.Shape shape) {
                extent.expandToInclude(shape.geometry().getEnvelopeInternal());
            }
        });
        for (Excerpt.Listed<Placement> listed : excerpt.setup()) {
            if (listed.value().position() instanceof Position.OnTable on) {
                extent.expandToInclude(on.x(), on.y());
            }
        }
        return extent;
    }

    private static void count(Map<String, Integer> kinds, String kind) {
        kinds.merge(kind, 1, Integer::sum);
    }

    /** The most frequent ground first. */
    private void addKinds(List<String> lines, Map<String, Integer> kinds) {
        kinds.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue().reversed())
                .map(kind -> Messages.text(
                        "region.kind",
                        session.chart()
                                .record(kind.getKey())
                                .map(TerrainRecord::name)
                                .orElse(kind.getKey()),
                        kind.getValue()))
                .forEach(lines::add);
    }

    private static void addRest(List<String> lines, long pieces, long places, long tokens) {
        lines.add(Messages.text("region.rest", pieces, places, tokens));
    }
}
