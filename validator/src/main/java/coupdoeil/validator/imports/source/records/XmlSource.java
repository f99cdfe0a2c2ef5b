package coupdoeil.validator.imports.source.records;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.MarkupTree;
import coupdoeil.validator.imports.source.Source;
import coupdoeil.validator.imports.source.SourceKind;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jsoup.nodes.Attribute;
import org.jsoup.nodes.Document;
import org.jsoup.nodes.Element;

/**
 * XML, as objects within objects: {@code <brigade name="Quiot"><unit men="900">54e Ligne</unit></brigade>}. Elements of one tag
 * are a list under it; the text of one without a name is its name. Nothing outside is fetched, and no entity is resolved but
 * those of letters.
 */
public final class XmlSource {

    private static final Pattern START = Pattern.compile("\\s*(?:<\\?xml\\s|<[\\w:-]{1,60}[\\s>/])");

    private static final Pattern DECLARED = Pattern.compile("\\s*<\\?xml\\s");

    private XmlSource() {}

    /** What it holds; empty if the text is no XML, or holds no units in elements within elements. */
    public static Optional<Source> read(String name, String text, Budget budget) {
        if (!START.matcher(text).lookingAt()) {
            return Optional.empty();
        }
        int[] deepest = {0};
        Document page = MarkupTree.xml(
                new StringReader(text),
                true,
                budget,
                element -> deepest[0] = Math.max(deepest[0], MarkupTree.depth(element)));
        // Text between marks that nobody closed is as deep, and no XML.
        boolean said = name.toLowerCase(Locale.ROOT).endsWith(".xml")
                || DECLARED.matcher(text).lookingAt();
        if (deepest[0] > Budget.DEEPEST && !said) {
            return Optional.empty();
        }
        Budget.deep(deepest[0]);
        Element root = page.firstElementChild();
        if (root == null || root.tagName().equalsIgnoreCase("html")) {
            return Optional.empty();
        }
        return ObjectSource.of(name, SourceKind.XML, object(root), List.of());
    }

    private static JsonObject object(Element element) {
        Map<String, JsonObject.Member> members = new LinkedHashMap<>();
        Spot spot = spot(element);
        for (Attribute attribute : element.attributes()) {
            put(members, attribute.getKey(), new JsonScalar(attribute.getValue(), spot));
        }
        Map<String, List<JsonValue>> lists = new LinkedHashMap<>();
        for (Element child : element.children()) {
            boolean leaf = child.childrenSize() == 0 && child.attributesSize() == 0;
            JsonValue value = leaf ? new JsonScalar(child.text().strip(), spot(child)) : object(child);
            lists.computeIfAbsent(child.tagName(), none -> new ArrayList<>()).add(value);
        }
        lists.forEach((tag, values) -> {
            boolean list = values.size() > 1
                    || !(values.get(0) instanceof JsonScalar)
                    || Keys.isOfUnits(tag) && members.keySet().stream().anyMatch(Keys::isOfUnits);
            put(members, tag, list ? new JsonArray(values, spot) : values.get(0));
        });
        String text = element.ownText().strip();
        if (!text.isEmpty()) {
            put(members, "name", new JsonScalar(text, spot));
        }
        return new JsonObject(members, spot);
    }

    private static void put(Map<String, JsonObject.Member> members, String key, JsonValue value) {
        members.putIfAbsent(key, new JsonObject.Member(value, value.spot()));
    }

    private static Spot spot(Element element) {
        return new Spot(
                element.sourceRange().start().lineNumber(),
                element.sourceRange().start().columnNumber());
    }
}
