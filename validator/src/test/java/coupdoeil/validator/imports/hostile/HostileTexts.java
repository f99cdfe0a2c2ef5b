package coupdoeil.validator.imports.hostile;

import coupdoeil.validator.imports.source.Budget.Limit;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Plain text, values between signs, wiki, TeX and rich text. */
final class HostileTexts {

    private static final int SMALL = 250_000;
    private static final int ALMOST_A_MEGABYTE = 990_000;
    private static final int LARGE = 11 << 20;

    private HostileTexts() {}

    static List<Hostile> all() {
        List<Hostile> all = new ArrayList<>();
        repeated().forEach((name, part) -> {
            for (int size : new int[] {25_000, SMALL, ALMOST_A_MEGABYTE}) {
                all.add(Hostile.of(name + '-' + size + ".txt", () -> part.repeat(size / part.length())));
            }
        });
        all.add(Hostile.read(Hostile.ORDINARY, HostileTexts::ordinary));
        for (String part :
                List.of("\n", "a\n", " ", "(", "|", "\t", ";", "9", "a, ", "1 ", "54e ", "\u00a0", "Oudinot ")) {
            String name = Integer.toHexString(part.hashCode());
            all.add(Hostile.of("large-" + name + ".txt", () -> part.repeat(LARGE / part.length())));
            if (part.equals(";") || part.equals("\n")) {
                all.add(Hostile.of("large-" + name + ".csv", () -> part.repeat(LARGE / 4)));
            }
        }
        all.addAll(Hostile.around("lines.txt", (int) Limit.LINES.most(0), "lines", n -> "12\n".repeat(n - 1)));
        all.addAll(Hostile.around(
                "lines-of-large.txt", (int) Limit.LINES.most(), "lines", n -> "infantry of the line\n".repeat(n - 1)));
        all.addAll(Hostile.around(
                "characters.txt",
                (int) Limit.CHARACTERS.most(),
                "characters",
                n -> ("Infantry".repeat(20) + "\n").repeat(n / 161 + 1).substring(0, n)));
        all.addAll(Hostile.around("parts.txt", (int) Limit.PARTS.most(0), "units", n -> "Brigade: ".repeat(n)));
        all.addAll(Hostile.around("cells.csv", (int) Limit.CELLS_OF_ROW.most() - 1, "cells", n -> "7;".repeat(n)));
        all.add(Hostile.refused("all-cells.csv", "cells", () -> ("7;".repeat(900) + "\n").repeat(3_500)));
        all.add(Hostile.refused("one-line.txt", "characters", () -> "54e Ligne 900, ".repeat(52 * 70_000)));
        all.add(Hostile.of("unclosed.csv", () -> "Name;Men\n" + "\"54e;900\n".repeat(SMALL / 9)));
        all.add(Hostile.of("quotes.csv", () -> "Name;Men\n" + "\"".repeat(SMALL)));
        all.add(Hostile.refused("wide.csv", "cells", () -> "Name;Men\n54e" + ";9".repeat(SMALL)));
        all.add(Hostile.of("spans.wiki", () -> wiki("|-\n| colspan=200 rowspan=999 | 54e\n".repeat(SMALL / 40))));
        all.add(Hostile.of("large-spans.wiki", () -> wiki("|-\n|colspan=200|5\n".repeat(LARGE / 20))));
        all.add(Hostile.of("links.wiki", () -> wiki("[[a|".repeat(SMALL / 4))));
        all.add(Hostile.of("templates.wiki", () -> wiki("|" + "{{nowrap|".repeat(SMALL / 9) + "x\n")));
        all.add(Hostile.of("equals.wiki", () -> "[[a]] [[b]] [[c]]\n" + "=".repeat(SMALL)));
        all.add(Hostile.of("spans.tex", () -> tex("\\multicolumn{99}{l}{5} & 9 \\\\ ".repeat(SMALL / 30))));
        all.add(Hostile.of("large-spans.tex", () -> tex("\\multicolumn{99}{l}5 & 9 \\\\ ".repeat(LARGE / 30))));
        all.add(Hostile.of("braces.tex", () -> tex("{".repeat(SMALL))));
        all.add(Hostile.of("open.tex", () -> tex("") + "\\begin{tabular}{l} 5 & ".repeat(SMALL / 22)));
        all.add(Hostile.of("lists.tex", () -> tex("") + "\\begin{itemize}\\item 54e ".repeat(SMALL / 26)));
        all.add(Hostile.of("groups.rtf", () -> "{\\rtf1" + "{".repeat(SMALL)));
        all.add(Hostile.of("ends.rtf", () -> "{\\rtf1" + "}".repeat(SMALL)));
        all.add(Hostile.of("letters.rtf", () -> "{\\rtf1 " + "\\'e9".repeat(SMALL / 4)));
        all.add(Hostile.of("words.rtf", () -> "{\\rtf1 " + "\\u-9999999".repeat(SMALL / 10)));
        all.add(Hostile.refused("paragraphs.rtf", "lines", () -> "{\\rtf1 " + "\\par".repeat(LARGE / 8)));
        all.add(Hostile.of("indents.rtf", () -> "{\\rtf1 \\li999999999" + "\\par 5".repeat(SMALL / 6)));
        for (Charset charset : List.of(
                StandardCharsets.UTF_16LE,
                StandardCharsets.UTF_16BE,
                Charset.forName("KOI8-R"),
                Charset.forName("UTF-32"))) {
            String name = charset.name().toLowerCase(java.util.Locale.ROOT);
            all.add(new Hostile(
                    name + ".txt", "", () -> "54-й полк 900\n".repeat(20_000).getBytes(charset)));
        }
        all.add(new Hostile("noughts.txt", "no text", () -> new byte[SMALL]));
        all.add(new Hostile("empty.txt", "", () -> new byte[0]));
        all.add(new Hostile("odd.txt", "", () -> new byte[] {(byte) 0xFF, (byte) 0xFE, 'a'}));
        all.add(new Hostile(
                "broken-utf8.txt",
                "",
                () -> ("54e Ligne 900\n".repeat(20_000) + "\u00ff").getBytes(StandardCharsets.ISO_8859_1)));
        return all;
    }

    /** A list as people write it, almost a megabyte long; no two lines are alike. */
    private static String ordinary() {
        StringBuilder list = new StringBuilder();
        for (int i = 1; list.length() < ALMOST_A_MEGABYTE; i++) {
            list.append(
                    i % 5 == 1
                            ? "Brigade " + i + ": General Colborne\n"
                            : "  1/" + i + "th Foot " + i % 997 + " men\n");
        }
        return list.toString();
    }

    private static String wiki(String rows) {
        return "{| class=\"wikitable\"\n! Unit !! Men\n" + rows + "|}\n";
    }

    private static String tex(String rows) {
        return "\\documentclass{article}\\begin{document}\\section{a}\\section{b}\\hline\n\\begin{tabular}{ll}\\hline Unit & Men \\\\ \\hline "
                + rows + "\\end{tabular}\\end{document}";
    }

    /** What a text is full of, by what it is called. */
    private static Map<String, String> repeated() {
        Map<String, String> parts = new TreeMap<>();
        parts.put("newlines", "\n");
        parts.put("carriage-returns", "\r");
        parts.put("parts-of-regiments", "1/, 2/, 3/, ");
        parts.put("regiments-and", "54e and 55e & ");
        parts.put("brackets", "(");
        parts.put("brackets-closed", ")");
        parts.put("square-brackets", "[[");
        parts.put("curly-brackets", "{{");
        parts.put("quotes", "'''");
        parts.put("bars", "||");
        parts.put("equals", "==");
        parts.put("stars", "**");
        parts.put("colons", ":");
        parts.put("commas", ", ,");
        parts.put("dashes", "- – ");
        parts.put("strokes", "1/2/3/");
        parts.put("dittos", "\" do. ");
        parts.put("figures", "1,234,567 ");
        parts.put("ordinals", "1st2nd3rd");
        parts.put("ranks", "General Colonel ");
        parts.put("blanks", "54e          900\n");
        parts.put("brigades", "Brigade: ");
        parts.put("romans", "XIVXIV");
        parts.put("tabs", "54e\t\t\t9\n");
        parts.put("rules", "-----+-----\n");
        parts.put("braces", "54e }\n");
        parts.put("deeper", "    ");
        parts.put("words-cut", "bri-\n");
        parts.put("notes", "†‡§*");
        return parts;
    }
}
