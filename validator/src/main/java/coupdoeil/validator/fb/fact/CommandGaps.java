package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.hexes.Occupancy;
import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalInt;

/** Why somebody is out of reach of a leader, or a train, on the map: too far, by too long a way, or cut off by whom (FB 4.3.1). */
public final class CommandGaps {

    private final CommandPaths paths;
    private final ReactionZones zones;
    private final Occupancy occupancy;
    private final HexGrid grid;

    /** @param cut where the enemy cuts the line of communication */
    public record Gap(int distance, String why, Optional<Hex> cut) {}

    public CommandGaps(CommandPaths paths, ReactionZones zones, Occupancy occupancy, HexGrid grid) {
        this.paths = paths;
        this.zones = zones;
        this.occupancy = occupancy;
        this.grid = grid;
    }

    /** @param hexes those of whoever is out of reach, at least one */
    public Gap of(String side, CommandStatus.Command command, Collection<Hex> hexes) {
        return of(side, command.hex(), command.radius(), hexes);
    }

    /** @param from where the line of communication begins @param radius how long it may be */
    public Gap of(String side, Hex from, int radius, Collection<Hex> hexes) {
        Hex to = hexes.stream().min(Comparator.comparingInt(from::distance)).orElseThrow();
        int distance = from.distance(to);
        if (distance > radius) {
            return new Gap(distance, "is " + Counted.hexes(distance) + " away, radius " + radius, Optional.empty());
        }
        Optional<Hex> cut = paths.cut(side, from, to, radius);
        if (cut.isPresent()) {
            String why = "is within radius " + radius + ", but " + cutter(side, cut.get())
                    + " cuts the line of communication at " + grid.label(cut.get());
            return new Gap(distance, why, cut);
        }
        // Twice the radius, and round an obstacle beside him: further away a way round is none that helps.
        OptionalInt way = paths.length(side, from, to, 2 * radius + 2);
        String ground = way.isPresent()
                ? "the line of communication is " + Counted.hexes(way.getAsInt()) + " long"
                : "ground that leaders cannot pass lies between";
        return new Gap(distance, "is within radius " + radius + ", but " + ground, Optional.empty());
    }

    private String cutter(String side, Hex hex) {
        return occupancy.at(hex).stream()
                .filter(other -> other.unit().isPresent()
                        && !other.side().isEmpty()
                        && !other.side().equals(side))
                .findFirst()
                .map(enemy -> enemy.piece().name())
                .or(() -> zones.against(side, hex).stream()
                        .findFirst()
                        .map(zone -> "the reaction zone of " + zone.by().piece().name()))
                .orElse("the enemy");
    }
}
