package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Ditto marks and words, and what they stand for: {@code 86th of the Line; 47th ditto}, {@code Batallón N.° 11 de id.}, and in
 * rows of counts {@code 2 Bat. Kunheim} above {@code 2 -- Borcke}. Linear in the words.
 */
public final class Dittos {

    /** No name has more words. */
    private static final int LONGEST = 12;

    /** The words behind the last number that something was called by. */
    private List<Token> called = List.of();
    /** The row before, with what its own marks stand for. */
    private List<Token> above = List.of();

    private Dittos() {}

    /** The lines with the words that were meant in the place of such marks. */
    public static List<TokenLine> resolved(List<TokenLine> lines) {
        Dittos dittos = new Dittos();
        return lines.stream().map(dittos::line).toList();
    }

    private TokenLine line(TokenLine line) {
        List<Token> row = row(line.tokens());
        List<Token> said = words(row);
        above = row;
        return said.equals(line.tokens()) ? line : new TokenLine(line.source(), said, line.kind(), line.told());
    }

    /** Two strokes behind a count stand for the word in their place in the row above. */
    private List<Token> row(List<Token> tokens) {
        if (tokens.size() < 3 || !isCount(tokens.get(0)) || !isStrokes(tokens, 1)) {
            return tokens;
        }
        List<Token> row = new ArrayList<>();
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            Token over = row.size() < above.size() ? above.get(row.size()) : token;
            boolean strokes = isStrokes(tokens, at);
            row.add(strokes && over.isWord() && isCount(above.get(0)) ? over.inPlaceOf(token) : token);
            at += strokes ? 1 : 0;
        }
        return row;
    }

    private static boolean isCount(Token token) {
        return token.kind() == Token.Kind.NUMBER;
    }

    private static boolean isStrokes(List<Token> tokens, int at) {
        return at + 1 < tokens.size()
                && tokens.get(at).isSign("-")
                && tokens.get(at + 1).isSign("-")
                && tokens.get(at + 1).gap() == 0;
    }

    private List<Token> words(List<Token> tokens) {
        List<Token> said = new ArrayList<>(tokens.size());
        List<Token> name = new ArrayList<>();
        boolean naming = false;
        int depth = 0;
        for (Token token : tokens) {
            depth = Math.max(0, depth + (isOpening(token) ? 1 : isClosing(token) ? -1 : 0));
            if (depth > 0) {
                naming = false;
                said.add(token);
            } else if (naming && isDitto(token)) {
                int known = common(name, called);
                List<Token> meant = called.subList(known, called.size());
                meant.forEach(word -> said.add(word.inPlaceOf(token)));
                name.addAll(meant);
                if (meant.isEmpty()) {
                    said.add(token);
                }
            } else {
                if (token.isOrdinal()) {
                    keep(name);
                    name.clear();
                }
                naming = token.isOrdinal() || naming && token.isWord();
                if (naming && !token.isOrdinal()) {
                    name.add(token);
                }
                said.add(token);
            }
        }
        keep(name);
        return said;
    }

    private void keep(List<Token> name) {
        called = name.isEmpty() || name.size() > LONGEST ? called : List.copyOf(name);
    }

    /** How many words two names begin with together. */
    private static int common(List<Token> name, List<Token> other) {
        int same = 0;
        while (same < name.size()
                && same < other.size()
                && name.get(same).folded().equals(other.get(same).folded())) {
            same++;
        }
        return same == name.size() ? same : 0;
    }

    /** In some languages {@code do} is a word of its own; as a ditto it has a dot. */
    private static boolean isDitto(Token token) {
        return token.is(Tag.DITTO) && (token.text().length() > 2 || token.text().endsWith("."))
                || token.is(Tag.DITTO) && !token.is(Tag.PARTICLE);
    }

    private static boolean isOpening(Token token) {
        return token.isSign("(") || token.isSign("[");
    }

    private static boolean isClosing(Token token) {
        return token.isSign(")") || token.isSign("]");
    }
}
