package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Strokes in old prints, each in the place of a word of the row above: {@code 6ten -- -- 1250 --} below
 * {@code dem 2ten Regiment Linien-Inf., 1300 Mann}, and {@code 9 — 715 — —} below {@code 7 Offic. 640 Gem. u. Soldaten}. Linear
 * in the words.
 */
final class Strokes {

    /** No row that such strokes stand in has more words. */
    private static final int LONGEST = 40;

    private static final int FEWEST = 2;

    private final List<Token> row;
    private final List<Token> above;
    private final List<Token> said = new ArrayList<>();

    private Strokes(List<Token> row, List<Token> above) {
        this.row = row;
        this.above = above;
    }

    /** A row with the words that its strokes stand for; the same if there are none, or the row above says nothing in their places. */
    static List<Token> filled(List<Token> row, List<Token> above) {
        boolean few = row.size() < FEWEST || row.size() > LONGEST || above.isEmpty() || above.size() > LONGEST;
        if (few || !Lists.any(row, token -> token.isSign("-") || token.isDash())) {
            return row;
        }
        return isBelow(row, above) ? new Strokes(row, above).fill() : row;
    }

    /**
     * Whether a row has two hyphens for a word behind a number of its own, or behind all its figures strokes for what those of the
     * row above count.
     */
    private static boolean isBelow(List<Token> row, List<Token> above) {
        int figures = 0;
        int counted = 0;
        int of = 0;
        boolean doubled = false;
        for (int at = 0; at < row.size(); at++) {
            Token token = row.get(at);
            doubled |= at > 0 && strokes(row, at) == 2;
            if (token.kind() == Token.Kind.NUMBER) {
                int other = figure(above, figures);
                boolean stroke = strokes(row, at + 1) > 0;
                of += other >= 0
                                && other + 1 < above.size()
                                && above.get(other + 1).isAny(Tag.MEASURES)
                        ? 1
                        : 0;
                counted += stroke ? 1 : 0;
                figures++;
            }
        }
        boolean same = counted == figures && of == figures && figure(above, figures) < 0;
        return same && (figures > 1 || doubled) && (figures > 0 || Lists.any(above, Token::isOrdinal));
    }

    /** Where the figure of that number stands, from 0; -1 if there are not so many. */
    private static int figure(List<Token> tokens, int number) {
        int count = 0;
        for (int at = 0; at < tokens.size(); at++) {
            if (tokens.get(at).kind() == Token.Kind.NUMBER && count++ == number) {
                return at;
            }
        }
        return -1;
    }

    /** How many signs there are of a stroke that stands apart here: two hyphens, or one dash. */
    private static int strokes(List<Token> tokens, int at) {
        if (at >= tokens.size() || tokens.get(at).gap() == 0) {
            return 0;
        }
        boolean hyphens = at + 1 < tokens.size()
                && tokens.get(at).isSign("-")
                && tokens.get(at + 1).isSign("-")
                && tokens.get(at + 1).gap() == 0;
        return hyphens ? 2 : tokens.get(at).isDash() ? 1 : 0;
    }

    private List<Token> fill() {
        int figures = 0;
        List<Token> words = named();
        int place = 0;
        boolean numbered = false;
        boolean name = true;
        for (int at = 0; at < row.size(); at++) {
            Token token = row.get(at);
            int strokes = strokes(row, at);
            if (strokes == 0) {
                said.add(token);
                place += token.kind() == Token.Kind.SIGN && token.gap() == 0 ? 0 : 1;
                if (token.kind() == Token.Kind.NUMBER) {
                    words = counted(figures++);
                    place = 0;
                    name = false;
                } else if (token.isOrdinal() && !numbered) {
                    numbered = true;
                    place = 0;
                }
                continue;
            }
            boolean dashed = strokes == 1 && name; // What a name repeats by dashes is known by what it was called.
            if (dashed) {
                said.add(token);
            } else if (numbered || !name) {
                repeat(words, place, token);
            } else if (!said.isEmpty()) {
                last(words, token);
            }
            place++;
            at += strokes - 1;
        }
        return said;
    }

    private void repeat(List<Token> words, int place, Token mark) {
        if (place < words.size()) {
            said.add(words.get(place).inPlaceOf(mark, 1));
        }
    }

    /** {@code einem Bataillon leichter --} below a regiment of infantry: behind a word that only says of which kind it is. */
    private void last(List<Token> words, Token mark) {
        Token before = said.get(said.size() - 1);
        if (words.isEmpty() || !before.is(Tag.LIGHT) || before.isAny(Tag.ARMS)) {
            return;
        }
        Token arm = words.get(words.size() - 1);
        int part = arm.text().lastIndexOf('-') + 1;
        Token whole = arm.inPlaceOf(mark, 1);
        said.add(part == 0 ? whole : whole.called(arm.text().substring(part)));
    }

    /** What the row above is called behind its number, up to the last word that says of which troops it is. */
    private List<Token> named() {
        int from = 0;
        while (from < above.size() && !above.get(from).isOrdinal()) {
            from++;
        }
        List<Token> words = words(from == above.size() ? 0 : from + 1, LONGEST);
        int end = words.size();
        while (end > 0
                && !words.get(end - 1).isAny(Tag.UNITS)
                && !words.get(end - 1).isAny(Tag.ARMS)) {
            end--;
        }
        return words.subList(0, end);
    }

    /** What the figure of that number counts in the row above. */
    private List<Token> counted(int number) {
        int figure = figure(above, number);
        return figure < 0 ? List.of() : words(figure + 1, 1);
    }

    /** Words from a place on, up to the next figure, without those that only join others. */
    private List<Token> words(int from, int most) {
        List<Token> words = new ArrayList<>();
        for (int at = from; at < above.size() && words.size() < most; at++) {
            Token token = above.get(at);
            if (token.kind() == Token.Kind.NUMBER) {
                return words;
            }
            if (token.isWord() && !token.is(Tag.CONNECT)) {
                words.add(token);
            }
        }
        return words;
    }
}
