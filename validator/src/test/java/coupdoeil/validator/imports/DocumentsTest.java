package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.validator.imports.source.SourceFailure;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What office programs write, and files that hold no text. */
class DocumentsTest {

    private static final int END_OF_ZIP = 22;
    private static final String STYLES = """
            <w:styles><w:style w:styleId="berschrift1"><w:name w:val="heading 1"/></w:style></w:styles>
            """;

    private static String paragraph(String properties, String text) {
        return "<w:p><w:pPr>" + properties + "</w:pPr><w:r><w:t>" + text.replace("\t", "</w:t><w:tab/><w:t>")
                + "</w:t></w:r></w:p>";
    }

    private static String item(int level, String text) {
        return paragraph("<w:numPr><w:ilvl w:val=\"" + level + "\"/><w:numId w:val=\"1\"/></w:numPr>", text);
    }

    private static String row(String... cells) {
        StringBuilder row = new StringBuilder("<w:tr>");
        for (String cell : cells) {
            row.append("<w:tc><w:tcPr/>").append(paragraph("", cell)).append("</w:tc>");
        }
        return row.append("</w:tr>").toString();
    }

    private static byte[] docx(String body) throws IOException {
        return SheetsAndPagesTest.zip(Map.of(
                "word/document.xml",
                "<?xml version=\"1.0\"?><w:document><w:body>" + body + "</w:body></w:document>",
                "word/styles.xml",
                STYLES));
    }

    @Test
    void headingsListsTabsAndTablesOfADocumentAreRead() throws IOException {
        String body = paragraph("<w:pStyle w:val=\"berschrift1\"/>", "Austrians")
                + item(0, "Division Kottulinsky")
                + item(1, "IR 14 Klebek, 3 battalions, 2,400")
                + item(0, "Division Vincent")
                + item(1, "Rosenberg Chevaulegers, 700")
                + paragraph("<w:pStyle w:val=\"berschrift1\"/>", "French")
                + paragraph("", "1st Division: Carra St. Cyr")
                + paragraph("", "24e Léger\t3 bns\t1,500")
                + paragraph("", "4e Ligne\t3 bns\t1,450")
                + paragraph("", "2nd Division: Legrand")
                + "<w:tbl>" + row("Regiment", "Men") + row("26e Léger", "1480") + row("18e Ligne", "1520") + "</w:tbl>";

        assertThat(Told.units("ebelsberg.docx", docx(body)))
                .containsExactly(
                        "3 Division Kottulinsky/IR 14 Klebek infantry 2400",
                        "5 Division Vincent/Rosenberg Chevaulegers cavalry 700",
                        "8 1st Division/24e Léger infantry 1500",
                        "9 1st Division/4e Ligne infantry 1450",
                        "12 2nd Division/26e Léger infantry 1480",
                        "13 2nd Division/18e Ligne infantry 1520");
    }

    @Test
    void whatWasDeletedFromADocumentIsGone() throws IOException {
        String body = paragraph("", "1st Division: Merle")
                + "<w:p><w:del><w:r><w:delText>2e Léger 1400</w:delText></w:r></w:del></w:p>"
                + "<w:p><w:ins><w:r><w:t>36e Ligne 1500</w:t></w:r></w:ins></w:p>";

        assertThat(Told.units("merle.docx", docx(body))).containsExactly("3 1st Division/36e Ligne infantry 1500");
    }

    @Test
    void openDocumentsAreReadAlike() throws IOException {
        String content = """
                <?xml version="1.0"?><office:document-content><office:body><office:text>
                <text:h text:outline-level="1">1st Division: Merle</text:h>
                <text:list><text:list-item><text:p>2e Léger<text:s text:c="2"/><text:span>1,400</text:span></text:p></text:list-item>
                <text:list-item><text:p>36e Ligne, 1,500<text:note><text:p>in May</text:p></text:note></text:p></text:list-item></text:list>
                </office:text></office:body></office:document-content>
                """;

        assertThat(Told.units("merle.odt", SheetsAndPagesTest.zip(Map.of("content.xml", content))))
                .containsExactly("2 1st Division/2e Léger infantry 1400", "3 1st Division/36e Ligne infantry 1500");
    }

    /** A picture that whoever unpacked it would find broken, and that is said to be of 2 GB. */
    @ParameterizedTest
    @CsvSource({
        "docx, word/document.xml, <w:document><w:body><w:p><w:t>54e Ligne 900</w:t></w:p></w:body></w:document>",
        "odt, content.xml, <office:text><text:p>54e Ligne 900</text:p></office:text>",
        "xlsx, xl/worksheets/sheet1.xml, <worksheet><row><c t='inlineStr'><is><t>54e Ligne 900</t></is></c></row></worksheet>",
        "ods, content.xml, <office:spreadsheet><table:table><table:table-row><table:table-cell><text:p>54e Ligne 900</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet>"
    })
    void whatNobodyWantsIsNotUnpacked(String ending, String part, String text) throws IOException {
        Map<String, String> files = new LinkedHashMap<>();
        files.put("media/image1.png", "a picture");
        files.put(part, text);
        byte[] bytes = SheetsAndPagesTest.zip(files);
        ByteBuffer zip = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
        int listed = zip.getInt(bytes.length - END_OF_ZIP + 16);
        zip.putInt(listed + 24, Integer.MAX_VALUE);
        int packed = 30 + "media/image1.png".length();
        zip.putInt(packed, -1);

        assertThat(Told.units("list." + ending, bytes)).hasSize(1);
        assertThatThrownBy(() -> new InflaterInputStream(
                                new ByteArrayInputStream(bytes, packed, bytes.length), new Inflater(true))
                        .readAllBytes())
                .isInstanceOf(ZipException.class);
    }

    @Test
    void whatIsNestedTooDeepIsRefused() throws IOException {
        byte[] deep = docx("<w:sdt>".repeat(50_000) + paragraph("", "36e Ligne 1500"));

        assertThatThrownBy(() -> Told.units("deep.docx", deep))
                .isInstanceOf(SourceFailure.class)
                .hasMessageContaining("nested more than 200 deep");
    }

    @Test
    void richTextIsReadAsItIsIndented() {
        String rich = """
                {\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Times;}}{\\*\\generator Writer 4 5;}
                \\pard\\b II Corps (Reille)\\b0\\par
                \\pard\\li360 5th Division: Bachelu\\par
                \\pard\\li720 2e L\\'e9ger 1850\\par
                \\pard\\li720 61e Ligne 860\\par
                \\pard\\li360 Division J\\u233?r\\u244 o\\uc0\\u109 e\\par
                \\trowd\\intbl 1er L\\'e9ger\\cell 1850\\cell\\row
                \\trowd\\intbl 3e Ligne\\cell 1140\\cell\\row
                }
                """;

        assertThat(Told.units("reille.rtf", rich))
                .containsExactly(
                        "3 II Corps/5th Division/2e Léger infantry 1850",
                        "4 II Corps/5th Division/61e Ligne infantry 860",
                        "6 II Corps/Division Jérôme/1er Léger infantry 1850",
                        "7 II Corps/Division Jérôme/3e Ligne infantry 1140");
    }

    @Test
    void richTextMayBeOfAnyCodePage() {
        byte[] russian =
                "{\\rtf1\\ansi\\ansicpg1251 3-\\'ff \\'ef\\'e5\\'f5\\'ee\\'f2\\'ed\\'e0\\'ff \\'e4\\'e8\\'e2\\'e8\\'e7\\'e8\\'ff\\par \\'d0\\'ff\\'e7\\'e0\\'ed\\'f1\\'ea\\'e8\\'e9 \\'ef\\'e5\\'f5\\'ee\\'f2\\'ed\\'fb\\'e9 \\'ef\\'ee\\'eb\\'ea 1200\\par}"
                        .getBytes(StandardCharsets.US_ASCII);

        assertThat(Told.units("third.rtf", russian))
                .containsExactly("2 3-я пехотная дивизия/Рязанский пехотный полк infantry 1200");
    }

    @Test
    void spoiltDocumentsDoNotBreakTheReading() throws IOException {
        SplittableRandom random = new SplittableRandom(18110516);
        byte[] rich =
                "{\\rtf1\\ansi{\\fonttbl{\\f0 A;}}\\pard\\li360 5th Division\\par 2e L\\'e9ger \\u233? 1850\\cell\\row}"
                        .getBytes(StandardCharsets.US_ASCII);
        String signs = "\\{}'u*9 \u00e9p";
        for (int i = 0; i < 2_000; i++) {
            byte[] spoilt = rich.clone();
            for (int change = 0; change < 8; change++) {
                spoilt[6 + random.nextInt(spoilt.length - 6)] = (byte) signs.charAt(random.nextInt(signs.length()));
            }
            assertThat(OobImport.read("spoilt.rtf", spoilt).order()).isNotNull();
        }
    }

    @Test
    void whatHoldsNoTextSaysSo() {
        byte[] noise = new byte[5_000];
        new SplittableRandom(1).nextBytes(noise);
        refused(noise, "this is no text");
        refused(starting("\u0089PNG\r\n"), "picture");
        refused(starting("\u00d0\u00cf\u0011\u00e0"), "save it as .docx or .xlsx");
        refused(starting("\u001f\u008b"), "gzip");
    }

    @Test
    void textsOfAnyCodeHoldText() {
        for (Charset charset : new Charset[] {StandardCharsets.UTF_16LE, StandardCharsets.UTF_16BE}) {
            assertThat(Told.units("list.txt", "1st Division: Merle\n2e Ligne 1400\n36e Ligne 1500\n".getBytes(charset)))
                    .hasSize(2);
        }
        assertThat(Told.units("empty.txt", new byte[0])).isEmpty();
    }

    private static byte[] starting(String signature) {
        return (signature + "1st Division 2e Ligne 1400".repeat(40)).getBytes(StandardCharsets.ISO_8859_1);
    }

    private static void refused(byte[] bytes, String why) {
        assertThatThrownBy(() -> OobImport.read("given.txt", bytes))
                .isInstanceOf(SourceFailure.class)
                .hasMessageContaining(why);
    }
}
