package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Participants;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.PlacedPiece;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.fb.fact.Muster;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Whether everyone is where he can be, once (FB 3.2). That a piece on the map is in no order of battle, PACK-62 says of
 * every rule system; who is both set up and due as reinforcement, FB-REIN-10.
 */
final class PresenceChecks {

    @Rule("FB-SCN-05")
    void twiceOrOffTheMap(PlacedPiece placed, Ground ground, Reporter out) {
        String id = placed.piece().id();
        if (!placed.key().equals(id)) {
            int occurrence = Integer.parseInt(placed.key().substring(id.length() + 1));
            String scenario = out.scenario();
            out.report()
                    .with("u", placed.name())
                    .with("why", "placed twice")
                    .fix(new Fix.Change("Remove this placement", pack -> without(pack, scenario, id, occurrence)));
        }
        Optional<Hex> hex = placed.placement().hex();
        if (hex.isPresent() && !ground.contains(hex.get())) {
            out.report()
                    .with("u", placed.name())
                    .with("why", "off the map at " + ground.grid().label(hex.get()))
                    .fix(new Fix.Question("Place " + placed.name() + " on the map"));
        }
    }

    @Rule("FB-SCN-05")
    void unplacedUnit(UnitEntry entry, Roster roster, Muster muster, Participants participants, Reporter out) {
        unplaced(entry.unit(), roster, muster, participants, out);
    }

    @Rule("FB-SCN-05")
    void unplacedLeader(LeaderEntry entry, Roster roster, Muster muster, Participants participants, Reporter out) {
        unplaced(entry.leader(), roster, muster, participants, out);
    }

    /**
     * Reports a piece that no scenario uses, or that this scenario leaves out though others of its formation take part: a
     * scenario may use a part of the order of battle.
     */
    private static void unplaced(Piece piece, Roster roster, Muster muster, Participants participants, Reporter out) {
        if (muster.takesPart(piece.id())) {
            return;
        }
        boolean forgotten = roster.formationOf(piece)
                .map(Formation::id)
                .filter(muster::hasAnyOf)
                .isPresent();
        if (forgotten || !participants.pieces().contains(piece.id())) {
            out.report()
                    .severity(Severity.WARNING)
                    .with("u", piece.name())
                    .with("why", "neither set up nor due as a reinforcement")
                    .fix(new Fix.Question("Place " + piece.name()));
        }
    }

    private static Pack without(Pack pack, String scenario, String piece, int occurrence) {
        return pack.withScenario(scenario, known -> {
            List<Placement> setup = new ArrayList<>();
            int seen = 0;
            for (Placement placement : known.setup()) {
                boolean same = placement.piece().equals(piece);
                seen += same ? 1 : 0;
                if (!same || seen != occurrence) {
                    setup.add(placement);
                }
            }
            return known.withSetup(setup);
        });
    }
}
