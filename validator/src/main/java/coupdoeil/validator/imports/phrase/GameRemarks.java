package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;

/**
 * {@code 1/88th Connaught Rangers, 22 figs, Vet, Ferocious}: what stands for a unit on the table, and what is said of it
 * behind that. Neither is troops. Linear in the tokens.
 */
final class GameRemarks {

    private static final Tags COUNTING = Tags.of(Tag.EACH, Tag.PARTICLE);

    private static final int FEWEST_MEN = 60;

    private GameRemarks() {}

    /** The tokens without such remarks. */
    static List<Token> without(List<Token> all) {
        List<Token> tokens = unrated(all);
        int last = lastFigure(tokens);
        if (last < 1) {
            return tokens;
        }
        List<Token> kept = new ArrayList<>(tokens.size());
        int at = 0;
        while (at < tokens.size()) {
            int figure = figure(tokens, at);
            if (figure == 0 || kept.isEmpty()) {
                kept.add(tokens.get(at));
                at++;
                continue;
            }
            while (!kept.isEmpty() && leadsTo(kept.get(kept.size() - 1))) {
                kept.remove(kept.size() - 1);
            }
            if (kept.size() > 1 && isGameAlone(kept.get(kept.size() - 1))) {
                kept.remove(kept.size() - 1);
            }
            at = end(tokens, at + figure, at == last);
        }
        return kept.isEmpty() ? tokens : kept;
    }

    /** Without {@code Class B} before what is counted or at the end, and {@code Exhaustion —}, of which there is none. */
    private static List<Token> unrated(List<Token> tokens) {
        int last = tokens.size() - 1;
        for (int at = 1; at < last; at++) {
            if (!tokens.get(at).is(Tag.GAME) || tokens.get(at).isAny(Tag.UNITS)) {
                continue;
            }
            Token next = tokens.get(at + 1);
            boolean letter = next.isWord() && next.text().length() == 1 && next.isCapitalised();
            boolean none = at + 1 == last && (next.isSign("—") || next.isSign("–") || next.isSign("-"));
            if (none || letter && (at + 1 == last || tokens.get(at + 2).kind() == Token.Kind.NUMBER)) {
                List<Token> rest = new ArrayList<>(tokens.subList(0, at));
                rest.addAll(tokens.subList(at + 2, tokens.size()));
                return rest;
            }
        }
        return tokens;
    }

    /** How many tokens such a figure has that begins here; 0 if none does. */
    private static int figure(List<Token> tokens, int at) {
        if (tokens.get(at).kind() != Token.Kind.NUMBER) {
            return isRated(tokens, at) ? 2 : 0;
        }
        Token next = at + 1 < tokens.size() ? tokens.get(at + 1) : null;
        if (next != null && next.is(Tag.GAME) && !next.isAny(Tag.UNITS)) {
            // Of 22 figs (482) the bracket counts the men of what stands before both.
            boolean bracket = at + 2 < tokens.size() && tokens.get(at + 2).isSign("(");
            return bracket ? 0 : 2;
        }
        boolean last = next == null || next.kind() == Token.Kind.SIGN && !next.isSign("/") && !next.isSign("-");
        return last && isOfEach(tokens, at) ? 1 : 0;
    }

    /** {@code SW 8}, {@code (Morale 6)}: a word of a game, and its number behind it. */
    private static boolean isRated(List<Token> tokens, int at) {
        Token next = at + 1 < tokens.size() ? tokens.get(at + 1) : null;
        return next != null
                && at > 0
                && tokens.get(at).is(Tag.GAME)
                && !tokens.get(at).isAny(Tag.UNITS)
                && tokens.get(at - 1).kind() != Token.Kind.NUMBER
                && next.kind() == Token.Kind.NUMBER
                && next.value() < FEWEST_MEN
                && (at + 2 == tokens.size() || tokens.get(at + 2).kind() == Token.Kind.SIGN);
    }

    /** {@code 2 bns x 16}, {@code 3 bns of 18}: no battalion has so few men. */
    private static boolean isOfEach(List<Token> tokens, int at) {
        return at > 2
                && tokens.get(at).value() < FEWEST_MEN
                && (tokens.get(at - 1).is(Tag.PARTICLE) || isTimes(tokens.get(at - 1)))
                && (tokens.get(at - 2).is(Tag.BATTALION) || tokens.get(at - 2).is(Tag.SQUADRON))
                && tokens.get(at - 3).isNumber();
    }

    private static boolean isTimes(Token token) {
        return token.folded().equals("x") || token.isSign("×");
    }

    private static int lastFigure(List<Token> tokens) {
        for (int at = tokens.size() - 1; at > 0; at--) {
            if (figure(tokens, at) > 0) {
                return at;
            }
        }
        return -1;
    }

    /** {@code Exhaustion - 3 boxes}: what those are of. */
    private static boolean isGameAlone(Token token) {
        return token.is(Tag.GAME) && !token.isAny(Tag.UNITS) && !token.isAny(Tag.ARMS) && token.isCapitalised();
    }

    private static boolean leadsTo(Token token) {
        return token.kind() == Token.Kind.SIGN && ",-–—:@".contains(token.text())
                || isTimes(token)
                || token.isAny(COUNTING);
    }

    /** Where a remark ends: at once if others follow, else where something else is counted or told. */
    private static int end(List<Token> tokens, int from, boolean last) {
        int behind = from;
        while (behind < tokens.size()
                && (tokens.get(behind).is(Tag.GAME) || tokens.get(behind).is(Tag.EACH))) {
            behind++;
        }
        if (!last) {
            return behind;
        }
        int end = behind;
        while (end < tokens.size()
                && !tokens.get(end).isSign(";")
                && !tokens.get(end).isSign("(")) {
            end++;
        }
        boolean tells = Lists.any(
                tokens.subList(behind, end),
                token -> token.isNumber() || token.isOrdinal() || token.isAny(Tag.UNITS) || token.isAny(Tag.MEASURES));
        return tells ? behind : end;
    }
}
