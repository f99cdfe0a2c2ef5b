package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Lists of what a game puts on the table, printed on and on over narrow lines: {@code … (14th & 16th Light Dragoons) Brigade Anson - 2
 * bases (23rd Light Dragoons, 1 KGL Hussars)}. What stands for something ends it; each begins a line of its own, and the regiments in
 * the brackets of a brigade do too. Linear in the words.
 */
public final class Stands {

    /** Fewer in a list are no habit. */
    private static final int FEWEST = 4;

    private static final int LONGEST_NAME = 3;
    /** A line of more words goes on in no other: lines that all end so would be copied again with each of them. */
    private static final int LONGEST = 300;

    private final List<TokenLine> lines = new ArrayList<>();
    private final TokenLine line;
    private final List<Token> tokens;
    private int from;

    private Stands(TokenLine line) {
        this.line = line;
        this.tokens = line.tokens();
    }

    /** The lines as they are meant; the same lines if they are of no such list. */
    public static List<TokenLine> cut(List<TokenLine> lines) {
        int stands = 0;
        for (int at = 0; at < lines.size() && stands < FEWEST; at++) {
            List<Token> tokens = lines.get(at).tokens();
            for (int word = 0; word < tokens.size(); word++) {
                stands += isStand(tokens, word) ? 1 : 0;
            }
        }
        if (stands < FEWEST) {
            return lines;
        }
        List<TokenLine> out = new ArrayList<>();
        for (TokenLine joined : joined(lines)) {
            out.addAll(new Stands(joined).read());
        }
        return out;
    }

    /** {@code - 3 bases}: where the dash of it stands. */
    private static boolean isStand(List<Token> tokens, int at) {
        return at > 0
                && at + 2 < tokens.size()
                && (tokens.get(at).isSign("-") || tokens.get(at).isSign("–"))
                && tokens.get(at + 1).kind() == Token.Kind.NUMBER
                && tokens.get(at + 2).is(Tag.GAME);
    }

    /** A line that ends with {@code Brigade} or a number goes on where the next begins with a name and what stands for it. */
    private static List<TokenLine> joined(List<TokenLine> lines) {
        List<TokenLine> joined = new ArrayList<>();
        for (TokenLine next : lines) {
            int last = joined.size() - 1;
            boolean on = last >= 0
                    && !next.source().afterBlank()
                    && isOpen(joined.get(last).tokens())
                    && standBehindName(next.tokens(), 0) > 0;
            if (on) {
                joined.set(last, both(joined.get(last), next));
            } else {
                joined.add(next);
            }
        }
        return joined;
    }

    private static boolean isOpen(List<Token> tokens) {
        Token last = tokens.isEmpty() || tokens.size() > LONGEST ? null : tokens.get(tokens.size() - 1);
        return last != null && (last.isOrdinal() && !last.isWord() || isLevel(last));
    }

    private static boolean isLevel(Token token) {
        return (token.is(Tag.BRIGADE) || token.is(Tag.DIVISION)) && token.isCapitalised() && !token.isAny(Tag.UNITS);
    }

    private static TokenLine both(TokenLine line, TokenLine next) {
        List<Token> tokens = new ArrayList<>(line.tokens());
        for (Token token : next.tokens()) {
            Token down = token.down(next.line() - line.line());
            tokens.add(tokens.size() == line.tokens().size() ? down.inPlaceOf(down, 1) : down);
        }
        return new TokenLine(line.source(), tokens, line.kind(), line.told());
    }

    /** Where the dash stands behind a name that begins here; 0 if nothing stands for it. */
    private static int standBehindName(List<Token> tokens, int from) {
        int at = from;
        while (at < tokens.size()
                && at < from + LONGEST_NAME
                && (tokens.get(at).isCapitalised() || tokens.get(at).isSign("."))) {
            at++;
        }
        return at > from && isStand(tokens, at) ? at : 0;
    }

    private List<TokenLine> read() {
        int at = 0;
        while (at < tokens.size()) {
            if (at > from && begins(at)) {
                add(tokens.subList(from, at));
                from = at;
            }
            at = isStand(tokens, at) ? stand(at) : at + 1;
        }
        if (lines.isEmpty() && from == 0) {
            return List.of(line);
        }
        add(tokens.subList(from, tokens.size()));
        return lines;
    }

    private boolean begins(int at) {
        Token last = tokens.get(at - 1);
        boolean brigade = isLevel(tokens.get(at)) && !last.isOrdinal() && standBehindName(tokens, at + 1) > 0;
        boolean army = tokens.get(at).is(Tag.NATION)
                && at + 1 < tokens.size()
                && tokens.get(at + 1).is(Tag.ARMY)
                && last.isYear();
        boolean behindRemark = last.isSign(")")
                && from == 0
                && tokens.get(0).isAny(Tag.FORMATIONS)
                && (tokens.get(at).kind() == Token.Kind.NUMBER || tokens.get(at).isOrdinal());
        return brigade || army || behindRemark;
    }

    /** Adds what stands on the table, if more follows, and the regiments in brackets behind it; where that ends. */
    private int stand(int dash) {
        int end = dash + 3;
        boolean brigade = Lists.any(tokens.subList(from, dash), Stands::isLevel);
        while (brigade && end < tokens.size() && isQuality(tokens.get(end))) {
            end++;
        }
        int close = brigade && end < tokens.size() && tokens.get(end).isSign("(") ? closing(end) : 0;
        if (close > 0) {
            add(tokens.subList(from, dash));
            add(tokens.subList(end + 1, close));
            from = close + 1;
            return from;
        }
        if (brigade && (end == tokens.size() || begins(end) || tokens.get(end).isOrdinal())) {
            add(tokens.subList(from, dash + 3));
            from = end;
        }
        return end;
    }

    /** {@code 3 bases Elite}, {@code 2 bases light cavalry}. */
    private static boolean isQuality(Token token) {
        boolean arm =
                token.is(Tag.LIGHT) || token.isAny(Tag.ARMS) || token.tags().isEmpty();
        return token.isWord() && (token.is(Tag.GAME) || arm && !token.isCapitalised());
    }

    private int closing(int open) {
        int at = open + 1;
        while (at < tokens.size()
                && !tokens.get(at).isSign(")")
                && !tokens.get(at).isSign("(")) {
            at++;
        }
        return at < tokens.size() && tokens.get(at).isSign(")") && at > open + 1 ? at : 0;
    }

    private void add(List<Token> said) {
        if (!said.isEmpty()) {
            lines.add(new TokenLine(line.source(), said, line.kind(), line.told()));
        }
    }
}
