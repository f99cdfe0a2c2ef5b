package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.token.Headings;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a line shows, as costs of taking it for each role, by itself. */
final class Features {

    private static final double SAYS_NOTHING = 100;
    private static final int MANY_WORDS = 18;
    private static final int LONG_WITHOUT_FIGURES = 12;
    private static final int LONGEST_SHORT = 4;
    /** Equals signs in one line that says what is short for what. */
    private static final int FEWEST_IN_LEGEND = 3;

    private static final int FIRST_BOOK = 1750;
    private static final int LAST_BOOK = 2100;
    private static final int LONGEST_MARK = 6;
    private static final String SIGNS = "*†‡§";
    private static final String FOOTNOTE_SIGNS = SIGNS + "#";
    private static final Pattern MARK =
            Pattern.compile("\\([*†‡§]\\)|[*†‡§]{1,3}\\)?|\\(\\d{1,2}\\)|\\[(?:\\d{1,2}|\\p{Ll}|[ivx]{2,4})]");
    private static final Pattern FOOTNOTE = Pattern.compile("(" + MARK + ")\\s+(?:[-–]\\s+)?\\p{L}");

    private static final Tags SMALL = Tags.of(Tag.PARTICLE, Tag.NUMBER, Tag.CONNECT);

    private static final Pattern NUMERO = Pattern.compile("[Nn№]");

    /** What leads from a footnote back to its place. */
    private static final Pattern RETURN = Pattern.compile("↑|\\d{1,3}\\.\\s?\\^|\\^\\s");

    private final Costs costs = Costs.learned();
    private final double[][] leads = costs.rows("lead", PartKind.values());
    private final List<Phrase> phrases;
    private final int[] depths;
    private final boolean[] footnotes;
    private final boolean[] furnitureByText;
    private final Breakdowns breakdowns;
    private final boolean[] behindTotals;

    Features(List<Phrase> phrases, int[] depths) {
        this.phrases = phrases;
        this.depths = depths;
        this.footnotes = footnotes(phrases);
        this.furnitureByText = Furniture.byText(phrases);
        this.breakdowns = new Breakdowns(phrases, depths);
        this.behindTotals = TotalledParts.heads(phrases);
    }

    /** Which lines begin with a mark in brackets, and words, that stands behind something above them. */
    private static boolean[] footnotes(List<Phrase> phrases) {
        boolean[] footnotes = new boolean[phrases.size()];
        Set<String> seen = new HashSet<>();
        Matcher first = FOOTNOTE.matcher("");
        Matcher back = RETURN.matcher("");
        Matcher mark = MARK.matcher("");
        for (int at = 0; at < footnotes.length; at++) {
            SourceLine source = phrases.get(at).line().source();
            if (at > 0 && source == phrases.get(at - 1).line().source()) {
                footnotes[at] = footnotes[at - 1]; // Several things are told in one line.
                continue;
            }
            String text = source.text();
            boolean marked = mayHoldMark(text);
            boolean another = at > 0 && footnotes[at - 1] && source.mark() == Mark.ITEM && text.startsWith("- ");
            footnotes[at] = another // ** - Arrived late
                    || mayLeadBack(text) && back.reset(text).lookingAt()
                    || marked
                            && first.reset(text).lookingAt()
                            && (seen.contains(first.group(1))
                                    || at > 0 && text.charAt(0) == '[' && Character.isDigit(text.charAt(1)));
            mark.reset(text);
            while (marked && mark.find()) {
                if (mark.start() > 0) {
                    seen.add(mark.group());
                }
            }
        }
        return footnotes;
    }

    /** Asked first, as whether it may hold a mark is: hardly a line does either. */
    private static boolean mayLeadBack(String text) {
        return text.indexOf('^') >= 0 || text.startsWith("↑");
    }

    private static boolean mayHoldMark(String text) {
        for (int sign = 0; sign < SIGNS.length(); sign++) {
            if (text.indexOf(SIGNS.charAt(sign)) >= 0) {
                return true;
            }
        }
        return holdsLittle(text, '(', ')') || holdsLittle(text, '[', ']');
    }

    /** Whether there are one to four characters between some brackets. */
    private static boolean holdsLittle(String text, char open, char close) {
        for (int at = text.indexOf(open); at >= 0; at = text.indexOf(open, at + 1)) {
            for (int end = at + 2; end < Math.min(text.length(), at + LONGEST_MARK); end++) {
                if (text.charAt(end) == close) {
                    return true;
                }
            }
        }
        return false;
    }

    double[] costs(int at) {
        Phrase phrase = phrases.get(at);
        double[] sum = leads[phrase.lead().ordinal()].clone();
        if (phrase.parts().isEmpty()) {
            Arrays.fill(sum, SAYS_NOTHING); // Whatever it looks like, nothing can be made of it.
            sum[Role.NOTE.ordinal()] = 0;
            return sum;
        }
        boolean figures = Lists.any(phrase.parts(), part -> !part.figures().isEmpty());
        addSaid(sum, phrase, figures);
        addWords(sum, phrase, figures);
        addPlace(sum, phrase, at, figures);
        return sum;
    }

    /** By what its parts are. */
    private void addSaid(double[] sum, Phrase phrase, boolean figures) {
        boolean strength = Lists.any(phrase.parts(), Part::hasStrength);
        add(sum, "strength", strength);
        add(sum, "count", figures && !strength);
        add(sum, "commander", phrase.lead() != PartKind.PERSON && hasCommander(phrase));
        add(sum, "general", isGeneralOfArm(phrase));
        add(sum, "several", units(phrase) > 1 && areTroops(phrase.lead()));
        add(
                sum,
                "units",
                phrase.has(PartKind.UNIT) && phrase.lead() != PartKind.FORMATION && phrase.lead() != PartKind.SIDE);
        Mark mark = phrase.line().source().mark();
        add(sum, "item", mark.isEntry());
        add(sum, "leaf", mark == Mark.LEAF);
        add(sum, "heading", mark == Mark.HEADING);
        boolean alone = mark == Mark.ROW && phrase.parts().size() == 1 && !figures;
        add(sum, "headingrow", alone && hasCommander(phrase));
    }

    private static int units(Phrase phrase) {
        return Lists.count(phrase.parts(), part -> areTroops(part.kind()));
    }

    private static boolean areTroops(PartKind kind) {
        return kind == PartKind.UNIT || kind == PartKind.ARM;
    }

    /** By its words. */
    private void addWords(double[] sum, Phrase phrase, boolean figures) {
        List<Token> tokens = phrase.line().tokens();
        int words = Lists.count(tokens, Token::isWord);
        add(sum, "colon", !tokens.isEmpty() && tokens.get(tokens.size() - 1).isSign(":"));
        add(sum, "prose", isProse(tokens, words));
        add(sum, "telling", Headings.isTelling(tokens));
        add(sum, "book", isOfBook(tokens));
        add(sum, "long", words > (figures ? 2 * MANY_WORDS : LONG_WITHOUT_FIGURES) && units(phrase) < 2);
        add(sum, "lower", startsLower(tokens));
        add(
                sum,
                "numbered",
                !tokens.isEmpty() && !tokens.get(0).isWord() && tokens.get(0).kind() != Token.Kind.SIGN);
        add(sum, "posted", isPosted(tokens));
        add(sum, "ruled", isRuled(tokens));
        boolean first = phrase == phrases.get(0);
        boolean title = tokens.get(0).is(Tag.TITLE)
                || first && (Outline.isOfYear(phrase) || Lists.any(tokens, token -> token.is(Tag.TITLE)));
        add(sum, "titled", phrase.lead() == PartKind.NAME && title);
    }

    /** By what stands about it. */
    private void addPlace(double[] sum, Phrase phrase, int at, boolean figures) {
        List<Token> tokens = phrase.line().tokens();
        Mark mark = phrase.line().source().mark();
        boolean last = at + 1 == phrases.size();
        boolean after = phrase.line().source().afterBlank();
        boolean before = !last && phrases.get(at + 1).line().source().afterBlank();
        add(sum, "afterblank", after);
        add(sum, "beforeblank", before);
        boolean deeper = !last && depths[at + 1] > depths[at];
        add(sum, "beforedeeper", deeper);
        boolean named = areTroops(phrase.lead()) || phrase.lead() == PartKind.NAME;
        add(sum, "stands", named && !deeper && endsInStands(tokens));
        add(sum, "ticked", isTicked(tokens) || isBrigadeOnTable(phrase, at));
        boolean arm = phrase.parts().size() == 1 && phrase.lead() == PartKind.ARM && !figures;
        boolean listed = mark.isEntry() || mark == Mark.ROW;
        boolean blank = !last && (after || before);
        boolean row = !last && isRowBelow(at);
        boolean amid = arm && !last && at > 0 && isAmidFigures(at);
        add(sum, "heads", arm && !listed && (blank || row || amid || isShouted(tokens)));
        add(sum, "capitals", !listed && !figures && isInCapitalsOver(at, tokens));
        add(sum, "breakdown", breakdowns.isOne(at));
        boolean brigades = arm && !listed && !last && isOfBrigades(phrase, phrases.get(at + 1));
        add(sum, "over", !figures && !last && (brigades || behindTotals[at] || isOver(phrase, at)));
        add(sum, "owner", !figures && !last && isOwner(phrase, phrases.get(at + 1)));
        boolean furniture = furnitureByText[at]
                || Furniture.is(phrase)
                || isLegend(tokens)
                || isNumberAlone(phrase)
                || isStamped(tokens);
        add(sum, "footnote", footnotes[at] || furniture);
    }

    /** {@code Infanterie.} above {@code Brigade des Generals Müffling}: foot or horse alone, and the first of its brigades. */
    private static boolean isOfBrigades(Phrase phrase, Phrase below) {
        Tags tags = phrase.parts().get(0).tags();
        return (tags.has(Tag.INFANTRY) || tags.has(Tag.CAVALRY))
                && phrase.parts().get(0).words().size() == 1
                && below.lead() == PartKind.FORMATION
                && below.parts().get(0).has(Tag.BRIGADE);
    }

    /** {@code Cossacks} between units, of which the one below is of that arm and has figures: a heading has none. */
    private boolean isAmidFigures(int at) {
        Phrase above = phrases.get(at - 1);
        Phrase below = phrases.get(at + 1);
        Tags arm = phrases.get(at).parts().get(0).tags();
        return above.lead() == PartKind.UNIT
                && isFigured(below)
                && depths[at - 1] == depths[at]
                && depths[at + 1] == depths[at]
                && Lists.any(
                        below.parts().get(0).words(), word -> word.isAny(Tag.ARMS) && arm.containsAll(armsOf(word)));
    }

    private static List<Tag> armsOf(Token word) {
        return Tag.ARMS.stream().filter(word::is).toList();
    }

    private static boolean isFigured(Phrase phrase) {
        return phrase.lead() == PartKind.UNIT
                && !phrase.parts().get(0).figures().isEmpty();
    }

    /** Whether the line below is a row of figures whose columns are named, and this one has none. */
    private boolean isRowBelow(int at) {
        SourceLine below = phrases.get(at + 1).line().source();
        return below.mark() == Mark.PLAIN
                && !below.header().isEmpty()
                && phrases.get(at).line().source().header().isEmpty();
    }

    /** {@code IMPERIAL GUARD.}, and below it, or below a line that says who commands it, units in other letters. */
    private boolean isInCapitalsOver(int at, List<Token> tokens) {
        if (!isShouted(tokens)) {
            return false;
        }
        for (int below = at + 1; below < Math.min(phrases.size(), at + 4); below++) {
            Phrase phrase = phrases.get(below);
            if (phrase.lead() == PartKind.UNIT || phrase.lead() == PartKind.ARM) {
                return Lists.any(phrase.line().tokens(), token -> token.isWord() && holdsLower(token.text()));
            }
        }
        return false;
    }

    /** {@code 12th Artillery Brigade}, and below it, further in, a battery with its guns. */
    private boolean isOver(Phrase phrase, int at) {
        Phrase below = phrases.get(at + 1);
        return depths[at + 1] > depths[at]
                && phrase.parts().size() == 1
                && phrase.lead() == PartKind.UNIT
                && !Tags.of(phrase.parts().get(0).words()).hasAny(Tag.UNITS)
                && areTroops(below.lead())
                && (endsInStands(below.line().tokens())
                        || below.lead() == PartKind.UNIT
                                && Lists.any(
                                        below.parts(), part -> !part.figures().isEmpty()));
    }

    /** {@code Lagrange:}, and below it, as the next line, a unit. */
    private static boolean isOwner(Phrase phrase, Phrase below) {
        List<Token> tokens = phrase.line().tokens();
        return phrase.parts().size() == 1
                && phrase.lead() == PartKind.NAME
                && tokens.size() <= 2 * LONGEST_SHORT
                && tokens.get(0).tags().isEmpty()
                && tokens.get(tokens.size() - 1).isSign(":")
                && below.lead() == PartKind.UNIT
                && !below.line().source().afterBlank();
    }

    /** {@code by somebody, Tue Mar 11, 2008 9:42 pm}: a month and the time of the day. */
    private static boolean isPosted(List<Token> tokens) {
        boolean month = Tags.of(tokens).has(Tag.MONTH);
        for (int at = 1; month && at + 1 < tokens.size(); at++) {
            boolean time = tokens.get(at).isSign(":")
                    && tokens.get(at - 1).kind() == Token.Kind.NUMBER
                    && tokens.get(at + 1).kind() == Token.Kind.NUMBER
                    && tokens.get(at + 1).gap() == 0;
            if (time) {
                return true;
            }
        }
        return false;
    }

    /** {@code Foot Dragoons - 4 bases}: what a game puts on the table for a unit, and not {@code Exhaustion - 4 boxes}. */
    private static boolean endsInStands(List<Token> tokens) {
        int last = tokens.size() - 1;
        boolean counted = last > 1
                && tokens.get(last).is(Tag.GAME)
                && tokens.get(last - 1).kind() == Token.Kind.NUMBER;
        boolean other = last > 3
                && tokens.get(last - 2).isSign("-")
                && tokens.get(last - 3).is(Tag.GAME);
        return counted && !other;
    }

    /** {@code 2nd Brigade Class B 80 figs}, and nothing below it but what stands beside it: the lowest that there is. */
    private boolean isBrigadeOnTable(Phrase phrase, int at) {
        if (phrase.lead() != PartKind.FORMATION
                || !phrase.parts().get(0).has(Tag.BRIGADE)
                || !endsInStands(phrase.line().tokens())
                || at > 0 && phrases.get(at - 1).number() == phrase.number()) {
            return false;
        }
        Phrase below = at + 1 < phrases.size() ? phrases.get(at + 1) : null;
        return below == null
                || depths[at + 1] < depths[at]
                || depths[at + 1] == depths[at]
                        && below.number() > phrase.number()
                        && (below.lead() == PartKind.FORMATION
                                || below.lead() == PartKind.SIDE
                                || !below.parts().isEmpty()
                                        && below.parts().get(0).tags().has(Tag.ARTILLERY));
    }

    /** {@code Ruffin's Brigade - 4 boxes}: what losses are ticked off on is the lowest that there is. */
    static boolean isTicked(List<Token> tokens) {
        return endsInStands(tokens) && tokens.get(tokens.size() - 1).folded().equals("boxes");
    }

    /** {@code Army morale: none}: what a game says of a formation, and not its name. */
    private static boolean isRuled(List<Token> tokens) {
        return tokens.size() > 1
                && tokens.get(0).isAny(Tag.FORMATIONS)
                && tokens.get(1).is(Tag.GAME)
                && (tokens.size() == 2 || tokens.get(2).kind() != Token.Kind.WORD);
    }

    /** {@code N° 14.}: of a paper, and of no regiment. */
    private static boolean isNumberAlone(Phrase phrase) {
        List<Token> tokens = phrase.line().tokens();
        return !tokens.isEmpty()
                && tokens.size() <= 2
                && tokens.get(0).isOrdinal()
                && NUMERO.matcher(tokens.get(0).text()).lookingAt()
                && phrase.parts().size() == 1
                && phrase.parts().get(0).figures().isEmpty();
    }

    /** {@code Geplaatst door Joost op 21:04}: a time of the day at the end, and no troops. */
    private static boolean isStamped(List<Token> tokens) {
        int last = tokens.size() - 1;
        return last > 2
                && tokens.get(last).kind() == Token.Kind.NUMBER
                && tokens.get(last).text().length() == 2
                && tokens.get(last - 1).isSign(":")
                && tokens.get(last).gap() == 0
                && tokens.get(last - 2).kind() == Token.Kind.NUMBER
                && !Tags.of(tokens).hasAny(Tag.ARMS)
                && !Tags.of(tokens).hasAny(Tag.UNITS);
    }

    /** {@code PD = punkty dowodzenia}, {@code #= ohne Meldung}: what is short for what; {@code 1 figure = 20 men}: what stands for what. */
    private static boolean isLegend(List<Token> tokens) {
        for (int at = 1; at + 1 < tokens.size(); at++) {
            boolean scale = tokens.get(at).isSign("=")
                    && (tokens.get(at - 1).is(Tag.GAME) || tokens.get(at - 1).is(Tag.HEADER))
                    && tokens.get(at + 1).kind() == Token.Kind.NUMBER;
            if (scale) {
                return true;
            }
        }
        boolean several = Lists.count(tokens, token -> token.isSign("=")) >= FEWEST_IN_LEGEND;
        return several
                || tokens.size() > 2
                        && (tokens.get(0).isWord()
                                || FOOTNOTE_SIGNS.contains(tokens.get(0).text()))
                        && tokens.get(0).text().length() <= LONGEST_SHORT
                        && tokens.get(1).isSign("=")
                        && tokens.get(2).isWord();
    }

    /** {@code Cavalerie Légère : GB Auguste de Colbert}. */
    private static boolean isGeneralOfArm(Phrase phrase) {
        boolean arm =
                phrase.lead() == PartKind.ARM && phrase.parts().get(0).figures().isEmpty();
        return arm && Lists.any(phrase.parts().get(0).person(), Headings::isGeneral);
    }

    /** {@code CAVALRY.}: all in capitals. */
    private static boolean isShouted(List<Token> tokens) {
        return Lists.all(tokens, token -> !token.isWord() || token.text().length() > 3 && !holdsLower(token.text()));
    }

    private static boolean holdsLower(String text) {
        for (int at = 0; at < text.length(); at++) {
            if (Character.isLowerCase(text.charAt(at))) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasCommander(Phrase phrase) {
        return Lists.any(phrase.parts(), part -> !part.person().isEmpty());
    }

    /** {@code Mémoires, Vol 3, Paris, 1831}. */
    private static boolean isOfBook(List<Token> tokens) {
        boolean said =
                Tags.of(tokens).has(Tag.NOTE) && Lists.any(tokens, token -> token.is(Tag.NOTE) && !token.is(Tag.TITLE));
        return said
                && Lists.any(
                        tokens,
                        token -> token.kind() == Token.Kind.NUMBER
                                && token.text().length() == 4
                                && token.value() >= FIRST_BOOK
                                && token.value() <= LAST_BOOK);
    }

    private static boolean startsLower(List<Token> tokens) {
        Token first = tokens.isEmpty() ? null : tokens.get(0);
        return first != null
                && first.isWord()
                && !first.isCapitalised()
                && first.tags().isEmpty();
    }

    private static boolean isProse(List<Token> tokens, int words) {
        int prose = 0;
        int told = 0;
        for (Token token : tokens) {
            prose += token.is(Tag.PROSE) && !token.isAny(SMALL) && !token.isCapitalised() ? 1 : 0;
            told += token.isWord() && !token.isCapitalised() && token.tags().isEmpty() ? 1 : 0;
        }
        boolean sentence = tokens.size() > LONG_WITHOUT_FIGURES
                && tokens.get(tokens.size() - 1).isSign(".")
                && prose > 0
                && told > 1;
        return sentence || prose >= 2 && 8 * prose >= words;
    }

    private void add(double[] sum, String feature, boolean shown) {
        if (shown) {
            double[] row = costs.feature(feature);
            for (int i = 0; i < sum.length; i++) {
                sum[i] += row[i];
            }
        }
    }
}
