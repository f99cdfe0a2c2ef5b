package coupdoeil.validator.ot;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.table.Neighbours;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Contact;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Spacing;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.Moves;
import coupdoeil.validator.table.Positions;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;

/** Where pieces may stand, and how near the enemy (OT Movement: Interpenetration; Movement: Charges; Movement: Commanders). */
final class OccupancyChecks {

    @Rule("OT-OCC-01")
    void overlap(Neighbours pair, Moves moves, Reporter out) {
        if (Units.isFormed(pair.first()) && Units.isFormed(pair.second())) {
            Positions.overlap(pair, moves, out);
        }
    }

    @Rule("OT-OCC-02")
    void tooNear(Stand stand, Spacing spacing, Enemies enemies, Contact contact, Moves moves, Reporter out) {
        Positions.tooNear(
                stand,
                spacing.of("enemy"),
                enemies,
                (one, other) -> (Units.isSkirmishing(one.placement()) && Units.isSkirmishing(other.placement()))
                        || isSkirmisherBeforeFormed(one, other)
                        || isSkirmisherBeforeFormed(other, one)
                        || contact.isAcrossFace(one, other),
                moves,
                out);
    }

    private static boolean isSkirmisherBeforeFormed(Stand one, Stand other) {
        return Units.isSkirmishing(one.placement()) && Units.isFormed(other);
    }

    /** To the edge of a block or redoubt in which somebody is without a place of his own. */
    @Rule("OT-OCC-02")
    void tooNearGarrison(Stand stand, Posts posts, Spacing spacing, Contact contact, Reporter out) {
        Optional<Post> post = posts.of(stand.key());
        if (post.isEmpty()) {
            return;
        }
        double apart = spacing.of("enemy");
        for (Post enemy : posts.enemiesWithin(post.get(), apart)) {
            double inches = post.get().inchesFrom(enemy);
            if (enemy.isInside()
                    && Inches.below(inches, apart)
                    && !(post.get().isSkirmishing() && enemy.isSkirmishing())
                    && !contact.isBeforeFace(stand, enemy)) {
                out.report("u")
                        .about("enemy", enemy.ref())
                        .with("d", Inches.told(inches))
                        .with("min", (int) apart)
                        .ask("Move one of them back");
            }
        }
    }

    @Rule("OT-OCC-03")
    void offTable(Stand stand, TableSize table, Moves moves, Reporter out) {
        List<Base> off = stand.footprint().bases().stream()
                .filter(base -> !table.holds(base))
                .toList();
        boolean sized = table.widthInches() > 0 && table.depthInches() > 0;
        if (sized && !off.isEmpty()) {
            Reporter.Draft draft = out.report("piece").with("where", "off the table");
            off.forEach(base -> draft.at(new FindingPlace.AtShape(base.inches())));
            draft.fix(moves.of(stand, out));
        }
    }

    @Rule("OT-OCC-03")
    void outside(Stand stand, Zones zones, Moves moves, Reporter out) {
        List<GroundShape> own = zones.deployment(stand.side());
        boolean inside = stand.footprint().bases().stream()
                .allMatch(base -> own.stream().anyMatch(zone -> zone.outline().contains(base)));
        if (own.isEmpty() || inside) {
            return;
        }
        Reporter.Draft draft = out.report("piece").with("where", "outside the deployment zones of its side");
        own.stream()
                .map(zone -> middle(zone))
                .filter(there -> moves.ground().isFree(stand, stand.placement().withPosition(there)))
                .findFirst()
                .ifPresent(there -> draft.fix(moves.to(there, stand, out)));
    }

    private static Position.OnTable middle(GroundShape zone) {
        Coordinate middle = zone.bounds().centre();
        return new Position.OnTable(
                Math.rint(middle.x / Corner.PER_INCH * 10) / 10, Math.rint(middle.y / Corner.PER_INCH * 10) / 10);
    }

    @Rule("OT-OCC-04")
    void commanders(Stand stand, Posts posts, Contact contact, Commands commands, Spacing spacing, Reporter out) {
        boolean alone = Units.attachedTo(stand.placement()).isEmpty();
        if (!(stand.piece() instanceof Leader leader) || stand.side().isEmpty() || !alone) {
            return;
        }
        double apart = spacing.of("commanderEnemy");
        for (Post enemy : posts.enemiesOf(stand.side()).toList()) {
            double inches = enemy.inchesFrom(stand.footprint());
            if (Inches.below(inches, apart)) {
                out.report("piece")
                        .about("enemy", enemy.ref())
                        .with("d", Inches.told(inches))
                        .with("min", (int) apart)
                        .fix(attach(stand, leader, posts, commands, spacing.of("attach"), out));
            }
        }
    }

    /** To the nearest of his units within reach. */
    private static Fix attach(Stand stand, Leader leader, Posts posts, Commands commands, double reach, Reporter out) {
        return posts.all()
                .filter(post -> isLedBy(leader, post.unit(), commands)
                        && Inches.within(post.inchesFrom(stand.footprint()), reach))
                .min(Comparator.comparingDouble(post -> post.inchesFrom(stand.footprint())))
                .<Fix>map(post -> out.place(
                        "Attach him to " + post.unit().name(),
                        stand.placement(),
                        placed -> placed.withPosition(
                                        new Position.Attached(post.unit().id()))
                                .withFacing(null)))
                .orElse(new Fix.Question("Move him back"));
    }

    private static boolean isLedBy(Leader leader, Unit unit, Commands commands) {
        return commands.superiors(unit).stream()
                .anyMatch(formation -> leader.leads().contains(formation.id()));
    }
}
