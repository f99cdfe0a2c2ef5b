package coupdoeil.validator.hexes.cure;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.subject.Occupant;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/**
 * What a rule system says of placements that are only tried. A system on hexes binds it to a fact of its own; the ids are
 * those of rules, errors only.
 */
public interface Trial {

    /** The rules that a unit placed so breaks by itself, whoever stands with it. */
    Set<String> alone(Unit unit, Placement placement);

    /** The rules that units of one side standing together in a hex break, the top first. */
    Set<String> together(List<Occupant> units, Hex hex);

    /** Whether a unit can go from a hex to the one next to it and is safe there. */
    boolean mayGo(Occupant unit, Hex from, Hex to);

    /** What a unit placed so must face. */
    FacingKind facing(Unit unit, Placement placement);

    /** The name of a formation for people, in the middle of a sentence. */
    String name(String formation);

    /** A pack whose units in some hexes were moved or changed, with what must be written anew for that. */
    default Pack tidied(Pack pack, String scenario, Collection<Hex> hexes) {
        return pack;
    }
}
