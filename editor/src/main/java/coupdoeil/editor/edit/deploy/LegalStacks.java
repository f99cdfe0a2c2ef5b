package coupdoeil.editor.edit.deploy;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Trial;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who stands in which hex, and whether the rules let somebody else stand there too. */
final class LegalStacks {

    private final Trial trial;
    private final Roster roster;
    private final Map<Hex, List<Occupant>> stacks = new HashMap<>();

    /** @param moving who is to be drawn up, and stands nowhere meanwhile */
    LegalStacks(Situation situation, Scenario scenario, Roster roster, Set<String> moving) {
        this.trial = situation.facts().get(Trial.class);
        this.roster = roster;
        for (Placement placement : scenario.setup()) {
            if (!moving.contains(placement.piece())) {
                roster.piece(placement.piece())
                        .ifPresent(piece -> placement.hexes().forEach(hex -> at(hex).add(occupant(piece, placement))));
            }
        }
    }

    private List<Occupant> at(Hex hex) {
        return stacks.computeIfAbsent(hex, none -> new ArrayList<>());
    }

    private Occupant occupant(Piece piece, Placement placement) {
        return new Occupant(piece, placement, roster.sideOf(piece).orElse(""), null);
    }

    /** Whether nobody at all is in a hex. */
    boolean isFree(Hex hex) {
        return at(hex).isEmpty();
    }

    /** Whether a unit may stand so: by itself, with those of its side that are there, and with no enemy. */
    boolean allows(Unit unit, Placement placement, Hex hex) {
        Occupant added = occupant(unit, placement);
        List<Occupant> together = new ArrayList<>(List.of(added));
        for (Occupant there : at(hex)) {
            if (!there.side().equals(added.side())) {
                return false;
            }
            if (!there.isLeader()) {
                together.add(there);
            }
        }
        return trial.alone(unit, placement).isEmpty()
                && trial.together(together, hex).isEmpty();
    }

    void put(Piece piece, Placement placement, Hex hex) {
        at(hex).add(0, occupant(piece, placement));
    }
}
