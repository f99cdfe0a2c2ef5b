package coupdoeil.validator.hm;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.hm.fact.Brigades;
import coupdoeil.validator.hm.fact.Charges;
import coupdoeil.validator.hm.fact.Command;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Weapons;
import coupdoeil.validator.hm.sight.Fire.Band;
import coupdoeil.validator.reach.GroundInReach;
import coupdoeil.validator.reach.Reach;
import coupdoeil.validator.reach.Reach.Kind;
import coupdoeil.validator.table.TableReaches;
import java.util.ArrayList;
import java.util.List;

/**
 * How far Generals command, and units support, fire, charge and keep enemies off (HM Command Range; Attaching; Rolling
 * To-Hit; Proximity to Enemy; Shooting Ranges).
 */
final class PieceReaches extends TableReaches {

    @Override
    protected List<Reach> ofLeader(Facts facts, Stand stand, Leader leader) {
        Distances distances = facts.get(Distances.class);
        return Brigades.isGeneral(leader)
                ? List.of(
                        around(Kind.COMMAND, "Command of independent units", stand, distances.of("independentCommand")),
                        around(Kind.COMMAND, "Command", stand, distances.of("command")))
                : List.of();
    }

    @Override
    protected List<Reach> ofUnit(Facts facts, Stand stand, Unit unit) {
        List<Reach> all = new ArrayList<>();
        List<Integer> bands = facts.get(Weapons.class).bands(stand);
        for (int i = Math.min(bands.size(), Band.OUT_OF_RANGE.ordinal()) - 1; i >= 0; i--) {
            all.add(new Reach(
                    Kind.FIRE,
                    told("Fire at " + Band.values()[i].word() + " range", bands.get(i)),
                    GroundInReach.ahead(stand.footprint(), bands.get(i))));
        }
        facts.get(Charges.class)
                .reach(stand, false)
                .ifPresent(charge -> all.add(new Reach(
                        Kind.CHARGE,
                        "Charge at least " + told("", charge.least()) + ", at most " + told("", charge.most()),
                        GroundInReach.ahead(stand.footprint(), charge.most()))));
        if (Command.isSupportable(unit)) {
            all.add(around(
                    Kind.SUPPORT, "Support", stand, facts.get(Command.class).supportRange(unit)));
        }
        all.add(around(
                Kind.KEEP_OFF,
                "Enemies keep off",
                stand,
                facts.get(Distances.class).of("enemies")));
        return all;
    }
}
