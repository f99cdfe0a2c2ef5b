package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Lists whose line ends are lost, as of a PDF flattened to one line: cut again where a formation, a total or a numbered
 * unit begins, or a name behind a figure. Lines of a usual length, and such with semicolons, stay as they are.
 */
public final class Runs {

    private static final int LONG = 60;
    private static final int SEMICOLONS = 25;
    private static final int PROSE = 12;
    /** So many formations in a line are each of a line of its own. */
    private static final int FORMATIONS = 3;
    /** So many words and more are no name of a formation. */
    private static final int LONGEST_NAME = 4;

    private final List<TokenLine> lines = new ArrayList<>();
    private final List<Token> current = new ArrayList<>();
    private final TokenLine line;
    private int depth;
    private boolean named;
    private boolean figured;
    private boolean headed;

    private Runs(TokenLine line) {
        this.line = line;
    }

    /** The lines that a line was before it was flattened; itself if it was not. */
    public static List<TokenLine> of(TokenLine line) {
        List<TokenLine> told = Sentences.of(line);
        if (!told.isEmpty()) {
            return told;
        }
        if (isFlattened(line.tokens())) {
            return new Runs(line).cut();
        }
        int formation = cellOfFormation(line.tokens());
        return formation == 0
                ? List.of(line)
                : List.of(
                        new TokenLine(line.source(), line.tokens().subList(0, formation), List.of()),
                        new TokenLine(
                                line.source(),
                                line.tokens().subList(formation, line.tokens().size()),
                                line.kind()));
    }

    /**
     * {@code (5,875 men) | 1st Brigade}, {@code Lt Gen Cotton | 1st Brigade}: where a cell names a formation, and those
     * before it nothing that has one; 0 if no cell does.
     */
    private static int cellOfFormation(List<Token> tokens) {
        int cell = 0;
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            cell = token.gap() >= Token.NEW_CELL ? at : cell;
            if (token.isAny(Tag.FORMATIONS) || token.is(Tag.GROUP) || cell > 0 && isArmAlone(tokens, cell)) {
                return cell;
            }
            if (cell == 0 && (token.isAny(Tag.ARMS) || token.isAny(Tag.UNITS) || token.is(Tag.NATION))) {
                return 0;
            }
        }
        return 0;
    }

    /** Whether the last cell names an arm, and nothing else. */
    private static boolean isArmAlone(List<Token> tokens, int from) {
        return Lists.all(tokens.subList(from, tokens.size()), token -> token.isAny(Tag.ARMS));
    }

    private static boolean isFlattened(List<Token> tokens) {
        if (isAbstract(tokens)) {
            return true;
        }
        if (tokens.size() < LONG
                || tokens.get(0).below() != tokens.get(tokens.size() - 1).below()) {
            return false;
        }
        long semicolons = Lists.count(tokens, token -> token.isSign(";"));
        long prose = Lists.count(tokens, token -> token.is(Tag.PROSE) && !token.is(Tag.PARTICLE));
        long cells = Lists.count(tokens, token -> token.gap() >= Token.NEW_CELL);
        return semicolons * SEMICOLONS < tokens.size() && prose * PROSE < tokens.size() && cells <= 1;
    }

    /** {@code I Corps 1st Division 9 3,480 3rd Division 11 4,105 …}: formations and figures, and nothing between them. */
    private static boolean isAbstract(List<Token> tokens) {
        int formations = 0;
        int commas = 0;
        for (int at = 1; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            boolean part = token.isSign(";") || token.isSign(":") || token.isSign("/");
            commas += token.isSign(",") ? 1 : 0;
            if (part || token.gap() >= Token.NEW_CELL || token.is(Tag.PROSE) && !token.is(Tag.PARTICLE)) {
                return false;
            }
            formations += isFormation(tokens, at) && tokens.get(at - 1).isOrdinal() ? 1 : 0;
        }
        return formations >= FORMATIONS && formations >= FORMATIONS * commas;
    }

    private List<TokenLine> cut() {
        List<Token> tokens = line.tokens();
        for (int at = 0; at < tokens.size(); at++) {
            Token token = tokens.get(at);
            if (!current.isEmpty() && depth == 0 && begins(tokens, at)) {
                flush();
            }
            depth = Math.max(0, depth + (token.isSign("(") ? 1 : token.isSign(")") ? -1 : 0));
            headed = token.is(Tag.HEADER) && (headed || current.isEmpty());
            named |= token.isCapitalised() || token.isAny(Tag.ARMS) || token.isAny(Tag.UNITS);
            figured |= named && (token.isNumber() || token.isSign(")") && !isAgain(tokens.get(at - 1)));
            current.add(token);
        }
        flush();
        return lines;
    }

    /** {@code V (bis) Cavalry Corps}: part of a number. */
    private static boolean isAgain(Token token) {
        return token.folded().equals("bis") || token.folded().equals("ter");
    }

    private boolean begins(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        Token last = tokens.get(at - 1);
        if (last.isSign("/") || last.isSign("-") || last.isSign(",") || token.kind() == Token.Kind.SIGN) {
            return false;
        }
        boolean numbered = token.isOrdinal();
        boolean formation = numbered && (isFormation(tokens, at + 1) || isFormation(tokens, at + 2));
        boolean opens = token.isCapitalised()
                && (token.is(Tag.GROUP) || token.is(Tag.TOTAL) || token.isAny(Tag.FORMATIONS))
                && !last.isOrdinal()
                && !last.isPossessive()
                && !isNameOf()
                && !last.isAny(Tag.ARMS)
                && !last.is(Tag.PARTICLE);
        boolean owned = token.isPossessive() && isFormation(tokens, at + 1) && !last.isOrdinal();
        boolean header = token.is(Tag.HEADER)
                && !headed
                && at + 1 < tokens.size()
                && tokens.get(at + 1).is(Tag.HEADER);
        boolean behindHeader = headed && !token.is(Tag.HEADER);
        boolean notation = token.kind() == Token.Kind.NUMBER
                && at + 1 < tokens.size()
                && tokens.get(at + 1).isSign("/");
        boolean regiment = figured
                && numbered
                && at + 1 < tokens.size()
                && tokens.get(at + 1).isCapitalised();
        boolean unit = regiment && !formation || named && (numbered || notation) && hasTroops() && !formation;
        boolean name = figured && token.isCapitalised() && !token.isAny(Tag.MEASURES) && !token.is(Tag.CALIBRE);
        boolean office = token.is(Tag.ROLE)
                && token.isCapitalised()
                && at + 1 < tokens.size()
                && tokens.get(at + 1).kind() == Token.Kind.NUMBER;
        boolean card = last.isSign("]") && (numbered || token.isCapitalised());
        if (formation && (last.isSign("&") || last.is(Tag.CONNECT)) && isFormation(tokens, at - 2)) {
            return false; // IX Corps & V (bis) Cavalry Corps
        }
        return formation || opens || owned || header || behindHeader || unit || name || office || card;
    }

    /** {@code New Jersey} before {@code Brigade}: what a level is called stands before it. */
    private boolean isNameOf() {
        return current.size() < LONGEST_NAME
                && Lists.all(
                        current,
                        token -> token.isOrdinal()
                                || token.isCapitalised() && token.tags().isEmpty());
    }

    private boolean hasTroops() {
        return Lists.any(current, token -> token.isAny(Tag.ARMS) || token.is(Tag.REGIMENT) || token.is(Tag.ONFOOT));
    }

    private static boolean isFormation(List<Token> tokens, int at) {
        return at < tokens.size()
                && tokens.get(at).isAny(Tag.FORMATIONS)
                && !tokens.get(at).isAny(Tag.UNITS);
    }

    private void flush() {
        if (!current.isEmpty()) {
            lines.add(new TokenLine(line.source(), current, line.kind()));
            current.clear();
        }
        named = false;
        figured = false;
        headed = false;
    }
}
