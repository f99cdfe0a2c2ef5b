package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.hexes.Entries;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * In which formation reinforcements may enter through a hex (LB 44): by road in column, carré or road march; through
 * clear terrain in any but road march and general order; elsewhere as the terrain imposes. Guns enter limbered. Where a
 * road leads through general-order terrain, and what else may use a road, are switches.
 */
public final class EntryFormations {

    private static final Map<String, String> ALLOWED = Map.of(
            Formations.COLUMN, "columnAllowed",
            Formations.LINE, "lineAllowed",
            Formations.CARRE, "carreAllowed",
            Formations.SKIRMISH, "skirmishAllowed");

    /** What speaks against a formation. */
    public record Objection(Severity severity, String why) {}

    private final RuleSystem system;
    private final Skirmishers skirmishers;
    private final FormationFaults checks;
    private final RoadMarchFaults roadMarch;
    private final Terrain terrain;
    private final Battleground ground;
    private final SpecialRules special;
    private final Switches switches;

    public EntryFormations(
            RuleSystem system,
            Skirmishers skirmishers,
            FormationFaults checks,
            RoadMarchFaults roadMarch,
            Terrain terrain,
            Battleground ground,
            SpecialRules special,
            Switches switches) {
        this.system = system;
        this.skirmishers = skirmishers;
        this.checks = checks;
        this.roadMarch = roadMarch;
        this.terrain = terrain;
        this.ground = ground;
        this.special = special;
        this.switches = switches;
    }

    /**
     * The formation a unit of a group enters in through a hex: the one said, else limbered for guns, road march for a
     * column on a road, and what the terrain asks for.
     */
    public String formation(ArrivalGroup group, ArrivalGroup.Marcher marcher, Unit unit, Hex hex) {
        String said = marcher.formation();
        if (said != null && !said.isEmpty()) {
            return said;
        }
        if (unit.arm().equals(Units.ARTILLERY)) {
            return Formations.LIMBERED;
        }
        if (Entries.inColumn(group) && terrain.onRoad(hex) && !roadMarch.undivided(unit)) {
            return Formations.ROAD_MARCH;
        }
        return ground.generalOrder(hex) ? Formations.GENERAL_ORDER : Formations.COLUMN;
    }

    /** Whether a unit in this formation goes one behind the other along the road of a hex, and stands with nobody. */
    boolean marches(String formation, Hex hex) {
        return terrain.onRoad(hex)
                && (formation.equals(Formations.ROAD_MARCH) || formation.equals(Formations.LIMBERED));
    }

    /** The formations of its arm that a unit may enter a hex in, without objection, those that move best first. */
    public List<String> choices(Unit unit, Hex hex) {
        List<String> choices = new ArrayList<>();
        for (String formation :
                List.of(Formations.LIMBERED, Formations.COLUMN, Formations.GENERAL_ORDER, Formations.ROAD_MARCH)) {
            boolean may = hasFormation(unit, formation) && !checks.forbidden(unit, formation);
            boolean undivided = formation.equals(Formations.ROAD_MARCH) && roadMarch.undivided(unit);
            if (may && !undivided && objection(unit, formation, hex).isEmpty()) {
                choices.add(formation);
            }
        }
        return choices;
    }

    /**
     * What speaks against a unit entering a hex in a formation; nothing against one that no rule knows, or that its arm
     * does not have, which is LB-FORM-22. Where general order is imposed, it is on formations of special rules too.
     */
    public Optional<Objection> objection(Unit unit, String formation, Hex hex) {
        if (!hasFormation(unit, formation)) {
            boolean imposed = checks.isExtra(formation)
                    && !unit.arm().equals(Units.ARTILLERY)
                    && !terrain.onRoad(hex)
                    && ground.generalOrder(hex);
            return imposed ? error(terrain.name(hex) + " imposes general order") : Optional.empty();
        }
        if (unit.arm().equals(Units.ARTILLERY)) {
            return formation.equals(Formations.LIMBERED)
                            || (prolongs(unit) && ground.clear(hex) && !terrain.onRoad(hex))
                    ? Optional.empty()
                    : error("guns enter limbered");
        }
        if (formation.equals(Formations.SKIRMISH) && !skirmishers.may(unit) && !skirmishers.isRegiment(unit)) {
            return error("it cannot skirmish");
        }
        return terrain.onRoad(hex) ? byRoad(formation, hex) : acrossCountry(formation, hex);
    }

    /** Whether by the reading in force a battery may enter unlimbered, prolonging by a hex (LB 16, 44). */
    private boolean prolongs(Unit battery) {
        String type = battery.attributes().text("type").orElse("");
        return switches.is("entry.unlimbered", "PROLONG")
                && !battery.attributes().flag("noProlong")
                && !special.texts("no-prolong", "types").contains(type);
    }

    private boolean hasFormation(Unit unit, String formation) {
        return system.formation(formation)
                .filter(type -> type.arms().contains(unit.arm()))
                .isPresent();
    }

    private Optional<Objection> acrossCountry(String formation, Hex hex) {
        if (formation.equals(Formations.ROAD_MARCH)) {
            return error("there is no road");
        }
        if (!ground.clear(hex)) {
            return imposed(formation, hex);
        }
        return formation.equals(Formations.GENERAL_ORDER)
                ? error(terrain.name(hex) + " imposes no general order")
                : allowed(formation, hex);
    }

    private Optional<Objection> byRoad(String formation, Hex hex) {
        boolean listed = entry().texts("roadFormations").contains(formation);
        if (ground.clear(hex)) {
            return listed ? marchable(formation, hex) : offTheRoad(formation, hex);
        }
        if (switches.is("entry.roadInGO", "TERRAIN")) {
            return imposed(formation, hex);
        }
        boolean carre = formation.equals(Formations.CARRE);
        if (listed && !(carre && ground.generalOrder(hex))) {
            return marchable(formation, hex);
        }
        return switches.is("entry.roadInGO", "ROAD")
                ? error("by road units enter " + list("roadFormations"))
                : imposed(formation, hex);
    }

    /** Line and skirmish order where a road crosses clear ground: the list for roads leaves them out. */
    private Optional<Objection> offTheRoad(String formation, Hex hex) {
        if (!entry().texts("clearFormations").contains(formation) || switches.is("entry.lineOnRoad", "FORBID")) {
            return error("by road units enter " + list("roadFormations"));
        }
        Optional<Objection> forbidden = allowed(formation, hex);
        return forbidden.isPresent() || switches.is("entry.lineOnRoad", "ALLOW")
                ? forbidden
                : Optional.of(
                        new Objection(Severity.WARNING, "the rules list only " + list("roadFormations") + " by road"));
    }

    private Optional<Objection> marchable(String formation, Hex hex) {
        if (!formation.equals(Formations.ROAD_MARCH)) {
            return formation.equals(Formations.CARRE) ? allowed(formation, hex) : Optional.empty();
        }
        if (!roadMarch.hindered(hex)) {
            return Optional.empty();
        }
        return Optional.of(new Objection(
                switches.is("roadMarch.otherGO", "FORBID") ? Severity.ERROR : Severity.WARNING,
                "road march through " + terrain.name(hex)));
    }

    /**
     * In terrain that is not clear: general order where it is imposed, elsewhere all that is not for clear terrain only,
     * unless the chart forbids it; skirmish order by a switch.
     */
    private Optional<Objection> imposed(String formation, Hex hex) {
        boolean general = ground.generalOrder(hex);
        boolean skirmish = formation.equals(Formations.SKIRMISH)
                && terrain.allows(hex, "skirmishAllowed")
                && switches.is("skirmishInGO", "ALLOW");
        if (skirmish) {
            return Optional.empty();
        }
        if (formation.equals(Formations.GENERAL_ORDER) != general) {
            return error(terrain.name(hex) + (general ? " imposes general order" : " imposes no general order"));
        }
        boolean ofTheOpen = formation.equals(Formations.LINE) || formation.equals(Formations.CARRE);
        return ofTheOpen
                ? error(terrain.name(hex) + " is not clear")
                : general ? Optional.empty() : allowed(formation, hex);
    }

    private Optional<Objection> allowed(String formation, Hex hex) {
        String field = ALLOWED.getOrDefault(formation, formation);
        boolean slope =
                formation.equals(Formations.CARRE) && terrain.slope(hex) && switches.is("carreOnSlope", "FORBID");
        return slope || !terrain.allows(hex, field) ? error("not allowed in " + terrain.name(hex)) : Optional.empty();
    }

    private String list(String table) {
        List<String> names = entry().texts(table).stream()
                .map(id ->
                        system.formation(id).map(FormationType::name).orElse(id).toLowerCase(Locale.ROOT))
                .toList();
        return "in " + String.join(", ", names);
    }

    private Attributes entry() {
        return system.tables().nested("entry");
    }

    private static Optional<Objection> error(String why) {
        return Optional.of(new Objection(Severity.ERROR, why));
    }
}
