package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;

/** A part of a line that is half put together, from pieces with commas between them. */
final class Draft {

    /** What a part of a unit is not called by. */
    private static final Tags WHOLE = Tag.ARMS.union(Tags.of(Tag.CALIBRE, Tag.NATION, Tag.ONFOOT, Tag.MOUNTED));

    final Piece piece;
    PartKind kind;
    final List<Token> person = new ArrayList<>();
    final List<String> doubts = new ArrayList<>();
    final boolean bare;
    boolean subunit;

    Draft(Piece piece) {
        this.piece = piece;
        this.kind = Kinds.of(piece);
        this.bare = isBare(piece);
        this.subunit = isSubunit(piece);
    }

    boolean isTroops() {
        return kind == PartKind.UNIT || kind == PartKind.ARM || kind == PartKind.NAME;
    }

    /** Whether it has numbers and nothing to go with them. */
    static boolean isBare(Piece piece) {
        for (Token word : piece.words) {
            if (word.isWord() && !word.is(Tag.ORDINAL) && !word.is(Tag.CONNECT)) {
                return false;
            }
        }
        return !piece.words.isEmpty();
    }

    /** A part of something that another piece names: {@code 1st battalion}, {@code 4th Regt}, {@code bat. réuni}. */
    private static boolean isSubunit(Piece piece) {
        Tags tags = piece.tags();
        return tags.hasAny(Tag.UNITS) && !tags.hasAny(WHOLE) && piece.names() == 0;
    }
}
