package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.cc.fact.Sections;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.WholeMap;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The three sections of the board (CC 2). */
final class SectionChecks {

    /** Where the dotted lines of a board of its own run, only its sections say. */
    @Rule("CC-MAP-15")
    void sections(WholeMap whole, RuleSystem system, Sections sections, Labels labels, Reporter out) {
        HexGrid grid = whole.map().grid();
        List<Integer> widths = system.tables().nested("board").integers("rowWidths");
        boolean standard = widths.contains(grid.columns())
                && grid.hexes()
                        .filter(whole.map()::contains)
                        .noneMatch(hex -> sections.printed(grid, hex).isEmpty());
        Map<String, List<Hex>> wrong = new LinkedHashMap<>();
        grid.hexes().filter(whole.map()::contains).forEach(hex -> {
            String fault = fault(sections.of(hex), standard ? sections.printed(grid, hex) : Set.of());
            if (!fault.isEmpty()) {
                wrong.computeIfAbsent(fault, none -> new ArrayList<>()).add(hex);
            }
        });
        wrong.forEach((fault, hexes) -> {
            Reporter.Draft draft = out.report()
                    .with("h", labels.hex(hexes.get(0)))
                    .with("n", hexes.size())
                    .with("why", fault);
            hexes.forEach(draft::at);
            if (standard) {
                draft.fix(asPrinted(sections, grid, whole));
            }
        });
    }

    /** @param printed the sections that the board of the game has there; empty if it is another board */
    private static String fault(Set<String> sections, Set<String> printed) {
        if (sections.isEmpty()) {
            return "in no section";
        }
        if (sections.contains(Sections.LEFT) && sections.contains(Sections.RIGHT)) {
            return "on both flanks";
        }
        return sections.size() > 1 && printed.size() == 1 ? "in two sections, but on no dotted line" : "";
    }

    private static Fix asPrinted(Sections sections, HexGrid grid, WholeMap whole) {
        return new Fix.Change("Lay the sections as on the board", pack -> {
            List<Place> places = new ArrayList<>(pack.battlefield().places());
            places.removeIf(place -> place.kind().equals(Sections.KIND));
            for (String section : Sections.ALL) {
                List<Hex> hexes = grid.hexes()
                        .filter(whole.map()::contains)
                        .filter(hex -> sections.printed(grid, hex).contains(section))
                        .toList();
                Place known = pack.battlefield().places().stream()
                        .filter(place -> Sections.isSection(place, section))
                        .findFirst()
                        .orElse(new Place(
                                freeId(section, places),
                                Sections.KIND,
                                section,
                                new Area.Hexes(List.of()),
                                Attributes.of(Sections.KIND, section)));
                places.add(known.withArea(new Area.Hexes(hexes)));
            }
            return pack.withBattlefield(pack.battlefield().withPlaces(places));
        });
    }

    private static String freeId(String wanted, List<Place> places) {
        String id = wanted;
        while (hasId(places, id)) {
            id += "-section";
        }
        return id;
    }

    private static boolean hasId(List<Place> places, String id) {
        return places.stream().anyMatch(place -> place.id().equals(id));
    }
}
