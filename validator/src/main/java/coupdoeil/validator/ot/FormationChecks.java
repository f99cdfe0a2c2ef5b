package coupdoeil.validator.ot;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Nations;
import coupdoeil.validator.ot.fact.Orders;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Shape;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.UnitFixes;
import coupdoeil.validator.table.Words;
import coupdoeil.validator.table.fact.FreeGround;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.locationtech.jts.geom.Geometry;

/** The formations in which units begin (OT Movement: Formations; Skirmishers; Charges: Charge Tests). */
final class FormationChecks {

    /** So lies what has no front. */
    private static final double NORTH = 90;

    private static final int FEWEST_IN_SQUARE = 4;
    private static final int FEWEST_IN_ATTACK_COLUMN = 3;

    /** Of guns as skirmishers OT-FORM-03 speaks. */
    @Rule("OT-FORM-01")
    void arm(PlacedUnit placed, RuleSystem system, Reporter out) {
        Unit unit = placed.unit();
        Optional<FormationType> formation = system.formation(placed.formation())
                .filter(known -> !known.arms().contains(unit.arm()))
                .filter(known -> !(Units.is(unit, Units.ARTILLERY) && known.id().equals(Units.SKIRMISH)));
        if (formation.isPresent()) {
            String usual = Units.is(unit, Units.ARTILLERY) ? Units.UNLIMBERED : Units.LINE;
            out.report("u")
                    .with("arm", unit.arm())
                    .with("formation", word(formation.get()))
                    .fix(formed(usual, system, placed, out));
        }
    }

    /** Of a nation whose right goes by the year, and no year is given, OT-SCEN-02 speaks. */
    @Rule("OT-FORM-02")
    void attackColumn(PlacedUnit placed, Nations nations, RuleSystem system, Reporter out) {
        Unit unit = placed.unit();
        if (Units.is(unit, Units.INFANTRY)
                && placed.formation().equals(Units.ATTACK_COLUMN)
                && nations.mayFormAttackColumn(unit).filter(may -> !may).isPresent()) {
            out.report("u")
                    .with("nation", nations.of(unit))
                    .with("year", year(nations))
                    .fix(formed(Units.COMPANY_COLUMN, system, placed, out))
                    .fix(UnitFixes.set("Say that its troop list allows it", unit, "attackColumn", "YES"));
        }
    }

    private static String year(Nations nations) {
        return nations.year().isPresent() ? String.valueOf(nations.year().getAsInt()) : "an unknown year";
    }

    @Rule("OT-FORM-03")
    void skirmish(PlacedUnit placed, Switches switches, RuleSystem system, Reporter out) {
        if (!Units.isSkirmishing(placed.placement())) {
            return;
        }
        Unit unit = placed.unit();
        String why = Units.is(unit, Units.ARTILLERY)
                ? "artillery never is"
                : switch (unit.attributes().text("skirmish").orElse("")) {
                    case "NONE" -> "may not skirmish";
                    case "ORGANIC" ->
                        switches.is("organicDetach", "YES") ? tooMany(placed) : "its skirmishers never leave it";
                    case "PARTIAL" -> tooMany(placed);
                    default -> "";
                };
        if (!why.isEmpty()) {
            String usual = Units.is(unit, Units.ARTILLERY) ? Units.UNLIMBERED : Units.COMPANY_COLUMN;
            out.report("u").with("why", why).fix(formed(usual, system, placed, out));
        }
    }

    private static String tooMany(PlacedUnit placed) {
        int may = placed.unit().attributes().integer("skirmishFigures", 0);
        int figures = Units.figures(placed.unit(), placed.placement());
        return figures > may ? "has " + figures + " figures there, of which " + may + " may skirmish" : "";
    }

    @Rule("OT-FORM-05")
    void fewStands(PlacedUnit placed, RuleSystem system, Reporter out) {
        int fewest = switch (placed.formation()) {
            case Units.SQUARE -> FEWEST_IN_SQUARE;
            case Units.ATTACK_COLUMN -> FEWEST_IN_ATTACK_COLUMN;
            default -> 0;
        };
        int stands = Units.standsLeft(placed.unit(), placed.placement());
        if (stands < fewest && !Units.isRouted(placed.placement())) {
            out.report("u")
                    .with("n", stands)
                    .with("formation", word(placed, system))
                    .fix(formed(Units.COMPANY_COLUMN, system, placed, out));
        }
    }

    /** A heading of those without a front says nothing but how their stands lie. */
    @Rule("OT-FORM-10")
    void facing(PlacedUnit placed, RuleSystem system, Posts posts, Reporter out) {
        Placement placement = placed.placement();
        Optional<FormationType> formation = system.formation(placed.formation());
        if (!(placement.position() instanceof Position.OnTable) || formation.isEmpty()) {
            return;
        }
        boolean hasFront = formation.get().facing() == FacingKind.HEADING;
        if (hasFront && placement.facing() == null) {
            out.report("u")
                    .with("why", "faces nowhere in " + word(placed, system))
                    .fix(posts.headingToEnemy(placement, placed.side())
                            .<Fix>map(heading -> out.place(
                                    "Let it face the nearest enemy", placement, known -> known.withFacing(heading)))
                            .orElse(new Fix.Question("Say where it faces")));
        }
    }

    @Rule("OT-FORM-10")
    void idleFacing(Stand stand, RuleSystem system, FreeGround ground, Reporter out) {
        Placement placement = stand.placement();
        boolean front = system.formation(Units.formation(placement))
                .filter(formation -> formation.facing() == FacingKind.HEADING)
                .isPresent();
        boolean routed = Units.isRouted(placement);
        if (stand.piece() instanceof Unit && placement.facing() != null && (!front || routed)) {
            Reporter.Draft draft = out.report("u")
                    .severity(Severity.INFO)
                    .with("why", (routed ? "is routed" : "has no front") + ", and a heading is written");
            if (!front && ground.isFree(stand, placement.withFacing(null))) {
                draft.fix(out.place("Drop its heading", placement, known -> known.withFacing(null)));
            }
        }
    }

    @Rule("OT-FORM-19")
    void untrained(PlacedUnit placed, RuleSystem system, Reporter out) {
        if (Units.is(placed.unit(), Units.INFANTRY)
                && placed.unit().attributes().flag("untrained")
                && placed.formation().equals(Units.LINE)) {
            out.report("u").fix(formed(Units.COMPANY_COLUMN, system, placed, out));
        }
    }

    /** In company column nobody is without it who is to attack a town or a fortification. */
    @Rule("OT-FORM-20")
    void national(
            PlacedUnit placed,
            Nations nations,
            RuleSystem system,
            Commands commands,
            Orders orders,
            Features features,
            Reporter out) {
        Unit unit = placed.unit();
        String formation = placed.formation().equals(Units.OWN_SHAPE) ? Units.LINE : placed.formation();
        Set<String> favoured = nations.bonusFormations(unit);
        boolean ranked =
                Set.of(Units.LINE, Units.COMPANY_COLUMN, Units.ATTACK_COLUMN).contains(formation);
        if (!Units.is(unit, Units.INFANTRY)
                || !ranked
                || favoured.isEmpty()
                || favoured.contains(formation)
                || Units.isRouted(placed.placement())
                || (formation.equals(Units.COMPANY_COLUMN) && attacksWorks(unit, commands, orders, features))) {
            return;
        }
        List<String> names = favoured.stream()
                .flatMap(id -> system.formation(id).stream())
                .map(FormationChecks::word)
                .toList();
        out.report("u")
                .with("nation", nations.of(unit))
                .with("year", year(nations))
                .with("formation", word(placed, system))
                .with("favours", String.join(" and ", names));
    }

    private static boolean attacksWorks(Unit unit, Commands commands, Orders orders, Features features) {
        Optional<Geometry> marker = commands.of(unit)
                .flatMap(orders::only)
                .filter(order -> order.is(Orders.ATTACK) || order.is(Orders.ENGAGE))
                .flatMap(Orders.Order::at);
        return marker.isPresent()
                && features.all().stream()
                        .filter(feature -> Terrain.isBlock(feature) || Terrain.isRedoubt(feature))
                        .anyMatch(feature -> feature.feature().shape().intersects(marker.get()));
    }

    /** Where it is, as its stands lie, in the shape that its new formation has of itself. */
    private static Fix formed(String formation, RuleSystem system, PlacedUnit placed, Reporter out) {
        String name = system.formation(formation).map(FormationChecks::word).orElse(formation);
        return out.place("Set it in " + name, placed.placement(), known -> {
            Placement shaped = Shape.derived(known).withFormation(formation);
            boolean frontless = known.facing() == null && known.position() instanceof Position.OnTable;
            return frontless ? shaped.withFacing(new Facing.Heading(NORTH)) : shaped;
        });
    }

    private static String word(PlacedUnit placed, RuleSystem system) {
        return system.formation(placed.formation()).map(FormationChecks::word).orElse(placed.formation());
    }

    private static String word(FormationType formation) {
        return Words.plain(formation.name());
    }
}
