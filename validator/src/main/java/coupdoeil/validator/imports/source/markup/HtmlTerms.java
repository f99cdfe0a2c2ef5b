package coupdoeil.validator.imports.source.markup;

import java.util.List;
import org.jsoup.nodes.Element;

/** Elements of web pages that say by what they hold, or how they are called, what they are. */
final class HtmlTerms {

    /** What pages that anybody may edit call what is no text of theirs. */
    private static final List<String> APPARATUS = List.of(
            "references", "reflist", "mw-references-wrap", "printfooter", "mw-editsection", "catlinks", "navbox");

    private HtmlTerms() {}

    /** {@code <dt>Garde des Consuls</dt><dd><ul>…}: a term that is told of in a list heads it. */
    static boolean heads(Element term) {
        Element told = term.nextElementSibling();
        if (told == null || !told.normalName().equals("dd")) {
            return false;
        }
        for (Element inner : told.children()) {
            if (inner.normalName().equals("ul") || inner.normalName().equals("ol")) {
                return true;
            }
        }
        return false;
    }

    static boolean isApparatus(Element element) {
        return element.hasAttr("class") && APPARATUS.stream().anyMatch(element::hasClass);
    }
}
