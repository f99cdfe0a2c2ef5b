package coupdoeil.validator.imports.source.markup;

import java.text.Normalizer;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What is left of text with the commands of TeX when it is printed: {@code G\'en\'eral Gu\'enand} and {@code 1\,748}. */
final class TexText {

    private static final Map<Character, Character> ACCENTS = Map.ofEntries(
            Map.entry('\'', '\u0301'),
            Map.entry('`', '\u0300'),
            Map.entry('^', '\u0302'),
            Map.entry('"', '\u0308'),
            Map.entry('~', '\u0303'),
            Map.entry('=', '\u0304'),
            Map.entry('.', '\u0307'),
            Map.entry('c', '\u0327'),
            Map.entry('v', '\u030c'),
            Map.entry('u', '\u0306'),
            Map.entry('H', '\u030b'),
            Map.entry('k', '\u0328'),
            Map.entry('r', '\u030a'));

    private static final Map<String, String> WORDS = Map.ofEntries(
            Map.entry("ss", "ß"),
            Map.entry("o", "ø"),
            Map.entry("O", "Ø"),
            Map.entry("l", "ł"),
            Map.entry("L", "Ł"),
            Map.entry("ae", "æ"),
            Map.entry("AE", "Æ"),
            Map.entry("oe", "œ"),
            Map.entry("OE", "Œ"),
            Map.entry("aa", "å"),
            Map.entry("AA", "Å"),
            Map.entry("i", "i"),
            Map.entry("j", "j"),
            Map.entry("quad", "  "),
            Map.entry("qquad", "    "),
            Map.entry("par", "\n"),
            Map.entry("textquotedbl", "\""),
            Map.entry("textdegree", "°"),
            Map.entry("degree", "°"),
            Map.entry("pounds", "£"),
            Map.entry("textsterling", "£"),
            Map.entry("dag", "†"),
            Map.entry("ddag", "‡"),
            Map.entry("times", "×"),
            Map.entry("textendash", "–"),
            Map.entry("textemdash", "—"),
            Map.entry("ier", "er"),
            Map.entry("iere", "re"),
            Map.entry("ieme", "e"),
            Map.entry("iemes", "es"),
            Map.entry("no", "n°"),
            Map.entry("No", "N°"));

    /** Commands whose argument is not printed where they stand. */
    private static final Set<String> UNPRINTED = Set.of(
            "label",
            "footnote",
            "footnotetext",
            "thanks",
            "index",
            "cite",
            "ref",
            "vspace",
            "color",
            "rowcolor",
            "cellcolor",
            "includegraphics",
            "marginpar",
            "pagestyle",
            "thispagestyle",
            "setlength",
            "renewcommand",
            "arraystretch",
            "usepackage",
            "documentclass",
            "input",
            "include",
            "endnote");

    private static final Pattern LENGTH = Pattern.compile("(\\d{1,2})?[\\d.]*\\s*(em|cm|ex|mm|pt)?.*");
    private static final int BLANKS_OF_CM = 4;
    private static final int BLANKS_OF_EM = 2;
    private static final int DEEPEST = 40;
    private static final String LITERAL = "&%#_$ {}";

    private final String text;
    private final StringBuilder out = new StringBuilder();
    private int at;

    private TexText(String text) {
        this.text = text;
    }

    /** Without comments and without what is not printed here; every line where it was. */
    static String cleaned(String text) {
        StringBuilder out = new StringBuilder();
        int at = 0;
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\\') {
                String name = word(text, at + 1);
                int end = UNPRINTED.contains(name) ? arguments(text, at + 1 + name.length()) : at + 2;
                if (UNPRINTED.contains(name)) {
                    text.substring(at, end).chars().filter(sign -> sign == '\n').forEach(sign -> out.append('\n'));
                } else {
                    out.append(text, at, Math.min(end, text.length()));
                }
                at = end;
            } else if (c == '%') {
                int end = text.indexOf('\n', at);
                at = end < 0 ? text.length() : end;
            } else {
                out.append(c == '\r' ? ' ' : c);
                at++;
            }
        }
        return out.toString();
    }

    /** Behind the arguments of a command that begin here, at most two in square brackets and one in braces. */
    private static int arguments(String text, int from) {
        int at = from;
        for (int i = 0; i < 2 && at < text.length() && text.charAt(at) == '['; i++) {
            int close = text.indexOf(']', at);
            at = close < 0 || close > text.indexOf('\n', at) && text.indexOf('\n', at) >= 0 ? at : close + 1;
        }
        return at < text.length() && text.charAt(at) == '{' ? closing(text, at) + 1 : at;
    }

    /** Where the brace closes that opens here; the end of the text's last sign if it does not. */
    static int closing(String text, int open) {
        int depth = 0;
        for (int at = open; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c == '\\') {
                at++;
            } else if (c == '{') {
                depth++;
            } else if (c == '}' && --depth == 0) {
                return at;
            }
        }
        return text.length() - 1;
    }

    /** The letters from here on: the name of a command. */
    static String word(String text, int from) {
        int end = from;
        while (end < text.length() && isLetter(text.charAt(end))) {
            end++;
        }
        return text.substring(Math.min(from, text.length()), end);
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /** The text as it is printed; blanks at its beginning are as wide as its indentation. */
    static String plain(String text) {
        TexText reader = new TexText(text);
        reader.read();
        return Normalizer.normalize(reader.out, Normalizer.Form.NFC);
    }

    private void read() {
        while (at < text.length()) {
            char c = text.charAt(at);
            if (c == '\\') {
                at++;
                command();
            } else if (c == '{' || c == '}' || c == '$') {
                at++;
            } else if (c == '~') {
                out.append(' ');
                at++;
            } else if (text.startsWith("---", at)) {
                out.append('—');
                at += 3;
            } else if (text.startsWith("--", at)) {
                out.append('–');
                at += 2;
            } else if (text.startsWith("``", at) || text.startsWith("''", at)) {
                out.append(c == '`' ? '“' : '”');
                at += 2;
            } else {
                out.append(c);
                at++;
            }
        }
    }

    private void command() {
        if (at >= text.length()) {
            return;
        }
        char c = text.charAt(at);
        String name = word(text, at);
        boolean accent = ACCENTS.containsKey(c) && name.length() <= 1;
        if (accent) {
            at++;
            accent(c);
        } else if (c == ',') {
            out.append('\u202f');
            at++;
        } else if (name.isEmpty()) {
            out.append(LITERAL.indexOf(c) >= 0 ? String.valueOf(c) : c == '\\' ? "\n" : "");
            at++;
        } else {
            at += name.length();
            named(name);
        }
    }

    private void named(String name) {
        if (at < text.length() && text.charAt(at) == '*') {
            at++;
        }
        if (name.equals("hspace") && at < text.length() && text.charAt(at) == '{') {
            int close = closing(text, at);
            out.append(" ".repeat(blanks(text.substring(at + 1, close))));
            at = Math.min(text.length(), close + 1);
            return;
        }
        out.append(WORDS.getOrDefault(name, ""));
        while (at < text.length() && text.charAt(at) == ' ') {
            at++;
        }
    }

    private static int blanks(String length) {
        Matcher said = LENGTH.matcher(length);
        if (!said.matches() || said.group(1) == null || said.group(2) == null) {
            return 1;
        }
        int unit = said.group(2).equals("cm") ? BLANKS_OF_CM : BLANKS_OF_EM;
        return Math.min(DEEPEST, Math.max(1, Integer.parseInt(said.group(1))) * unit);
    }

    /** Goes on with a letter and a mark above or below it. */
    private void accent(char sign) {
        while (at < text.length() && (text.charAt(at) == '{' || text.charAt(at) == ' ')) {
            at++;
        }
        if (at < text.length() && text.charAt(at) == '\\') { // \'\i
            at++;
        }
        if (at < text.length() && Character.isLetter(text.charAt(at))) {
            out.append(text.charAt(at)).append(ACCENTS.get(sign));
            at++;
        }
    }
}
