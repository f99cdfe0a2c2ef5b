package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Rich text as plain text: its paragraphs on lines, indented as they are, cells of tables parted by tabs. What is not of the
 * text (fonts, styles, pictures, notes, fields) is left out. Nothing is run or fetched.
 */
public final class RtfText {

    private static final String START = "{\\rtf";

    /** A word of control with its number, a sign of control, or anything else up to the next of them. */
    private static final Pattern PIECE = Pattern.compile(
            "\\\\([a-zA-Z]{1,32})(-?\\d{1,9})? ?|\\\\'([0-9a-fA-F]{2})|\\\\(.)|[{}]|[^\\\\{}]+", Pattern.DOTALL);

    private static final Set<String> LEFT_OUT = Set.of(
            "fonttbl",
            "colortbl",
            "stylesheet",
            "info",
            "pict",
            "object",
            "header",
            "footer",
            "headerl",
            "headerr",
            "footerl",
            "footerr",
            "footnote",
            "fldinst",
            "themedata",
            "datastore",
            "listtable",
            "listoverridetable",
            "rsidtbl",
            "generator",
            "xmlnstbl",
            "annotation",
            "nonshppict");

    /** Of a paragraph's indentation, so many make up a blank. */
    private static final int TWIPS = 120;

    private static final int MOST_BLANKS = 40;
    private static final int DEEPEST = 1000;

    /** What a group of braces begins with, and its end brings back. */
    private record State(boolean leftOut, int indent, int skipped) {}

    private final StringBuilder text = new StringBuilder();
    private final StringBuilder bytes = new StringBuilder();
    private Charset charset = Charset.forName("windows-1252");
    private State state = new State(false, 0, 1);
    private int skip;
    private boolean begun;

    private RtfText() {}

    /** Whether a text begins as rich text does. */
    public static boolean isRtf(String text) {
        return text.startsWith(START);
    }

    /** What is written in it. */
    public static String of(String rtf, Budget budget) {
        RtfText reader = new RtfText();
        reader.read(rtf);
        budget.renew(Limit.LINES);
        budget.takeText(reader.text.toString());
        return reader.text.toString();
    }

    private void read(String rtf) {
        Deque<State> above = new ArrayDeque<>();
        Matcher piece = PIECE.matcher(rtf);
        boolean star = false;
        while (piece.find()) {
            boolean starred = star;
            star = false;
            if (piece.group(3) != null) {
                code(Integer.parseInt(piece.group(3), 16));
            } else if (piece.group(1) != null) {
                word(piece.group(1), piece.group(2), starred);
            } else if (piece.group(4) != null) {
                star = piece.group(4).equals("*");
                sign(piece.group(4));
            } else if (piece.group().equals("{")) {
                if (above.size() < DEEPEST) {
                    above.push(state);
                }
            } else if (piece.group().equals("}")) {
                decode();
                state = above.isEmpty() ? state : above.pop();
            } else {
                plain(piece.group().replace("\n", "").replace("\r", ""));
            }
        }
        decode();
    }

    private void word(String word, String number, boolean starred) {
        int value = number == null ? 0 : Integer.parseInt(number);
        if (starred || LEFT_OUT.contains(word)) {
            state = new State(true, state.indent(), state.skipped());
            return;
        }
        switch (word) {
            case "par", "line", "row", "sect", "page" -> end();
            case "tab", "cell", "nestcell" -> put("\t");
            case "emdash" -> put("—");
            case "endash" -> put("–");
            case "lquote", "rquote" -> put("'");
            case "ldblquote", "rdblquote" -> put("\"");
            case "bullet" -> put("• ");
            case "pard" -> state = new State(state.leftOut(), 0, state.skipped());
            case "li", "lin" -> state = new State(state.leftOut(), value, state.skipped());
            case "uc" -> state = new State(state.leftOut(), state.indent(), Math.max(0, Math.min(9, value)));
            case "u" -> {
                put(String.valueOf((char) value));
                skip = state.skipped();
            }
            case "ansicpg" -> charset = charset(value);
            case "mac" -> charset = charset(0);
            default -> {}
        }
    }

    private void sign(String sign) {
        switch (sign) {
            case "~" -> put("\u00a0");
            case "_" -> put("-");
            case "\n", "\r" -> end();
            case "\\", "{", "}" -> plain(sign);
            default -> {}
        }
    }

    private void code(int code) {
        if (skip > 0) {
            skip--;
        } else {
            bytes.append((char) code);
        }
    }

    private void plain(String words) {
        int from = Math.min(skip, words.length());
        skip -= from;
        put(words.substring(from));
    }

    /** Codes beside each other may be one letter together. */
    private void decode() {
        if (!bytes.isEmpty()) {
            String decoded = new String(bytes.toString().getBytes(StandardCharsets.ISO_8859_1), charset);
            bytes.setLength(0);
            put(decoded);
        }
    }

    private void put(String words) {
        decode();
        if (state.leftOut() || words.isEmpty()) {
            return;
        }
        if (!begun) {
            text.append(" ".repeat(Math.max(0, Math.min(MOST_BLANKS, state.indent() / TWIPS))));
            begun = true;
        }
        text.append(words);
    }

    private void end() {
        decode();
        if (!state.leftOut()) {
            text.append('\n');
            begun = false;
        }
    }

    private static Charset charset(int page) {
        try {
            return page == 0 ? Charset.forName("x-MacRoman") : Charset.forName("windows-" + page);
        } catch (IllegalCharsetNameException | UnsupportedCharsetException unknown) {
            return Charset.forName("windows-1252");
        }
    }
}
