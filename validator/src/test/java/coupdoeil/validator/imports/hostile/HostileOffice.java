package coupdoeil.validator.imports.hostile;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Documents and spreadsheets of office programs, and the zips that they are. */
final class HostileOffice {

    private static final String SHEET = "xl/worksheets/sheet1.xml";
    private static final String TEXT = "word/document.xml";
    private static final String ROW = "<row><c t='inlineStr'><is><t>54e</t></is></c><c><v>900</v></c></row>";
    private static final String PARAGRAPH = "<w:p><w:r><w:t>54e Ligne 900</w:t></w:r></w:p>";
    private static final int MIB = 1 << 20;

    private HostileOffice() {}

    static List<Hostile> all() {
        List<Hostile> all = new ArrayList<>();
        sheets(all);
        texts(all);
        open(all);
        zips(all);
        return all;
    }

    private static void sheets(List<Hostile> all) {
        xlsx(
                all,
                "repeated-string",
                "characters",
                "<si><t>" + "54e ".repeat(MIB / 4) + "</t></si>",
                "<row>" + "<c t='s'><v>0</v></c>".repeat(5_000) + "</row>");
        xlsx(all, "nested-strings", "nested", "<si>".repeat(60_000), ROW);
        xlsx(all, "nested-rows", "nested", "", "<row>".repeat(60_000));
        xlsx(all, "nested-cells", "nested", "", "<row>" + "<c>".repeat(60_000));
        xlsx(all, "spaces-of-names", "nested", "", HostileRecords.spaces(8_000));
        xlsx(
                all,
                "far-column",
                "",
                "",
                "<row><c r='XFD1'><v>1</v></c><c r='ZZZ99999999999'><v>2</v></c></row>".repeat(2_000));
        xlsx(all, "far-row", "", "", "<row r='999999'><c><v>1</v></c></row><row r='99999999999'/>");
        xlsx(all, "lying-size", "", "", "<dimension ref='A1:XFD1048576'/>" + ROW);
        xlsx(all, "no-string", "", "", "<row><c t='s'><v>9999999</v></c><c t='s'><v>-1</v></c></row>");
        xlsx(all, "cells", "cells", "", ("<row>" + "<c r='GR1'><v>1</v></c>".repeat(1) + "</row>").repeat(16_000));
        xlsx(all, "rows", "", "", ROW.repeat(3_000));
        xlsx(all, "large-rows", "lines", "", ROW.repeat(150_000));
        xlsx(all, "empty-rows", "", "", "<row/>".repeat(400_000));
        xlsx(
                all,
                "large-text",
                "characters",
                "",
                "<row><c t='inlineStr'><is><t>" + "x".repeat(40 * MIB) + "</t></is></c></row>");
        for (int above = -1; above <= 1; above++) {
            int strings = (int) Limit.ELEMENTS.most() - 11 + above;
            xlsx(all, "elements" + above, Hostile.told(above, "elements"), "<si/>".repeat(strings), ROW);
            int deep = Budget.DEEPEST - 2 + above;
            xlsx(
                    all,
                    "deep" + above,
                    Hostile.told(above, "nested"),
                    "",
                    "<a>".repeat(deep) + "</a>".repeat(deep) + ROW);
        }
    }

    private static void texts(List<Hostile> all) {
        docx(all, "tables", "nested", "<w:tbl><w:tr><w:tc>".repeat(60_000));
        docx(all, "few-tables", "", "<w:tbl><w:tr><w:tc>".repeat(60) + PARAGRAPH + "</w:tc></w:tr></w:tbl>".repeat(60));
        docx(all, "runs", "nested", "<w:p>" + "<w:r>".repeat(60_000));
        docx(all, "paragraphs", "nested", "<w:p>".repeat(60_000));
        docx(
                all,
                "nested-text",
                "characters",
                ("<w:tbl><w:tr><w:tc>" + "<w:p>".repeat(190) + "<w:t>" + "54e ".repeat(2_000) + "</w:t>"
                                + "</w:p>".repeat(190) + "</w:tc></w:tr></w:tbl>")
                        .repeat(20));
        docx(all, "spaces-of-names", "nested", HostileRecords.spaces(8_000));
        docx(
                all,
                "spans",
                "",
                ("<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val='999999'/></w:tcPr>" + PARAGRAPH + "</w:tc><w:tc>"
                                + PARAGRAPH + "</w:tc></w:tr></w:tbl>")
                        .repeat(2_000));
        docx(
                all,
                "levels",
                "",
                ("<w:p><w:pPr><w:numPr><w:ilvl w:val='999999'/></w:numPr></w:pPr></w:p>" + PARAGRAPH).repeat(2_000));
        docx(all, "many", "", PARAGRAPH.repeat(5_000));
        docx(all, "large", "lines", PARAGRAPH.repeat(200_000));
        docx(all, "breaks", "", "<w:p><w:r>" + "<w:br/><w:tab/>".repeat(100_000) + "</w:r></w:p>");
        for (int above = -1; above <= 1; above++) {
            int deep = Budget.DEEPEST - 2 + above;
            docx(
                    all,
                    "deep" + above,
                    Hostile.told(above, "nested"),
                    "<w:sdt>".repeat(deep) + "</w:sdt>".repeat(deep) + PARAGRAPH);
        }
        all.add(file("styles.docx", "nested", parts("word/styles.xml", "<w:style>".repeat(50_000), TEXT, PARAGRAPH)));
    }

    private static void open(List<Hostile> all) {
        String cell = "<table:table-cell table:number-columns-repeated='%d'><text:p>%s</text:p></table:table-cell>";
        ods(
                all,
                "columns",
                "cells",
                row(cell.formatted(9999999, "54e").repeat(5)).repeat(16_000));
        ods(
                all,
                "text",
                "characters",
                row(cell.formatted(50, "54e ".repeat(MIB / 4))).repeat(4));
        ods(
                all,
                "rows",
                "",
                "<table:table-row table:number-rows-repeated='9999999'>" + cell.formatted(2, "9")
                        + "</table:table-row>");
        ods(all, "many-rows", "", row(cell.formatted(2, "9")).repeat(3_000));
        ods(all, "nested-tables", "nested", "<table:table><table:table-row><table:table-cell>".repeat(60_000));
        ods(all, "tables", "", "</table:table><table:table>".repeat(20_000));
        ods(
                all,
                "paragraphs",
                "",
                row("<table:table-cell>" + "<text:p>9</text:p>".repeat(50_000) + "</table:table-cell>"));
        odt(all, "lists", "nested", "<text:list><text:list-item>".repeat(60_000));
        odt(all, "few-lists", "", "<text:list><text:list-item>".repeat(80) + "<text:p>54e Ligne 900</text:p>");
        odt(all, "spaces", "", ("<text:p>9<text:s text:c='999999'/>9</text:p>").repeat(3_000));
        odt(all, "many-spaces", "characters", "<text:p>" + "<text:s text:c='100'/>".repeat(130_000) + "</text:p>");
        odt(all, "sections", "nested", "<text:section>".repeat(60_000));
        odt(all, "tables", "nested", "<table:table><table:table-row><table:table-cell>".repeat(60_000));
    }

    private static void zips(List<Hostile> all) {
        Map<String, byte[]> good = parts(SHEET, "<worksheet>" + ROW + "</worksheet>");
        all.add(spoilt("count-above.xlsx", "damaged", good, end -> end.set(10, 99)));
        all.add(spoilt("count-huge.xlsx", "files in the zip", good, end -> end.set(11, 255)));
        all.add(spoilt("count-none.xlsx", "no document", good, end -> end.set(10, 0)));
        all.add(spoilt("directory-behind.xlsx", "damaged", good, end -> end.set(19, 127)));
        all.add(spoilt("directory-before.xlsx", "damaged", good, end -> end.set(19, 255)));
        all.add(spoilt("directory-beside.xlsx", "damaged", good, end -> end.set(16, 3)));
        all.add(spoilt("no-end.xlsx", "end is missing", good, end -> end.set(0, 0)));
        all.add(spoilt("packed-otherwise.xlsx", "", good, end -> end.set(-1, 7)));
        for (int at : new int[] {-20, -24, -28, -30, -40, -50}) {
            all.add(spoilt("directory" + at + ".xlsx", "", good, end -> end.set(at, 255)));
        }
        for (int cut : new int[] {5, 40, 90, 120, 150}) {
            all.add(new Hostile("cut-" + cut + ".xlsx", "damaged", () -> java.util.Arrays.copyOf(zip(good), cut)));
        }
        Map<String, byte[]> files = new LinkedHashMap<>(good);
        IntStream.range(0, 2_000).forEach(i -> files.put("a" + i, new byte[0]));
        all.add(file("many-files.xlsx", "files in the zip", files));
        pictures(all);
        for (int above = -1; above <= 1; above++) {
            int length = (int) Limit.UNPACKED.most() + above - "<a></a>".length();
            all.add(file(
                    "unpacked" + above + ".xlsx",
                    Hostile.told(above, "unpacks"),
                    () -> parts(SHEET, "<a>" + " ".repeat(length) + "</a>")));
        }
        all.add(file("bomb.xlsx", "unpacks", () -> Map.of(SHEET, new byte[200 * MIB])));
        all.add(file("type.xlsx", "document type", parts(SHEET, "<!DOCTYPE a [<!ENTITY b 'c'>]><worksheet>" + ROW)));
        all.add(file("other.zip", "no document", parts("readme.txt", "54e")));
    }

    /** What nobody wants is not unpacked, so it may be larger than all that is. */
    private static void pictures(List<Hostile> all) {
        new TreeMap<>(Map.of(
                        "xlsx",
                        parts(SHEET, "<worksheet>" + ROW + "</worksheet>"),
                        "docx",
                        parts(TEXT, "<w:document><w:body>" + PARAGRAPH + "</w:body></w:document>"),
                        "ods",
                        parts("content.xml", "<office:spreadsheet><table:table/></office:spreadsheet>"),
                        "odt",
                        parts("content.xml", "<office:text><text:p>54e Ligne 900</text:p></office:text>")))
                .forEach((ending, wanted) -> {
                    Map<String, byte[]> picture = new LinkedHashMap<>(wanted);
                    picture.put("media/image1.png", new byte[50 * MIB]);
                    all.add(file("large-picture." + ending, Hostile.READ, picture));
                });
    }

    private static String row(String cells) {
        return "<table:table-row>" + cells + "</table:table-row>";
    }

    private static void xlsx(List<Hostile> all, String name, String told, String shared, String rows) {
        all.add(file(
                "sheet-" + name + ".xlsx",
                told,
                parts("xl/sharedStrings.xml", "<sst>" + shared, SHEET, "<worksheet><sheetData>" + rows)));
    }

    private static void docx(List<Hostile> all, String name, String told, String body) {
        all.add(file("text-" + name + ".docx", told, parts(TEXT, "<w:document><w:body>" + body)));
    }

    private static void ods(List<Hostile> all, String name, String told, String rows) {
        all.add(file(
                "sheet-" + name + ".ods",
                told,
                parts("content.xml", "<office:document-content><office:spreadsheet><table:table>" + rows)));
    }

    private static void odt(List<Hostile> all, String name, String told, String body) {
        all.add(file(
                "text-" + name + ".odt", told, parts("content.xml", "<office:document-content><office:text>" + body)));
    }

    private static Map<String, byte[]> parts(String... namesAndTexts) {
        Map<String, byte[]> parts = new LinkedHashMap<>();
        for (int at = 0; at < namesAndTexts.length; at += 2) {
            parts.put(namesAndTexts[at], namesAndTexts[at + 1].getBytes(StandardCharsets.UTF_8));
        }
        return parts;
    }

    private static Hostile file(String name, String told, Map<String, byte[]> parts) {
        return new Hostile(name, told, () -> zip(parts));
    }

    private static Hostile file(String name, String told, java.util.function.Supplier<Map<String, byte[]>> parts) {
        return new Hostile(name, told, () -> zip(parts.get()));
    }

    /** Bytes of the record at the end of a zip, counted from its beginning. */
    private record End(byte[] zip) {
        void set(int at, int value) {
            zip[zip.length - 22 + at] = (byte) value;
        }
    }

    private static Hostile spoilt(
            String name, String told, Map<String, byte[]> parts, java.util.function.Consumer<End> by) {
        return new Hostile(name, told, () -> {
            byte[] zip = zip(parts);
            by.accept(new End(zip));
            return zip;
        });
    }

    private static byte[] zip(Map<String, byte[]> parts) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (Map.Entry<String, byte[]> part : parts.entrySet()) {
                zip.putNextEntry(new ZipEntry(part.getKey()));
                zip.write(part.getValue());
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
