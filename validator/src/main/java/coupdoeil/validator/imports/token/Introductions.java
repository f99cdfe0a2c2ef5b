package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.words.WordList;
import java.util.ArrayList;
import java.util.List;

/**
 * Sentences that end in a colon and begin with what they introduce: {@code Die zweite Division, welche der General Weber führt,
 * besteht:}, {@code La colonna di destra (la più debole), condotta dal generale Rossi, marcia verso il fiume e conta:}.
 */
final class Introductions {

    private static final int FEWEST = 5;
    private static final int MOST_BEFORE = 3;
    private static final int FEW_TOLD = 2;
    private static final int LONGEST_NAME = 4;

    private static final Tags TROOPS = Tag.ARMS.union(Tag.UNITS);

    private Introductions() {}

    /** The line as a heading with its commander; the same line if it is no such sentence. */
    static TokenLine plain(TokenLine line) {
        List<Token> tokens = line.tokens();
        int head = tokens.size() < FEWEST || !tokens.get(tokens.size() - 1).isSign(":") ? -1 : head(tokens);
        int end = head < 0 ? 0 : endOfName(tokens, head);
        if (head < 0 || !isNamed(tokens.subList(0, end)) || !isTold(tokens.subList(end, tokens.size() - 1))) {
            return line;
        }
        List<Token> heading = new ArrayList<>(tokens.subList(0, end));
        heading.add(Headings.colonAt(tokens.get(end)));
        heading.addAll(commander(tokens, end));
        return new TokenLine(line.source(), heading, line.kind(), line.told());
    }

    /** Where the word stands that says what it is: near the beginning, behind an article and a number; -1 if nowhere. */
    private static int head(List<Token> tokens) {
        if (!tokens.get(0).isCapitalised() && !tokens.get(0).isOrdinal()) {
            return -1;
        }
        for (int at = 0; at < MOST_BEFORE; at++) {
            Token token = tokens.get(at);
            if (isHead(token)) {
                return at;
            }
            if (!token.is(Tag.PARTICLE) && !token.isOrdinal()) {
                return -1;
            }
        }
        return -1;
    }

    private static boolean isHead(Token token) {
        boolean formation = token.isAny(Tag.FORMATIONS) || token.is(Tag.GROUP) || token.is(Tag.NATION);
        return formation && !token.isAny(TROOPS);
    }

    /** Behind the name, {@code colonna di destra} or {@code Division Weber}. */
    private static int endOfName(List<Token> tokens, int head) {
        int end = head + 1;
        while (end + 1 < tokens.size() && end < head + LONGEST_NAME) {
            Token token = tokens.get(end);
            Token next = tokens.get(end + 1);
            boolean proper = token.isCapitalised() && token.tags().isEmpty();
            boolean of = token.is(Tag.PARTICLE)
                    && !token.is(Tag.PROSE)
                    && next.isWord()
                    && next.tags().isEmpty();
            if (!proper && !of) {
                return end;
            }
            end += of ? 2 : 1;
        }
        return end;
    }

    /** A level alone may be any. */
    private static boolean isNamed(List<Token> name) {
        Token head = name.get(name.size() - 1);
        return Lists.any(name, token -> token.isOrdinal() || token.is(Tag.GROUP) || token.is(Tag.NATION))
                || head.isCapitalised() && head.tags().isEmpty();
    }

    /** Whether the rest is a sentence that names no troops, and counts none. */
    private static boolean isTold(List<Token> rest) {
        int told = Lists.count(
                rest,
                token -> token.isWord()
                        && !token.isCapitalised()
                        && (token.tags().isEmpty() || token.is(Tag.PROSE) && !token.is(Tag.CONNECT)));
        return told >= FEW_TOLD
                && !Lists.any(
                        rest,
                        token -> token.isAny(TROOPS)
                                || token.kind() == Token.Kind.NUMBER
                                || token.isAny(Tag.FORMATIONS)
                                || token.isAny(Tag.MEASURES));
    }

    /** A rank with a name behind it, or the name behind {@code led by}; nothing in brackets. */
    static List<Token> commander(List<Token> tokens, int from) {
        int depth = 0;
        for (int at = from; at + 1 < tokens.size(); at++) {
            Token token = tokens.get(at);
            depth += token.isSign("(") ? 1 : token.isSign(")") ? -1 : 0;
            boolean rank = token.is(Tag.RANK);
            boolean by = WordList.BY.has(token.folded()) && isLed(tokens, from, at);
            if (depth == 0 && (rank || by) && endOfPerson(tokens, at + 1) > at + 1) {
                return tokens.subList(rank ? at : at + 1, endOfPerson(tokens, at + 1));
            }
        }
        return List.of();
    }

    /** Whether a participle stands before a small word, and a comma or a bracket before that. */
    private static boolean isLed(List<Token> tokens, int from, int by) {
        Token led = tokens.get(by - 1);
        return by - 2 >= from
                && led.isWord()
                && !led.isCapitalised()
                && tokens.get(by - 2).kind() == Token.Kind.SIGN;
    }

    private static int endOfPerson(List<Token> tokens, int from) {
        int end = from;
        for (int at = from; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            boolean name = token.isCapitalised() && (token.tags().isEmpty() || token.is(Tag.RANK));
            end = name ? at + 1 : end;
            if (!name && !(token.is(Tag.PARTICLE) && token.isWord() && end > from && at < end + 2)) {
                return end;
            }
        }
        return end;
    }
}
