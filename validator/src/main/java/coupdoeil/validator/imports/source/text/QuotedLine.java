package coupdoeil.validator.imports.source.text;

import java.util.ArrayList;
import java.util.List;

/**
 * One line of what may be lists of texts in quotes.
 *
 * @param kind what it is
 * @param texts what stands in its quotes, each with the figure behind it
 * @param closes of how many brackets that were opened above it is the end
 * @param opens how many it opens that end below it
 */
record QuotedLine(Kind kind, List<Text> texts, int closes, int opens) {

    enum Kind {
        /** Nothing, or brackets alone. */
        BLANK,
        /** Nothing but texts in quotes, names before brackets, and figures behind those. */
        TEXTS,
        /** A remark of a program, or another line of one. */
        PROGRAM,
        OTHER
    }

    /**
     * @param column where it begins, from 1
     * @param deep in how many brackets of its line it stands
     * @param heads whether it names what stands in brackets behind it
     */
    record Text(String text, int column, int deep, boolean heads) {}

    private static final String QUOTES = "\"'`";
    private static final String OPENING = "[{(";
    private static final String CLOSING = "]})";
    private static final String FENCE = "```";
    /** Stands where nothing is meant to stand. */
    private static final char LEFT_OUT = '\0';

    QuotedLine {
        texts = List.copyOf(texts);
    }

    /** Whether a line may open a list: asked first, for hardly a text has quotes and brackets on one line. */
    static boolean mayOpen(String line) {
        return QUOTES.indexOf(TextLines.first(line)) >= 0 && OPENING.chars().anyMatch(sign -> line.indexOf(sign) > 0);
    }

    static QuotedLine of(String line) {
        String bare = line.strip();
        return bare.isEmpty() || bare.startsWith(FENCE)
                ? new QuotedLine(Kind.BLANK, List.of(), 0, 0)
                : new Reader(line).read(isProgram(bare) ? Kind.PROGRAM : Kind.OTHER);
    }

    /** Whether it heads what stands behind or below it. */
    boolean isHeading() {
        return texts.stream().anyMatch(Text::heads);
    }

    /** By what a remark begins with, or what a line ends in that goes on below. */
    private static boolean isProgram(String bare) {
        char last = bare.charAt(bare.length() - 1);
        return bare.startsWith("//") || bare.startsWith("/*") || OPENING.indexOf(last) >= 0 || last == ';';
    }

    /** What was read last. */
    private enum Last {
        START,
        TEXT,
        COMMA,
        COLON,
        OPEN,
        CLOSE,
        FIGURE
    }

    /** Takes a line in from its beginning to its end, each sign once. */
    private static final class Reader {

        private final StringBuilder line;
        private final List<Text> texts = new ArrayList<>();
        private int at;
        private Last last = Last.START;
        private int deep;
        private int closes;
        /** Where the text that was read last begins, and ends; there is none if that is 0. */
        private int start;

        private int end;
        private int startDeep;
        private boolean heads;
        private boolean unquoted;

        Reader(String line) {
            this.line = new StringBuilder(line);
        }

        /** @param otherwise what it is if something else stands in it, too */
        QuotedLine read(Kind otherwise) {
            while (at < line.length()) {
                char sign = line.charAt(at);
                boolean remark = end > 0 && (sign == '#' || sign == '/');
                if (!remark && sign > ' ' && !take(sign)) {
                    return new QuotedLine(otherwise, List.of(), 0, 0);
                }
                at = remark ? line.length() : at + 1;
            }
            heads |= last == Last.COLON && !unquoted;
            if (unquoted && !heads) {
                return new QuotedLine(otherwise, List.of(), 0, 0);
            }
            flush();
            return new QuotedLine(texts.isEmpty() ? Kind.BLANK : Kind.TEXTS, texts, closes, deep);
        }

        private boolean take(char sign) {
            if (QUOTES.indexOf(sign) >= 0) {
                return last != Last.COLON && last != Last.TEXT && inQuotes(sign);
            } else if (Character.isDigit(sign)) {
                return (last == Last.COLON || last == Last.COMMA) && figure();
            } else if (Character.isUpperCase(sign)) {
                return last == Last.START && word();
            } else if (OPENING.indexOf(sign) >= 0) {
                heads |= end > 0;
                deep++;
                last = Last.OPEN;
            } else if (CLOSING.indexOf(sign) >= 0) {
                flush();
                closes += deep == 0 ? 1 : 0;
                deep -= deep == 0 ? 0 : 1;
                last = Last.CLOSE;
            } else if (sign == ':' && last == Last.TEXT) {
                last = Last.COLON;
            } else if (sign == ',' || sign == ';') {
                last = Last.COMMA;
            } else {
                return false;
            }
            return true;
        }

        /** Up to the same quote; what stands behind a backslash is meant as it is. */
        private boolean inQuotes(char quote) {
            flush();
            int from = at + 1;
            int to = from;
            while (to < line.length() && line.charAt(to) != quote) {
                if (line.charAt(to) == '\\') {
                    line.setCharAt(to, LEFT_OUT);
                    to++;
                }
                to++;
            }
            if (to >= line.length()) {
                return false;
            }
            text(from, to);
            at = to;
            return true;
        }

        /** A name without quotes. */
        private boolean word() {
            int to = at;
            while (to < line.length() && Character.isLetterOrDigit(line.charAt(to))) {
                to++;
            }
            text(at, to);
            unquoted = true;
            at = to - 1;
            return true;
        }

        private void text(int from, int to) {
            start = from;
            end = to;
            startDeep = deep;
            last = Last.TEXT;
        }

        /** Of something that is a name, and no word for what the figure counts. */
        private boolean figure() {
            if (end == 0
                    || line.substring(start, end).chars().noneMatch(sign -> sign == ' ' || Character.isDigit(sign))) {
                return false;
            }
            for (int between = end; between < at; between++) {
                line.setCharAt(between, between == end && last == Last.COLON ? ':' : ' ');
            }
            while (at + 1 < line.length() && Character.isDigit(line.charAt(at + 1))) {
                at++;
            }
            end = at + 1;
            last = Last.FIGURE;
            return true;
        }

        /** What was read last is whole. */
        private void flush() {
            String text = end == 0 ? "" : line.substring(start, end).replace(String.valueOf(LEFT_OUT), "");
            if (!text.isBlank()) {
                texts.add(new Text(text, start + 1, startDeep, heads));
            }
            end = 0;
            heads = false;
        }
    }
}
