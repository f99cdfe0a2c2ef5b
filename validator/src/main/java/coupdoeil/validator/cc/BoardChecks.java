package coupdoeil.validator.cc;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.cc.fact.FreeHexes;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Hexside;
import coupdoeil.validator.check.hexes.WholeMap;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.hexes.ScenarioFixes;
import java.util.ArrayList;
import java.util.List;

/** The board of the game, and what lies beside it (CC 2). */
final class BoardChecks {

    static final String OWN_BOARD = "customBoard";
    static final String BOARD = "board";

    @Rule("CC-MAP-01")
    void board(WholeMap whole, RuleSystem system, ScenarioFacts scenario, Terrain terrain, Reporter out) {
        List<Integer> wanted = system.tables().nested("board").integers("rowWidths");
        HexGrid grid = whole.map().grid();
        boolean same = grid.rows() == wanted.size()
                && grid.columns()
                        == wanted.stream().mapToInt(Integer::intValue).max().orElse(0)
                && grid.orientation() == Orientation.POINTY
                && grid.shifted() == Shifted.ODD;
        List<Hex> wrong = same
                ? grid.hexes()
                        .filter(hex -> whole.map().contains(hex) != inRow(grid, hex, wanted))
                        .toList()
                : List.of();
        if (scenario.attributes().flag(OWN_BOARD) || (same && wrong.isEmpty())) {
            return;
        }
        Reporter.Draft draft = out.report().with("rows", wanted);
        wrong.forEach(draft::at);
        if (wrong.stream().noneMatch(whole.map()::contains) && !wrong.isEmpty()) {
            draft.fix(new Fix.Change(
                    "Put the missing hexes back",
                    pack -> PackEdits.map(
                            pack,
                            map -> wrong.stream()
                                    .reduce(map, (done, hex) -> done.withTerrain(hex, terrain.bare()), (a, b) -> b))));
        }
        draft.fix(ScenarioFixes.change("Call it a board of its own", out.scenario(), BoardChecks::own));
    }

    /** A board of its own has a name: CC-EXP-02. */
    private static Scenario own(Scenario scenario) {
        String name = scenario.attributes()
                .text(BOARD)
                .filter(said -> !said.isBlank())
                .orElse(scenario.name().isBlank() ? scenario.id() : scenario.name());
        return scenario.withAttributes(
                scenario.attributes().with(OWN_BOARD, true).with(BOARD, name));
    }

    @Rule("CC-MAP-02")
    void pieces(PlacedPiece piece, Ground ground, FreeHexes free, Labels labels, Reporter out) {
        piece.placement().hex().filter(hex -> !ground.contains(hex)).ifPresent(hex -> {
            Reporter.Draft draft = out.report().with("x", piece.name()).with("h", labels.hex(hex));
            if (piece.placement().position() instanceof Position.OnHex) {
                free.nearest(hex, piece.piece())
                        .ifPresent(to -> draft.fix(new Fix.Change(
                                "Move " + piece.name() + " to " + labels.hex(to),
                                pack -> PackEdits.placement(
                                        pack,
                                        out.scenario(),
                                        piece.piece().id(),
                                        placed -> placed.equals(piece.placement())
                                                ? placed.withPosition(new Position.OnHex(to))
                                                : placed))));
            }
        });
    }

    @Rule("CC-MAP-02")
    void places(Landmark landmark, Ground ground, Labels labels, Reporter out) {
        List<Hex> off = FindingPlace.hexes(landmark.places()).stream()
                .filter(hex -> !ground.contains(hex))
                .toList();
        if (!off.isEmpty()) {
            Reporter.Draft draft = out.report().with("x", landmark.name()).with("h", labels.hex(off.get(0)));
            off.forEach(draft::at);
            draft.fix(
                    landmark.kind().equals("token")
                            ? new Fix.Change(
                                    "Remove " + landmark.name(),
                                    pack -> PackEdits.tokens(
                                            pack,
                                            out.scenario(),
                                            tokens -> tokens.stream()
                                                    .filter(token -> !token.id().equals(landmark.key()))
                                                    .toList()))
                            : new Fix.Change(
                                    "Leave out what lies beside the board",
                                    pack -> PackEdits.place(
                                            pack,
                                            landmark.key(),
                                            place -> place.withArea(new Area.Hexes(place.area().hexList().stream()
                                                    .filter(hex -> !off.contains(hex))
                                                    .toList())))));
        }
    }

    @Rule("CC-MAP-02")
    void tiles(WholeMap whole, Labels labels, Reporter out) {
        HexBattlefield map = whole.map();
        map.grid()
                .hexes()
                .filter(hex -> !map.contains(hex))
                .filter(hex -> map.level(hex) != 0 || !map.features(hex).isEmpty())
                .forEach(hex -> {
                    List<String> there = new ArrayList<>(map.features(hex));
                    if (map.level(hex) != 0) {
                        there.add("level " + map.level(hex));
                    }
                    out.report()
                            .with("x", String.join(", ", there))
                            .with("h", labels.hex(hex))
                            .at(hex)
                            .fix(new Fix.Change(
                                    "Clear the hex",
                                    pack -> PackEdits.map(
                                            pack,
                                            known -> known.withLevel(hex, 0).withFeatures(hex, List.of()))));
                });
    }

    @Rule("CC-MAP-02")
    void sides(Hexside side, Reporter out) {
        List<String> off = !side.near().isEmpty() && !side.first().inPlay()
                ? side.near()
                : side.second().inPlay() ? List.of() : side.far();
        if (!off.isEmpty()) {
            out.report()
                    .with("x", String.join(", ", off))
                    .with("h", (off == side.near() ? side.first() : side.second()).label())
                    .fix(new Fix.Change("Remove it", pack -> PackEdits.map(pack, map -> cleared(map, side))));
        }
    }

    private static HexBattlefield cleared(HexBattlefield map, Hexside side) {
        HexBattlefield result = map;
        if (!side.first().inPlay()) {
            result = result.withSides(
                    result.sides().writing(side.side().hex(), side.side().direction(), List.of()));
        }
        if (!side.second().inPlay()) {
            result = result.withSides(result.sides()
                    .writing(side.side().other(), side.side().direction().opposite(), List.of()));
        }
        return result;
    }

    private static boolean inRow(HexGrid grid, Hex hex, List<Integer> widths) {
        return grid.column(hex) < widths.get(grid.row(hex));
    }
}
