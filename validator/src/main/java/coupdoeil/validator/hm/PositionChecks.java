package coupdoeil.validator.hm;

import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Base;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.table.Neighbours;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableSize;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Polygon;

/** Where pieces may stand (HM L124-126, L544). */
final class PositionChecks {

    /** Bases may overlap by so many square inches before it is more than touching. */
    static final double TOUCHING = 0.01;

    @Rule("HM-POS-01")
    void offTable(Stand stand, TableSize table, FreeGround ground, Labels labels, Reporter out) {
        List<Base> off = stand.footprint().bases().stream()
                .filter(base -> !table.holds(base))
                .toList();
        if (!off.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .with("piece", stand.name())
                    .with("off", off.size())
                    .with("bases", stand.footprint().bases().size());
            off.forEach(base -> draft.at(new FindingPlace.AtShape(base.inches())));
            move(stand, ground, labels, out.scenario()).ifPresent(draft::fix);
        }
    }

    @Rule("HM-POS-04")
    void overlap(Neighbours pair, FreeGround ground, Labels labels, Reporter out) {
        List<Polygon> common = common(pair);
        double area = common.stream().mapToDouble(Polygon::getArea).sum();
        if (area > TOUCHING) {
            Reporter.Draft draft = out.report()
                    .with("piece", pair.first().name())
                    .with("other", pair.second().name())
                    .with("area", BigDecimal.valueOf(area).setScale(2, RoundingMode.HALF_UP))
                    .about(pair.first().ref())
                    .about(pair.second().ref());
            common.forEach(shape -> draft.at(new FindingPlace.AtShape(shape)));
            pair.first().places().forEach(draft::related);
            pair.second().places().forEach(draft::related);
            move(pair.second(), ground, labels, out.scenario()).ifPresent(draft::fix);
            move(pair.first(), ground, labels, out.scenario()).ifPresent(draft::fix);
        }
    }

    private static List<Polygon> common(Neighbours pair) {
        return pair.first().footprint().bases().stream()
                .flatMap(base -> pair.second().footprint().bases().stream().map(base::common))
                .filter(shape -> !shape.isEmpty())
                .toList();
    }

    private static Optional<Fix> move(Stand stand, FreeGround ground, Labels labels, String scenario) {
        return ground.nearest(stand).map(to -> move(stand, to, labels, scenario));
    }

    private static Fix move(Stand stand, Position.OnTable to, Labels labels, String scenario) {
        return new Fix.Change(
                "Move " + stand.name() + " to " + labels.position(to),
                pack -> PackEdits.placement(
                        pack,
                        scenario,
                        stand.piece().id(),
                        placed -> placed.equals(stand.placement()) ? placed.withPosition(to) : placed));
    }
}
