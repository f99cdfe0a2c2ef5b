package coupdoeil.validator.imports.hostile;

import coupdoeil.validator.imports.source.Budget.Limit;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Web pages. */
final class HostilePages {

    private static final int SMALL = 250_000;
    private static final int LARGE = 11 << 20;

    private HostilePages() {}

    static List<Hostile> all() {
        List<Hostile> all = new ArrayList<>();
        for (String part : List.of(
                "<div>",
                "<table><tr><td>",
                "<table>",
                "<tr>",
                "<td>",
                "<ul><li>",
                "<li>54e",
                "<b>",
                "<font color=red>",
                "<a>",
                "<b><p>",
                "<p>54e Ligne 900",
                "<br>",
                "<dl><dd>",
                "<blockquote>",
                "<pre>",
                "<span>",
                "<svg><g>",
                "<math><mi>",
                "<template>",
                "<select><option>",
                "<form>",
                "<h1>",
                "<sup>1",
                "<!--",
                "<![CDATA[",
                "</p>",
                "&amp;",
                "&#x1F600;",
                "<script>",
                "<textarea>",
                "<frameset>",
                "<button>",
                "<nobr>",
                "<div><div>54e</div><div>9</div><div>8</div></div>")) {
            String name = part.replaceAll("\\W+", "-");
            all.add(Hostile.of(
                    "page" + name + Integer.toHexString(part.hashCode()) + ".html", () -> page(part, SMALL)));
        }
        for (String part : List.of(
                "<div>",
                "<p>54e 9",
                "<br>",
                "<tr><td>54e<td>9",
                "<td colspan=200>",
                "<!---->",
                "<b>",
                "<a b=1 c=2 d=3>")) {
            all.add(Hostile.of(
                    "large-page-" + Integer.toHexString(part.hashCode()) + ".html", () -> page(part, LARGE)));
        }
        all.addAll(Hostile.around("tags.html", (int) Limit.TAGS.most() - 1, "tags", n -> "<html>" + "<!>".repeat(n)));
        all.addAll(Hostile.around(
                "elements.html", (int) Limit.ELEMENTS.most() - 4, "elements", n -> "<html><body>" + "<p>".repeat(n)));
        all.add(Hostile.of(
                "formatting.html",
                () -> "<html><body>"
                        + IntStream.range(0, 300)
                                .mapToObj(i -> "<b id=" + i + ">")
                                .collect(Collectors.joining())
                        + "<p>9</p>".repeat(20_000)));
        all.add(Hostile.refused(
                "spans.html",
                "cells",
                () -> "<table><tr><td>Unit<td>Men</tr>" + "<tr><td colspan=1000 rowspan=1000>9".repeat(30_000)
                        + "</table>"));
        all.add(Hostile.read("spaces-of-names.html", () -> "<html><body><svg>" + HostileRecords.spaces(8_000)));
        all.add(Hostile.of(
                "attributes.html",
                () -> "<html><body><p"
                        + IntStream.range(0, 60_000)
                                .mapToObj(i -> " a" + i + "=1")
                                .collect(Collectors.joining()) + ">54e"));
        all.add(Hostile.of(
                "nested-tables.html", () -> "<table><tr><td>".repeat(5_000) + "54e Ligne" + "</table>".repeat(5_000)));
        all.add(Hostile.of("misnested.html", () -> "<html><body>" + "<b><i><u><p></b></i></u>".repeat(8_000)));
        return all;
    }

    private static String page(String part, int length) {
        return "<html><body>" + part.repeat(length / part.length());
    }
}
