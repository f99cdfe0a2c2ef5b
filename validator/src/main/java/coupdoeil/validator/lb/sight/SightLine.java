package coupdoeil.validator.lb.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.hexes.HexLine;
import coupdoeil.validator.sight.hexes.LineWalk;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What lies on the line between two hex centres as LB 23 reads it: every hex that it crosses, and both hexes of a hexside
 * that it runs along; hexes that it touches in a point by a switch.
 *
 * @param between hexes strictly between the ends, from the start on
 * @param along hexsides that it runs along
 * @param crossed ways from hex to hex, each a list of the hexsides crossed: two where it passes between two hexsides
 *     through a vertex, and either lets it through
 */
record SightLine(List<Hex> between, List<HexSide> along, List<List<HexSide>> crossed) {

    static SightLine between(Hex from, Hex to, boolean pointsCount) {
        HexLine line = HexLine.between(from, to);
        Set<Hex> hexes = new LinkedHashSet<>();
        List<List<HexSide>> crossed = new ArrayList<>();
        if (line.runsAlongHexsides() && !pointsCount) {
            for (int i = 1; i < line.left().size(); i++) {
                hexes.add(line.left().get(i));
                hexes.add(line.right().get(i));
                HexSide left =
                        HexSide.between(line.left().get(i - 1), line.left().get(i));
                HexSide right =
                        HexSide.between(line.right().get(i - 1), line.right().get(i));
                crossed.add(left.equals(right) ? List.of(left) : List.of(left, right));
            }
        } else {
            List<List<Hex>> walks = pointsCount ? List.of(line.left(), line.right()) : List.of(centre(from, to));
            for (List<Hex> walk : walks) {
                hexes.addAll(walk);
                for (int i = 1; i < walk.size(); i++) {
                    List<HexSide> side = List.of(HexSide.between(walk.get(i - 1), walk.get(i)));
                    if (!crossed.contains(side)) {
                        crossed.add(side);
                    }
                }
            }
        }
        hexes.remove(from);
        hexes.remove(to);
        List<Hex> ordered = new ArrayList<>(hexes);
        ordered.sort(Comparator.comparingInt(from::distance));
        return new SightLine(List.copyOf(ordered), line.along(), List.copyOf(crossed));
    }

    private static List<Hex> centre(Hex from, Hex to) {
        List<Hex> hexes = new ArrayList<>(List.of(from));
        LineWalk walk = new LineWalk(from, to, LineWalk.CENTRE);
        while (!walk.isAt(to.q(), to.r())) {
            walk.step();
            hexes.add(walk.hex());
        }
        return hexes;
    }
}
