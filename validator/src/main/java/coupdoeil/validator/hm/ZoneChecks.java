package coupdoeil.validator.hm;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.SetupPieces;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.hm.fact.Brigades;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.table.Deployment;
import coupdoeil.validator.table.fact.Zones;

/** Deployment zones, objectives and entries (HM Proximity to Enemy; The Table Edge). */
final class ZoneChecks {

    @Rule("HM-ZONE-01")
    void missing(PackItem subject, Zones zones, SetupPieces cast, Roster roster, Brigades brigades, Reporter out) {
        if (subject.item().entry() instanceof Side side
                && zones.of(Zones.DEPLOYMENT, side.id()).isEmpty()
                && cast.parts().stream()
                        .anyMatch(part -> roster.piece(part.piece())
                                .filter(Unit.class::isInstance)
                                .filter(piece -> brigades.isOnTable(part.piece()))
                                .flatMap(roster::sideOf)
                                .filter(side.id()::equals)
                                .isPresent())) {
            out.report("side").ask("Draw its deployment zone");
        }
    }

    @Rule("HM-ZONE-02")
    void tooNear(MapPlace subject, Places places, Distances distances, Reporter out) {
        Deployment.tooNear(subject, distances.of("enemies"), places, out);
    }
}
