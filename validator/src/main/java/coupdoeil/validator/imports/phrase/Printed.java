package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Token;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Tokens as they were printed, blanks drawn together. */
public final class Printed {

    private static final Pattern MISREAD = Pattern.compile("[\\dlIOo,]+?(?=(?:st|nd|rd|th)?$)");
    private static final String TRAILING = " ,;:-–—/";

    private Printed() {}

    public static String text(List<Token> tokens) {
        StringBuilder out = new StringBuilder();
        Token last = null;
        for (Token token : tokens) {
            boolean close =
                    token.kind() == Token.Kind.SIGN && (token.isSign(",") || token.isSign(".") || token.isSign("/"));
            // Where a sign between them was left out, such as a quotation mark, a blank stands for it.
            boolean apart = last != null && token.below() == last.below() && token.start() > last.end();
            if (!out.isEmpty() && (token.gap() > 0 || apart) && !close) {
                out.append(' ');
            }
            out.append(mended(token));
            last = token;
        }
        int end = out.length();
        while (end > 0 && TRAILING.indexOf(out.charAt(end - 1)) >= 0) {
            end--;
        }
        return out.substring(0, end).strip();
    }

    /** Letters that stand for digits become digits; misprints of words stay. */
    private static String mended(Token token) {
        if (token.repair() == null || token.isWord()) {
            return token.text();
        }
        String text = token.text();
        Matcher misread = MISREAD.matcher(text);
        int end = misread.lookingAt() ? misread.end() : 0;
        StringBuilder out = new StringBuilder(text);
        for (int at = 0; at < end; at++) {
            char c = text.charAt(at);
            out.setCharAt(at, c == 'l' || c == 'I' ? '1' : c == 'O' || c == 'o' ? '0' : c);
        }
        return out.toString();
    }
}
