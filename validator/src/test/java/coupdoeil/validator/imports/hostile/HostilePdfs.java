package coupdoeil.validator.imports.hostile;

import coupdoeil.validator.imports.source.Budget.Limit;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.zip.Deflater;

/** PDF. */
final class HostilePdfs {

    private static final String FONT = "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>";
    private static final String WORDS = "BT /F 10 Tf 50 700 Td (54e Ligne 900) Tj ET ";
    private static final String WIDE_FONT =
            "<</Type/Font/Subtype/Type0/BaseFont/A/Encoding/Identity-H/DescendantFonts[%s]%s>>";
    private static final String DESCENDANT =
            "<</Type/Font/Subtype/CIDFontType2/BaseFont/A/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>%s>>";
    private static final int MIB = 1 << 20;

    private HostilePdfs() {}

    static List<Hostile> all() {
        List<Hostile> all = new ArrayList<>();
        forms(all);
        fonts(all);
        pages(all);
        streams(all);
        files(all);
        return all;
    }

    private static void forms(List<Hostile> all) {
        add(all, "form-in-itself", "", () -> page("/X Do", "").form("X", "/X Do", ""));
        add(
                all,
                "form-twice-in-itself",
                "forms",
                () -> page(WORDS + "/X Do", "").form("X", "/X Do /X Do", ""));
        add(all, "ten-fold", "forms", () -> {
            Pdf pdf = page(WORDS + "/X0 Do ".repeat(10), "");
            for (int level = 0; level < 9; level++) {
                pdf.form("X" + level, ("/X" + (level + 1) + " Do ").repeat(10), "");
            }
            return pdf.form("X9", WORDS, "");
        });
        for (int above = -1; above <= 1; above++) {
            int forms = (int) Limit.FORMS.most() + above;
            add(
                    all,
                    "forms" + above,
                    Hostile.told(above, "forms"),
                    () -> page(WORDS + "/X Do ".repeat(forms), "").form("X", "", ""));
            int operators = (int) Limit.OPERATORS.most() - 10 + above;
            add(
                    all,
                    "operators" + above,
                    Hostile.told(above, "operators"),
                    () -> page(WORDS + "n ".repeat(operators), ""));
            int glyphs = (int) Limit.GLYPHS_OF_PAGE.most() - 13 + above;
            add(
                    all,
                    "glyphs" + above,
                    Hostile.told(above, "glyphs"),
                    () -> page(WORDS + "BT /F 1 Tf " + shown(glyphs) + " ET", ""));
        }
        add(all, "many-glyphs", "glyphs", () -> page("BT /F 1 Tf " + shown(2_900_000) + " ET", ""));
        add(
                all,
                "glyphs-in-one-place",
                "",
                () -> page("BT /F 1 Tf 100 100 Td " + "0 0 Td (a) Tj ".repeat(100_000) + " ET", ""));
        add(all, "glyphs-far-apart", "", () -> page("BT /F 1 Tf " + "99999 0 Td (a) Tj ".repeat(100_000) + " ET", ""));
        add(all, "states", "", () -> page("q ".repeat(500_000) + WORDS, ""));
        add(all, "operands", "", () -> page("1 ".repeat(400_000) + "m " + WORDS, ""));
        add(all, "arrays", "", () -> page("[".repeat(100_000) + WORDS, ""));
        add(all, "dictionaries", "", () -> page("/A <<".repeat(50_000) + WORDS, ""));
        add(
                all,
                "inline-pictures",
                "",
                () -> page("BI /W 99999 /H 99999 /BPC 8 ID aaaa EI ".repeat(10_000) + WORDS, ""));
        add(all, "marked", "", () -> page("/A BMC ".repeat(200_000) + WORDS, ""));
    }

    private static String shown(int glyphs) {
        String line = "(" + "a".repeat(1_000) + ") Tj 0 -1 Td ";
        return line.repeat(glyphs / 1_000) + "(" + "a".repeat(glyphs % 1_000) + ") Tj";
    }

    private static void fonts(List<Hostile> all) {
        for (String widths : List.of(
                "/W [0 2147483646 500]",
                "/W [0 65535 500 0 65535 600]",
                "/W [-9 9 1 9 -9 1]",
                "/W [0 [" + "500 ".repeat(300_000) + "]]",
                "/W2 [0 2147483646 1 1 1]",
                "/W [0]",
                "/W [0 1]",
                "/DW 1e99")) {
            String told = widths.contains("2147483646") ? "codes" : "";
            add(
                    all,
                    "widths-" + Integer.toHexString(widths.hashCode()),
                    told,
                    () -> page(WORDS, "").with("F", WIDE_FONT.formatted(DESCENDANT.formatted(widths), "")));
        }
        add(all, "widths-elsewhere", "codes", () -> {
            Pdf pdf = page(WORDS, "");
            int array = pdf.object("[0 2147483646 500]");
            return pdf.with("F", WIDE_FONT.formatted(DESCENDANT.formatted("/W " + array + " 0 R"), ""));
        });
        for (String range : List.of(
                "<00000000> <7FFFFFFF> <0041>",
                "<0000> <FFFF> <" + "0041".repeat(500) + ">",
                "<0000> <FFFF> [<0041>]",
                "<0000> <FFFF> <0041> <0000> <FFFF> <0042>",
                "<00> <FF")) {
            boolean many = range.length() > 1_000 || range.contains("7FFF");
            add(
                    all,
                    "letters-" + Integer.toHexString(range.hashCode()),
                    many ? "codes" : "",
                    () -> letters("1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange " + range
                            + " endbfrange"));
        }
        add(all, "letters-used", "", () -> letters("/A usecmap /A usecmap"));
        add(all, "letters-nested", "nested", () -> letters("<<".repeat(50_000)));
        add(
                all,
                "letters-spaces",
                "",
                () -> letters("9999 begincodespacerange <0000> <FFFF> endcodespacerange".repeat(5_000)));
        add(all, "font-in-itself", "", () -> {
            Pdf pdf = page(WORDS, "");
            int next = pdf.next();
            return pdf.with("F", WIDE_FONT.formatted(next + " 0 R", ""));
        });
        for (String file : List.of("FontFile", "FontFile2", "FontFile3")) {
            for (byte[] bytes : List.of(
                    new byte[0],
                    new byte[] {0, 1, 0, 0, -1, -1, 0, 0, 0, 0, 0, 0},
                    "%!PS-AdobeFont /Encoding 2147483647 array".getBytes(StandardCharsets.US_ASCII),
                    new byte[] {1, 0, 4, 4, -1, -1, 4, -1, -1, -1, -1})) {
                add(all, "program-" + file + bytes.length, "", () -> {
                    Pdf pdf = page(WORDS, "");
                    int stream = pdf.stream("/Subtype/Type1C", bytes);
                    return pdf.with(
                            "F",
                            "<</Type/Font/Subtype/" + (file.equals("FontFile2") ? "TrueType" : "Type1")
                                    + "/BaseFont/A/FontDescriptor<</Type/FontDescriptor/FontName/A/Flags 4/" + file
                                    + " " + stream
                                    + " 0 R>>>>");
                });
            }
        }
        add(all, "types-of-own", "", () -> {
            Pdf pdf = page(WORDS, "");
            int glyph = pdf.stream("", WORDS.repeat(50).getBytes(StandardCharsets.US_ASCII));
            return pdf.with(
                    "F",
                    "<</Type/Font/Subtype/Type3/FontBBox[0 0 9 9]/FontMatrix[1 0 0 1 0 0]/CharProcs<</a " + glyph
                            + " 0 R>>/Encoding<</Differences[0 /a]>>/FirstChar -2147483648/LastChar 2147483647/Widths[9]>>");
        });
    }

    private static Pdf letters(String map) {
        Pdf pdf = page(WORDS, "");
        int stream = pdf.stream("", map.getBytes(StandardCharsets.US_ASCII));
        return pdf.with("F", WIDE_FONT.formatted(DESCENDANT.formatted(""), "/ToUnicode " + stream + " 0 R"));
    }

    private static void pages(List<Hostile> all) {
        for (int above = -1; above <= 1; above++) {
            int pages = (int) Limit.PAGES.most() + above;
            add(
                    all,
                    "pages" + above,
                    Hostile.told(above, "pages"),
                    () -> page(WORDS, "").kids(pages, 1));
        }
        add(all, "more-kids-than-said", "pages", () -> page(WORDS, "").kids(50_000, 1));
        add(all, "fewer-kids-than-said", "", () -> page(WORDS, "").kids(1, 2147483647));
        add(all, "pages-in-themselves", "", () -> page(WORDS, "").tree("[2 0 R 2 0 R 3 0 R]"));
        add(all, "pages-of-nothing", "", () -> page(WORDS, "").tree("[null 99 0 R (a) 3 0 R]"));
        add(all, "beads", "", () -> page("BT /F 1 Tf " + shown(20_000) + " ET", "/B[" + "3 0 R ".repeat(20_000) + "]"));
        add(all, "contents-again", "operators", () -> {
            Pdf pdf = page("", "");
            int stream = pdf.stream("", "n ".repeat(10_000).getBytes(StandardCharsets.US_ASCII));
            return pdf.contents("[" + (stream + " 0 R ").repeat(2_000) + "]");
        });
    }

    private static void streams(List<Hostile> all) {
        add(all, "unpacked", "unpacks", () -> page("", "").packed(deflated(new byte[60 * MIB]), "/FlateDecode"));
        add(
                all,
                "unpacked-twice",
                "unpacks",
                () -> page("", "").packed(deflated(deflated(new byte[200 * MIB])), "[/FlateDecode /FlateDecode]"));
        add(
                all,
                "unpacked-ten-times",
                "",
                () -> page("", "")
                        .packed(
                                deflated(WORDS.getBytes(StandardCharsets.US_ASCII)),
                                "[" + "/FlateDecode ".repeat(1_000) + "]"));
        add(all, "run-lengths", "", () -> {
            byte[] runs = new byte[2 * MIB];
            Arrays.fill(runs, (byte) 129);
            return page("", "").packed(runs, "[/RunLengthDecode /RunLengthDecode]");
        });
        add(
                all,
                "wide-rows",
                "wider",
                () -> page("", "")
                        .packed(
                                deflated(new byte[99]),
                                "/FlateDecode/DecodeParms<</Predictor 12/Columns 2147483647>>"));
        for (String filter : List.of(
                "/DCTDecode",
                "/JPXDecode",
                "/JBIG2Decode",
                "/CCITTFaxDecode",
                "/LZWDecode",
                "/ASCII85Decode",
                "/ASCIIHexDecode",
                "/Crypt",
                "/Unknown",
                "[]",
                "[/A [/B]]")) {
            add(
                    all,
                    "filter" + filter.replaceAll("\\W", "-"),
                    "",
                    () -> page("", "").packed(new byte[5_000], filter));
        }
        add(all, "objects-in-a-bomb", "unpacks", () -> {
            Pdf pdf = page(WORDS, "");
            pdf.stream("/Type/ObjStm/N 9999999/First 99999999/Filter/FlateDecode", deflated(new byte[60 * MIB]));
            return pdf;
        });
        add(all, "picture-of-objects", "unpacks", () -> {
            Pdf pdf = page(WORDS, "");
            pdf.stream("/Subtype/Image/Type/ObjStm/N 1/First 9/Filter/FlateDecode", deflated(new byte[60 * MIB]));
            return pdf;
        });
        add(all, "large-picture", "", () -> {
            Pdf pdf = page(WORDS, "");
            pdf.stream("/Subtype/Image/Width 9999/Height 9999/Filter/FlateDecode", deflated(new byte[60 * MIB]));
            return pdf;
        });
    }

    private static void files(List<Hostile> all) {
        byte[] good = page(WORDS, "").bytes();
        for (int part = 1; part < 10; part++) {
            int length = good.length * part / 10;
            all.add(new Hostile("cut-" + part + ".pdf", "", () -> Arrays.copyOf(good, length)));
        }
        Map<String, String> spoilt = new LinkedHashMap<>();
        spoilt.put("xref\n0 ", "xref\n0 2147483647");
        spoilt.put("/Size ", "/Size 2147483647 % ");
        spoilt.put("/Root 1", "/Prev 15 /Root 1");
        spoilt.put("startxref\n", "startxref\n9");
        spoilt.put("/Length ", "/Length 2147483647 % ");
        spoilt.put("/Kids[3 0 R]", "/Kids 3 0 R");
        spoilt.put("/Type/Catalog", "/Type/Catalog/Pages 1 0 R");
        spoilt.put("trailer", "trailer<</Encrypt 1 0 R>>");
        spoilt.put("endobj", "endobj endobj");
        spoilt.put("/MediaBox[0 0 600 800]", "/MediaBox[0 0 1e38 -1e38]/Rotate 2147483647/UserUnit 1e30");
        spoilt.forEach((was, is) -> all.add(new Hostile(
                "spoilt-" + Integer.toHexString(is.hashCode()) + ".pdf",
                "",
                () -> new String(good, StandardCharsets.ISO_8859_1)
                        .replaceFirst(java.util.regex.Pattern.quote(was), is)
                        .getBytes(StandardCharsets.ISO_8859_1))));
        for (String part : List.of(
                "1 0 obj\n",
                "<<",
                "[",
                "(",
                "trailer\n",
                "xref\n",
                "startxref\n0\n",
                "%%EOF\n",
                "9999999999 ",
                "stream\n",
                "/Type/ObjStm ",
                "1 0 obj<</A 1 0 R>>endobj ")) {
            all.add(Hostile.of(
                    "full-of-" + part.replaceAll("\\W+", "-") + Integer.toHexString(part.hashCode()) + ".pdf",
                    () -> "%PDF-1.7\n" + part.repeat(200_000 / part.length())));
        }
        for (String entries : List.of(
                "/W[0 0 0]/Index[0 2147483647]",
                "/W[1 8 8]/Index[0 2147483647]",
                "/W[8 8 8]/Size 2147483647",
                "/W[-1 -1 -1]",
                "/W[2147483647 1 1]",
                "/Index[" + "0 1 ".repeat(50_000) + "]/W[1 1 1]")) {
            all.add(new Hostile("references-" + Integer.toHexString(entries.hashCode()) + ".pdf", "", () -> {
                String head = "%PDF-1.7\n";
                String stream =
                        "1 0 obj<</Type/XRef/Size 9/Root 2 0 R" + entries + "/Length 2000>>stream\n" + "a".repeat(2_000)
                                + "\nendstream endobj\n2 0 obj<</Type/Catalog/Pages 3 0 R>>endobj\nstartxref\n"
                                + head.length() + "\n%%EOF";
                return (head + stream).getBytes(StandardCharsets.ISO_8859_1);
            }));
        }
    }

    private static void add(List<Hostile> all, String name, String told, Supplier<Pdf> pdf) {
        all.add(new Hostile(name + ".pdf", told, () -> pdf.get().bytes()));
    }

    private static byte[] deflated(byte[] bytes) {
        Deflater deflater = new Deflater();
        deflater.setInput(bytes);
        deflater.finish();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        byte[] buffer = new byte[1 << 16];
        while (!deflater.finished()) {
            out.write(buffer, 0, deflater.deflate(buffer));
        }
        deflater.end();
        return out.toByteArray();
    }

    private static Pdf page(String contents, String entries) {
        return new Pdf(contents, entries);
    }

    /** A file of one page with a font F; its catalog, pages and page are objects 1 to 3. */
    private static final class Pdf {

        private final List<byte[]> objects = new ArrayList<>(List.of(new byte[0], new byte[0], new byte[0]));
        private final Map<String, String> fonts = new LinkedHashMap<>(Map.of("F", FONT));
        private final Map<String, Integer> forms = new LinkedHashMap<>();
        private final String entries;
        private String contents;
        private String kids = "[3 0 R]";
        private int count = 1;

        Pdf(String contents, String entries) {
            this.entries = entries;
            this.contents = stream("", contents.getBytes(StandardCharsets.ISO_8859_1)) + " 0 R";
        }

        int next() {
            return objects.size() + 1;
        }

        int object(String text) {
            objects.add(text.getBytes(StandardCharsets.ISO_8859_1));
            return objects.size();
        }

        int stream(String entries, byte[] bytes) {
            return object("<<" + entries + "/Length " + bytes.length + ">>stream\n"
                    + new String(bytes, StandardCharsets.ISO_8859_1) + "\nendstream");
        }

        Pdf packed(byte[] bytes, String filter) {
            contents = stream("/Filter " + filter, bytes) + " 0 R";
            return this;
        }

        Pdf contents(String said) {
            contents = said;
            return this;
        }

        Pdf form(String name, String drawn, String more) {
            forms.put(
                    name,
                    stream(
                            "/Type/XObject/Subtype/Form/BBox[0 0 600 800]" + more,
                            drawn.getBytes(StandardCharsets.US_ASCII)));
            return this;
        }

        Pdf with(String font, String said) {
            fonts.put(font, object(said) + " 0 R");
            return this;
        }

        Pdf kids(int pages, int said) {
            kids = "[" + "3 0 R ".repeat(pages) + "]";
            count = said;
            return this;
        }

        Pdf tree(String said) {
            kids = said;
            return this;
        }

        private void set(int number, String text) {
            objects.set(number - 1, text.getBytes(StandardCharsets.ISO_8859_1));
        }

        byte[] bytes() {
            set(1, "<</Type/Catalog/Pages 2 0 R>>");
            set(2, "<</Type/Pages/Kids" + kids + "/Count " + count + ">>");
            set(
                    3,
                    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]" + entries + "/Contents " + contents
                            + "/Resources<</Font<<"
                            + fonts.entrySet().stream()
                                    .map(font -> "/" + font.getKey() + " " + font.getValue())
                                    .collect(Collectors.joining())
                            + ">>/XObject<<"
                            + forms.entrySet().stream()
                                    .map(form -> "/" + form.getKey() + " " + form.getValue() + " 0 R")
                                    .collect(Collectors.joining())
                            + ">>>>>>");
            StringBuilder file = new StringBuilder("%PDF-1.7\n");
            List<Integer> starts = new ArrayList<>();
            for (int number = 1; number <= objects.size(); number++) {
                starts.add(file.length());
                file.append(number)
                        .append(" 0 obj\n")
                        .append(new String(objects.get(number - 1), StandardCharsets.ISO_8859_1))
                        .append("\nendobj\n");
            }
            int references = file.length();
            file.append("xref\n0 ").append(starts.size() + 1).append("\n0000000000 65535 f \n");
            starts.forEach(start -> file.append("%010d 00000 n \n".formatted(start)));
            file.append("trailer\n<</Size ")
                    .append(starts.size() + 1)
                    .append("/Root 1 0 R>>\nstartxref\n")
                    .append(references)
                    .append("\n%%EOF\n");
            return file.toString().getBytes(StandardCharsets.ISO_8859_1);
        }
    }
}
