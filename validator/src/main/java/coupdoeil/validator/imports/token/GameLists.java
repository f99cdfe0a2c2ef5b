package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Lists for a game whose commanders have a rating in brackets at the end of their line, as {@code Lagrange - Bold (8)} above {@code
 * 2/12th Line - Reliable}: the rating ends what the line names, the line heads those below it, and what stands behind a dash of one
 * of those is said of it. Linear in the words.
 */
public final class GameLists {

    /** So many such commanders in a list are no chance. */
    private static final int FEWEST = 3;

    private static final int HIGHEST_RATING = 12;
    private static final int MOST_SAID = 2;
    private static final Tags COUNTED = Tag.UNITS.union(Tag.MEASURES);

    private GameLists() {}

    /** The lines without what only the game says; the same lines if they are of no game. */
    public static List<TokenLine> plain(List<TokenLine> lines) {
        int led = 0;
        for (int at = 0; at + 1 < lines.size() && led < FEWEST; at++) {
            boolean heads = isRated(lines.get(at).tokens(), true)
                    && !isRated(lines.get(at + 1).tokens(), true)
                    && !lines.get(at + 1).source().afterBlank();
            led += heads ? 1 : 0;
        }
        return led < FEWEST ? lines : Lists.mapped(lines, GameLists::plain);
    }

    private static TokenLine plain(TokenLine line) {
        List<Token> tokens = line.tokens();
        int dash = dash(tokens);
        if (isRated(tokens, false)) {
            int end = dash > 0 ? dash : tokens.size() - 3;
            List<Token> heading = new ArrayList<>(tokens.subList(0, end));
            heading.add(Headings.colonAt(tokens.get(end)));
            return new TokenLine(line.source(), heading, line.kind(), line.told());
        }
        boolean said = dash > 0;
        for (int at = dash + 1; said && at < tokens.size(); at++) {
            said = isSaid(tokens.get(at)) || tokens.get(at - 1).isSign("+"); // Light cavalry +1
        }
        return said ? new TokenLine(line.source(), tokens.subList(0, dash), line.kind(), line.told()) : line;
    }

    /** @param apart whether a dash must stand before the rating, or before a word or two that go with it */
    private static boolean isRated(List<Token> tokens, boolean apart) {
        int open = tokens.size() - 3;
        boolean rating = open > 0
                && tokens.get(open).isSign("(")
                && tokens.get(open + 1).kind() == Token.Kind.NUMBER
                && tokens.get(open + 1).value() <= HIGHEST_RATING
                && tokens.get(open + 2).isSign(")");
        int dash = rating ? dash(tokens) : 0;
        if (!rating || apart && dash == 0) {
            return false;
        }
        int end = dash > 0 ? dash : open;
        List<Token> name = tokens.subList(0, end);
        boolean unit = Lists.any(
                name, token -> token.isNumber() || token.isOrdinal() || token.isAny(COUNTED) || token.is(Tag.CALIBRE));
        boolean arm = Lists.any(name, token -> token.isAny(Tag.ARMS))
                && !tokens.get(1).isSign("(");
        return !unit
                && !arm
                && tokens.get(0).isCapitalised()
                && open - end <= 1 + MOST_SAID
                && Lists.all(tokens.subList(end, open), GameLists::isSaid);
    }

    /** Where a dash with blanks about it stands; 0 if none does. */
    private static int dash(List<Token> tokens) {
        for (int at = 1; at + 1 < tokens.size(); at++) {
            Token token = tokens.get(at);
            boolean apart = token.gap() > 0 && tokens.get(at + 1).gap() > 0;
            if (apart && (token.isSign("-") || token.isSign("–") || token.isSign("—"))) {
                return at;
            }
        }
        return 0;
    }

    private static boolean isSaid(Token token) {
        return !token.isNumber() && !token.isOrdinal() && !token.isAny(COUNTED) && !token.isAny(Tag.FORMATIONS);
    }
}
