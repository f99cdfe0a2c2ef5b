package coupdoeil.validator.imports.second;

import coupdoeil.validator.imports.lines.KindLook;
import coupdoeil.validator.imports.lines.LineFigures;
import coupdoeil.validator.imports.lines.LineLooks;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.token.Tags;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** The traits of all lines of a list, as sets of bits. Linear in the lines. */
final class Traits {

    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final Pattern GAP = Pattern.compile("\\s{3,}|\\.{3,}|…");
    private static final Pattern DASH = Pattern.compile("\\s[-–—]\\s|—");

    /** Of the lines. */
    private static final double COMMON = 0.3;

    private static final double USUAL = 0.1;
    /** Lines at the top of a list. */
    private static final int TOP = 3;

    private static final double MORE = 1.5;

    private final List<ListLine> lines;
    private final List<KindLook> looks = new ArrayList<>();
    private final Map<KindLook, Integer> alike = new HashMap<>();
    private final long[] traits;
    private int outermost = Integer.MAX_VALUE;
    /** The last figure above, and the sum of those since the last line without one. */
    private double above;

    private double sum;

    private Traits(List<ListLine> lines) {
        this.lines = lines;
        this.traits = new long[lines.size()];
    }

    static long[] of(List<ListLine> lines) {
        Traits all = new Traits(lines);
        for (ListLine line : lines) {
            KindLook look = LineLooks.of(line);
            all.looks.add(look);
            all.alike.merge(look, 1, Integer::sum);
            all.outermost = Math.min(all.outermost, line.depth());
        }
        for (int at = 0; at < lines.size(); at++) {
            all.place(at);
            all.look(at);
            all.signs(at);
            all.figures(at);
        }
        return all.traits;
    }

    private void set(int at, Trait trait, boolean has) {
        traits[at] |= has ? trait.bit() : 0;
    }

    private void place(int at) {
        ListLine line = lines.get(at);
        int before = at == 0 ? line.depth() : lines.get(at - 1).depth();
        set(at, Trait.OUTERMOST, line.depth() == outermost);
        set(at, Trait.DEEPER, line.depth() > before);
        set(at, Trait.SHALLOWER, line.depth() < before);
        set(at, Trait.FIRST, at == 0);
        set(at, Trait.EARLY, at < TOP);
        set(at, Trait.LAST, at == lines.size() - 1);
        List<Entry> entries = line.entries();
        set(
                at,
                Trait.AFTER_BLANK,
                !entries.isEmpty() && entries.get(0).phrase().line().source().afterBlank());
        for (Entry entry : entries) {
            traits[at] |= Trait.of(Tags.of(entry.phrase().line().tokens()));
        }
    }

    private void look(int at) {
        KindLook look = looks.get(at);
        double share = alike.getOrDefault(look, 1) / (double) lines.size();
        set(at, Trait.COMMON_LOOK, share >= COMMON);
        set(at, Trait.USUAL_LOOK, share >= USUAL);
        set(at, Trait.LONELY_LOOK, alike.getOrDefault(look, 1) == 1);
        set(at, Trait.LOOKS_LIKE_ABOVE, at > 0 && look.equals(looks.get(at - 1)));
        set(at, Trait.ITEM, look.mark().isEntry());
        set(at, Trait.HEADING, look.mark() == Mark.HEADING);
        set(at, Trait.ROW, look.mark() == Mark.ROW);
        set(at, Trait.BEGINS_ORDINAL, look.begins() == KindLook.Begins.ORDINAL);
        set(at, Trait.BEGINS_NUMBER, look.begins() == KindLook.Begins.NUMBER);
        set(at, Trait.BEGINS_SMALL, look.begins() == KindLook.Begins.SMALL);
        set(at, Trait.BEGINS_SIGN, look.begins() == KindLook.Begins.SIGN);
        set(at, Trait.ENDS_COLON, look.ends() == KindLook.Ends.COLON);
        set(at, Trait.ENDS_STOP, look.ends() == KindLook.Ends.STOP);
        set(at, Trait.ENDS_BRACKET, look.ends() == KindLook.Ends.BRACKET);
        set(at, Trait.ALL_CAPITALS, look.capitals());
        set(at, Trait.BRACKETS, look.brackets());
        set(at, Trait.TWO_COLUMNS, look.columns() == 2);
        set(at, Trait.COLUMNS, look.columns() > 2);
    }

    private void signs(int at) {
        String text = lines.get(at).text();
        int words = 0;
        int capital = 0;
        for (String word : BLANKS.split(text)) {
            words++;
            capital += word.isEmpty() || !Character.isLowerCase(word.charAt(0)) ? 1 : 0;
        }
        long commas = text.chars().filter(sign -> sign == ',').count();
        set(at, Trait.ENDS_DIGIT, !text.isEmpty() && Character.isDigit(text.charAt(text.length() - 1)));
        set(at, Trait.EVERY_WORD_CAPITAL, capital == words);
        set(at, Trait.COMMA, commas == 1);
        set(at, Trait.COMMAS, commas > 1);
        set(at, Trait.COLON, text.indexOf(':') >= 0);
        set(at, Trait.DASH, DASH.matcher(text).find());
        set(at, Trait.GAP, GAP.matcher(text).find());
        set(at, Trait.SLASH, text.indexOf('/') >= 0);
        set(
                at,
                words < 2
                        ? Trait.ONE_WORD
                        : words < 3
                                ? Trait.TWO_WORDS
                                : words < 5 ? Trait.FOUR_WORDS : words < 9 ? Trait.EIGHT_WORDS : Trait.MANY_WORDS,
                true);
    }

    private void figures(int at) {
        List<LineFigures.At> figures =
                new ArrayList<>(LineFigures.of(lines.get(at)).values());
        set(at, Trait.NO_FIGURE, figures.isEmpty());
        set(at, Trait.ONE_FIGURE, figures.size() == 1);
        set(at, Trait.FIGURES, figures.size() > 1);
        if (figures.isEmpty()) {
            sum = 0;
            return;
        }
        double last = figures.get(figures.size() - 1).number();
        set(
                at,
                last < 10
                        ? Trait.LAST_BELOW_TEN
                        : last < 100
                                ? Trait.LAST_BELOW_HUNDRED
                                : last < 1000 ? Trait.LAST_BELOW_THOUSAND : Trait.LAST_HIGHER,
                true);
        set(at, Trait.MORE_THAN_ABOVE, above > 0 && last > MORE * above);
        set(at, Trait.SUM_OF_ABOVE, last > 0 && last == sum && sum != above);
        above = last;
        sum += last;
    }
}
