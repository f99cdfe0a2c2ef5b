package coupdoeil.validator.imports.source;

import coupdoeil.validator.imports.source.Budget.Limit;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import java.util.Iterator;
import java.util.function.Consumer;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;
import org.jsoup.parser.Parser;
import org.jsoup.parser.StreamParser;

/**
 * HTML and XML as trees of elements, which are counted as they come: a page makes many of one tag. No entity is resolved but
 * those of letters, nothing is fetched.
 */
public final class MarkupTree {

    /** So deep the trees are at most: what is deeper than wanted shows. */
    private static final int DEEPEST = Budget.DEEPEST + 2;

    private MarkupTree() {}

    /**
     * A web page. What stands too deep is put beside what holds it, as browsers do.
     *
     * @param each is given each element once it is complete
     */
    public static Document html(String text, Budget budget, Consumer<Element> each) {
        Parser parser = Parser.htmlParser().setTrackPosition(true).setMaxDepth(DEEPEST);
        return read(parser, new StringReader(text), budget, each);
    }

    /**
     * XML. What stands too deep is put beside what holds it.
     *
     * @param tracking whether to keep where its elements stand
     * @param each is given each element once it is complete, and may remove it: a sheet has more of them than memory
     */
    public static Document xml(Reader text, boolean tracking, Budget budget, Consumer<Element> each) {
        Parser parser = Parser.xmlParser().setTrackPosition(tracking).setMaxDepth(DEEPEST);
        return read(parser, text, budget, each);
    }

    private static Document read(Parser parser, Reader text, Budget budget, Consumer<Element> each) {
        try (StreamParser stream = new StreamParser(parser)) {
            stream.parse(new Counted(text, budget), "");
            for (Iterator<Element> elements = stream.iterator(); elements.hasNext(); ) {
                budget.take(Limit.ELEMENTS, 1);
                each.accept(elements.next());
            }
            return stream.document();
        }
    }

    /** In how many others an element stands. */
    public static int depth(Element element) {
        int depth = 0;
        for (Element above = element.parent(); above != null; above = above.parent()) {
            depth++;
        }
        return depth;
    }

    /** Text of which tags and characters are counted as the parser takes them. */
    private static final class Counted extends FilterReader {

        private final Budget budget;

        Counted(Reader text, Budget budget) {
            super(text);
            this.budget = budget;
        }

        @Override
        public int read(char[] into, int from, int most) throws IOException {
            int read = super.read(into, from, most);
            int tags = 0;
            for (int at = from; at < from + read; at++) {
                tags += into[at] == '<' ? 1 : 0;
            }
            budget.take(Limit.TAGS, tags);
            return read;
        }
    }
}
