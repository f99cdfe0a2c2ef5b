package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Paragraphs that tell an order of battle in sentences: {@code Kemmis's brigade had the 2/27th (760) and the 1/40th}. A
 * formation that is named becomes a line of its own, and so does what is told of it, without the words that only make a
 * sentence of it.
 */
public final class Sentences {

    private static final int FEWEST = 16;
    /** One word in so many, at least, only makes a sentence. */
    private static final int TELLING = 9;

    private static final int FILLERS = 3;
    private static final int MANY_LISTED = 4;
    private static final Pattern SEVERAL =
            Pattern.compile("(?:division|brigade|brigada|divisione|divisi[oõó]n)e?s|brigaden|divisionen");

    private final List<TokenLine> lines = new ArrayList<>();
    private final TokenLine line;
    private final List<Token> tokens;
    /** Whether it only says of what an order of battle is: that is certain. */
    private final boolean title;

    private boolean formations;
    private boolean troops;

    private Sentences(TokenLine line) {
        this.line = line;
        this.tokens = line.tokens();
        this.title = isTitle(tokens);
    }

    /** The lines that a paragraph tells; empty if it does not tell what formations are made of. */
    public static List<TokenLine> of(TokenLine line) {
        List<Token> tokens = line.tokens();
        if (tokens.size() < FEWEST) {
            return List.of();
        }
        boolean cells = tokens.stream().skip(1).anyMatch(token -> token.gap() >= Token.NEW_CELL);
        long words = Lists.count(tokens, Token::isWord);
        long fillers = Lists.count(tokens, Sentences::isFiller);
        boolean verb = Lists.any(tokens, token -> isFiller(token) && !token.is(Tag.PARTICLE));
        if (cells || !verb || fillers < FILLERS || fillers * TELLING < words || isList(tokens)) {
            return List.of();
        }
        return new Sentences(line).read();
    }

    /** {@code Ordre de bataille des V. Armeekorps in der Schlacht bei Wachau am 16. Oktober 1813}: names no troops. */
    private static boolean isTitle(List<Token> tokens) {
        return Lists.any(tokens, token -> token.is(Tag.TITLE))
                && Lists.any(tokens, token -> token.is(Tag.MONTH))
                && !Lists.any(tokens, token -> token.isAny(Tag.ARMS) || token.isAny(Tag.UNITS));
    }

    /** {@code Reina, 795; Corona, 824; Irlanda, 1.824}: figures between semicolons, again and again. */
    private static boolean isList(List<Token> tokens) {
        int listed = 0;
        for (int at = 1; at < tokens.size(); at++) {
            listed += tokens.get(at).isSign(";") && tokens.get(at - 1).kind() == Token.Kind.NUMBER ? 1 : 0;
        }
        return listed >= MANY_LISTED;
    }

    private List<TokenLine> read() {
        int from = 0;
        while (from < tokens.size()) {
            int end = endOfSentence(from);
            sentence(from, end);
            from = end;
        }
        return formations && troops ? lines : List.of();
    }

    private int endOfSentence(int from) {
        for (int at = from; at + 1 < tokens.size(); at++) {
            Token token = tokens.get(at);
            Token next = tokens.get(at + 1);
            boolean stop = token.isSign(".")
                    || token.isWord()
                            && token.text().length() > 3
                            && token.text().endsWith(".");
            boolean begins = next.isCapitalised() || next.isOrdinal();
            if (token.isSign(";") || stop && begins && !token.is(Tag.RANK)) {
                return at + 1;
            }
        }
        return tokens.size();
    }

    private void sentence(int from, int end) {
        int told = from;
        int at = from;
        while (at < end) {
            Name name = nameAt(told, at, end);
            if (name == null) {
                at++;
            } else {
                tell(told, name.from());
                told = endOfHead(name.to(), end);
                add(name.from(), told);
                formations = true;
                at = told;
            }
        }
        tell(told, end);
    }

    /** Where the name of a formation stands. */
    private record Name(int from, int to) {}

    /** {@code Lord Blantyre's brigade}, {@code the 3rd Division}, {@code la brigade Sarrut}: whose echelon stands here. */
    private @Nullable Name nameAt(int from, int at, int end) {
        Token echelon = tokens.get(at);
        boolean nation = echelon.is(Tag.NATION)
                && at > from
                && tokens.get(at - 1).isPossessive()
                && at + 1 < end
                && tokens.get(at + 1).isSign("(");
        if (nation) {
            return new Name(at - 1, at + 1);
        }
        if (!echelon.isAny(Tag.FORMATIONS)
                || echelon.isAny(Tag.UNITS)
                || SEVERAL.matcher(echelon.folded()).matches()) {
            return null;
        }
        int start = at;
        boolean named = false;
        while (start > from && isOfName(tokens.get(start - 1))) {
            start--;
            named |= tokens.get(start).isOrdinal() || tokens.get(start).isCapitalised();
        }
        int to = at + 1;
        while (!named && to < end && isSurname(tokens.get(to))) {
            to++;
        }
        if (named && to < end && isOfArm(tokens.get(to))) {
            to++;
        }
        return named || to > at + 1 ? new Name(start, to) : null;
    }

    /** {@code 1re division d'infanterie}, {@code 2. Division Infanterie}. */
    private static boolean isOfArm(Token token) {
        return token.isWord() && token.isAny(Tag.ARMS) && !token.isAny(Tag.UNITS);
    }

    private static boolean isOfName(Token token) {
        boolean word = token.isCapitalised() && !isFiller(token);
        return word || token.isOrdinal() || token.is(Tag.NATION) || token.isWord() && token.isAny(Tag.ARMS);
    }

    private static boolean isSurname(Token token) {
        return token.isCapitalised() && token.tags().isEmpty();
    }

    /** Who commands a formation and how strong it is, behind its name. */
    private int endOfHead(int from, int end) {
        int head = from;
        int at = from;
        while (at < end) {
            Token token = tokens.get(at);
            if (token.isSign("(")) {
                int close = closing(at, end);
                if (hasTroops(at, close)) {
                    return head;
                }
                at = close;
                head = at;
            } else if (token.is(Tag.ROLE) || token.is(Tag.RANK) || head > from && isSurname(token)) {
                at++;
                while (at < end && (tokens.get(at).is(Tag.RANK) || isSurname(tokens.get(at)))) {
                    at++;
                }
                head = at;
            } else if (token.isNumber() && at + 1 < end && tokens.get(at + 1).is(Tag.MEN)) {
                at += 2;
                head = at;
            } else if (token.isSign(",")) {
                at++;
            } else {
                return head;
            }
        }
        return head;
    }

    /** Behind the bracket that closes the one here. */
    private int closing(int from, int end) {
        int depth = 0;
        for (int at = from; at < end; at++) {
            depth += tokens.get(at).isSign("(") ? 1 : tokens.get(at).isSign(")") ? -1 : 0;
            if (depth == 0) {
                return at + 1;
            }
        }
        return end;
    }

    private boolean hasTroops(int from, int to) {
        return Lists.any(
                tokens.subList(from, to), token -> token.isOrdinal() || token.isAny(Tag.ARMS) || token.isSign("/"));
    }

    /** What is told of the formation named last. */
    private void tell(int from, int to) {
        boolean told = hasTroops(from, to)
                && !Lists.any(
                        tokens.subList(from, to),
                        token -> SEVERAL.matcher(token.folded()).matches());
        if (!told) {
            return;
        }
        int start = from;
        while (start < to && (isFiller(tokens.get(start)) || isLink(tokens.get(start)))) {
            start++;
        }
        int end = to;
        if (start < to && tokens.get(start).isSign("(")) {
            end = closing(start, to) - 1;
            start++;
        }
        end = Math.min(end, verbBehindTroops(start, end));
        while (end > start && (isFiller(tokens.get(end - 1)) || isLink(tokens.get(end - 1)))) {
            end--;
        }
        if (start < end && hasTroops(start, end)) {
            add(start, end);
            troops = true;
        }
    }

    /** Where the sentence goes on about troops that it has named: {@code was attached to the division}. */
    private int verbBehindTroops(int from, int to) {
        for (int at = from + 1; at < to; at++) {
            if (tokens.get(at).is(Tag.PROSE) && !tokens.get(at).is(Tag.PARTICLE) && !hasTroops(at, to)) {
                return at;
            }
        }
        return to;
    }

    private void add(int from, int to) {
        List<Token> said = new ArrayList<>();
        for (Token read : tokens.subList(from, to)) {
            // Ashworth's Portuguese are a brigade, though nothing says so.
            boolean brigade = read.is(Tag.NATION)
                    && !said.isEmpty()
                    && said.get(said.size() - 1).isPossessive()
                    && said.size() == to - from - 1;
            Token token =
                    brigade ? read.meaning(new Meaning(Tags.of(Tag.NATION, Tag.BRIGADE), 0, read.nation())) : read;
            boolean again = isLink(token) && !said.isEmpty() && isLink(said.get(said.size() - 1));
            if (!isFiller(token) && !again) {
                said.add(token);
            }
        }
        if (!said.isEmpty()) {
            lines.add(new TokenLine(line.source(), said, line.kind(), !title));
        }
    }

    private static boolean isLink(Token token) {
        return token.isSign(",")
                || token.isSign(";")
                || token.isSign(".")
                || token.isSign(":")
                || token.is(Tag.CONNECT);
    }

    /** A word that only makes a sentence. */
    private static boolean isFiller(Token token) {
        boolean bare = token.tags().isEmpty() && token.text().length() > 1;
        boolean only = bare || token.is(Tag.PROSE) || token.is(Tag.PARTICLE) || token.is(Tag.HOLDS);
        return token.isWord()
                && only
                && !token.isAny(Tag.ARMS)
                && (!token.isCapitalised() || token.is(Tag.PARTICLE) || token.is(Tag.PROSE));
    }
}
