package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Tokens;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.hexes.cure.Faults;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Whether a unit may be in a formation, facing that way, on that ground (FB 5, 6), as it is placed or as it might be.
 * Hexes off the map are left to others.
 */
public final class FormationFaults {

    private static final String MF_COLOUR = "mfColour";
    private static final String GREEN = "green";
    private static final String RED = "red";

    private final RuleSystem system;
    private final Formations formations;
    private final Terrain terrain;
    private final Ground ground;
    private final Tokens tokens;
    private final ScenarioFacts scenario;

    public FormationFaults(
            RuleSystem system,
            Formations formations,
            Terrain terrain,
            Ground ground,
            Tokens tokens,
            ScenarioFacts scenario) {
        this.system = system;
        this.formations = formations;
        this.terrain = terrain;
        this.ground = ground;
        this.tokens = tokens;
        this.scenario = scenario;
    }

    /** The ids of the rules of formation and ground that a unit placed so would break as errors. */
    public Set<String> faults(Unit unit, Placement placement) {
        return new Faults()
                .note("FB-FORM-01", unavailable(unit, placement))
                .note("FB-FORM-02", cannotSkirmish(unit, placement))
                .note("FB-FORM-03", shapeless(unit, placement))
                .note("FB-FORM-04", forbidden(unit, placement))
                .note("FB-FORM-05", looseInOpen(unit, placement).isPresent())
                .note("FB-FORM-06", closeInDense(unit, placement).isPresent())
                .note("FB-FORM-07", trainOffRoad(unit, placement).isPresent())
                .note("FB-FORM-08", facesWrongly(unit, placement))
                .note("FB-FORM-15", closed(unit, placement).isPresent())
                .note("FB-FORM-19", burning(placement).isPresent())
                .ids();
    }

    /**
     * Whether a unit is in a formation that its arm does not have, or on the map in none: what waits in a box has none
     * (FB 13.3.1). That only units with a red MF have no
     * formation (FB 5.10) counts here too.
     */
    public boolean unavailable(Unit unit, Placement placement) {
        String formation = formations.of(unit, placement);
        if (unit.arm().equals(Formations.TRAIN)) {
            return !formation.isEmpty();
        }
        if (system.arm(unit.arm()).isEmpty()) {
            return false;
        }
        Optional<FormationType> type = formations.type(formation);
        // A word that is no formation of these rules at all is PACK-64.
        if (type.isEmpty()) {
            return formation.isEmpty() && placement.onHexes();
        }
        return !type.get().arms().contains(unit.arm())
                || formation.equals(Formations.NO_FORMATION) && !coloured(unit, RED);
    }

    public boolean cannotSkirmish(Unit unit, Placement placement) {
        return troops(unit)
                && formations.of(unit, placement).equals(Formations.SKIRMISH_SCREEN)
                && !coloured(unit, GREEN);
    }

    /** Whether a unit with a red MF is in a formation. */
    public boolean shapeless(Unit unit, Placement placement) {
        String formation = formations.of(unit, placement);
        return troops(unit)
                && coloured(unit, RED)
                && !formation.isEmpty()
                && !List.of(Formations.NO_FORMATION, Formations.GENERAL_ORDER, Formations.DISORDER)
                        .contains(formation);
    }

    /**
     * Whether the national characteristics of the scenario forbid the formation to infantry (FB 5.3 speaks of infantry
     * columns), or do not allow one that is theirs to allow.
     */
    public boolean forbidden(Unit unit, Placement placement) {
        String formation = formations.of(unit, placement);
        return unit.arm().equals(Formations.INFANTRY)
                && !formation.isEmpty()
                && (characteristic(unit, "forbids", formation)
                        || formations
                                        .type(formation)
                                        .filter(type -> type.effects().flag("byNationality"))
                                        .isPresent()
                                && !characteristic(unit, "allows", formation));
    }

    private boolean characteristic(Unit unit, String list, String formation) {
        return scenario.specialRules().stream()
                .filter(rule -> rule.id().equals("national-characteristics"))
                .filter(rule -> rule.attributes()
                        .text("nationality")
                        .filter(unit.nationality()::equals)
                        .isPresent())
                .anyMatch(rule -> rule.attributes().texts(list).contains(formation));
    }

    /** The first hex that does not mandate General Order, of a unit that is in it. */
    public Optional<Hex> looseInOpen(Unit unit, Placement placement) {
        boolean loose = formations
                .type(unit, placement)
                .filter(type -> type.effects().flag("onlyInGeneralOrderTerrain"))
                .isPresent();
        return loose
                ? first(placement, hex -> terrain.known(hex) && !terrain.mandatesGeneralOrder(hex))
                : Optional.empty();
    }

    /** The first hex that mandates General Order or is too narrow, of a unit whose formation cannot be there (FB 5.3.4, 5.6). */
    public Optional<Hex> closeInDense(Unit unit, Placement placement) {
        Optional<FormationType> type = formations.type(unit, placement);
        if (type.isEmpty()) {
            return Optional.empty();
        }
        boolean anywhere = troops(unit) && type.get().effects().flag("inGeneralOrderTerrain");
        boolean onRoad = type.get().effects().flag("onRoadInGeneralOrderTerrain");
        String formation = formations.of(unit, placement);
        return first(
                placement,
                hex -> (terrain.mandatesGeneralOrder(hex) && !anywhere && !(onRoad && terrain.onRoad(hex)))
                        || (troops(unit) && terrain.requiresOther(hex, formation)));
    }

    /** The first hex where a train would need a road and has none. */
    public Optional<Hex> trainOffRoad(Unit unit, Placement placement) {
        return unit.arm().equals(Formations.TRAIN)
                ? first(placement, hex -> needsRoad(hex) && !terrain.onRoad(hex))
                : Optional.empty();
    }

    private boolean needsRoad(Hex hex) {
        return system.tables()
                        .nested("cover")
                        .nested(terrain.cover(hex).name())
                        .texts("roadOnly")
                        .contains(Formations.TRAIN)
                || terrain.mandatesGeneralOrder(hex);
    }

    /** Whether a unit, or its extension, faces nothing or the wrong kind of thing for its formation. */
    public boolean facesWrongly(Unit unit, Placement placement) {
        FacingKind kind = formations.facingKind(unit, placement);
        return kind != FacingKind.NONE
                && placement.onHexes()
                && (kind != placement.faces()
                        || placement.parts().stream()
                                .anyMatch(part -> part.facing() != null && FacingKind.of(part.facing()) != kind));
    }

    /** The first hex that a piece may never be in (FB 7.1.2). */
    public Optional<Hex> closed(Piece piece, Placement placement) {
        String mover = piece instanceof Unit unit ? unit.arm() : Terrain.LEADER;
        return first(placement, hex -> terrain.impassable(hex, mover));
    }

    /** The first hex on fire (FB 17). */
    public Optional<Hex> burning(Placement placement) {
        return first(placement, this::burning);
    }

    /** Whether a hex is on fire, where nobody may enter. */
    public boolean burning(Hex hex) {
        return tokens.ofKind("fire").stream()
                .anyMatch(fire -> fire.position().standing().equals(new Position.OnHex(hex)));
    }

    private Optional<Hex> first(Placement placement, Predicate<Hex> fault) {
        return placement.hexes().stream().filter(ground::contains).filter(fault).findFirst();
    }

    private static boolean troops(Unit unit) {
        return unit.arm().equals(Formations.INFANTRY) || unit.arm().equals(Formations.CAVALRY);
    }

    private static boolean coloured(Unit unit, String colour) {
        return unit.attributes().text(MF_COLOUR).filter(colour::equals).isPresent();
    }
}
