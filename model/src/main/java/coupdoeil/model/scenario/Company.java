package coupdoeil.model.scenario;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Settles where those stand who are with another piece of the set-up; of a piece placed twice the first counts. */
final class Company {

    private final Map<String, @Nullable Position> positions = new HashMap<>();

    private Company(List<Placement> setup) {
        setup.forEach(placement -> positions.putIfAbsent(placement.piece(), placement.position()));
    }

    /** The set-up with everybody where his company is; whoever stays is the same object, and so is the list if all do. */
    @SuppressWarnings("ReferenceEquality") // Whoever stays is told by being the same.
    static List<Placement> settled(List<Placement> setup) {
        if (setup.stream().noneMatch(placement -> placement.position() instanceof Position.Attached)) {
            return setup;
        }
        Company company = new Company(setup);
        List<Placement> settled = new ArrayList<>(setup.size());
        boolean same = true;
        for (Placement placement : setup) {
            Position position = company.settled(placement.position());
            settled.add(position == placement.position() ? placement : placement.withPosition(position));
            same &= position == placement.position();
        }
        return same ? setup : settled;
    }

    /** The same of tokens, which may be with a piece. */
    static List<Token> settled(List<Token> tokens, List<Placement> setup) {
        if (tokens.stream().noneMatch(token -> token.position() instanceof Position.Attached)) {
            return tokens;
        }
        Company company = new Company(setup);
        return tokens.stream()
                .map(token -> new Token(
                        token.id(), token.kind(), token.of(), company.settled(token.position()), token.attributes()))
                .toList();
    }

    private Position settled(Position written) {
        if (!(written instanceof Position.Attached with)) {
            return written;
        }
        Position at = end(with);
        return Objects.equals(at, with.at()) ? written : new Position.Attached(with.piece(), at);
    }

    /** Follows a chain to its end, and has everybody on the way remember it, so that all chains together stay linear. */
    private @Nullable Position end(Position.Attached first) {
        Map<String, Position> way = new HashMap<>();
        Position position = first;
        while (position instanceof Position.Attached with && !way.containsKey(with.piece())) {
            way.put(with.piece(), position);
            position = positions.get(with.piece());
        }
        @Nullable Position end = position instanceof Position.Attached ? null : position;
        way.keySet().forEach(piece -> positions.put(piece, end));
        return end;
    }
}
