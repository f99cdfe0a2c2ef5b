package coupdoeil.validator.hm;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.hm.fact.ArmyStrength;
import coupdoeil.validator.hm.fact.Brigades;
import coupdoeil.validator.hm.fact.Command;
import coupdoeil.validator.hm.fact.Garrisons;
import coupdoeil.validator.hm.fact.Garrisons.Garrison;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Site;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.locationtech.jts.geom.Envelope;

/**
 * Who is in command at the start, who is attached to whom, and who has support (HM Command Range; Attaching; Rolling
 * To-Hit; Independent).
 */
final class CommandRangeChecks {

    @Rule("HM-CMD-05")
    void outOfCommand(Stand stand, Brigades brigades, Command command, Reporter out) {
        outOfCommand(stand.piece(), Site.of(stand.footprint()), brigades, command, out);
    }

    @Rule("HM-CMD-05")
    void outOfCommand(PlacedUnit placed, Garrisons garrisons, Brigades brigades, Command command, Reporter out) {
        garrisons
                .of(placed)
                .ifPresent(garrison -> outOfCommand(placed.unit(), garrison.site(), brigades, command, out));
    }

    private static void outOfCommand(Piece piece, Site site, Brigades brigades, Command command, Reporter out) {
        if (piece instanceof Unit unit) {
            brigades.general(unit)
                    .ifPresent(general -> command.inchesFrom(site, general).ifPresent(inches -> {
                        if (!Inches.within(inches, command.range(unit))) {
                            out.report()
                                    .with("u", unit.name())
                                    .with("general", general.name())
                                    .with("d", Inches.told(inches))
                                    .with("range", (int) command.range(unit));
                        }
                    }));
        }
    }

    @Rule("HM-CMD-06")
    void attached(PlacedLeader placed, Brigades brigades, Roster roster, Reporter out) {
        if (Brigades.isGeneral(placed.leader()) && placed.placement().position() instanceof Position.Attached with) {
            Optional<Unit> unit = roster.unit(with.piece());
            boolean own =
                    unit.filter(known -> brigades.leads(placed.leader(), known)).isPresent();
            boolean there = brigades.isOnTable(with.piece());
            if (!own || !there) {
                out.report("general")
                        .with("u", unit.map(Unit::name).orElse(with.piece()))
                        .with("why", own ? "it is not on the table" : "it is of another brigade")
                        .ask("Put him somewhere else");
            }
        }
    }

    @Rule("HM-CMD-07")
    void othersOutOfCommand(PlacedLeader placed, Brigades brigades, Roster roster, Reporter out) {
        Leader general = placed.leader();
        if (!Brigades.isGeneral(general) || !(placed.placement().position() instanceof Position.Attached with)) {
            return;
        }
        Optional<Unit> attached = roster.unit(with.piece()).filter(unit -> brigades.leads(general, unit));
        List<String> others = roster.units().stream()
                .filter(unit -> brigades.leads(general, unit) && !unit.id().equals(with.piece()))
                .filter(unit -> brigades.isOnTable(unit.id()))
                .map(Unit::name)
                .toList();
        if (attached.isPresent() && !others.isEmpty()) {
            out.report("general").with("u", attached.get().name()).with("others", String.join(", ", others));
        }
    }

    @Rule("HM-CMD-08")
    void inContact(Stand stand, Brigades brigades, Stands stands, Reporter out) {
        List<Stand> touched = touched(stand, brigades, stands);
        if (touched.size() == 1) {
            Stand unit = touched.get(0);
            out.report("general")
                    .with("u", unit.name())
                    .fix(out.place(
                            "Attach him to " + unit.name(),
                            stand.placement(),
                            placed -> placed.withPosition(
                                            new Position.Attached(unit.piece().id()))
                                    .withFacing(null)));
        }
    }

    @Rule("HM-CMD-09")
    void inContactWithSeveral(Stand stand, Brigades brigades, Stands stands, Reporter out) {
        List<Stand> touched = touched(stand, brigades, stands);
        if (touched.size() > 1) {
            out.report("general")
                    .with(
                            "units",
                            String.join(", ", touched.stream().map(Stand::name).toList()));
        }
    }

    @Rule("HM-CMD-11")
    void generalOffTable(FormationEntry entry, Brigades brigades, Roster roster, Reporter out) {
        List<Leader> generals = Brigades.generals(roster, entry.formation().id());
        long units = Brigades.units(roster, entry.formation().id()).stream()
                .filter(unit -> brigades.isOnTable(unit.id()))
                .count();
        if (generals.size() == 1
                && units > 0
                && !brigades.isOnTable(generals.get(0).id())) {
            out.report()
                    .with("general", generals.get(0).name())
                    .with("n", (int) units)
                    .with("brigade", entry.name());
        }
    }

    @Rule("HM-CMD-12")
    void unsupported(Stand stand, Command command, Reporter out) {
        if (stand.piece() instanceof Unit unit) {
            unsupported(unit, command.supporters(stand), command, out);
        }
    }

    @Rule("HM-CMD-12")
    void unsupported(PlacedUnit placed, Garrisons garrisons, Command command, Reporter out) {
        garrisons
                .of(placed)
                .ifPresent(garrison -> unsupported(placed.unit(), command.supporters(garrison), command, out));
    }

    private static void unsupported(Unit unit, int friends, Command command, Reporter out) {
        if (Command.isSupportable(unit) && friends < Command.supportersNeeded(unit)) {
            out.report()
                    .with("u", unit.name())
                    .with("n", friends)
                    .with("needed", Command.supportersNeeded(unit))
                    .with("range", (int) command.supportRange(unit));
        }
    }

    /** Of armies with a unit on the table. */
    @Rule("HM-AN-02")
    void counts(
            ArmyEntry entry, ArmyStrength strength, Stands stands, Garrisons garrisons, Command command, Reporter out) {
        List<Unit> own = strength.setUp(entry.army());
        Set<String> ids = own.stream().map(Unit::id).collect(Collectors.toSet());
        List<Stand> standing = stands.all().stream()
                .filter(stand -> stand.piece() instanceof Unit
                        && ids.contains(stand.piece().id()))
                .toList();
        List<Garrison> inside =
                own.stream().flatMap(unit -> garrisons.of(unit.id()).stream()).toList();
        long commanded = standing.stream().filter(command::isCommanded).count()
                + inside.stream().filter(command::isCommanded).count();
        long supported = standing.stream()
                        .filter(stand -> isSupported(stand.piece(), command.supporters(stand)))
                        .count()
                + inside.stream()
                        .filter(garrison -> isSupported(garrison.insider().piece(), command.supporters(garrison)))
                        .count();
        int units = standing.size() + inside.size();
        if (units > 0) {
            out.report("army")
                    .with("commanded", (int) commanded)
                    .with("supported", (int) supported)
                    .with("n", units);
        }
    }

    private static boolean isSupported(Piece piece, int friends) {
        return piece instanceof Unit unit && Command.isSupportable(unit) && friends >= Command.supportersNeeded(unit);
    }

    private static List<Stand> touched(Stand stand, Brigades brigades, Stands stands) {
        if (!(stand.piece() instanceof Leader general) || !Brigades.isGeneral(general)) {
            return List.of();
        }
        Envelope around = stand.footprint().bounds();
        around.expandBy(1);
        return stands.near(around).stream()
                .filter(other -> other.piece() instanceof Unit unit && brigades.leads(general, unit))
                .filter(other -> Inches.within(stand.footprint(), other.footprint(), 0))
                .toList();
    }
}
