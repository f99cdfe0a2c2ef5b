package coupdoeil.editor.docs;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.EditorAction.Category;
import coupdoeil.editor.action.EditorAction.Kind;
import coupdoeil.editor.action.Shortcuts;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.rules.Profile;
import coupdoeil.model.rules.RuleSystems;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The editor's manual names menus and keys as the program has them, and leaves none out. */
class EditorManualTest {

    private static final String MANUAL = text("docs/editor.md");
    private static final String MAP_TOOLS = text("docs/map-tools.md");

    /** {@code *Menu > Item*}, which may go over the end of a line. */
    private static final Pattern PATH = Pattern.compile("\\*(\\p{Lu}\\p{L}*)\\s>\\s([^*]+)\\*");
    /** {@code *Item*}, {@code *Item*, *Item*} or {@code *Menu > Item*}, and behind it the keys of each. */
    private static final Pattern KEYED = Pattern.compile(
            "(?<items>\\*[^*|]+\\*(?:,\\s\\*[^*|]+\\*)*)(?: \\([^)`]*\\))?(?:[:;] [^|`]*)?(?:\\s\\(| \\| | )(?<keys>`[^`]+`(?:(?:,| or)\\s`[^`]+`)*)");

    private static final Pattern ITEM = Pattern.compile("\\*(?:\\p{Lu}\\p{L}*\\s>\\s)?([^*]+)\\*");
    private static final Pattern KEYS = Pattern.compile("`([^`\n]+)`");

    /** Of other programs, which pages speak of too. */
    private static final Set<String> FOREIGN = Set.of("File > Open Module…", "Games > Save & Load");
    /** Keys of panels and gestures: they belong to no action, but to what has the keyboard. */
    private static final Set<String> OF_PANELS = Set.of(
            "Shift+Tab",
            "Alt+Up",
            "Alt+Down",
            "Alt+Left",
            "Alt+Right",
            "Ctrl",
            "Alt",
            "Space",
            "Shift+F10",
            "F1",
            ".json");

    @TestFactory
    Stream<DynamicTest> menuPathsExist() {
        Set<String> paths = actions().map(EditorManualTest::path).collect(Collectors.toSet());
        return Page.all().stream()
                .filter(page -> !page.generated())
                .map(page -> DynamicTest.dynamicTest(
                        page.path().toString(), () -> assertThat(paths(page)).isSubsetOf(paths)));
    }

    @Test
    void keysAreThoseOfTheActionBeforeThem() {
        List<String> wrong = new ArrayList<>();
        int seen = 0;
        for (MatchResult each : KEYED.matcher(MANUAL).results().toList()) {
            List<String> items = all(ITEM, each.group(1));
            if (items.stream().noneMatch(item -> !keys(item).isEmpty())) {
                continue;
            }
            List<String> named = Arrays.stream(each.group(2).split(",\\s(?=`)")).toList();
            for (int i = 0; i < items.size(); i++) {
                seen++;
                List<String> keys = i < named.size() ? all(KEYS, named.get(i)) : List.of();
                if (items.size() != named.size() || !keys(items.get(i)).containsAll(keys)) {
                    wrong.add(items.get(i) + " " + keys + ", not " + keys(items.get(i)));
                }
            }
        }
        assertThat(wrong).isEmpty();
        assertThat(seen).isGreaterThan(90);
    }

    @Test
    void everyKeyIsAnActionsOrAPanels() {
        Set<String> known = Stream.concat(
                        Arrays.stream(EditorAction.values())
                                .flatMap(action -> action.shortcut().stream())
                                .map(Shortcuts::text),
                        OF_PANELS.stream())
                .collect(Collectors.toSet());
        assertThat(all(KEYS, MANUAL).stream().filter(keys -> !keys.startsWith("coupdoeil ")))
                .isSubsetOf(known);
    }

    /** Names of tabs, buttons and fields are set as those of actions are. */
    @Test
    void everyNameIsOnTheScreen() throws IOException {
        Properties texts = new Properties();
        try (Reader reader = new InputStreamReader(
                Messages.class.getResourceAsStream("/coupdoeil/editor/messages.properties"), StandardCharsets.UTF_8)) {
            texts.load(reader);
        }
        List<Pattern> known = Stream.concat(
                        texts.values().stream().map(Object::toString),
                        RuleSystems.load("fb").orElseThrow().profiles().stream().map(Profile::name))
                .filter(text -> text.replaceAll("\\{[^{}]*}", "").matches(".*\\p{L}{3}.*"))
                .map(EditorManualTest::filledIn)
                .toList();
        assertThat(all(ITEM, MANUAL).stream()
                        .map(name -> name.replaceAll("\\s+", " "))
                        .filter(name -> !name.equals("Item"))
                        .filter(name -> known.stream()
                                .noneMatch(text -> text.matcher(name).matches())))
                .isEmpty();
    }

    /** A text with whatever is put into it; what it ends with in brackets may be missing. */
    private static Pattern filledIn(String text) {
        return Pattern.compile(Pattern.compile("\\{\\d[^{}]*}")
                .splitAsStream(text.replace(" ({0})", "") + "\0")
                .map(part -> Pattern.quote(part.replace("\0", "")))
                .collect(Collectors.joining(".*")));
    }

    /** A new action is described there, or on the page of the map's tools. */
    @Test
    void everyActionIsNamed() {
        String text = (MANUAL + MAP_TOOLS).replaceAll("\\s+", " ");
        Set<String> named =
                ITEM.matcher(text).results().map(item -> item.group(1)).collect(Collectors.toSet());
        String keysAlone = all(KEYS, text).stream().collect(Collectors.joining("\n", "\n", "\n"));
        assertThat(actions()
                        .filter(action -> !named.contains(action.text()))
                        .filter(action -> action.shortcut()
                                .filter(keys -> keysAlone.contains("\n" + Shortcuts.text(keys) + "\n"))
                                .isEmpty())
                        .map(EditorManualTest::path))
                .isEmpty();
    }

    /** A page without asterisks that stress or list: those that are left stand around names. */
    private static String text(String page) {
        return Page.of(Page.ROOT.resolve(page)).text().replace("**", "").replaceAll("(?m)^\\* ", "");
    }

    private static Stream<EditorAction> actions() {
        return Arrays.stream(EditorAction.values()).filter(action -> action.kind() != Kind.ALIAS);
    }

    private static String path(EditorAction action) {
        return action.category().text() + " > " + action.text();
    }

    private static List<String> paths(Page page) {
        Set<String> menus = Arrays.stream(Category.values()).map(Category::text).collect(Collectors.toSet());
        return PATH.matcher(page.text())
                .results()
                .filter(found -> menus.contains(found.group(1)))
                .map(found -> found.group(1) + " > " + found.group(2).replaceAll("\\s+", " "))
                .filter(path -> !FOREIGN.contains(path))
                .toList();
    }

    /** The keys of an action by its name; of several of that name, those of all. */
    private static Set<String> keys(String item) {
        String name = item.replaceAll("\\s+", " ");
        return Arrays.stream(EditorAction.values())
                .filter(action -> action.text().equals(name))
                .flatMap(action -> action.shortcut().stream())
                .map(Shortcuts::text)
                .collect(Collectors.toSet());
    }

    private static List<String> all(Pattern pattern, String text) {
        return pattern.matcher(text).results().map(found -> found.group(1)).toList();
    }
}
