package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.Optional;

/** The topmost line of infantry of each side in a hex, which its batteries there stand with (LB 16): a fact. */
public final class HexLines {

    private record Company(Hex hex, String side) {}

    private final Memo<Company, Optional<Occupant>> lines;

    public HexLines(SharedHexFaults shared, Occupancy occupancy, Tracker tracker) {
        this.lines = new Memo<>(
                tracker,
                company -> shared.line(occupancy.at(company.hex()).stream()
                        .filter(other -> !other.isLeader() && other.side().equals(company.side()))
                        .toList()));
    }

    /** The line of its side in a unit's own hex, which may be the unit itself; empty if there is none. */
    public Optional<Occupant> with(PlacedUnit placed) {
        return placed.placement().hex().flatMap(hex -> lines.get(new Company(hex, placed.side())));
    }
}
