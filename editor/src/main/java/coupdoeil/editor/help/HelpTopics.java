package coupdoeil.editor.help;

import java.awt.Component;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which page of the manual is about which panel or dialog. */
public final class HelpTopics {

    private static final String CONTENTS = "README.md";

    /** By the names of panels and dialogs; the innermost around what has the keyboard counts. */
    private static final Map<String, String> PAGES = Map.ofEntries(
            Map.entry("mapCanvas", "map-tools.md"),
            Map.entry("palette", "map-tools.md"),
            Map.entry("forces", "tutorial.md#the-forces"),
            Map.entry("oob", "tutorial.md#the-forces"),
            Map.entry("timetable", "tutorial.md#what-happens-when"),
            Map.entry("data", "tutorial.md#how-it-is-won"),
            Map.entry("findings", "house-rules.md#accepting-a-finding"),
            Map.entry("sight", "glossary.md"),
            Map.entry("inspector", "glossary.md"),
            Map.entry("form", "tutorial.md#a-new-battle"),
            Map.entry("import", "import.md"),
            Map.entry("export", "engine-export.md"),
            Map.entry("sheet", "tutorial.md#the-forces"),
            Map.entry("preferences", "keys.md"));

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
