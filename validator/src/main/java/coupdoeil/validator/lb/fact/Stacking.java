package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.cure.Faults;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

/** Who may stand with whom, and how many, for any units of one side in a hex, the top first (LB 10, 16, 19). */
public final class Stacking {

    /** Two units that may not stand together, the upper one first. */
    public record Clash(Occupant upper, Occupant lower) {}

    private final Attributes table;
    private final List<String> withGuns;
    private final boolean cavalryAlone;
    private final RuleSystem system;
    private final Loads loads;
    private final Formations formations;
    private final Terrain terrain;
    private final Battleground ground;
    private final SpecialRules special;
    private final boolean limberedFootWithCavalry;
    private final boolean gunsMarchAlong;

    public Stacking(
            RuleSystem system,
            Loads loads,
            Formations formations,
            Terrain terrain,
            Battleground ground,
            SpecialRules special,
            Switches switches) {
        this.system = system;
        this.table = system.tables().nested("stacking");
        this.withGuns = system.tables().nested("mixing").texts("artilleryWith");
        this.cavalryAlone = system.tables().nested("mixing").flag("cavalryAlone");
        this.loads = loads;
        this.formations = formations;
        this.terrain = terrain;
        this.ground = ground;
        this.special = special;
        this.limberedFootWithCavalry = switches.is("stack.limberedFoot", "ALLOW");
        this.gunsMarchAlong = switches.is("roadMarch.guns", "COUNT");
    }

    /** Increments of infantry that fire along with a battery. @param limit an entry of the stacking table */
    public int firingWithGuns(String limit) {
        return table.integer(limit, Integer.MAX_VALUE);
    }

    /** The rules of LB-STACK, errors only, that units standing in a hex break. */
    public Set<String> faults(List<Occupant> units, Hex hex) {
        return new Faults()
                .note("LB-STACK-01", overChart(units, hex))
                .note("LB-STACK-02", overRegiment(units, hex).isPresent())
                .note("LB-STACK-03", formationClash(units).isPresent())
                .note("LB-STACK-04", cavalryClash(units).isPresent())
                .note("LB-STACK-05", skirmishClash(units).isPresent())
                .note("LB-STACK-07", overMixed(units, hex))
                .note("LB-STACK-08", nationalityClash(units).isPresent())
                .note("LB-STACK-09", overRoadMarch(units))
                .note("LB-STACK-11", crowded(units).size() > 1)
                .note("LB-STACK-14", overCap(units, hex).isPresent())
                .note("LB-STACK-16", overFormation(units).isPresent())
                .ids();
    }

    /**
     * Whether a hex holds units that pass through it one after the other and do not end there: how many they are counts, who may
     * not stay with whom does not (LB 10, 16, 19, 44). Cavalry and others, who never stand together, are counted apart.
     *
     * @param load of cavalry alone or of others alone
     */
    boolean passes(Load load, Hex hex) {
        boolean marchTooLong = load.units(kind -> marches(kind, load)) > 1
                && load.increments(kind -> marches(kind, load)) > formations.roadIncrements();
        boolean overChart = noRowAdmits(load, hex) && (mixed(load) || !marchTooLong);
        return !overChart
                && overRegiment(load, hex).isEmpty()
                && overCap(load, hex).isEmpty()
                && overFormation(load).isEmpty();
    }

    private boolean marches(Load.Kind kind, Load load) {
        return load.units(Stacking::inRoadMarch) > 0
                && (inRoadMarch(kind)
                        || (gunsMarchAlong
                                && kind.arm().equals(Units.ARTILLERY)
                                && kind.formation().equals(Formations.LIMBERED)));
    }

    private static boolean inRoadMarch(Load.Kind kind) {
        return kind.formation().equals(Formations.ROAD_MARCH);
    }

    /** Whether no row of the chart admits the units, and no closer rule says why (LB 10). */
    public boolean overChart(List<Occupant> units, Hex hex) {
        Load load = loads.load(units);
        return noRowAdmits(load, hex)
                && !mixed(load)
                && overRegiment(load, hex).isEmpty()
                && cavalryClash(units).isEmpty()
                && !overRoadMarch(units);
    }

    /** Whether infantry and artillery together are more than any row admits (LB 16, 25). */
    public boolean overMixed(List<Occupant> units, Hex hex) {
        Load load = loads.load(units);
        return mixed(load) && noRowAdmits(load, hex) && cavalryClash(units).isEmpty();
    }

    private boolean noRowAdmits(Load load, Hex hex) {
        List<Attributes> rows = terrain.stacking(hex);
        return load.units(any -> true) > 0
                && !rows.isEmpty()
                && !marching(load, hex)
                && rows.stream().noneMatch(row -> loads.admits(row, load));
    }

    /**
     * Whether all the units march by a road, within its limit: the road, not the terrain around it, holds them. Limbered
     * guns by themselves are in no road march, so what the chart says of guns holds for them on a road too (LB 10).
     */
    private boolean marching(Load load, Hex hex) {
        boolean chartKnowsGuns = terrain.stacking(hex).stream().anyMatch(Loads::capsGuns);
        return terrain.onRoad(hex)
                && load.increments(any -> true) <= formations.roadIncrements()
                && load.units(kind -> !inRoadMarch(kind) && !kind.formation().equals(Formations.LIMBERED)) == 0
                && (!chartKnowsGuns || load.units(Stacking::inRoadMarch) > 0);
    }

    private static boolean mixed(Load load) {
        return load.units(Units.INFANTRY) > 0 && load.units(Units.ARTILLERY) > 0;
    }

    /**
     * The arm of which there is more in a clear hex than one regiment or 18 increments; a line of infantry has no
     * regiment to plead (LB 16). With guns among them the chart says how many regiments, if it has rows.
     */
    public Optional<String> overRegiment(List<Occupant> units, Hex hex) {
        return overRegiment(loads.load(units), hex);
    }

    private Optional<String> overRegiment(Load load, Hex hex) {
        if (!ground.clear(hex)) {
            return Optional.empty();
        }
        boolean byChart =
                load.units(Units.ARTILLERY) > 0 && !terrain.stacking(hex).isEmpty();
        int limit = mostIncrements();
        for (String arm : List.of(Units.INFANTRY, Units.CAVALRY)) {
            boolean line = inLine(load, arm);
            boolean several = !byChart && load.regiments(arm) > 1;
            if (load.increments(arm) > limit && (line || several)) {
                return Optional.of(arm);
            }
        }
        return Optional.empty();
    }

    /** Increments that a clear hex holds of more than one regiment. */
    public int mostIncrements() {
        return table.integer("increments", Integer.MAX_VALUE);
    }

    /** Whether it is infantry, and in line: then no regiment stands for more than a hex holds. */
    public boolean inLine(List<Occupant> units, String arm) {
        return inLine(loads.load(units), arm);
    }

    private static boolean inLine(Load load, String arm) {
        return arm.equals(Units.INFANTRY)
                && load.units(kind -> kind.arm().equals(arm) && kind.formation().equals(Formations.LINE)) > 0;
    }

    /**
     * The first two units of an arm in different formations, limbered guns and unlimbered ones among them, or guns with
     * infantry in road march that they do not march along with (LB 16); units in none, and routed ones, clash with nobody.
     */
    public Optional<Clash> formationClash(List<Occupant> units) {
        return firstClash(
                formed(units),
                (upper, lower) -> upper.arm().equals(lower.arm())
                        ? differ(upper, lower)
                        : (isGun(upper) || isGun(lower))
                                && outOfPlace(upper, lower)
                                && !skirmishing(upper)
                                && !skirmishing(lower));
    }

    /** The first two units of which one skirmishes and the other does not, guns among them (LB 19). */
    public Optional<Clash> skirmishClash(List<Occupant> units) {
        return firstClash(
                formed(units),
                (upper, lower) -> differ(upper, lower)
                        && (skirmishing(upper) || skirmishing(lower))
                        && (!(isGun(upper) || isGun(lower)) || outOfPlace(upper, lower)));
    }

    /** Whether of two units one is a battery, the other infantry in a formation of the rules that guns do not stand with. */
    private boolean outOfPlace(Occupant upper, Occupant lower) {
        Occupant gun = isGun(upper) ? upper : lower;
        Occupant other = isGun(upper) ? lower : upper;
        String formation = Formations.of(other);
        boolean along = formation.equals(Formations.ROAD_MARCH) && gunsMarchAlong && limbered(gun);
        return other.arm().equals(Units.INFANTRY)
                && system.formation(formation).isPresent()
                && !withGuns.contains(formation)
                && !along;
    }

    private static boolean isGun(Occupant unit) {
        return unit.arm().equals(Units.ARTILLERY);
    }

    private static boolean limbered(Occupant unit) {
        return Formations.of(unit).equals(Formations.LIMBERED);
    }

    private static List<Occupant> formed(List<Occupant> units) {
        return units.stream()
                .filter(unit -> !Formations.of(unit).isEmpty() && !Units.routed(unit.placement()))
                .toList();
    }

    private static boolean differ(Occupant upper, Occupant lower) {
        return !Formations.of(upper).equals(Formations.of(lower));
    }

    public static boolean skirmishing(Occupant unit) {
        return Formations.of(unit).equals(Formations.SKIRMISH);
    }

    /**
     * The infantry that skirmishes in a hex, if more than may: several units, or one so large that it may exceed the limit
     * (LB 19). One that is badly spread, LB-FORM-05, is left out.
     */
    public List<Occupant> crowded(List<Occupant> there) {
        List<Occupant> skirmishers = Occupant.ofArm(there, Units.INFANTRY).stream()
                .filter(Stacking::skirmishing)
                .filter(unit ->
                        loads.increments(unit) <= skirmishIncrements() || loads.whole(unit) > 2 * skirmishIncrements())
                .toList();
        return loads.increments(skirmishers) > skirmishIncrements() ? skirmishers : List.of();
    }

    /** Increments of skirmishers that a hex holds and that fire from it. */
    public int skirmishIncrements() {
        return table.integer("skirmishIncrements", Integer.MAX_VALUE);
    }

    /** Cavalry, and what it may not stay with: infantry, unlimbered guns, horse artillery, limbered guns by a switch. */
    public Optional<Clash> cavalryClash(List<Occupant> units) {
        return firstClash(
                units,
                (upper, lower) -> (cavalry(upper) && barsCavalry(lower)) || (cavalry(lower) && barsCavalry(upper)));
    }

    private static boolean cavalry(Occupant unit) {
        return unit.arm().equals(Units.CAVALRY);
    }

    private boolean barsCavalry(Occupant unit) {
        boolean limberedFoot = isGun(unit)
                && limbered(unit)
                && unit.unit()
                        .flatMap(battery -> battery.attributes().text("kind"))
                        .filter("foot"::equals)
                        .isPresent();
        return cavalryAlone && !cavalry(unit) && !(limberedFoot && limberedFootWithCavalry);
    }

    /** The first two units whose nations a special rule keeps apart. */
    public Optional<Clash> nationalityClash(List<Occupant> units) {
        List<Attributes> bans = special.all("no-common-stack");
        return firstClash(
                units,
                (upper, lower) -> !nation(upper).equals(nation(lower))
                        && bans.stream()
                                .anyMatch(ban -> ban.texts("nationalities").contains(nation(upper))
                                        && ban.texts("nationalities").contains(nation(lower))));
    }

    public static String nation(Occupant unit) {
        return unit.unit().map(Unit::nationality).orElse("");
    }

    /** Whether more march in the hex than a road holds, several units sharing it; one unit alone is too short (LB 16). */
    public boolean overRoadMarch(List<Occupant> units) {
        List<Occupant> column = marchers(units);
        return column.stream().map(Occupant::placement).distinct().count() > 1
                && loads.increments(column) > formations.roadIncrements();
    }

    /** The units in road march and, by a switch, the limbered guns that march along with them; none without the former. */
    public List<Occupant> marchers(List<Occupant> units) {
        return inRoadMarch(units).isEmpty()
                ? List.of()
                : units.stream()
                        .filter(unit -> Formations.of(unit).equals(Formations.ROAD_MARCH)
                                || (gunsMarchAlong && isGun(unit) && limbered(unit)))
                        .toList();
    }

    private static List<Occupant> inRoadMarch(List<Occupant> units) {
        return units.stream()
                .filter(unit -> Formations.of(unit).equals(Formations.ROAD_MARCH))
                .toList();
    }

    /** The special rule that caps the regiments of an arm in a hex and that the units break. */
    public Optional<Attributes> overCap(List<Occupant> units, Hex hex) {
        return overCap(loads.load(units), hex);
    }

    private Optional<Attributes> overCap(Load load, Hex hex) {
        return special.all("regiment-cap").stream()
                .filter(cap -> cap.texts("terrain").isEmpty()
                        || terrain.ids(hex).stream().anyMatch(cap.texts("terrain")::contains))
                .filter(cap -> load.regiments(cap.text("arm").orElse("")) > cap.integer("regiments", Integer.MAX_VALUE))
                .findFirst();
    }

    /** The definition of a further formation of which more increments are in a hex than it says (LB 22). */
    public Optional<Attributes> overFormation(List<Occupant> units) {
        return overFormation(loads.load(units));
    }

    private Optional<Attributes> overFormation(Load load) {
        return special.all(SpecialRules.EXTRA_FORMATION).stream()
                .filter(defined ->
                        load.increments(kind -> isOf(kind, defined)) > defined.integer("increments", Integer.MAX_VALUE))
                .findFirst();
    }

    /** Increments of some units that are in a further formation by this definition of it. */
    public int increments(List<Occupant> units, Attributes defined) {
        return loads.load(units).increments(kind -> isOf(kind, defined));
    }

    /** Whether units are in a further formation by this definition: several may share its name, each of some nations. */
    private boolean isOf(Load.Kind kind, Attributes defined) {
        List<String> nations = defined.texts("nationalities");
        return system.formation(kind.formation()).isEmpty()
                && defined.text("name")
                        .filter(kind.formation()::equalsIgnoreCase)
                        .isPresent()
                && (nations.isEmpty() || nations.contains(kind.nation()));
    }

    /** Whether a battery has the front of the line it stands with. */
    public static boolean servesLine(Placement placement) {
        return placement.faces() == FacingKind.CORNER;
    }

    /** What decides who clashes with whom: units alike in it clash with the same ones. */
    private record Trait(String arm, String formation, String kind, String nation) {

        static Trait of(Occupant unit) {
            String kind = unit.unit()
                    .flatMap(known -> known.attributes().text("kind"))
                    .orElse("");
            return new Trait(unit.arm(), Formations.of(unit), kind, Stacking.nation(unit));
        }
    }

    /** The first two that clash: of units that are alike only the first two can be among them. */
    private static Optional<Clash> firstClash(List<Occupant> all, BiPredicate<Occupant, Occupant> clash) {
        Map<Trait, Integer> alike = new HashMap<>();
        List<Occupant> units = all.stream()
                .filter(unit -> alike.merge(Trait.of(unit), 1, Integer::sum) <= 2)
                .toList();
        for (int i = 0; i < units.size(); i++) {
            for (int k = i + 1; k < units.size(); k++) {
                if (clash.test(units.get(i), units.get(k))) {
                    return Optional.of(new Clash(units.get(i), units.get(k)));
                }
            }
        }
        return Optional.empty();
    }

    /** What a hex holds of such units, in words: of a further formation by its definition what that says, if they are more. */
    public String limits(List<Occupant> units, Hex hex) {
        return overFormation(units)
                .map(defined -> defined.integer("increments", 0) + " increments in "
                        + defined.text("name").orElse(""))
                .orElseGet(() -> limits(hex, terrain));
    }

    /** What a hex holds, in words. */
    public static String limits(Hex hex, Terrain terrain) {
        List<Attributes> rows = terrain.stacking(hex);
        return rows.isEmpty()
                ? "nothing that the chart says"
                : rows.stream().map(Loads::text).distinct().collect(Collectors.joining(", or "));
    }
}
