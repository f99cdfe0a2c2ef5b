package coupdoeil.validator.ot;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Facts;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.ot.fact.Weapons;
import coupdoeil.validator.ot.sight.CommandSight;
import coupdoeil.validator.ot.sight.FireGround;
import coupdoeil.validator.reach.GroundInReach;
import coupdoeil.validator.reach.Reach;
import coupdoeil.validator.reach.Reach.Kind;
import coupdoeil.validator.reach.Reaches;
import coupdoeil.validator.table.fact.Inches;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * How far commanders command, from a height farther, and how far units fire in their arcs and keep enemies off (OT Commanders:
 * Command Range; Fire Combat; Charges).
 */
final class OtReaches implements Reaches {

    private static final List<String> BANDS = List.of("Canister", "Effective range", "Long range");

    @Override
    public List<Reach> of(Pack pack, RuleSystem system, Scenario scenario, String piece) {
        return pack.battlefield()
                .table()
                .map(table -> Situation.of(pack, system, scenario).facts())
                .map(facts -> of(facts, piece))
                .orElse(List.of());
    }

    private static List<Reach> of(Facts facts, String piece) {
        Optional<Stand> stand = facts.get(Stands.class).of(piece);
        if (stand.isEmpty()) {
            return List.of();
        }
        Stand there = stand.get();
        return there.piece() instanceof Leader leader
                ? List.of(around(
                        Kind.COMMAND,
                        "Command",
                        there,
                        facts.get(CommandSight.class).rangeInches(leader)))
                : ofUnit(facts, there, (Unit) there.piece());
    }

    private static List<Reach> ofUnit(Facts facts, Stand stand, Unit unit) {
        List<Reach> all = new ArrayList<>();
        Weapons weapons = facts.get(Weapons.class);
        FireGround ground = facts.get(FireGround.class);
        double useful = weapons.usefulInches(unit, stand.placement());
        facts.get(Posts.class).of(stand.key()).filter(post -> useful > 0).ifPresent(post -> {
            if (post.is(Units.ARTILLERY)) {
                for (int band = weapons.bands().size() - 1; band >= 0; band--) {
                    int inches = weapons.bands().get(band);
                    if (inches <= useful) {
                        all.add(fire(BANDS.get(Math.min(band, BANDS.size() - 1)), ground, post, inches));
                    }
                }
            } else {
                all.add(fire(Units.hasRifles(unit) ? "Rifles" : "Musketry", ground, post, useful));
            }
        });
        all.add(around(
                Kind.KEEP_OFF,
                "Enemies keep off",
                stand,
                facts.get(Spacing.class).of("enemy")));
        return all;
    }

    private static Reach fire(String name, FireGround ground, Post post, double inches) {
        return new Reach(Kind.FIRE, told(name, inches), ground.of(post, inches));
    }

    private static Reach around(Kind kind, String name, Stand stand, double inches) {
        return new Reach(kind, told(name, inches), GroundInReach.around(stand.footprint(), inches));
    }

    private static String told(String name, double inches) {
        return name + " " + Inches.told(inches).stripTrailingZeros().toPlainString() + "\u2033";
    }
}
