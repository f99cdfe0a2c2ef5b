package coupdoeil.validator.imports;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coupdoeil.validator.imports.order.ImportedUnit;
import coupdoeil.validator.imports.order.Value;
import coupdoeil.validator.imports.phrase.FigureKind;
import coupdoeil.validator.imports.source.SourceFailure;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.Test;

/** Spreadsheets and PDF: read like the text they show, and nothing hostile in them is obeyed. */
class SheetsAndPagesTest {

    private static final String SHEET = """
            <?xml version="1.0"?><worksheet><sheetData>
            <row r="1"><c r="A1" t="s"><v>0</v></c></row>
            <row r="2"><c r="A2" t="inlineStr"><is><t>Regiment</t></is></c><c r="B2" t="s"><v>1</v></c></row>
            <row r="4"><c r="A4" t="s"><v>2</v></c><c r="B4"><f>SUM(1,2)</f><v>953</v></c></row>
            <row r="5"><c r="A5" t="s"><v>3</v></c><c r="B5"><v>813.0</v></c></row>
            </sheetData></worksheet>
            """;

    private static final String STRINGS = """
            <sst><si><t>1st Division</t></si><si><t>Men</t></si><si><r><t>34e </t></r><r><t>Ligne</t></r></si>
            <si><t>40e Ligne</t></si></sst>
            """;

    @Test
    void aSpreadsheetIsReadByItsSavedValues() throws IOException {
        byte[] xlsx = zip(Map.of("xl/worksheets/sheet1.xml", SHEET, "xl/sharedStrings.xml", STRINGS));

        assertThat(said(OobImport.read("a.xlsx", xlsx)))
                .containsExactly("4 1st Division/34e Ligne 953", "5 1st Division/40e Ligne 813");
    }

    @Test
    void anOpenDocumentSheetIsReadWithItsRepeatedCells() throws IOException {
        String content = """
                <office:document-content><table:table table:name="a">
                <table:table-row><table:table-cell><text:p>1st Division</text:p></table:table-cell></table:table-row>
                <table:table-row><table:table-cell><text:p>Regiment</text:p></table:table-cell>
                <table:table-cell table:number-columns-repeated="2"/><table:table-cell><text:p>Men</text:p></table:table-cell></table:table-row>
                <table:table-row table:number-rows-repeated="3"><table:table-cell/></table:table-row>
                <table:table-row><table:table-cell><text:p>34e Ligne</text:p></table:table-cell>
                <table:table-cell table:number-columns-repeated="2"/><table:table-cell><text:p>953</text:p></table:table-cell></table:table-row>
                <table:table-row><table:table-cell><text:p>40e Ligne</text:p></table:table-cell>
                <table:table-cell table:number-columns-repeated="2"/><table:table-cell><text:p>813</text:p></table:table-cell></table:table-row>
                </table:table></office:document-content>
                """;

        assertThat(said(OobImport.read("a.ods", zip(Map.of("content.xml", content)))))
                .containsExactly("6 1st Division/34e Ligne 953", "7 1st Division/40e Ligne 813");
    }

    @Test
    void aPdfIsReadByWhereItsGlyphsStand() throws IOException {
        LabelledList list = LabelledList.of("appendix-columns.txt");
        byte[] pdf = pdf(new String(list.bytes(), StandardCharsets.UTF_8));

        List<String> units = said(OobImport.read("a.pdf", pdf)).stream()
                .map(line -> line.substring(line.indexOf(' ') + 1))
                .toList();

        assertThat(units)
                .containsExactlyElementsOf(said(OobImport.read(list.name(), list.bytes())).stream()
                        .map(line -> line.substring(line.indexOf(' ') + 1))
                        .toList());
    }

    @Test
    void aDocumentTypeIsRefused() throws IOException {
        String evil = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><worksheet>&x;</worksheet>";

        assertThatThrownBy(() -> OobImport.read("a.xlsx", zip(Map.of("xl/worksheets/sheet1.xml", evil))))
                .isInstanceOf(SourceFailure.class)
                .hasMessageContaining("declares a document type");
    }

    @Test
    void whatUnpacksToTooMuchIsRefused() throws IOException {
        String large = " ".repeat(49 << 20);

        assertThatThrownBy(() -> OobImport.read("a.xlsx", zip(Map.of("xl/worksheets/sheet1.xml", large))))
                .isInstanceOf(SourceFailure.class)
                .hasMessageContaining("unpacks to more than 48 MiB");
    }

    @Test
    void aZipThatIsNoSpreadsheetSaysSo() throws IOException {
        assertThatThrownBy(() -> OobImport.read("a.zip", zip(Map.of("readme.txt", "hello"))))
                .isInstanceOf(SourceFailure.class)
                .hasMessageContaining("no document or spreadsheet");
    }

    @Test
    void aDamagedPdfSaysSo() {
        assertThatThrownBy(() -> OobImport.read("a.pdf", "%PDF-1.4\nnothing".getBytes(StandardCharsets.US_ASCII)))
                .isInstanceOf(SourceFailure.class)
                .hasMessageContaining("PDF is damaged");
    }

    private static List<String> said(OobImport read) {
        List<List<String>> paths = read.order().pathNames();
        return read.order().units().stream()
                .map(unit -> unit.line() + " " + path(paths, unit) + "/" + unit.name() + " "
                        + unit.strengths()
                                .of(FigureKind.MEN)
                                .map(Value::whole)
                                .map(String::valueOf)
                                .orElse("?"))
                .toList();
    }

    private static String path(List<List<String>> paths, ImportedUnit unit) {
        return unit.parent() < 0 ? "" : String.join("/", paths.get(unit.parent()));
    }

    static byte[] zip(Map<String, String> files) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, String> file : files.entrySet()) {
                zip.putNextEntry(new ZipEntry(file.getKey()));
                zip.write(file.getValue().getBytes(StandardCharsets.UTF_8));
            }
        }
        return out.toByteArray();
    }

    private static byte[] pdf(String text) throws IOException {
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage();
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.setFont(new PDType1Font(Standard14Fonts.FontName.COURIER), 8);
                float y = 760;
                for (String line : text.lines().toList()) {
                    content.beginText();
                    content.newLineAtOffset(50, y);
                    content.showText(line);
                    content.endText();
                    y -= 10;
                }
            }
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            document.save(out);
            return out.toByteArray();
        }
    }
}
