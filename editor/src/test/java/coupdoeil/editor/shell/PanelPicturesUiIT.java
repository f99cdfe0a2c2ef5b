package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.paint.Battles;
import coupdoeil.model.pack.PackWriter;
import java.awt.Dialog;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JFrame;
import javax.swing.JMenuBar;
import javax.swing.MenuSelectionManager;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Pictures of every panel, menu and dialog in a window as large as the screen, for somebody to look at: {@code panel-*.png},
 * {@code menu-*.png} and {@code dialog-*.png} in the folder that {@code -Dcoupdoeil.pictures} names. All their text can be read
 * on its ground, and every dialog lies on the screen. With {@code -Dcoupdoeil.pictures.table} the battle is one on a table.
 */
@org.junit.jupiter.api.condition.EnabledIfSystemProperty(named = "coupdoeil.pictures", matches = ".+")
class PanelPicturesUiIT extends InWindow {

    private static final boolean TABLE = Boolean.getBoolean("coupdoeil.pictures.table");

    /** What brings each panel to the front. */
    private static final Map<String, EditorAction> PANELS = new LinkedHashMap<>();

    static {
        PANELS.put("palette", EditorAction.FOCUS_PALETTE);
        PANELS.put("forces", EditorAction.FOCUS_FORCES);
        PANELS.put("layers", EditorAction.FOCUS_LAYERS);
        PANELS.put("history", EditorAction.FOCUS_HISTORY);
        PANELS.put("inspector", EditorAction.FOCUS_INSPECTOR);
        PANELS.put("findings", EditorAction.FOCUS_FINDINGS);
        PANELS.put("timetable", EditorAction.FOCUS_TIMETABLE);
        PANELS.put("sight", EditorAction.FOCUS_SIGHT);
        PANELS.put("data", EditorAction.FOCUS_DATA);
        PANELS.put("oob", EditorAction.FOCUS_OOB);
    }

    private static final List<EditorAction> DIALOGS = List.of(
            EditorAction.NEW,
            EditorAction.OPEN,
            EditorAction.WELCOME,
            EditorAction.SAVE_AS,
            EditorAction.IMPORT_OOB,
            EditorAction.EXPORT,
            EditorAction.FIND,
            EditorAction.GO_TO,
            EditorAction.RESIZE,
            EditorAction.PREFERENCES,
            EditorAction.NEW_SCENARIO,
            EditorAction.ACCEPT,
            EditorAction.COMMAND_PALETTE,
            EditorAction.MANUAL,
            EditorAction.SHORTCUTS,
            EditorAction.ABOUT);

    private final Path pictures = Path.of(System.getProperty("coupdoeil.pictures", "target/ui"));
    private final Readability readability = new Readability();
    private final Map<EditorAction, Rectangle> outside = new EnumMap<>(EditorAction.class);
    private String look = "";

    PanelPicturesUiIT() {
        super(TABLE ? Battles::guilford : Packs::albuera);
    }

    @AfterEach
    void rememberTheUsual() {
        OpenWindow.lookLightAgain();
    }

    @ParameterizedTest
    @EnumSource
    void everythingCanBeRead(Theme theme) throws Exception {
        look = (TABLE ? "table-" : "") + theme.name().toLowerCase(java.util.Locale.ROOT);
        if (theme == Theme.DARK) {
            ui.press("ctrl shift D");
            ui.until("it is dark", FlatLaf::isLafDark);
        }
        UiDriver.onEdt(() -> {
            JFrame frame = (JFrame) SwingUtilities.getWindowAncestor(window.workbench);
            frame.setBounds(new Rectangle(Toolkit.getDefaultToolkit().getScreenSize()));
            frame.validate();
            return true;
        });
        window.settle();
        ui.press("ctrl 0");
        window.settle();
        panels();
        menus();
        for (EditorAction action : DIALOGS) {
            dialog(action);
        }
        template();
        assertThat(PackWriter.files(edited()))
                .as("nothing is changed by looking")
                .isNotEmpty();
        assertThat(readability.faint()).as("too faint").isEmpty();
        assertThat(outside).as("not on the screen").isEmpty();
    }

    private void panels() {
        shot("window-nothing-selected");
        UiDriver.onEdt(() -> {
            window.workbench
                    .session()
                    .select(Selection.piece(window.workbench
                            .session()
                            .pack()
                            .orderOfBattle()
                            .units()
                            .get(3)
                            .id()));
            window.workbench.panels().findings().step(1);
            return true;
        });
        PANELS.forEach((name, action) -> {
            perform(action);
            window.settle();
            shot("panel-" + name);
            UiDriver.onEdt(() -> {
                readability.walk(window.workbench);
                return true;
            });
        });
        for (String tool : TABLE ? List.of("G", "I", "U", "Z", "shift V") : List.of("T", "H", "D", "P", "shift V")) {
            perform(EditorAction.FOCUS_MAP);
            window.activate();
            ui.press(tool);
            perform(EditorAction.FOCUS_PALETTE);
            window.settle();
            shot("tool-" + tool.replace(' ', '-'));
        }
        perform(EditorAction.FOCUS_MAP);
        window.activate();
        ui.press("V");
        perform(EditorAction.FOCUS_INSPECTOR);
    }

    private void menus() {
        JMenuBar bar =
                UiDriver.onEdt(() -> ((JFrame) SwingUtilities.getWindowAncestor(window.workbench)).getJMenuBar());
        for (int i = 0; i < bar.getMenuCount(); i++) {
            int at = i;
            ui.click(bar.getMenu(at));
            shot("menu-" + UiDriver.onEdt(() -> bar.getMenu(at).getText()));
            UiDriver.onEdt(() -> {
                readability.walk(bar.getMenu(at));
                MenuSelectionManager.defaultManager().clearSelectedPath();
                return true;
            });
        }
        ui.rightClick(window.canvas, new Point(window.canvas.getWidth() / 2, window.canvas.getHeight() / 2));
        ui.until("there is a menu", () -> ui.shows("context-menu"));
        shot("menu-of-the-map");
        ui.press("ESCAPE");
    }

    private void dialog(EditorAction action) {
        SwingUtilities.invokeLater(() -> window.workbench.actions().perform(action));
        asked(action.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-'), action);
    }

    private void template() {
        perform(EditorAction.FOCUS_OOB);
        JButton button = ui.find(JButton.class, "oob.from-template");
        SwingUtilities.invokeLater(button::doClick);
        asked("template", EditorAction.NEW_FORMATION);
    }

    private void asked(String name, EditorAction action) {
        if (!ui.soon(() -> windows().findAny().isPresent())) {
            shot("dialog-none-" + name);
            return;
        }
        Echo.settle();
        shot("dialog-" + name);
        UiDriver.onEdt(() -> {
            windows().forEach(window -> {
                readability.walk(window);
                Rectangle screen = new Rectangle(Toolkit.getDefaultToolkit().getScreenSize());
                if (!screen.contains(window.getBounds())) {
                    outside.put(action, window.getBounds());
                }
            });
            return true;
        });
        UiDriver.onEdt(() -> {
            windows().forEach(Window::dispose);
            return true;
        });
        perform(EditorAction.FOCUS_MAP);
        window.activate();
    }

    private Stream<Window> windows() {
        Window editor = SwingUtilities.getWindowAncestor(window.workbench);
        return Stream.of(Window.getWindows())
                .filter(each -> each != editor && each.isShowing())
                .filter(each -> each instanceof Dialog || each instanceof JFrame);
    }

    private void perform(EditorAction action) {
        UiDriver.onEdt(() -> {
            window.workbench.actions().perform(action);
            return true;
        });
    }

    private void shot(String name) {
        BufferedImage now = ui.picture(UiDriver.onEdt(() -> SwingUtilities.getWindowAncestor(window.workbench)));
        try {
            Files.createDirectories(pictures);
            ImageIO.write(
                    now, "png", pictures.resolve(look + "-" + name + ".png").toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
