package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.SourceFailure;
import coupdoeil.validator.imports.source.SourceLine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;

/**
 * Pages of a PDF as text, by where its glyphs stand: what stands at one height is a line, a gap becomes blanks of its
 * width. Lines are counted through all pages. Scripts and attachments are not looked at.
 */
public final class PdfLines extends PDFTextStripper {

    /** Kept, for a logger that nobody holds forgets its level. What the library warns of does not help a reader. */
    private static final Logger LIBRARY = Logger.getLogger("org.apache.pdfbox");

    private static final int MOST_PAGES = 400;
    private static final int MOST_GLYPHS = 3_000_000;
    private static final int WIDEST_GAP = 60;

    /** A glyph, or a run of them, and where it stands on its page. */
    private record Glyph(float x, float y, float width, float height, String text) {}

    private final List<Glyph> glyphs = new ArrayList<>();
    private final StringBuilder out = new StringBuilder();
    private int count;

    private PdfLines() {
        setSortByPosition(false);
        setSuppressDuplicateOverlappingText(true);
    }

    /** Whether the bytes begin as those of a PDF do. */
    public static boolean isPdf(byte[] bytes) {
        return bytes.length > 5 && bytes[0] == '%' && bytes[1] == 'P' && bytes[2] == 'D' && bytes[3] == 'F';
    }

    /** Its lines by where the glyphs stand. @throws SourceFailure if it is damaged, locked or too large */
    public static List<SourceLine> of(byte[] bytes) {
        LIBRARY.setLevel(Level.OFF);
        try (PDDocument document = Loader.loadPDF(bytes)) {
            if (document.getNumberOfPages() > MOST_PAGES) {
                throw new SourceFailure("more than " + MOST_PAGES + " pages");
            }
            PdfLines reader = new PdfLines();
            reader.getText(document);
            String text = reader.out.toString();
            if (text.isBlank()) {
                throw new SourceFailure("it holds no text, only pictures of it");
            }
            return TextLines.of(text);
        } catch (InvalidPasswordException e) {
            throw new SourceFailure("it is locked with a password");
        } catch (IOException e) {
            throw new SourceFailure("the PDF is damaged: " + e.getMessage());
        }
    }

    @Override
    protected void writeString(String text, List<TextPosition> positions) throws IOException {
        count += positions.size();
        if (count > MOST_GLYPHS) {
            throw new IOException("more than " + MOST_GLYPHS + " glyphs");
        }
        for (TextPosition at : positions) {
            glyphs.add(new Glyph(
                    at.getXDirAdj(), at.getYDirAdj(), at.getWidthDirAdj(), at.getHeightDir(), at.getUnicode()));
        }
    }

    @Override
    protected void writePageEnd() {
        glyphs.sort(Comparator.comparingDouble(Glyph::y));
        float left = (float) glyphs.stream().mapToDouble(Glyph::x).min().orElse(0);
        int from = 0;
        for (int at = 1; at <= glyphs.size(); at++) {
            boolean next = at == glyphs.size()
                    || glyphs.get(at).y() - glyphs.get(from).y()
                            > Math.max(2, 0.5f * glyphs.get(from).height());
            if (next) {
                List<Glyph> line = new ArrayList<>(glyphs.subList(from, at));
                line.sort(Comparator.comparingDouble(Glyph::x));
                float above = from == 0
                        ? 0
                        : glyphs.get(from).y() - glyphs.get(from - 1).y();
                if (above > 3.2f * Math.max(4, line.get(0).height())) {
                    out.append('\n');
                }
                line(line, left);
                from = at;
            }
        }
        glyphs.clear();
        out.append('\n');
    }

    private void line(List<Glyph> line, float left) {
        float blank = (float)
                Math.max(2, line.stream().mapToDouble(Glyph::width).average().orElse(4));
        float end = left;
        boolean first = true;
        for (Glyph glyph : line) {
            float gap = glyph.x() - end;
            int blanks = Math.round(gap / blank);
            boolean apart = gap > 0.25f * blank && !first && blanks == 0;
            boolean already = !out.isEmpty() && out.charAt(out.length() - 1) == ' ';
            out.append(" ".repeat(Math.max(0, Math.min(WIDEST_GAP, blanks))));
            out.append(apart && !already && !glyph.text().isBlank() ? " " : "").append(glyph.text());
            end = glyph.x() + glyph.width();
            first = false;
        }
        out.append('\n');
    }
}
