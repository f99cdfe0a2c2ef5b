package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.words.WordList;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * Headings that say more than a name: with the number of a chapter before them, as a sentence ({@code … bestond de 1e Brigade
 * uit deze eenheden:}), with their commander behind a preposition ({@code Cavallerie unter dem General-Major von Plez}), or with
 * their first regiment behind them ({@code 9th Brigade 21st (Valenza) and 9th (Viana)}).
 */
public final class Headings {

    private static final int HIGHEST_CHAPTER = 40;
    private static final int FEW_TOLD = 2;
    private static final int LONGEST_REMARK = 16;
    /** The level of a heading stands no further behind its number. */
    private static final int LONGEST_NUMBERED = 3;

    private Headings() {}

    /** The line as a heading that only names; the same line if it is none of these. */
    static TokenLine plain(TokenLine line) {
        List<Token> tokens = apart(listed(LedUnits.parted(commanded(
                named(untold(unposted(unattached(unnumbered(bare(line.tokens()))))))))));
        return tokens.equals(line.tokens()) ? line : new TokenLine(line.source(), tokens, line.kind(), line.told());
    }

    /** {@code das 2te}, {@code The 20th}: without the article, unless a formation is called so. */
    private static List<Token> bare(List<Token> tokens) {
        boolean article = tokens.size() > 2
                && WordList.ARTICLE.has(tokens.get(0).folded())
                && tokens.get(1).kind() == Token.Kind.ORDINAL
                && !tokens.get(2).isAny(Tag.FORMATIONS);
        return article ? tokens.subList(1, tokens.size()) : tokens;
    }

    /** {@code 1. ‘1st Corps …’}, {@code No. 1. Ordre de Bataille}: without the number of the chapter, and quotes. */
    private static List<Token> unnumbered(List<Token> tokens) {
        if (isChapter(tokens) || isNumberedGroup(tokens)) {
            return tokens.subList(1, tokens.size());
        }
        boolean numbered = tokens.size() > 3
                && (tokens.get(0).kind() == Token.Kind.NUMBER || tokens.get(0).isOrdinal())
                && tokens.get(0).value() <= HIGHEST_CHAPTER
                && tokens.get(1).isSign(".");
        if (!numbered) {
            return tokens;
        }
        int from = isQuote(tokens.get(2)) ? 3 : 2;
        Token first = tokens.get(from);
        boolean named = first.kind() == Token.Kind.ORDINAL || first.is(Tag.TITLE) || from == 3 && first.isCapitalised();
        return named && first.gap() <= 1 ? tokens.subList(from, tokens.size()) : tokens;
    }

    /** {@code 1. THE ARMY OF GALICIA}, {@code 6. IMPERIAL GUARD}: in capitals, and not the number of a formation. */
    private static boolean isChapter(List<Token> tokens) {
        if (tokens.size() < 3
                || !tokens.get(0).text().endsWith(".")
                || !tokens.get(0).isOrdinal()
                || tokens.get(0).isWord()) {
            return false;
        }
        boolean level = tokens.get(1).isAny(Tag.FORMATIONS)
                || tokens.get(2).isAny(Tag.FORMATIONS)
                        && !WordList.ARTICLE.has(tokens.get(1).folded());
        return !level
                && tokens.subList(1, Math.min(tokens.size(), LONGEST_NUMBERED)).stream()
                        .allMatch(token -> token.isWord()
                                && token.text().length() > 2
                                && token.text().equals(token.text().toUpperCase(Locale.ROOT)));
    }

    /** {@code 2. Réserve de Cavalerie :}. */
    private static boolean isNumberedGroup(List<Token> tokens) {
        return tokens.size() > 2
                && tokens.get(0).isOrdinal()
                && tokens.get(0).text().endsWith(".")
                && !tokens.get(0).isWord()
                && tokens.get(1).is(Tag.GROUP)
                && tokens.get(1).isCapitalised()
                && tokens.get(tokens.size() - 1).isSign(":");
    }

    private static boolean isQuote(Token token) {
        return token.isSign("‘") || token.isSign("“") || token.isSign("\"") || token.isSign("«") || token.isSign("„");
    }

    /** Without {@code [attached to 3rd Division]}, which says where a brigade stood, and is no heading. */
    private static List<Token> unattached(List<Token> tokens) {
        for (int at = 1; at + 2 < tokens.size(); at++) {
            if (!tokens.get(at).isSign("[") && !tokens.get(at).isSign("(")) {
                continue;
            }
            Token first = tokens.get(at + 1);
            boolean remark = first.isWord()
                    && !first.isCapitalised()
                    && !first.is(Tag.RANK)
                    && !first.is(Tag.ROLE)
                    && !first.isAny(Tag.ARMS);
            int close = remark ? closing(tokens, at) : -1;
            boolean formation = close > 0
                    && Tags.of(tokens.subList(at, close)).hasAny(Tag.FORMATIONS)
                    && !Tags.of(tokens.subList(at, close)).hasAny(Tag.MEASURES)
                    && !Tags.of(tokens.subList(at, close)).hasAny(Tag.COUNTED);
            if (formation) {
                List<Token> rest = new ArrayList<>(tokens.subList(0, at));
                rest.addAll(tokens.subList(close + 1, tokens.size()));
                return rest;
            }
        }
        return tokens;
    }

    /** {@code Hamilton's Division attached to Hill}: where it stood. */
    private static List<Token> unposted(List<Token> tokens) {
        boolean formation = false;
        for (int at = 0; at + 1 < tokens.size(); at++) {
            formation |= tokens.get(at).isAny(Tag.FORMATIONS);
            if (formation
                    && WordList.POSTED.has(tokens.get(at).folded())
                    && !tokens.get(at).isCapitalised()
                    && tokens.get(at + 1).is(Tag.PARTICLE)) {
                boolean figures = Lists.any(tokens.subList(at, tokens.size()), Token::isNumber);
                return figures ? tokens : tokens.subList(0, at);
            }
        }
        return tokens;
    }

    /** {@code 1re division : général Allix, qui ne put rejoindre son poste}: without what is told of the commander. */
    private static List<Token> untold(List<Token> tokens) {
        boolean formation = false;
        boolean led = false;
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            formation |= at < LONGEST_NUMBERED && token.isAny(Tag.FORMATIONS) && !token.isAny(Tag.UNITS);
            if (!formation && at >= LONGEST_NUMBERED || led && token.isNumber()) {
                return tokens;
            }
            boolean told = led
                    && token.is(Tag.PROSE)
                    && !token.isCapitalised()
                    && !token.is(Tag.PARTICLE)
                    && !token.is(Tag.CONNECT)
                    && token.text().length() > 2;
            if (told) {
                List<Token> rest = tokens.subList(at, tokens.size());
                boolean figures = rest.stream().anyMatch(word -> word.isNumber() || word.isOrdinal());
                return figures ? tokens : tokens.subList(0, at);
            }
            led |= formation && isGeneral(token);
        }
        return tokens;
    }

    /** {@code Brigade Tilley - 3 bases light cavalry (2nd & 4th Hussars)}: its regiments stand in brackets. */
    private static List<Token> listed(List<Token> tokens) {
        int last = tokens.size() - 1;
        int open = last >= 0 && tokens.get(last).isSign(")") ? last : 0;
        while (open > 0 && !tokens.get(open).isSign("(")) {
            open--;
        }
        if (open + 2 >= last || !tokens.get(last).isSign(")")) {
            return tokens;
        }
        boolean formation = Lists.any(
                tokens.subList(0, Math.min(open, LONGEST_NUMBERED)),
                token -> token.is(Tag.BRIGADE) && !token.isAny(Tag.UNITS));
        if (!formation) {
            return tokens;
        }
        List<Token> inside = tokens.subList(open + 1, last);
        boolean units = inside.get(0).kind() == Token.Kind.ORDINAL
                && inside.stream().anyMatch(token -> token.isAny(Tag.ARMS))
                && inside.stream().noneMatch(token -> token.isAny(Tag.FORMATIONS) || token.is(Tag.RANK))
                && inside.stream().noneMatch(token -> token.is(Tag.PROSE) || token.isSign("("));
        if (!units) {
            return tokens;
        }
        int end = open;
        boolean game = tokens.subList(0, open).stream().anyMatch(token -> token.is(Tag.GAME));
        while (game
                && end > 0
                && !tokens.get(end).isSign("-")
                && !tokens.get(end).isSign("–")) {
            end--;
        }
        List<Token> heading = new ArrayList<>(tokens.subList(0, end > 0 ? end : open));
        heading.add(colonAt(tokens.get(open)));
        heading.addAll(inside);
        return heading;
    }

    private static int closing(List<Token> tokens, int open) {
        for (int at = open + 1; at < tokens.size() && at < open + LONGEST_REMARK; at++) {
            if (tokens.get(at).isSign("]") || tokens.get(at).isSign(")")) {
                return at;
            }
        }
        return -1;
    }

    /** The formation that a sentence before a colon is about. */
    private static List<Token> named(List<Token> tokens) {
        int open = 0;
        while (open < tokens.size() && !tokens.get(open).isSign("(")) {
            open++;
        }
        int close = open < tokens.size() ? closing(tokens, open) : -1;
        if (close > 0 && open > 0 && isNamed(tokens, open - 1)) {
            List<Token> bare = new ArrayList<>(tokens.subList(0, open));
            bare.addAll(tokens.subList(close + 1, tokens.size()));
            List<Token> name = new ArrayList<>(named(bare));
            if (name.size() < bare.size()) {
                name.addAll(name.size() - 1, tokens.subList(open, close + 1));
                return name;
            }
        }
        if (!isTold(tokens)) {
            return tokens;
        }
        int at = 0;
        while (at < tokens.size() && !isNamed(tokens, at)) {
            at++;
        }
        if (at == tokens.size()) {
            return tokens;
        }
        int from = at;
        while (from > 0
                && (isProper(tokens.get(from - 1)) && from > 1
                        || tokens.get(from - 1).isOrdinal())) {
            from--;
        }
        int to = at + 1;
        while (to < tokens.size() && (isProper(tokens.get(to)) || leadsToName(tokens, to))) {
            to++;
        }
        List<Token> name = new ArrayList<>(tokens.subList(from, to));
        name.add(tokens.get(colon(tokens)));
        return name;
    }

    /** Whether a line before a colon only tells that something follows, and names nothing. */
    public static boolean isTelling(List<Token> tokens) {
        if (!isTold(tokens)) {
            return false;
        }
        for (int at = 0; at < tokens.size(); at++) {
            if (isNamed(tokens, at)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a line ends with a colon and is a sentence: small words that no heading has. */
    private static boolean isTold(List<Token> tokens) {
        if (colon(tokens) < 0) {
            return false;
        }
        int told = Lists.count(tokens, Headings::isTold);
        return told >= FEW_TOLD && !Lists.any(tokens, token -> token.isSign("("));
    }

    private static boolean isTold(Token token) {
        return token.isWord()
                && !token.isCapitalised()
                && (token.tags().isEmpty() && token.text().length() > 3
                        || token.is(Tag.PROSE) && !token.is(Tag.PARTICLE) && !token.is(Tag.CONNECT));
    }

    private static int colon(List<Token> tokens) {
        int last = tokens.size() - 1;
        while (last > 0
                && (tokens.get(last).isSign("—")
                        || tokens.get(last).isSign("-")
                        || tokens.get(last).isSign("–"))) {
            last--;
        }
        return last > 0 && tokens.get(last).isSign(":") ? last : -1;
    }

    private static boolean isNamed(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        if (!token.isAny(Tag.FORMATIONS) || token.isAny(Tag.UNITS)) {
            return false;
        }
        Token before = at > 0 ? tokens.get(at - 1) : null;
        boolean numbered = before != null && (before.isOrdinal() || at > 1 && isProper(before));
        return numbered || at + 1 < tokens.size() && (isProper(tokens.get(at + 1)) || leadsToName(tokens, at + 1));
    }

    private static boolean isProper(Token token) {
        return token.isCapitalised() && (token.tags().isEmpty() || token.is(Tag.NATION));
    }

    /** {@code de los Andes}: small words, and behind them a name. */
    private static boolean leadsToName(List<Token> tokens, int from) {
        int at = from;
        while (at < tokens.size()
                && at < from + 3
                && tokens.get(at).is(Tag.PARTICLE)
                && !tokens.get(at).isCapitalised()) {
            at++;
        }
        return at > from && at < tokens.size() && isProper(tokens.get(at));
    }

    /** A general behind a preposition commands what stands before it: that is no unit. */
    private static List<Token> commanded(List<Token> tokens) {
        if (tokens.isEmpty()
                || Lists.any(tokens, token -> token.isNumber() || token.isOrdinal() || token.isAny(Tag.UNITS))) {
            return tokens;
        }
        if (isNationUnder(tokens)) {
            List<Token> side = new ArrayList<>(tokens);
            side.set(1, colonAt(tokens.get(1)));
            return side;
        }
        boolean troops = isOfTroops(tokens.get(0));
        for (int at = 1; at + 1 < tokens.size(); at++) {
            Token under = tokens.get(at);
            troops |= isOfTroops(under);
            boolean prepositional = under.is(Tag.ROLE) && !under.isCapitalised();
            int rank = at + 1;
            while (rank + 1 < tokens.size() && tokens.get(rank).is(Tag.PARTICLE)) {
                rank++;
            }
            boolean led = isGeneral(tokens.get(rank))
                    || WordList.PRINCE.has(tokens.get(rank).folded());
            if (prepositional && troops && led) {
                List<Token> heading = new ArrayList<>(tokens.subList(0, at));
                heading.add(colonAt(under));
                heading.addAll(tokens.subList(rank, tokens.size()));
                heading.add(colonAt(tokens.get(tokens.size() - 1)));
                return heading;
            }
        }
        return tokens;
    }

    /** {@code French under Delaborde}: who commands the army of a nation, and nothing else. */
    private static boolean isNationUnder(List<Token> tokens) {
        return tokens.size() > 2
                && tokens.get(0).is(Tag.NATION)
                && tokens.get(1).is(Tag.ROLE)
                && !tokens.get(1).isCapitalised()
                && Lists.all(
                        tokens.subList(2, tokens.size()),
                        token -> token.isCapitalised() && (token.tags().isEmpty() || token.is(Tag.RANK))
                                || token.isSign(":"));
    }

    private static boolean isOfTroops(Token token) {
        return token.isAny(Tag.ARMS) || token.isAny(Tag.FORMATIONS) || token.is(Tag.GROUP);
    }

    /** Whether a rank is a general's or higher. */
    public static boolean isGeneral(Token token) {
        String word = token.folded();
        return token.is(Tag.RANK)
                && (word.startsWith("gen")
                        || word.contains("marsch")
                        || word.contains("marsh")
                        || WordList.GENERAL.has(word));
    }

    /** A colon between a formation and the regiments that follow it without one. */
    private static List<Token> apart(List<Token> tokens) {
        for (int at = 1; at + 2 < tokens.size(); at++) {
            Token first = tokens.get(at + 1);
            boolean formation = tokens.get(at).isAny(Tag.FORMATIONS)
                    && !tokens.get(at).isAny(Tag.UNITS)
                    && tokens.get(at - 1).isOrdinal();
            boolean regiment = first.isOrdinal()
                    && !first.isWord()
                    && first.gap() >= 1
                    && first.gap() < Token.NEW_CELL
                    && !tokens.get(at + 2).isAny(Tag.FORMATIONS)
                    && (tokens.get(at + 2).isSign("(")
                            || tokens.get(at + 2).isSign(",")
                            || tokens.get(at + 2).is(Tag.CONNECT));
            if (formation && regiment) {
                List<Token> parted = new ArrayList<>(tokens.subList(0, at + 1));
                parted.add(colonAt(first));
                parted.addAll(tokens.subList(at + 1, tokens.size()));
                return parted;
            }
        }
        return tokens;
    }

    /** A colon where another token stands. */
    static Token colonAt(Token place) {
        return sign(":", place);
    }

    static Token sign(String sign, Token place) {
        return new Token(
                Token.Kind.SIGN, sign, sign, Tags.NONE, 0, "", place.below(), place.start(), place.start(), 1, null);
    }
}
