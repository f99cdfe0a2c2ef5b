package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Keys of a map before the units of a list, {@code 1 – 1/ RI Prinz Anton}, {@code A – 1re batterie à pied}: they count on from
 * line to line, and are no strength, number or name. Linear in the lines.
 */
public final class MapKeys {

    /** So many lines must count on, lest a strength be taken for a key. */
    private static final int FEWEST = 6;

    private static final int FEWEST_LETTERS = 2;

    private MapKeys() {}

    /** The lines without such keys. */
    public static List<TokenLine> without(List<TokenLine> lines) {
        List<Integer> numbers = run(lines, false);
        if (numbers.size() < FEWEST) {
            return lines;
        }
        List<TokenLine> plain = new ArrayList<>(lines);
        numbers.forEach(at -> plain.set(at, behindKey(lines.get(at))));
        List<Integer> letters = run(lines, true);
        if (letters.size() >= FEWEST_LETTERS) {
            letters.forEach(at -> plain.set(at, behindKey(lines.get(at))));
        }
        return plain;
    }

    /** Places of the lines that count on from 1, or from A. */
    private static List<Integer> run(List<TokenLine> lines, boolean letters) {
        List<Integer> run = new ArrayList<>();
        for (int at = 0; at < lines.size(); at++) {
            if (key(lines.get(at).tokens(), letters) == run.size() + 1) {
                run.add(at);
            }
        }
        return run;
    }

    /** The number of a key, or the place of its letter; 0 if the line begins with none. */
    private static int key(List<Token> tokens, boolean letter) {
        boolean apart = tokens.size() > 2
                && (tokens.get(1).isSign("–")
                        || tokens.get(1).isSign("—")
                        || tokens.get(1).isSign("-"))
                && tokens.get(1).gap() > 0
                && tokens.get(2).gap() > 0
                && !tokens.get(2).isAny(Tag.FORMATIONS);
        Token first = apart ? tokens.get(0) : null;
        if (first == null) {
            return 0;
        }
        boolean lettered = first.isCapitalised() && first.text().length() == 1;
        boolean numbered = first.kind() == Token.Kind.NUMBER;
        return letter && lettered ? first.text().charAt(0) - 'A' + 1 : !letter && numbered ? (int) first.value() : 0;
    }

    private static TokenLine behindKey(TokenLine line) {
        List<Token> tokens = line.tokens();
        return new TokenLine(line.source(), tokens.subList(2, tokens.size()), line.kind(), line.told());
    }
}
