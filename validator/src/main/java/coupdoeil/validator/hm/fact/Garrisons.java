package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.table.fact.Insider;
import coupdoeil.validator.table.fact.Insiders;
import coupdoeil.validator.table.fact.Site;
import java.util.Optional;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Envelope;

/**
 * Pieces that begin in a building or fortified position without a place of their own (HM Buildings; Fortified Positions).
 * They are everywhere in it, so distances run from its outline.
 */
public record Garrisons(Insiders insiders, Features features, TableGround ground, Buildings buildings) {

    /** A piece in a feature that has room for it. */
    public record Garrison(Insider insider, GroundFeature feature) {

        public Site site() {
            return Site.in(feature);
        }

        /** How many bases it has. */
        public int bases() {
            return Garrisons.bases(insider.piece());
        }

        public SubjectRef ref() {
            return new SubjectRef(
                    insider.piece() instanceof Unit ? "unit" : "leader",
                    insider.piece().id(),
                    insider.piece().name());
        }

        /** Id of its side; empty if it belongs to no army. */
        public String side() {
            return insider.side();
        }
    }

    /** Where a unit is in garrison by this placement; empty if it is in none. */
    public Optional<Garrison> of(PlacedUnit placed) {
        return of(placed.unit().id())
                .filter(garrison -> garrison.insider().placement().equals(placed.placement()));
    }

    /** Where a piece is in garrison; empty if it is in none. */
    public Optional<Garrison> of(String piece) {
        return insiders.of(piece).stream()
                .flatMap(insider -> feature(insider.placement()).filter(buildings::hasRoom).stream()
                        .map(feature -> new Garrison(insider, feature)))
                .findFirst();
    }

    /** Units in garrison where some ground, given in hundredths of a millimetre, may be. */
    public Stream<Garrison> near(Envelope bounds) {
        return ground.near(bounds).stream().filter(buildings::hasRoom).flatMap(this::in);
    }

    /** The units in garrison in a feature that has room. */
    public Stream<Garrison> in(GroundFeature feature) {
        return insiders.in(feature.id()).stream()
                .filter(insider -> insider.piece() instanceof Unit)
                .map(insider -> new Garrison(insider, feature));
    }

    /** The feature that a piece is put into; empty if it is put into none, or into one that takes no ground. */
    public Optional<GroundFeature> feature(Placement placement) {
        return placement.position() instanceof Position.InFeature there
                ? features.byId(there.feature())
                        .filter(known -> !known.shape().bounds().isNull())
                : Optional.empty();
    }

    /** How many bases a piece has; one for a leader, and for a unit of which nobody says. */
    public static int bases(Piece piece) {
        return piece instanceof Unit unit ? Math.max(1, Troops.bases(unit).orElse(1)) : 1;
    }
}
