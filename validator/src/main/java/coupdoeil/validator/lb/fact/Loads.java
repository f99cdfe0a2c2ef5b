package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.Occupant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * How much stands in a hex, by the share of each unit in it, and whether a row of the stacking chart admits it (LB 10,
 * 16).
 *
 * <p>A share is what the placement writes for the hex. Unwritten, line and skirmish formations spread evenly, what is
 * over or short lying with the unit's own hex, and a road march fills each hex before the next.
 */
public final class Loads {

    private final Formations formations;
    private final Units units;
    private final Organisation organisation;
    private final boolean battalionsAreOneRegiment;

    public Loads(Formations formations, Units units, Organisation organisation, Switches switches) {
        this.formations = formations;
        this.units = units;
        this.organisation = organisation;
        this.battalionsAreOneRegiment = switches.is("stack.regimentAsBattalions", "YES");
    }

    /** Increments that a unit has in the hex of this occupant; 0 for a leader. */
    public int increments(Occupant occupant) {
        return occupant.unit()
                .map(unit -> share(unit, occupant.placement(), occupant.part()))
                .orElse(0);
    }

    /** Increments of the whole unit, wherever its parts are. */
    int whole(Occupant occupant) {
        return units.increments(occupant);
    }

    public int increments(Collection<Occupant> occupants) {
        return occupants.stream().mapToInt(this::increments).sum();
    }

    public int increments(Collection<Occupant> occupants, String arm) {
        return increments(Occupant.ofArm(occupants, arm));
    }

    /** Regiments that the occupants of an arm count as: battalions of one regiment together as one, if the switch says so. */
    public int regiments(Collection<Occupant> occupants, String arm) {
        Set<String> regiments = new HashSet<>();
        for (Occupant occupant : Occupant.ofArm(occupants, arm)) {
            occupant.unit().map(this::regiment).ifPresent(regiments::add);
        }
        return regiments.size();
    }

    /** What a unit counts as among regiments: its regiment if battalions of one count together, else itself. */
    String regiment(Unit unit) {
        return battalionsAreOneRegiment ? organisation.regiment(unit) : unit.id();
    }

    /** The id of the battalion or regiment of which a unit is a company; empty if it is none. */
    Optional<String> companyOf(Unit unit) {
        return units.size(unit).equals(Units.COMPANY) ? unit.under().to(Belonging.REGIMENT) : Optional.empty();
    }

    /** Battalions that a unit counts as that is no company. */
    int battalions(Unit unit) {
        return organisation.countAsBattalions(unit);
    }

    /** Battalions that the infantry among the occupants counts as; companies of one battalion or regiment together as one. */
    public int battalions(Collection<Occupant> occupants) {
        return load(occupants).battalions();
    }

    /** What some occupants are in all. */
    public Load load(Collection<Occupant> occupants) {
        return new Load(this, occupants);
    }

    public int batteries(Collection<Occupant> occupants) {
        return Occupant.ofArm(occupants, Units.ARTILLERY).size();
    }

    /** Whether a row of the stacking chart admits a load: it caps every arm there is in it, and none is above a cap. */
    boolean admits(Attributes row, Load load) {
        List<String> only = row.texts("formations");
        if (!only.isEmpty() && load.units(kind -> !only.contains(kind.formation())) > 0) {
            return false;
        }
        for (String arm : List.of(Units.INFANTRY, Units.CAVALRY, Units.ARTILLERY)) {
            if (load.units(arm) > 0 && !admits(row, load, arm)) {
                return false;
            }
        }
        return true;
    }

    private static boolean admits(Attributes row, Load load, String arm) {
        boolean capped = false;
        for (String cap : List.of("Increments", "Regiments", "Battalions")) {
            if (row.has(arm + cap)) {
                capped = true;
                if (count(load, arm, cap) > row.integer(arm + cap, 0)) {
                    return false;
                }
            }
        }
        if (arm.equals(Units.ARTILLERY) && row.has("batteries")) {
            return load.units(Units.ARTILLERY) <= row.integer("batteries", 0);
        }
        return capped;
    }

    private static int count(Load load, String arm, String cap) {
        return switch (cap) {
            case "Increments" -> load.increments(arm);
            case "Regiments" -> load.regiments(arm);
            default -> load.battalions();
        };
    }

    /** Whether a row of the stacking chart says how many guns it admits. */
    static boolean capsGuns(Attributes row) {
        return row.has("batteries") || row.has("artilleryIncrements");
    }

    /** What stands there in words, counted as charts count: "2 battalions (12 increments), 1 battery (2 increments)". */
    public String text(Collection<Occupant> occupants) {
        List<String> texts = new ArrayList<>();
        if (!Occupant.ofArm(occupants, Units.INFANTRY).isEmpty()) {
            texts.add(counted(battalions(occupants), "battalion") + " (" + counted(occupants, Units.INFANTRY) + ")");
        }
        if (!Occupant.ofArm(occupants, Units.CAVALRY).isEmpty()) {
            texts.add(counted(regiments(occupants, Units.CAVALRY), "regiment") + " of cavalry ("
                    + counted(occupants, Units.CAVALRY) + ")");
        }
        int batteries = batteries(occupants);
        if (batteries > 0) {
            texts.add(batteries + (batteries == 1 ? " battery (" : " batteries (") + counted(occupants, Units.ARTILLERY)
                    + ")");
        }
        return texts.isEmpty() ? "nothing" : String.join(", ", texts);
    }

    /** What a row of the stacking chart allows, in words: "1 battalion of infantry with 1 battery". */
    public static String text(Attributes row) {
        StringBuilder text = new StringBuilder();
        row.values().forEach((cap, value) -> {
            if (value instanceof Number number) {
                String words = cap.replaceAll("([A-Z])", " $1").toLowerCase(Locale.ROOT);
                text.append(text.isEmpty() ? "" : " with ")
                        .append(number)
                        .append(' ')
                        .append(number.intValue() == 1 ? singular(words) : words);
            }
        });
        return text.toString();
    }

    /** "infantry battalion" of "infantry battalions": the caps of a stacking chart are named in the plural. */
    private static String singular(String plural) {
        return plural.replaceAll("ies$", "y").replaceAll("s$", "");
    }

    private String counted(Collection<Occupant> occupants, String arm) {
        return counted(increments(occupants, arm), "increment");
    }

    private static String counted(int number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    /** @param part the part asked about; null for the unit's own hex */
    private int share(Unit unit, Placement placement, Placement.@Nullable Part part) {
        int left = units.increments(unit, placement);
        int unwritten = placement.parts().size() + 1;
        for (Placement.Part other : placement.parts()) {
            if (other.steps() != null) {
                left -= Math.max(0, other.steps());
                unwritten--;
            }
        }
        left = Math.max(0, left);
        if (part != null && part.steps() != null) {
            return Math.max(0, part.steps());
        }
        if (Formations.ROAD_MARCH.equals(placement.formation())) {
            return marching(placement, part, left);
        }
        // Even, the remainder with the unit's own hex: 5 in two hexes are 3 and 2, 14 in three 4 and twice 5.
        int even = (2 * left + unwritten - 1) / (2 * unwritten);
        return part == null ? left - even * (unwritten - 1) : even;
    }

    /** Road hexes fill up one after the other; whatever does not fit is in the last. */
    private int marching(Placement placement, Placement.@Nullable Part part, int increments) {
        int perHex = formations.roadIncrements();
        int before = part == null ? 0 : placement.parts().indexOf(part) + 1;
        int left = Math.max(0, increments - before * perHex);
        return before == placement.parts().size() ? left : Math.min(perHex, left);
    }
}
