package coupdoeil.validator.example.hexes;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A map of hexes as the lines of an example paint it, at first eight columns by six rows of one terrain. */
public final class ExampleMap {

    private final String plain;
    private HexBattlefield map;

    /** @param plain id of the terrain that is everywhere at first */
    public ExampleMap(String plain) {
        this.plain = plain;
        this.map = HexBattlefield.plain(HexGrid.pointy(8, 6), plain);
    }

    public Battlefield ground() {
        return map;
    }

    /**
     * Paints what a line says.
     *
     * @return false if lines that begin so are none of a map
     * @throws RuntimeException if the rest of the line cannot be understood
     */
    public boolean line(String what, List<String> words) {
        switch (what) {
            case "map" -> map(words);
            case "terrain" -> hexes(words).forEach(hex -> map = map.withTerrain(hex, words.get(0)));
            case "level" -> hexes(words).forEach(hex -> map = map.withLevel(hex, Integer.parseInt(words.get(0))));
            case "feature" -> hexes(words).forEach(hex -> feature(hex, words.get(0)));
            case "hexside" -> side(words);
            case "panel" -> panel(words);
            default -> {
                return false;
            }
        }
        return true;
    }

    private void feature(Hex hex, String id) {
        List<String> features = new ArrayList<>(map.features(hex));
        features.add(id);
        map = map.withFeatures(hex, features);
    }

    private void map(List<String> words) {
        String[] size = words.get(0).split("x");
        HexGrid grid = new HexGrid(
                Integer.parseInt(size[0]),
                Integer.parseInt(size[1]),
                words.contains("flat") ? Orientation.FLAT : Orientation.POINTY,
                words.contains("even") ? Shifted.EVEN : Shifted.ODD,
                labels(words));
        map = HexBattlefield.plain(grid, plain).withPlaces(map.places());
        if (words.contains("ragged")) {
            for (int row = words.contains("even") ? 0 : 1; row < grid.rows(); row += 2) {
                map = map.withTerrain(grid.hexAt(grid.columns() - 1, row), HexBattlefield.OFF_MAP);
            }
        }
    }

    private static LabelScheme labels(List<String> words) {
        return words.stream()
                .filter(word -> word.startsWith("labels:"))
                .map(word -> new LabelScheme(word.substring("labels:".length()), 1, 1))
                .findFirst()
                .orElse(LabelScheme.STANDARD);
    }

    private List<Hex> hexes(List<String> words) {
        return words.stream().skip(1).map(this::hex).toList();
    }

    private Hex hex(String label) {
        return map.grid().parse(label).orElseThrow(() -> new IllegalArgumentException("no hex " + label));
    }

    private void side(List<String> words) {
        String[] at = words.get(0).split("/");
        HexDirection direction = HexDirection.of(Integer.parseInt(at[1]));
        map = map.withSides(map.sides().writing(hex(at[0]), direction, words.subList(1, words.size())));
    }

    private void panel(List<String> words) {
        int[] at = numbers(words.get(1), ",");
        int[] size = numbers(words.get(2), "x");
        LabelScheme labels = words.size() > 3 ? new LabelScheme(words.get(3), 1, 1) : null;
        List<Panel> panels = new ArrayList<>(map.panels());
        panels.add(new Panel(words.get(0), words.get(0), at[0], at[1], size[0], size[1], labels));
        map = map.withPanels(panels);
    }

    private static int[] numbers(String text, String separator) {
        return Arrays.stream(text.split(separator)).mapToInt(Integer::parseInt).toArray();
    }

    /** Adds a place, or puts it in the stead of one with its id. @param words its kind, id and hexes, then more */
    public void place(List<String> words, Attributes attributes) {
        List<Hex> hexes = words.get(2).equals("-")
                ? List.of()
                : Arrays.stream(words.get(2).split(",")).map(this::hex).toList();
        removePlace(words.get(1));
        List<Place> places = new ArrayList<>(map.places());
        places.add(new Place(
                words.get(1),
                words.get(0),
                words.stream()
                        .filter(word -> word.startsWith("name:"))
                        .map(word -> word.substring("name:".length()))
                        .findFirst()
                        .orElse(words.get(1)),
                new Area.Hexes(hexes),
                attributes));
        map = map.withPlaces(places);
    }

    /** Whether there was a place of that id. */
    public boolean removePlace(String id) {
        List<Place> places = new ArrayList<>(map.places());
        boolean there = places.removeIf(place -> place.id().equals(id));
        map = map.withPlaces(places);
        return there;
    }
}
