package coupdoeil.validator.imports.source.text;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Headings of pages that anybody may edit, as they are copied: {@code 6e corps[modifier | modifier le code]}, the same with the
 * offer on a line below, or {@code 6e corps[]}, where it was a sign. How high they stand is lost. Linear in the lines.
 */
final class PageHeadings {

    private static final Pattern EDIT = Pattern.compile(
            "(?U)\\s*\\[\\s*(?:edit|modifica|modifier|bearbeiten|quelltext bearbeiten|editar|bewerken)\\b[^\\]]{0,60}\\]",
            Pattern.CASE_INSENSITIVE);

    /** So deep that levels of headings say nothing about each other. */
    private static final String SIGNS = "=====";

    private static final String OFFER = "[]";
    private static final int LONGEST = 160;
    /** Blank lines between a heading and what is offered for it. */
    private static final int FARTHEST = 2;

    private PageHeadings() {}

    /** Marks them as headings, and leaves out what is offered to who may edit the page. */
    static void mark(String[] raw) {
        boolean boxes = false;
        for (String line : raw) {
            boxes |= line.indexOf('[') >= 0 && line.indexOf('[') < line.lastIndexOf('[') && line.contains(OFFER);
        }
        for (int at = 0; at < raw.length; at++) {
            String line = raw[at];
            if (line.length() > LONGEST || line.indexOf('[') < 0) {
                continue;
            }
            Matcher edit = EDIT.matcher(line);
            boolean offered = edit.find();
            if (offered && line.substring(edit.end()).isBlank()) {
                raw[at] = "";
                int of = line.substring(0, edit.start()).isBlank() ? above(raw, at) : at;
                mark(raw, of, of == at ? line.substring(0, edit.start()) : raw[of]);
            } else if (offered) {
                raw[at] = edit.replaceAll("");
            } else if (!boxes && line.stripTrailing().endsWith(OFFER)) {
                mark(raw, at, line.substring(0, line.lastIndexOf(OFFER)));
            }
        }
    }

    /** The line above that holds something, if it is near; the line itself if there is none. */
    private static int above(String[] raw, int from) {
        int at = from - 1;
        while (at > 0 && at >= from - FARTHEST && raw[at].isBlank()) {
            at--;
        }
        return at < 0 || raw[at].isBlank() ? from : at;
    }

    private static void mark(String[] raw, int at, String text) {
        String bare = text.strip();
        boolean plain = !bare.isEmpty() && bare.length() <= LONGEST && Character.isLetterOrDigit(bare.charAt(0));
        raw[at] = plain && bare.indexOf('=') < 0 ? SIGNS + " " + bare + " " + SIGNS : text;
    }
}
