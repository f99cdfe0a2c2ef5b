package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Piece;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Units and leaders by their names, in a line that tells of a few and counts the others. */
public final class PieceNames {

    private static final int MOST = 3;

    private PieceNames() {}

    /** Empty if there are none. */
    public static Optional<String> of(Session session, List<String> pieces) {
        if (pieces.isEmpty()) {
            return Optional.empty();
        }
        String names = pieces.stream()
                .limit(MOST)
                .map(id -> session.roster().piece(id).map(Piece::name).orElse(id))
                .collect(Collectors.joining(", "));
        int more = pieces.size() - MOST;
        return Optional.of(more > 0 ? Messages.text("status.more", names, more) : names);
    }
}
