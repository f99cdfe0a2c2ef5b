package coupdoeil.editor.help;

import java.awt.Component;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which page of the manual tells of which panel. */
public final class HelpTopics {

    private static final String CONTENTS = "README.md";

    /** By the names of panels; the innermost around what has the keyboard counts. */
    private static final Map<String, String> PAGES = Map.of(
            "mapCanvas", "map-tools.md",
            "palette", "map-tools.md",
            "forces", "tutorial.md#the-forces",
            "oob", "tutorial.md#the-forces",
            "timetable", "tutorial.md#what-happens-when",
            "data", "tutorial.md#how-it-is-won",
            "findings", "house-rules.md#accepting-a-finding",
            "sight", "glossary.md",
            "inspector", "glossary.md");

    private HelpTopics() {}

    /** The page for a component; of one that is in no panel, the contents. */
    public static String of(@Nullable Component component) {
        for (Component around = component; around != null; around = around.getParent()) {
            Optional<String> page = Optional.ofNullable(around.getName()).map(PAGES::get);
            if (page.isPresent()) {
                return page.get();
            }
        }
        return CONTENTS;
    }

    /** All pages that there are topics for. */
    static Iterable<String> pages() {
        return PAGES.values();
    }
}
