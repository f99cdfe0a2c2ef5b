package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Faults;
import coupdoeil.validator.hexes.cure.Option;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Whether a unit may be in a formation, facing that way, on that ground (LB 13, 16, 19, 22), as it is placed or as it might
 * be. Routed units are in no formation that the rules name, and hexes off the map are left to others.
 */
public final class FormationFaults {

    /** A hex that does not take a formation. @param why what it does, after its name: "imposes general order" */
    public record Misfit(Hex hex, String why) {}

    private final RuleSystem system;
    private final Terrain terrain;
    private final Battleground battleground;
    private final SpecialRules special;
    private final Ground ground;
    private final boolean carreOnSlope;
    private final boolean skirmishInWoods;
    private final boolean disorderedInGeneralOrder;

    public FormationFaults(
            RuleSystem system,
            Terrain terrain,
            Battleground battleground,
            SpecialRules special,
            Ground ground,
            Switches switches) {
        this.system = system;
        this.terrain = terrain;
        this.battleground = battleground;
        this.special = special;
        this.ground = ground;
        this.carreOnSlope = switches.is("carreOnSlope", "ALLOW");
        this.skirmishInWoods = switches.is("skirmishInGO", "ALLOW");
        this.disorderedInGeneralOrder = switches.is("disorder.inGO", "GO");
    }

    /** The ids of the rules of formation and ground that a unit placed so would break as errors. */
    public Set<String> faults(Unit unit, Placement placement) {
        return new Faults()
                .note("LB-FORM-01", facesWrongly(placement))
                .note("LB-FORM-02", notClear(placement).isPresent())
                .note("LB-FORM-03", misplaced(unit, placement).isPresent())
                .note("LB-FORM-18", disorderly(unit, placement).isPresent())
                .note("LB-FORM-22", forbidden(unit, placement))
                .ids();
    }

    /** What a formation faces: nothing if no rule or special rule says. */
    public FacingKind kind(String formation) {
        Optional<FacingKind> ofSystem = system.formation(formation).map(FormationType::facing);
        return ofSystem.orElseGet(() -> special.extraFormations(formation).stream()
                .flatMap(rule -> rule.text("facing").stream())
                .findFirst()
                .map(FormationFaults::kindNamed)
                .orElse(FacingKind.NONE));
    }

    private static FacingKind kindNamed(String facing) {
        return switch (facing) {
            case "side" -> FacingKind.SIDE;
            case "corner" -> FacingKind.CORNER;
            default -> FacingKind.NONE;
        };
    }

    /**
     * Whether a unit, or a part of it, faces nothing or the wrong kind of thing for its formation. A battery may face a
     * corner as far as this goes: with a line it must.
     */
    public boolean facesWrongly(Placement placement) {
        String formation = formation(placement);
        FacingKind kind = kind(formation);
        boolean corners = kind == FacingKind.CORNER
                || system.formation(formation)
                        .filter(type -> type.effects().has("lineSides"))
                        .isPresent();
        return kind != FacingKind.NONE
                && !Units.routed(placement)
                && placement.hex().isPresent()
                && !terrain.facesAsWorks(placement)
                && (!isOf(kind, corners, placement.facing())
                        || placement.parts().stream()
                                .anyMatch(part -> part.facing() != null && !isOf(kind, corners, part.facing())));
    }

    private static boolean isOf(FacingKind kind, boolean corners, @Nullable Facing facing) {
        return FacingKind.of(facing) == FacingKind.CORNER
                ? corners
                : kind == FacingKind.SIDE && FacingKind.of(facing) == FacingKind.SIDE;
    }

    /** The first hex that is not clear under a line or carré (LB 16). */
    public Optional<Misfit> notClear(Placement placement) {
        return switch (formation(placement)) {
            case Formations.LINE ->
                first(
                        placement,
                        hex -> !battleground.clear(hex) || !terrain.allows(hex, "lineAllowed"),
                        "is not clear");
            case Formations.CARRE ->
                first(
                        placement,
                        hex -> !battleground.clear(hex)
                                || !terrain.allows(hex, "carreAllowed")
                                || (!carreOnSlope && terrain.slope(hex)),
                        "is not clear");
            default -> Optional.empty();
        };
    }

    /**
     * The first hex whose terrain does not take a unit in good order in the formation it is in (LB 16); that it takes the
     * unit in none is another matter.
     */
    public Optional<Misfit> misplaced(Unit unit, Placement placement) {
        String formation = formation(placement);
        if (unit.arm().equals(Units.ARTILLERY) || !Units.inOrder(placement)) {
            return Optional.empty();
        }
        Optional<Misfit> imposed = first(placement, battleground::generalOrder, "imposes general order");
        return switch (formation) {
            case Formations.COLUMN ->
                imposed.or(() -> first(placement, hex -> closed(hex, "columnAllowed", unit), "does not take columns"));
            case Formations.GENERAL_ORDER ->
                first(
                        placement,
                        hex -> terrain.known(hex) && !battleground.generalOrder(hex),
                        "does not impose general order");
            case Formations.SKIRMISH ->
                imposed.filter(none -> !skirmishInWoods)
                        .or(() -> first(
                                placement, hex -> closed(hex, "skirmishAllowed", unit), "does not take skirmishers"));
            default -> isExtra(formation) ? imposed : Optional.empty();
        };
    }

    /** Whether a formation is none of the series rules, but one that a special rule defines (LB 22). */
    boolean isExtra(String formation) {
        return system.formation(formation).isEmpty()
                && !special.extraFormations(formation).isEmpty();
    }

    private boolean closed(Hex hex, String field, Unit unit) {
        return !terrain.allows(hex, field) && !terrain.prohibited(hex, unit.arm());
    }

    /** The formation that disordered infantry must be in and is not (LB 16); a formation unsaid is none that is wrong. */
    public Optional<String> disorderly(Unit unit, Placement placement) {
        String formation = formation(placement);
        if (!unit.arm().equals(Units.INFANTRY)
                || formation.isEmpty()
                || !Units.disordered(placement)
                || Units.routed(placement)) {
            return Optional.empty();
        }
        return placement
                .hex()
                .filter(ground::contains)
                .map(this::inDisorder)
                .filter(needed -> !needed.equals(formation));
    }

    /** The formation that disordered infantry is in. */
    public String inDisorder(Hex hex) {
        return disorderedInGeneralOrder ? massed(hex) : Formations.COLUMN;
    }

    /** Column, or general order where the terrain imposes it. */
    public String massed(Hex hex) {
        return battleground.generalOrder(hex) ? Formations.GENERAL_ORDER : Formations.COLUMN;
    }

    /** The ways to bring a unit into column, or general order where its ground imposes it. */
    public List<Option> massed(PlacedUnit placed, Cures cures) {
        return placed.placement()
                .hex()
                .map(hex -> cures.into(massed(hex), placed.occupant()))
                .orElse(List.of());
    }

    /** Whether a unit is in a formation that it may not use; disorder leaves it no choice. */
    public boolean forbidden(Unit unit, Placement placement) {
        return !Units.routed(placement)
                && !(Units.disordered(placement) && Formations.COLUMN.equals(placement.formation()))
                && forbidden(unit, formation(placement));
    }

    /**
     * Whether a unit may not use a formation: one that its arm, its counter or its nation does not have (LB 22, 38).
     * General order is no choice, and a carré of another arm than infantry is LB-FORM-11.
     */
    public boolean forbidden(Unit unit, String formation) {
        return whyForbidden(unit, formation).isPresent();
    }

    /** Why a unit may not use a formation, as {@link #forbidden(Unit, String)} tells. */
    public Optional<String> whyForbidden(Unit unit, String formation) {
        Optional<FormationType> type = system.formation(formation);
        List<Attributes> further = special.extraFormations(formation);
        if (type.isEmpty() && further.isEmpty()) {
            return Optional.empty();
        }
        if (type.isPresent()
                && system.arm(unit.arm()).isPresent()
                && !type.get().arms().contains(unit.arm())) {
            return formation.equals(Formations.CARRE)
                    ? Optional.empty()
                    : Optional.of("which is not for " + unit.arm());
        }
        List<String> permitted = unit.attributes().texts("formations");
        boolean unlisted = !permitted.isEmpty()
                && permitted.stream().noneMatch(formation::equalsIgnoreCase)
                && !formation.equals(Formations.GENERAL_ORDER);
        boolean noCarre = formation.equals(Formations.CARRE)
                && unit.attributes().has("mayFormCarre")
                && !unit.attributes().flag("mayFormCarre");
        boolean ofOthers = !further.isEmpty()
                && further.stream()
                        .map(rule -> rule.texts("nationalities"))
                        .noneMatch(nations -> nations.isEmpty() || nations.contains(unit.nationality()));
        if (unlisted) {
            return Optional.of("only " + String.join(", ", permitted));
        }
        return noCarre
                ? Optional.of("which its counter rules out")
                : ofOthers ? Optional.of("which is of other nations") : Optional.empty();
    }

    private Optional<Misfit> first(Placement placement, Predicate<Hex> wrong, String why) {
        return Units.routed(placement)
                ? Optional.empty()
                : placement.hexes().stream()
                        .filter(hex -> ground.contains(hex) && wrong.test(hex))
                        .findFirst()
                        .map(hex -> new Misfit(hex, why));
    }

    private static String formation(Placement placement) {
        return Optional.ofNullable(placement.formation()).orElse("");
    }
}
