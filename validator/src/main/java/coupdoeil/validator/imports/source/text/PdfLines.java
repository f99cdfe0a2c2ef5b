package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.SourceFailure;
import coupdoeil.validator.imports.source.SourceLine;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.text.PDFTextStripper;
import org.apache.pdfbox.text.TextPosition;
import org.jspecify.annotations.Nullable;

/**
 * Pages of a PDF as text, by where its glyphs stand: what stands at one height is a line, a gap becomes blanks of its
 * width. Lines are counted through all pages. Scripts and attachments are not looked at.
 */
public final class PdfLines extends PDFTextStripper {

    private static final int WIDEST_GAP = 60;

    /** A glyph, or a run of them, and where it stands on its page. */
    private record Glyph(float x, float y, float width, float height, String text) {}

    private final List<Glyph> glyphs = new ArrayList<>();
    private final StringBuilder out = new StringBuilder();
    private final Budget budget;
    private final PdfObjects objects;

    private PdfLines(Budget budget) {
        this.budget = budget;
        this.objects = new PdfObjects(budget);
        setSortByPosition(false);
        // The glyphs are put in order here; to look for each in all beads of a page costs their product.
        setShouldSeparateByBeads(false);
        setSuppressDuplicateOverlappingText(true);
    }

    /** Whether the bytes begin as those of a PDF do. */
    public static boolean isPdf(byte[] bytes) {
        return bytes.length > 5 && bytes[0] == '%' && bytes[1] == 'P' && bytes[2] == 'D' && bytes[3] == 'F';
    }

    /** Its lines by where the glyphs stand. @throws SourceFailure if it is damaged, locked or too large */
    public static List<SourceLine> of(byte[] bytes, Budget budget) {
        PdfStreams.look(bytes, budget);
        try (PDDocument document = Loader.loadPDF(new CountedBytes(bytes, budget))) {
            PdfLines reader = new PdfLines(budget);
            reader.getText(document);
            String text = reader.out.toString();
            if (text.isBlank()) {
                throw new SourceFailure("it holds no text, only pictures of it");
            }
            budget.takeText(text);
            return TextLines.of(text);
        } catch (InvalidPasswordException e) {
            throw new SourceFailure("it is locked with a password");
        } catch (SourceFailure e) {
            throw e;
        } catch (IOException | RuntimeException e) {
            // The library has no words for much that a damaged file may hold, such as a negative length.
            throw new SourceFailure("the PDF is damaged: " + e.getMessage());
        }
    }

    @Override
    public void processPage(PDPage page) throws IOException {
        budget.take(Limit.PAGES, 1);
        budget.renew(Limit.GLYPHS_OF_PAGE);
        objects.stream(page.getCOSObject().getDictionaryObject(COSName.CONTENTS));
        super.processPage(page);
    }

    @Override
    protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
        budget.take(Limit.OPERATORS, 1 + operands.size());
        if (!operands.isEmpty() && operands.get(0) instanceof COSName name && getResources() != null) {
            look(operator.getName(), name, getResources().getCOSObject());
        }
        super.processOperator(operator, operands);
    }

    /** Looks at what an operator names before it is used. */
    private void look(String operator, COSName name, COSDictionary resources) throws IOException {
        switch (operator) {
            case OperatorName.SET_FONT_AND_SIZE -> objects.font(named(name, COSName.FONT, resources));
            case OperatorName.DRAW_OBJECT -> {
                COSBase drawn = named(name, COSName.XOBJECT, resources);
                if (drawn instanceof COSDictionary form && COSName.FORM.equals(form.getCOSName(COSName.SUBTYPE))) {
                    objects.stream(form);
                }
            }
            case OperatorName.SET_GRAPHICS_STATE_PARAMS -> {
                if (named(name, COSName.EXT_G_STATE, resources) instanceof COSDictionary state
                        && state.getDictionaryObject(COSName.FONT) instanceof COSArray font
                        && font.size() > 0) {
                    objects.font(font.getObject(0));
                }
            }
            default -> {}
        }
    }

    private static @Nullable COSBase named(COSName name, COSName kind, COSDictionary resources) {
        COSDictionary of = resources.getCOSDictionary(kind);
        return of == null ? null : of.getDictionaryObject(name);
    }

    @Override
    public void showForm(PDFormXObject form) throws IOException {
        budget.take(Limit.FORMS, 1);
        super.showForm(form);
    }

    @Override
    protected void processTextPosition(TextPosition text) {
        budget.take(Limit.GLYPHS, 1);
        budget.take(Limit.GLYPHS_OF_PAGE, 1);
        super.processTextPosition(text);
    }

    @Override
    protected void writeString(String text, List<TextPosition> positions) {
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
        int begun = out.length();
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
        budget.take(Limit.CHARACTERS, out.length() - begun);
    }
}
