package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.phrase.Phrase;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.List;

/**
 * How much of what stands around a line is no order of battle. Such lists are made of words that the gazetteers know, of
 * names with capitals and of numbers; stories, licences and programs are made of others. Linear in the lines.
 */
final class Surroundings {

    private static final int WINDOW = 12;
    private static final int FEW_PROSE = 2;
    private static final int LONG = 30;
    private static final String USUAL_SIGNS = ",.:;()[]/-–—'’&\"“”*†‡§•|£#°";

    private final int[] strange;
    private final int[] all;
    private final boolean[] told;

    Surroundings(List<Phrase> phrases) {
        strange = new int[phrases.size() + 1];
        all = new int[phrases.size() + 1];
        told = new boolean[phrases.size()];
        for (int at = 0; at < phrases.size(); at++) {
            List<Token> tokens = phrases.get(at).line().tokens();
            int odd = 0;
            int prose = 0;
            for (Token token : tokens) {
                boolean is = isStrange(token);
                odd += is ? 1 : 0;
                prose += is && token.is(Tag.PROSE) ? 1 : 0;
            }
            told[at] = prose >= FEW_PROSE && tokens.size() >= LONG;
            strange[at + 1] = strange[at] + odd;
            all[at + 1] = all[at] + tokens.size();
        }
    }

    /** The share of strange words in the line itself, 0 to 1; a single one is none. */
    double inLine(int at) {
        int odd = strange[at + 1] - strange[at];
        return odd < 2 ? 0 : (double) odd / Math.max(1, all[at + 1] - all[at]);
    }

    /** Whether a line tells in sentences who was there. */
    boolean isTold(int at) {
        return told[at];
    }

    /** The least share of strange words in the lines that end with this one, begin with it, or have it in their middle. */
    double around(int at) {
        double before = share(at - WINDOW, at + 1);
        double after = share(at, at + WINDOW + 1);
        return Math.min(Math.min(before, after), share(at - WINDOW / 2, at + WINDOW / 2 + 1));
    }

    private double share(int from, int to) {
        int first = Math.max(0, from);
        int end = Math.min(all.length - 1, to);
        return (double) (strange[end] - strange[first]) / Math.max(1, all[end] - all[first]);
    }

    private static boolean isStrange(Token token) {
        if (token.kind() == Token.Kind.SIGN) {
            return !USUAL_SIGNS.contains(token.text());
        }
        boolean lower = token.isWord() && !token.isCapitalised();
        boolean prose =
                token.is(Tag.PROSE) && !token.is(Tag.PARTICLE) && !token.is(Tag.CONNECT) && !token.is(Tag.NUMBER);
        return lower && (token.tags().isEmpty() || prose);
    }
}
