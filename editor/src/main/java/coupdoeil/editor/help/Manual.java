package coupdoeil.editor.help;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import org.jspecify.annotations.Nullable;

/** The pages of the manual, which the program carries with it: Markdown, named by their path in {@code docs}. */
public final class Manual {

    private static final String HOME = "/coupdoeil/editor/docs/";
    private static final List<Extension> EXTENSIONS = List.of(TablesExtension.create());
    private static final Pattern HEADING = Pattern.compile("<h([1-6])>(.*?)</h\\1>");
    private static final Pattern TAG = Pattern.compile("<[^>]*>");

    private Manual() {}

    /** A page, or a picture in one; null if there is none. @param path from the folder of the manual */
    @Nullable
    static URL resource(String path) {
        return Manual.class.getResource(HOME + path);
    }

    /** A page as HTML whose headings can be linked to, as on GitHub; empty if there is no such page. */
    static Optional<String> html(String page) {
        try (InputStream in = Manual.class.getResourceAsStream(HOME + page)) {
            return in == null
                    ? Optional.empty()
                    : Optional.of(html0(new String(in.readAllBytes(), StandardCharsets.UTF_8)));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    private static String html0(String markdown) {
        String body = HtmlRenderer.builder()
                .extensions(EXTENSIONS)
                .build()
                .render(Parser.builder().extensions(EXTENSIONS).build().parse(markdown));
        String named = HEADING.matcher(body)
                .replaceAll(heading -> java.util.regex.Matcher.quoteReplacement("<h" + heading.group(1) + "><a name=\""
                        + anchor(heading.group(2)) + "\"></a>" + heading.group(2) + "</h" + heading.group(1) + ">"));
        return "<html><body>" + named + "</body></html>";
    }

    /** What a heading is linked to by: its letters and digits, hyphens for spaces. */
    static String anchor(String heading) {
        return TAG.matcher(heading)
                .replaceAll("")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N} _-]", "")
                .replace(' ', '-');
    }
}
