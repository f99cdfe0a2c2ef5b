package coupdoeil.editor.edit.table;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Footprints;
import java.nio.file.Path;
import java.util.List;

/** A battle of the samples, for tests of what stands on a table. */
record Tables(Pack pack, RuleSystem system, Scenario scenario, Roster roster) {

    static Tables guilford() {
        return sample("guilford-courthouse-1781");
    }

    static Tables sample(String name) {
        Path folder = Path.of(System.getProperty("basedir", "."))
                .toAbsolutePath()
                .normalize()
                .resolveSibling("samples/" + name);
        return of(PackReader.read(folder).pack().orElseThrow());
    }

    static Tables of(Pack pack) {
        RuleSystem system = RuleSystems.load(pack.info().system()).orElseThrow();
        return new Tables(pack, system, pack.scenarios().get(0), new Roster(pack.orderOfBattle()));
    }

    /** The ids of infantry of a side that stands on the table. */
    List<String> foot(String side) {
        return scenario.setup().stream()
                .map(Placement::piece)
                .filter(piece -> roster.unit(piece)
                        .filter(unit -> unit.arm().equals("infantry"))
                        .isPresent())
                .filter(piece -> roster.piece(piece)
                        .flatMap(roster::sideOf)
                        .filter(side::equals)
                        .isPresent())
                .toList();
    }

    List<PlacedPiece> stands(List<String> pieces) {
        return PlacedPiece.of(system, roster, scenario, pieces);
    }

    Footprint footprint(Placement placement) {
        return new Footprints(system)
                .of(roster.piece(placement.piece()).orElseThrow(), placement)
                .orElseThrow();
    }
}
