package coupdoeil.editor.paint;

import coupdoeil.editor.paint.sheet.PaintScene;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import java.awt.Graphics2D;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Pages of PDF and SVG that are painted on as on a screen. */
final class VectorPages {

    private static final String SVG = "http://www.w3.org/2000/svg";

    private VectorPages() {}

    /** Adds a page as large as a scene, a point for a map unit. */
    static void addPdf(PDDocument document, PaintScene scene, Consumer<Graphics2D> painter) throws IOException {
        float width = (float) Math.ceil(scene.bounds().getWidth());
        float height = (float) Math.ceil(scene.bounds().getHeight());
        PDPage page = new PDPage(new PDRectangle(width, height));
        document.addPage(page);
        PdfBoxGraphics2D g = new PdfBoxGraphics2D(document, width, height);
        painter.accept(g);
        g.dispose();
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            content.drawForm(g.getXFormObject());
        }
    }

    /** How many bytes of drawing the pages have. */
    static List<Integer> sizes(PDDocument document) throws IOException {
        List<Integer> sizes = new ArrayList<>();
        for (PDPage page : document.getPages()) {
            int size = 0;
            for (COSName name : page.getResources().getXObjectNames()) {
                size += ((PDFormXObject) page.getResources().getXObject(name))
                        .getContentStream()
                        .getLength();
            }
            sizes.add(size);
        }
        return sizes;
    }

    /** How many pictures and patterns there are on all pages. */
    static int pictures(PDDocument document) throws IOException {
        int pictures = 0;
        for (PDPage page : document.getPages()) {
            pictures += pictures(page.getResources());
        }
        return pictures;
    }

    private static int pictures(PDResources resources) throws IOException {
        int pictures = 0;
        for (COSName ignored : resources.getPatternNames()) {
            pictures++;
        }
        for (COSName name : resources.getXObjectNames()) {
            pictures += resources.getXObject(name) instanceof PDFormXObject form ? pictures(form.getResources()) : 1;
        }
        return pictures;
    }

    static Element svg(Consumer<Graphics2D> painter) {
        try {
            Document document = DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .getDOMImplementation()
                    .createDocument(SVG, "svg", null);
            SVGGraphics2D g = new SVGGraphics2D(SVGGeneratorContext.createDefault(document), true);
            painter.accept(g);
            return g.getRoot();
        } catch (ParserConfigurationException impossible) {
            throw new AssertionError(impossible);
        }
    }

    static int count(Element svg, String element) {
        return svg.getElementsByTagNameNS(SVG, element).getLength();
    }
}
