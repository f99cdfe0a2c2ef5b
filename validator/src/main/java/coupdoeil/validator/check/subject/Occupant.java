package coupdoeil.validator.check.subject;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A piece, or a part of it, in a hex.
 *
 * @param side id of its side; empty if it belongs to no army
 * @param part the part of it that is here; null if this is the hex it stands in itself
 */
public record Occupant(Piece piece, Placement placement, String side, Placement.@Nullable Part part) {

    /** Those of an arm. */
    public static List<Occupant> ofArm(Collection<Occupant> occupants, String arm) {
        return occupants.stream().filter(unit -> unit.arm().equals(arm)).toList();
    }

    /** The same piece placed otherwise, as it stands in its own hex. */
    public Occupant placed(Placement otherwise) {
        return new Occupant(piece, otherwise, side, null);
    }

    /** The piece by name. */
    public SubjectRef ref() {
        return new SubjectRef(isLeader() ? "leader" : "unit", piece.id(), piece.name());
    }

    /** Whether this is an extension marker and not the piece itself. */
    public boolean isExtension() {
        return part != null;
    }

    public boolean isLeader() {
        return piece instanceof Leader;
    }

    /** The unit; empty for a leader. */
    public Optional<Unit> unit() {
        return piece instanceof Unit unit ? Optional.of(unit) : Optional.empty();
    }

    /** The unit's arm; empty for a leader. */
    public String arm() {
        return piece instanceof Unit unit ? unit.arm() : "";
    }

    /** Its formation; empty if unsaid. */
    public String formation() {
        return Optional.ofNullable(placement.formation()).orElse("");
    }

    /** What it faces here: an extension's own facing, else the piece's. */
    public Optional<Facing> facing() {
        Placement.Part here = part;
        return Optional.ofNullable(here == null || here.facing() == null ? placement.facing() : here.facing());
    }

    /** Its place in the stack here, 1 on top. */
    public Optional<Integer> stackPlace() {
        Placement.Part here = part;
        return Optional.ofNullable(here == null ? placement.stack() : here.stack());
    }
}
