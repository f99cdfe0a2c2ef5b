package coupdoeil.validator.cc.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.hexes.HexLine;
import coupdoeil.validator.sight.hexes.LineWalk;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What a line between two hex centres passes, both ends left out: hexes that it crosses, and hexes on either side of the
 * hexsides that it runs along, of which those with the same number face each other.
 *
 * @param crossed from the start on; with them those that it touches in a corner, if such count
 * @param left to the left of the line as seen from the start
 */
record Passage(List<Hex> crossed, List<Hex> left, List<Hex> right) {

    static Passage between(Hex from, Hex to, boolean cornersCount) {
        HexLine line = HexLine.between(from, to);
        if (!line.runsAlongHexsides()) {
            Set<Hex> hexes = new LinkedHashSet<>(centre(from, to));
            if (cornersCount) {
                hexes.addAll(line.left());
                hexes.addAll(line.right());
            }
            hexes.remove(from);
            hexes.remove(to);
            List<Hex> ordered = new ArrayList<>(hexes);
            ordered.sort(Comparator.comparingInt(from::distance));
            return new Passage(List.copyOf(ordered), List.of(), List.of());
        }
        List<Hex> crossed = new ArrayList<>();
        List<Hex> left = new ArrayList<>();
        List<Hex> right = new ArrayList<>();
        for (int i = 1; i < line.left().size() - 1; i++) {
            Hex one = line.left().get(i);
            Hex other = line.right().get(i);
            if (one.equals(other)) {
                crossed.add(one);
            } else {
                left.add(one);
                right.add(other);
            }
        }
        return new Passage(List.copyOf(crossed), List.copyOf(left), List.copyOf(right));
    }

    boolean runsAlongHexsides() {
        return !left.isEmpty();
    }

    /** The hex across the line from one beside it; empty if the line crosses the hex. */
    List<Hex> across(Hex hex) {
        int place = left.indexOf(hex);
        if (place >= 0) {
            return List.of(right.get(place));
        }
        place = right.indexOf(hex);
        return place < 0 ? List.of() : List.of(left.get(place));
    }

    /** Every hex that it passes. */
    Set<Hex> all() {
        Set<Hex> all = new LinkedHashSet<>(crossed);
        all.addAll(left);
        all.addAll(right);
        return all;
    }

    private static List<Hex> centre(Hex from, Hex to) {
        List<Hex> hexes = new ArrayList<>();
        LineWalk walk = new LineWalk(from, to, LineWalk.CENTRE);
        while (!walk.isAt(to.q(), to.r())) {
            walk.step();
            hexes.add(walk.hex());
        }
        return hexes;
    }
}
