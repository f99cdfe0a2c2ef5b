package coupdoeil.validator.cc.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.fact.Places;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** In which sections of the board a hex lies (CC 2), named as the player at the bottom sees them. */
public final class Sections {

    public static final String KIND = "section";
    public static final String LEFT = "left";
    public static final String CENTER = "center";
    public static final String RIGHT = "right";
    public static final List<String> ALL = List.of(LEFT, CENTER, RIGHT);

    private final Map<Hex, Set<String>> byHex = new HashMap<>();
    private final RuleSystem system;

    public Sections(Places places, RuleSystem system) {
        this.system = system;
        for (Place place : places.ofKind(KIND)) {
            place.attributes()
                    .text(KIND)
                    .filter(ALL::contains)
                    .ifPresent(section -> place.area()
                            .hexList()
                            .forEach(hex -> byHex.computeIfAbsent(hex, none -> new TreeSet<>())
                                    .add(section)));
        }
    }

    public static boolean isSection(Place place, String section) {
        return place.kind().equals(KIND)
                && place.attributes().text(KIND).filter(section::equals).isPresent();
    }

    /** The sections of a hex as the pack has them: two where a dotted line cuts it. */
    public Set<String> of(Hex hex) {
        return byHex.getOrDefault(hex, Set.of());
    }

    /** The same as the player at one end of the board calls them: who sits at the top has the right flank at his left. */
    public Set<String> of(Hex hex, Camp camp) {
        return of(hex).stream().map(section -> seenFrom(section, camp)).collect(Collectors.toCollection(TreeSet::new));
    }

    /** What the player at one end of the board calls a section. */
    public static String seenFrom(String section, Camp camp) {
        if (camp == Camp.BOTTOM || section.equals(CENTER)) {
            return section;
        }
        return section.equals(LEFT) ? RIGHT : LEFT;
    }

    /** The sections of a hex as they are printed on the board of the game. */
    public Set<String> printed(HexGrid grid, Hex hex) {
        int column = grid.column(hex) + 1;
        var rows = system.tables().nested("sections").nested(grid.row(hex) % 2 == 0 ? "long" : "short");
        return ALL.stream()
                .filter(section -> {
                    List<Integer> columns = rows.integers(section);
                    return columns.size() == 2 && columns.get(0) <= column && column <= columns.get(1);
                })
                .collect(Collectors.toCollection(TreeSet::new));
    }
}
