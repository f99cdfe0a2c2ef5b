package coupdoeil.validator.export.geojson;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.hexes.HexStacks;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.export.PieceProperties;
import coupdoeil.validator.picture.HexPlane;
import coupdoeil.validator.verdict.Verdict;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.operation.union.UnaryUnionOp;

/** What stands on a map of hexes, and the map. */
final class HexFeatures {

    private static final GeometryFactory SHAPES = new GeometryFactory();

    private final Situation situation;
    private final HexBattlefield map;
    private final Labels labels;
    private final HexPlane plane;
    private final FeatureList features;

    HexFeatures(Situation situation, double metresPerHex, FeatureList features) {
        this.situation = situation;
        this.map = situation.pack().battlefield().hexMap().orElseThrow();
        this.labels = map.labels();
        this.plane = new HexPlane(map.grid(), metresPerHex);
        this.features = features;
    }

    void add(Verdict verdict) {
        map.grid().hexes().filter(map::contains).forEach(this::addHex);
        addSides();
        map.places().forEach(this::addPlace);
        HexStacks.STACKS.of(situation).values().forEach(stack -> addStack(stack, false));
        HexStacks.STACKS.of(situation).values().forEach(stack -> addStack(stack, true));
        situation.scenario().orElseThrow().tokens().forEach(this::addToken);
        FindingFeatures.add(verdict, situation.scenario().orElseThrow().id(), this::shape, features);
    }

    private void addHex(Hex hex) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("hex", labels.hex(hex));
        properties.put("column", map.grid().column(hex));
        properties.put("row", map.grid().row(hex));
        properties.put("terrain", map.terrain(hex));
        properties.put("level", map.level(hex));
        properties.put("features", String.join(", ", map.features(hex)));
        features.add("hex", labels.hex(hex), outline(hex), properties);
    }

    /** Hexsides that are anything: the side itself, and from middle to middle each link through it. */
    private void addSides() {
        SortedMap<HexSide, List<String>> derived =
                EngineFacts.of(situation.system().id()).hexsides(situation);
        TreeSet<HexSide> sides = new TreeSet<>(derived.keySet());
        map.sides().forEach(written -> sides.add(new HexSide(written.hex(), written.side())));
        for (HexSide side : sides) {
            if (map.contains(side.hex()) || map.contains(side.other())) {
                List<String> links =
                        map.sides().on(side).stream().filter(this::isLink).toList();
                List<String> written = map.sides().on(side).stream()
                        .filter(feature -> !isLink(feature))
                        .toList();
                List<String> made = derived.getOrDefault(side, List.of());
                if (!written.isEmpty() || !made.isEmpty()) {
                    Map<String, Object> properties = between(side);
                    properties.put("features", String.join(", ", written));
                    properties.put("atHex", String.join(", ", map.sides().writtenAt(side.hex(), side.direction())));
                    properties.put("derived", String.join(", ", made));
                    written.forEach(feature -> properties.put(feature, true));
                    features.add("hexside", labels.side(side), shape(new FindingPlace.AtSide(side)), properties);
                }
                for (String link : links) {
                    Map<String, Object> properties = between(side);
                    properties.put("link", link);
                    features.add("link", link + " " + labels.side(side), line(side.hex(), side.other()), properties);
                }
            }
        }
    }

    private boolean isLink(String feature) {
        return situation
                .chart()
                .record(feature)
                .filter(record -> record.kind().equals(TerrainRecord.LINK))
                .isPresent();
    }

    private Map<String, Object> between(HexSide side) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("hex", labels.hex(side.hex()));
        properties.put("side", side.direction().ordinal());
        properties.put("other", labels.hex(side.other()));
        return properties;
    }

    private void addPlace(Place place) {
        List<Hex> hexes = place.area().hexList().stream().distinct().toList();
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("id", place.id());
        properties.put("place", place.kind());
        properties.put("name", place.name());
        properties.put("hexes", hexes.stream().map(labels::hex).collect(Collectors.joining(", ")));
        Geometry shape = hexes.size() == 1
                ? point(hexes.get(0))
                : UnaryUnionOp.union(hexes.stream().map(this::outline).toList(), SHAPES);
        features.add("place", place.id(), shape, properties);
    }

    /** The pieces of a stack, or the parts of pieces that stand elsewhere, from the top. */
    private void addStack(Stack stack, boolean extensions) {
        int depth = 0;
        for (Occupant occupant : stack.occupants()) {
            depth++;
            if (occupant.isExtension() != extensions) {
                continue;
            }
            Map<String, Object> properties = new LinkedHashMap<>();
            String id = occupant.piece().id();
            if (occupant.isExtension()) {
                properties.put("of", id);
            } else {
                properties.putAll(PieceProperties.of(situation, occupant.piece(), occupant.placement()));
            }
            properties.put("hex", stack.label());
            properties.put("stack", depth);
            occupant.facing().ifPresent(facing -> properties.put("heading", plane.heading(facing)));
            String kind = occupant.isExtension() ? "part" : occupant.isLeader() ? "leader" : "unit";
            features.add(kind, id + "@" + stack.label() + "/" + depth, point(stack.hex()), properties);
        }
    }

    private void addToken(Token token) {
        token.position().inHex().ifPresent(hex -> {
            Map<String, Object> properties = new LinkedHashMap<>();
            properties.put("token", token.kind());
            properties.put("id", token.id());
            properties.put("hex", labels.hex(hex));
            features.add("token", token.id(), point(hex), properties);
        });
    }

    private Geometry shape(FindingPlace place) {
        if (place instanceof FindingPlace.AtHex at) {
            return point(at.hex());
        }
        if (place instanceof FindingPlace.AtSide at) {
            int number = at.side().direction().ordinal();
            return SHAPES.createLineString(new Coordinate[] {
                corner(at.side().hex(), HexCorner.of(number)), corner(at.side().hex(), HexCorner.of(number + 1))
            });
        }
        if (place instanceof FindingPlace.AtCorner at) {
            return SHAPES.createPoint(corner(at.hex(), at.corner()));
        }
        return place instanceof FindingPlace.AtLine at
                ? line(at.from(), at.to())
                : ((FindingPlace.AtShape) place).geometry();
    }

    private Geometry line(Hex from, Hex to) {
        return SHAPES.createLineString(new Coordinate[] {upright(plane.centre(from)), upright(plane.centre(to))});
    }

    private Geometry point(Hex hex) {
        return SHAPES.createPoint(upright(plane.centre(hex)));
    }

    private Geometry outline(Hex hex) {
        List<Coordinate> ring = new ArrayList<>();
        for (int k = 0; k <= 6; k++) {
            ring.add(corner(hex, HexCorner.of(k)));
        }
        return SHAPES.createPolygon(ring.toArray(Coordinate[]::new));
    }

    private Coordinate corner(Hex hex, HexCorner corner) {
        return upright(plane.corner(hex, corner));
    }

    private Coordinate upright(HexPlane.Point point) {
        return new Coordinate(point.x(), plane.height() - point.y());
    }
}
