package coupdoeil.validator.ot;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.ot.fact.Weapons;
import coupdoeil.validator.ot.sight.CommandSight;
import coupdoeil.validator.ot.sight.FireLines;
import coupdoeil.validator.reach.Reach;
import coupdoeil.validator.reach.Reach.Kind;
import coupdoeil.validator.table.TableReaches;
import java.util.ArrayList;
import java.util.List;

/**
 * How far commanders command, from a height farther, and how far units fire in their arcs and keep enemies off (OT Commanders:
 * Command Range; Fire Combat; Charges).
 */
final class OtReaches extends TableReaches {

    private static final List<String> BANDS = List.of("Canister", "Effective range", "Long range");

    @Override
    protected List<Reach> ofLeader(Facts facts, Stand stand, Leader leader) {
        return List.of(around(
                Kind.COMMAND, "Command", stand, facts.get(CommandSight.class).rangeInches(leader)));
    }

    @Override
    protected List<Reach> ofUnit(Facts facts, Stand stand, Unit unit) {
        List<Reach> all = new ArrayList<>();
        Weapons weapons = facts.get(Weapons.class);
        FireLines lines = facts.get(FireLines.class);
        double useful = weapons.usefulInches(unit, stand.placement());
        facts.get(Posts.class).of(stand.key()).filter(post -> useful > 0).ifPresent(post -> {
            if (post.is(Units.ARTILLERY)) {
                for (int band = weapons.bands().size() - 1; band >= 0; band--) {
                    int inches = weapons.bands().get(band);
                    if (inches <= useful) {
                        all.add(fire(BANDS.get(Math.min(band, BANDS.size() - 1)), lines, post, inches));
                    }
                }
            } else {
                all.add(fire(Units.hasRifles(unit) ? "Rifles" : "Musketry", lines, post, useful));
            }
        });
        all.add(around(
                Kind.KEEP_OFF,
                "Enemies keep off",
                stand,
                facts.get(Spacing.class).of("enemy")));
        return all;
    }

    private static Reach fire(String name, FireLines lines, Post post, double inches) {
        return new Reach(Kind.FIRE, told(name, inches), lines.ground(post, inches));
    }
}
