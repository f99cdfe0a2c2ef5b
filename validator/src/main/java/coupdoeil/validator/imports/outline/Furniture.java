package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a page shows about its text: the way to it, and when it was put there. */
final class Furniture {

    private static final Tags TROOPS =
            Tag.FORMATIONS.union(Tag.ARMS).union(Tag.UNITS).union(Tags.of(Tag.NATION));
    private static final int FIRST_YEAR = 1960;
    private static final int LAST_YEAR = 2099;
    private static final int LONGEST_LINKS = 400;
    private static final Pattern LINK =
            Pattern.compile("(?:L['’]|(?:La|Le|Les|The|Die|Der|Das|El|Los|Il|I) )\\S+(?: \\S+){0,4}(?:\\s{3,}|$)");
    private static final int LONGEST_FILE = 40;
    private static final int LONGEST_MENU = 40;
    private static final int FEWEST_IN_MENU = 4;
    private static final String POINTERS = "»›>→";

    private Furniture() {}

    /** Which are so by the text of their line; several may be told in one, which is looked at once. */
    static boolean[] byText(List<Phrase> phrases) {
        boolean[] found = new boolean[phrases.size()];
        for (int at = 0; at < found.length; at++) {
            SourceLine source = phrases.get(at).line().source();
            if (at > 0 && source == phrases.get(at - 1).line().source()) {
                found[at] = found[at - 1];
            } else {
                String text = source.text();
                found[at] = isWay(text) || isFile(text) || areLinks(text) || isAddress(text);
            }
        }
        return found;
    }

    /** Whether one is so by its words. */
    static boolean is(Phrase phrase) {
        List<Token> tokens = phrase.line().tokens();
        return isMenu(phrase, tokens)
                || isOfToday(tokens)
                || isPlaceAndDay(phrase, tokens)
                || LocationHeadings.is(tokens);
    }

    /** {@code Saalfeld, 10 October 1806} as a heading: where and when, and nobody who was there. */
    private static boolean isPlaceAndDay(Phrase phrase, List<Token> tokens) {
        int last = tokens.size() - 1;
        if (phrase.line().source().mark() != Mark.HEADING
                || last < 3
                || tokens.get(0).isNumber()) {
            return false;
        }
        Token year = tokens.get(last);
        boolean then = year.isYear();
        Tags tags = Tags.of(tokens);
        return then
                && (tokens.get(last - 1).is(Tag.MONTH) || tokens.get(last - 2).is(Tag.MONTH))
                && !tags.hasAny(TROOPS)
                && phrase.lead() == PartKind.NAME;
    }

    /** {@code Home > La Battaglia > Gli Eserciti}: signs that point on, with blanks about them, and no other quotes. */
    private static boolean isWay(String text) {
        if (text.indexOf('«') >= 0) {
            return false;
        }
        int pointers = 0;
        for (int at = 1; at + 1 < text.length(); at++) {
            boolean apart = text.charAt(at - 1) == ' ' && text.charAt(at + 1) == ' ';
            pointers += apart && POINTERS.indexOf(text.charAt(at)) >= 0 ? 1 : 0;
        }
        return pointers > 1;
    }

    /** {@code 17-Corps_Bagration}: what a page is called, that another one leads to. */
    private static boolean isFile(String text) {
        return text.indexOf('_') > 0
                && text.length() <= LONGEST_FILE
                && text.indexOf(' ') < 0
                && text.indexOf('\t') < 0;
    }

    /** Of a page of the web. */
    private static boolean isAddress(String text) {
        return text.contains("://") || text.contains("www.") || text.startsWith("©");
    }

    /** {@code L'armée coalisée   La Garde impériale   La 2° Colonne}: pages beside each other, each with its article. */
    private static boolean areLinks(String text) {
        if (text.length() > LONGEST_LINKS || text.indexOf("   ") < 0) {
            return false;
        }
        Matcher part = LINK.matcher(text);
        int links = 0;
        int end = 0;
        while (part.lookingAt()) {
            links++;
            end = part.end();
            part.region(end, text.length());
        }
        return links >= FEWEST_IN_MENU && end == text.length();
    }

    /** {@code Home - Search - New - About}: where else to go, in a word or two each, and no troops. */
    private static boolean isMenu(Phrase phrase, List<Token> tokens) {
        int parts = 1;
        int words = 0;
        if (tokens.size() > LONGEST_MENU || Tags.of(tokens).hasAny(TROOPS)) {
            return false;
        }
        for (Token token : tokens) {
            boolean sign = token.isSign("-") || token.isSign("|") || token.isSign("·") || token.isSign("–");
            words = sign ? 0 : words + 1;
            parts += sign ? 1 : 0;
            if (!sign && !token.isWord() || sign && token.gap() == 0 || words > 2) {
                return false;
            }
        }
        return parts >= FEWEST_IN_MENU && !phrase.line().source().text().endsWith("-");
    }

    /** {@code 07.09.2012}, {@code 19 kwietnia 2009}: a day of a year that no such battle was fought in. */
    private static boolean isOfToday(List<Token> tokens) {
        for (int at = 1; at < tokens.size(); at++) {
            Token year = tokens.get(at);
            boolean recent = year.kind() == Token.Kind.NUMBER
                    && year.text().length() == 4
                    && year.value() >= FIRST_YEAR
                    && year.value() <= LAST_YEAR;
            if (recent && isOfDate(tokens, at - 1)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOfDate(List<Token> tokens, int at) {
        boolean comma = at > 1 && tokens.get(at).isSign(",");
        Token before = tokens.get(comma ? at - 1 : at);
        boolean month =
                before.is(Tag.MONTH) || comma && at > 1 && tokens.get(at - 2).is(Tag.MONTH);
        boolean dotted = at > 2
                && (before.isSign(".") || before.isSign("/") || before.isSign("-"))
                && tokens.get(at - 1).isNumber()
                && tokens.get(at - 2).text().equals(before.text());
        return month
                || dotted
                || before.is(Tag.PARTICLE) && at > 0 && tokens.get(at - 1).is(Tag.MONTH);
    }
}
