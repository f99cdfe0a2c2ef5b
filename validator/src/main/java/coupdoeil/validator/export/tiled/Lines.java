package coupdoeil.validator.export.tiled;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.engine.EngineFacts;
import coupdoeil.validator.export.tiled.TiledMap.Form;
import coupdoeil.validator.export.tiled.TiledMap.MapObject;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** What lies on hexsides, goes through them, or covers several hexes, as objects. */
final class Lines {

    private final Situation situation;
    private final HexBattlefield map;
    private final Labels labels;
    private final TiledMap made;

    Lines(Situation situation, TiledMap made) {
        this.situation = situation;
        this.map = situation.pack().battlefield().hexMap().orElseThrow();
        this.labels = map.labels();
        this.made = made;
    }

    void add() {
        List<MapObject> sides = new ArrayList<>();
        List<MapObject> links = new ArrayList<>();
        SortedMap<HexSide, List<String>> derived =
                EngineFacts.of(situation.system().id()).hexsides(situation);
        TreeSet<HexSide> all = new TreeSet<>(derived.keySet());
        map.sides().forEach(written -> all.add(new HexSide(written.hex(), written.side())));
        all.removeIf(side -> !map.contains(side.hex()) && !map.contains(side.other()));
        for (HexSide side : all) {
            for (String feature : map.sides().on(side)) {
                (isLink(feature) ? links : sides).add(object(side, feature));
            }
            derived.getOrDefault(side, List.of()).forEach(feature -> sides.add(object(side, feature)));
        }
        made.add("hexsides", "#2b5fa8", sides);
        made.add("links", "#8a5a2b", links);
        made.add("places", "#a02020", places());
    }

    private boolean isLink(String feature) {
        return situation
                .chart()
                .record(feature)
                .filter(record -> record.kind().equals(TerrainRecord.LINK))
                .isPresent();
    }

    private MapObject object(HexSide side, String feature) {
        Map<String, Object> properties = new LinkedHashMap<>();
        properties.put("hexside", labels.side(side));
        properties.put("hex", labels.hex(side.hex()));
        properties.put("other", labels.hex(side.other()));
        List<String> atHex = map.sides().writtenAt(side.hex(), side.direction());
        List<String> atOther =
                map.sides().writtenAt(side.other(), side.direction().opposite());
        if (atHex.contains(feature) || atOther.contains(feature)) {
            properties.put("at", labels.hex(atHex.contains(feature) ? side.hex() : side.other()));
        } else {
            properties.put("derived", true);
        }
        List<TileShape.Pixel> path = isLink(feature)
                ? List.of(made.shape.centre(side.hex()), made.shape.centre(side.other()))
                : List.of(corner(side.hex(), side.direction(), 0), corner(side.hex(), side.direction(), 1));
        return made.line(feature, feature, Form.POLYLINE, path, properties);
    }

    private TileShape.Pixel corner(Hex hex, HexDirection side, int next) {
        return made.shape.corner(hex, HexCorner.of(side.ordinal() + next));
    }

    private List<MapObject> places() {
        List<MapObject> objects = new ArrayList<>();
        for (Place place : map.places()) {
            List<Hex> hexes = place.area().hexList().stream().distinct().toList();
            Map<String, Object> properties = new LinkedHashMap<>();
            properties.put("id", place.id());
            properties.put("hexes", hexes.stream().map(labels::hex).collect(Collectors.joining(", ")));
            if (hexes.size() == 1) {
                objects.add(made.point(place.name(), place.kind(), made.shape.centre(hexes.get(0)), properties));
            }
            if (hexes.size() > 1) {
                outlines(hexes)
                        .forEach(ring ->
                                objects.add(made.line(place.name(), place.kind(), Form.POLYGON, ring, properties)));
            }
        }
        return objects;
    }

    /** The outlines of some hexes, each part and each hole one, clockwise and anticlockwise. */
    private List<List<TileShape.Pixel>> outlines(List<Hex> hexes) {
        Set<Hex> all = new HashSet<>(hexes);
        // From every corner on the edge exactly one hexside goes on.
        Map<TileShape.Pixel, TileShape.Pixel> next = new LinkedHashMap<>();
        for (Hex hex : hexes) {
            for (HexDirection side : HexDirection.values()) {
                if (!all.contains(hex.plus(side))) {
                    next.put(corner(hex, side, 0), corner(hex, side, 1));
                }
            }
        }
        List<List<TileShape.Pixel>> rings = new ArrayList<>();
        while (!next.isEmpty()) {
            List<TileShape.Pixel> ring = new ArrayList<>();
            TileShape.Pixel at = next.keySet().iterator().next();
            for (TileShape.Pixel to = next.remove(at); to != null; to = next.remove(to)) {
                ring.add(at);
                at = to;
            }
            rings.add(ring);
        }
        return rings;
    }
}
