package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.words.Folding;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Lines that were run together: a copied page has {@code … maréchal Davout.3ème division (général Gudin)1ère brigade (Petit) :}
 * and {@code … onder kapitein StevenaertArtillerietrein}. What begins without a blank behind the end of something is a line of its
 * own.
 */
final class Breaks {

    /** Fewer words before it are no line: {@code (1)3rd Regiment} begins with the mark of a footnote. */
    private static final int FEWEST = 4;
    /** No word that a gazetteer knows and that is shorter begins in the middle of another. */
    private static final int SHORTEST = 7;
    /** No two words are longer. */
    private static final int LONGEST = 60;

    private static final Tags TROOPS = Tag.ARMS.union(Tag.UNITS);

    private Breaks() {}

    /** The lines that a line was before it was run together; itself if it was not. */
    static List<TokenLine> of(TokenLine line) {
        List<TokenLine> lines = new ArrayList<>();
        List<Token> current = new ArrayList<>();
        boolean arms = isOfArms(line.tokens());
        for (Token token : line.tokens()) {
            int inner = inner(token);
            if (inner > 0) {
                current.add(part(token, 0, inner));
                lines.add(new TokenLine(line.source(), current, List.of()));
                current =
                        new ArrayList<>(List.of(part(token, inner, token.text().length())));
                continue;
            }
            if (begins(line.tokens(), current, token) || arms && token.isWord() && !current.isEmpty()) {
                lines.add(new TokenLine(line.source(), current, List.of()));
                current = new ArrayList<>();
            }
            current.add(token);
        }
        if (lines.isEmpty()) {
            return List.of(line);
        }
        lines.add(new TokenLine(line.source(), current, line.kind()));
        return lines;
    }

    /** Whether a line begins with a token, behind those of the line that is being read. */
    private static boolean begins(List<Token> all, List<Token> current, Token token) {
        if (current.isEmpty()) {
            return false;
        }
        Token last = current.get(current.size() - 1);
        boolean stressed = last.isSign("*")
                && last.gap() == 0
                && token.gap() > 0
                && current.size() > 1
                && current.get(current.size() - 2).isWord();
        return stressed && isStressedOver(all, token)
                || isBehindBases(current, token)
                || current.size() >= FEWEST && isGlued(last, token);
    }

    /** A number behind a stressed heading, with more behind it. */
    private static boolean isStressedOver(List<Token> all, Token token) {
        Token end = all.get(all.size() - 1);
        boolean numbered = token.isOrdinal() || token.kind() == Token.Kind.NUMBER;
        return numbered && end != token && (end.isWord() || end.kind() == Token.Kind.NUMBER);
    }

    /** {@code 12th line - 3 bases 25th line - 4 bases}: what a game counts ends what is listed. */
    private static boolean isBehindBases(List<Token> current, Token token) {
        int last = current.size() - 1;
        return last > 2
                && current.get(last).is(Tag.GAME)
                && current.get(last - 1).kind() == Token.Kind.NUMBER
                && current.get(last - 2).isSign("-")
                && (token.isOrdinal() || token.kind() == Token.Kind.NUMBER || token.isCapitalised());
    }

    /** {@code ARTIGLIERIA 207 TRENO 138}: arms, each with its figures, and nothing else. */
    private static boolean isOfArms(List<Token> tokens) {
        int arms = 0;
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            boolean arm = token.isWord() && token.isCapitalised() && token.isAny(Tag.ARMS) && !token.isAny(Tag.UNITS);
            boolean figure = token.kind() == Token.Kind.NUMBER;
            boolean behind =
                    figure && at > 0 || arm && (at == 0 || !tokens.get(at - 1).isAny(Tag.ARMS));
            if (!behind || at > 0 && token.gap() >= Token.NEW_CELL) {
                return false;
            }
            arms += arm ? 1 : 0;
        }
        return arms > 1 && tokens.get(tokens.size() - 1).kind() == Token.Kind.NUMBER;
    }

    private static boolean isGlued(Token last, Token token) {
        if (token.gap() > 0 || !token.isOrdinal() || token.isWord()) {
            return false;
        }
        boolean ended = last.isSign(")")
                || last.isSign(".")
                || last.isWord() && last.text().length() > 3 && last.text().endsWith(".");
        return ended && !token.text().startsWith("#") && !startsAsNumero(token);
    }

    /** {@code (no.3)}, {@code Regt.N°4}: a number that says that it is one stands behind its name. */
    private static boolean startsAsNumero(Token token) {
        return !Character.isDigit(token.text().charAt(0));
    }

    /** Where in a word another one begins with a capital, if that names troops; 0 if nowhere. */
    private static int inner(Token token) {
        if (!token.isWord()
                || token.text().length() < SHORTEST + 2
                || token.text().length() > LONGEST
                || !token.tags().isEmpty()) {
            return 0;
        }
        for (int at = 2; at <= token.text().length() - SHORTEST; at++) {
            boolean capital = Character.isUpperCase(token.text().charAt(at))
                    && Character.isLowerCase(token.text().charAt(at - 1));
            if (capital && isTroops(token.text().substring(at))) {
                return at;
            }
        }
        return 0;
    }

    private static boolean isTroops(String word) {
        Optional<Meaning> meaning = Gazetteer.all().meaning(Folding.fold(word));
        return meaning.isPresent() && meaning.get().tags().hasAny(TROOPS);
    }

    private static Token part(Token token, int from, int to) {
        String text = token.text().substring(from, to);
        String folded = Folding.fold(text);
        return new Token(
                        Token.Kind.WORD,
                        text,
                        folded,
                        Tags.NONE,
                        0,
                        "",
                        token.below(),
                        token.start() + from,
                        token.start() + to,
                        from == 0 ? token.gap() : 1,
                        null)
                .meaning(Gazetteer.all().meaning(folded).orElse(Meaning.NONE));
    }
}
