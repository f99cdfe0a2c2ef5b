package coupdoeil.validator.ot;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Nations;
import coupdoeil.validator.ot.fact.Options;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Posts;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.Words;
import coupdoeil.validator.table.fact.Forces;
import coupdoeil.validator.table.fact.Inches;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Commanders, their ratings and whom they are with (OT Commanders: Ratings; Commanders: Attachment & Casualties). */
final class CommanderChecks {

    private static final String LEADERSHIP = "leadership";
    private static final String TACTICAL = "tactical";
    /** What the switch says of how near he is, in inches. */
    private static final List<String> ADJACENT = List.of("0", "0.5", "1");

    @Rule("OT-CMD-02")
    void missing(FormationEntry entry, Commands commands, Forces forces, Reporter out) {
        Formation command = entry.formation();
        boolean fights = forces.takePart(commands.units(command));
        if (commands.isCommand(command)
                && fights
                && commands.commanders(command).stream().noneMatch(forces::takesPart)) {
            out.report("command").ask("Add its commander");
        }
    }

    @Rule("OT-CMD-03")
    void brigadier(PlacedLeader placed, Roster roster, Commands commands, Reporter out) {
        placed.leader().leads().stream()
                .flatMap(id -> roster.formation(id).stream())
                .filter(commands::isInfantryBrigade)
                .findFirst()
                .ifPresent(brigade -> out.report("leader")
                        .with("brigade", brigade.name())
                        .fix(new Fix.Change(
                                "Keep him as a name",
                                pack -> pack.withScenario(
                                        out.scenario(),
                                        known -> known.withSetup(known.setup().stream()
                                                .filter(one -> !one.equals(placed.placement()))
                                                .toList())))));
    }

    /** Of corps commanders whose ratings are rolled OT-OPT-06 speaks. */
    @Rule("OT-CMD-04")
    void ratings(LeaderEntry entry, Roster roster, Commands commands, ScenarioFacts scenario, Reporter out) {
        Leader leader = entry.leader();
        boolean senior = Commands.isSenior(leader);
        boolean brigadier = leader.leads().stream()
                .flatMap(id -> roster.formation(id).stream())
                .anyMatch(commands::isInfantryBrigade);
        boolean rolled = leader.category().equals("corps") && Options.has(scenario, Options.RANDOM_CORPS_COMMANDER);
        if (brigadier || rolled) {
            return;
        }
        boolean leadership = leader.attributes().has(LEADERSHIP);
        boolean tactical = leader.attributes().has(TACTICAL);
        if (!tactical || (senior && !leadership)) {
            out.report("leader")
                    .with("why", "has no " + (!tactical ? "tactical rating" : "rating of his leadership"))
                    .ask("Rate him");
        } else if (!senior && leadership) {
            out.report("leader")
                    .with("why", "is no army or corps commander and has a rating of his leadership")
                    .fix(out.clear("Take it away", LEADERSHIP));
        }
    }

    @Rule("OT-CMD-05")
    void seniors(ScenarioEntry entry, Roster roster, Forces forces, Commands commands, Reporter out) {
        for (Side side : roster.sides()) {
            boolean present = forces.leaders(side.id()).stream().anyMatch(Commands::isSenior);
            boolean fights = !forces.units(side.id()).isEmpty();
            if (fights && !present && !commands.hasOffBoard(side.id())) {
                out.report().with("side", side.name()).ask("Rate a corps commander off the board");
            }
        }
    }

    /** Who has a place of his own beside the unit he is with is near enough to it. */
    @Rule("OT-CMD-12")
    void attached(
            PlacedLeader placed,
            Roster roster,
            Commands commands,
            Posts posts,
            Stands stands,
            Switches switches,
            Reporter out) {
        String beside = Units.attachedTo(placed.placement());
        String with = placed.placement().position() instanceof Position.Attached attached ? attached.piece() : "";
        String to = with.isEmpty() ? beside : with;
        if (to.isEmpty()) {
            return;
        }
        Optional<Unit> unit = roster.unit(to);
        String why = "";
        if (unit.isEmpty()) {
            why = "that is no unit";
        } else if (!beside.isEmpty() && !with.isEmpty() && !beside.equals(with)) {
            why = "he is attached to another, too";
        } else if (!commands.mayOrder(placed.leader(), unit.get())) {
            why = "it is not under his command";
        } else if (isApart(placed, to, posts, stands, switches)) {
            why = "he is not beside it";
        }
        if (!why.isEmpty()) {
            out.report("leader")
                    .with("u", unit.map(Unit::name).orElse(to))
                    .with("why", why)
                    .fix(
                            beside.isEmpty()
                                    ? new Fix.Question("Attach him to a unit of his, or let him stand alone")
                                    : out.clear("Detach him", Units.ATTACHED_TO));
        }
    }

    private static boolean isApart(PlacedLeader placed, String to, Posts posts, Stands stands, Switches switches) {
        Optional<Stand> stand = stands.of(placed.key());
        Optional<Post> post = posts.of(to);
        double most = ADJACENT.stream()
                .filter(inches -> switches.is("leaderAdjacentInches", inches))
                .mapToDouble(Double::parseDouble)
                .findFirst()
                .orElse(0);
        return stand.isPresent()
                && post.filter(near -> Inches.within(near.inchesFrom(stand.get().footprint()), most))
                        .isEmpty();
    }

    /** The player's side has a rating, and so has each nation of which somebody commands. */
    @Rule("OT-CMD-14")
    void staff(ScenarioEntry entry, Roster roster, Forces forces, Commands commands, Nations nations, Reporter out) {
        for (Side side : roster.sides()) {
            Set<String> unknown = new LinkedHashSet<>();
            for (Formation command : commands.all()) {
                Optional<Army> army = roster.armyOf(command.under())
                        .filter(known -> known.side().equals(side.id()));
                boolean fights = forces.takePart(commands.units(command));
                if (army.isPresent() && fights) {
                    String nation = commands.nation(command, army.get());
                    if (nations.staff(nation, army.get()).isEmpty()) {
                        unknown.add(nation.isEmpty() ? side.name() : nation);
                    }
                }
            }
            unknown.forEach(nation -> out.report()
                    .with("nation", nation)
                    .with("side", side.name())
                    .ask("Rate its staff"));
        }
    }

    @Rule("OT-CMD-15")
    void unlikeNation(LeaderEntry entry, Roster roster, Nations nations, Commands commands, Reporter out) {
        Leader leader = entry.leader();
        if (Commands.isSenior(leader)) {
            return;
        }
        String nation = Commands.nation(leader, roster.armyOf(leader));
        Optional<String> usual = nations.profile(nation).text(TACTICAL);
        Optional<String> own = leader.attributes().text(TACTICAL);
        if (usual.isPresent() && own.isPresent() && !usual.equals(own)) {
            out.report("leader")
                    .with("rating", Words.plain(own.get()))
                    .with("nation", nation)
                    .with("usual", Words.plain(usual.get()));
        }
    }

    @Rule("OT-CMD-17")
    void offBoard(FormationEntry entry, Roster roster, Commands commands, Forces forces, Reporter out) {
        Formation brigade = entry.formation();
        if (!brigade.level().equals(Commands.CAVALRY_BRIGADE) || !forces.takePart(commands.units(brigade))) {
            return;
        }
        List<Formation> above = roster.superiors(brigade.under());
        boolean division = above.stream().anyMatch(commands::ordersUnits);
        boolean present = commands.seniors(brigade.under()).stream().anyMatch(forces::takesPart);
        Optional<Army> army = roster.armyOf(brigade.under());
        if (!division && !present && army.filter(Commands::hasOffBoard).isPresent()) {
            out.report("command")
                    .with("superior", "the corps commander of " + army.get().name());
        }
    }
}
