package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.EditorAction.Kind;
import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import java.awt.Component;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Collectors;
import javax.swing.AbstractButton;
import javax.swing.JComboBox;
import javax.swing.JList;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JSlider;
import javax.swing.JTable;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import javax.swing.plaf.UIResource;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The inside of the window, without a display. */
class WorkbenchTest {

    private Workbench workbench;

    @BeforeEach
    void make() throws Exception {
        SwingUtilities.invokeAndWait(() -> {
            Theme.LIGHT.install();
            workbench = new Workbench(Packs.albuera(), new NoDialogs(), null, () -> {});
        });
    }

    @Test
    void everyActionIsBound() {
        assertThat(EditorAction.values())
                .allSatisfy(action -> assertThat(workbench.actions().isBound(action))
                        .as(action.name())
                        .isTrue());
    }

    @Test
    void thatWorkIsNotSafeIsADialog() throws Exception {
        ScriptedDialogs dialogs = new ScriptedDialogs();
        EditorWindow.unsafe(dialogs, Path.of("home"), new IOException("No space left on device"));

        assertThat(dialogs.failures)
                .containsExactly("Unsaved work cannot be kept safe in home: No space left on device");
    }

    @Test
    void aBattleThatIsOpenedIsCheckedWhenItsMapIsPainted() throws Exception {
        AtomicBoolean begun = new AtomicBoolean();
        Workbench opened = WindowPicture.onEdt(() -> {
            Workbench made = new Workbench(new Document(Packs.albuera(), null), new NoDialogs(), null, () -> {});
            made.setSize(1200, 800);
            made.mapFirst(() -> begun.set(true));
            return made;
        });
        TimeUnit.MILLISECONDS.sleep(200);
        assertThat(WindowPicture.onEdt(() -> begun.get() || !opened.live().isStale()))
                .as("checked before there is a map")
                .isFalse();

        for (int looks = 0;
                looks < 200 && !WindowPicture.onEdt(() -> !opened.live().isStale());
                looks++) {
            WindowPicture.onEdt(() -> WindowPicture.of(opened, 1));
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(begun).isTrue();
        assertThat(WindowPicture.onEdt(() -> opened.live().current().all())).isNotEmpty();
    }

    @Test
    void everyActionHasItsPlaceInTheMenus() {
        List<String> items = new ArrayList<>();
        for (Component menu : workbench.menus().getComponents()) {
            for (Component item : ((JMenu) menu).getMenuComponents()) {
                if (item instanceof JMenuItem) {
                    items.add(item.getName());
                }
            }
        }
        assertThat(items)
                .containsExactlyInAnyOrderElementsOf(Arrays.stream(EditorAction.values())
                        .filter(action -> action.kind() != Kind.ALIAS)
                        .map(action -> "menu." + action.key())
                        .collect(Collectors.toList()));
    }

    @Test
    void everyToolCanBeTakenUp() {
        for (EditorAction action : EditorAction.values()) {
            if (action.kind() == Kind.TOOL) {
                boolean offered = workbench.bench().tool(action).isPresent();
                workbench.actions().perform(action);
                assertThat(workbench.bench().active().action() == action).isEqualTo(offered);
            }
        }
        assertThat(workbench.bench().tools()).hasSize(10);
    }

    @Test
    void whatCanBeUsedHasAName() {
        workbench
                .session()
                .showScenario(workbench.session().pack().scenarios().get(0).id());
        workbench
                .session()
                .select(Selection.piece(workbench
                        .session()
                        .pack()
                        .orderOfBattle()
                        .units()
                        .get(0)
                        .id()));

        assertThat(controls(workbench))
                .hasSizeGreaterThan(30)
                .allSatisfy(control ->
                        assertThat(control.getName()).as(control.toString()).isNotBlank());
    }

    private static List<Component> controls(Container container) {
        List<Component> controls = new ArrayList<>();
        for (Component child : container.getComponents()) {
            boolean ours = child instanceof AbstractButton
                    || child instanceof JTextComponent
                    || child instanceof JList
                    || child instanceof JTree
                    || child instanceof JTable
                    || child instanceof JSlider
                    || child instanceof JComboBox;
            // What the look makes by itself, such as the arrows beside tabs that do not fit.
            if (ours && !(child instanceof UIResource)) {
                controls.add(child);
            }
            boolean composite = child instanceof JComboBox
                    || child instanceof javax.swing.JScrollBar
                    || child instanceof JTextComponent;
            if (!composite && child instanceof Container inner) {
                controls.addAll(controls(inner));
            }
        }
        return controls;
    }

    @ParameterizedTest
    @ValueSource(strings = {"napkin-fb", "napkin-lb", "napkin-cc", "napkin-hm", "napkin-ot"})
    void aBattleOfAnySystemCanBeOpenedAndPainted(String name) throws Exception {
        Path pack = Path.of(System.getProperty("basedir", "."))
                .toAbsolutePath()
                .resolve("../model/src/test/resources/packs/" + name)
                .normalize();
        SwingUtilities.invokeAndWait(() -> {
            assertThat(workbench.files().open(pack)).isTrue();
            workbench
                    .session()
                    .pack()
                    .orderOfBattle()
                    .units()
                    .forEach(unit -> workbench.session().select(Selection.piece(unit.id())));
            workbench.session().select(new Selection.OfScenario());
            workbench.setSize(1200, 800);
            workbench.doLayout();
            workbench.canvas().setSize(800, 600);
            BufferedImage image = new BufferedImage(800, 600, BufferedImage.TYPE_INT_RGB);
            workbench.canvas().printAll(image.createGraphics());
        });
    }

    @Test
    void theCommandPaletteFindsActionsByAnyOfTheirWords() {
        assertThat(CommandPalette.matching("zoom in")).contains(EditorAction.ZOOM_IN);
        assertThat(CommandPalette.matching("zoom").get(0).text()).startsWith("Zoom");
        assertThat(CommandPalette.matching("no such thing at all")).isEmpty();
    }
}
