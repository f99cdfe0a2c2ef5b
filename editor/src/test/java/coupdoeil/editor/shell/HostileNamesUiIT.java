package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.action.EditorAction.Kind;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Recovery.Abandoned;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackBase;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.pack.PackWriter;
import java.awt.Component;
import java.awt.Dialog;
import java.awt.Window;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.swing.JTabbedPane;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A pack whose texts are all HTML that fetches a picture is shown as it is written, and fetches nothing. */
@ExtendWith(OnScreen.class)
class HostileNamesUiIT {

    @TempDir
    private Path folder;

    private final AtomicInteger fetched = new AtomicInteger();
    private HttpServer server;
    private String html;
    private Path pack;
    private UiDriver ui;
    private OpenWindow window;
    private HtmlSpy spy;

    @BeforeEach
    void open() throws Exception {
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", exchange -> {
            fetched.incrementAndGet();
            exchange.sendResponseHeaders(404, -1);
            exchange.close();
        });
        server.start();
        html = "<html><img src='http://127.0.0.1:" + server.getAddress().getPort() + "/'>";
        pack = folder.resolve("<html><b>albuera");
        PackWriter.write(Packs.albuera(), pack);
        spoil();
        ui = new UiDriver();
        window = new OpenWindow(ui, pack, folder.resolve("recovery"));
        spy = UiDriver.onEdt(HtmlSpy::new);
    }

    /** Puts HTML before every name, id and other text of a person; of the scenarios, the first alone stays. */
    private void spoil() throws IOException {
        try (Stream<Path> files = Files.walk(pack)) {
            for (Path file :
                    files.filter(path -> path.toString().endsWith(".json")).toList()) {
                String text = Files.readString(file)
                        .replaceAll("\"(name|level|reason|author|notes?|text|date|credits|box)\": \"", "$0" + html);
                Files.writeString(file, text.replaceFirst("\"name\"", "\"" + html + "\": \"x\", \"name\""));
            }
        }
        Files.writeString(pack.resolve("<html><b>note.txt"), "note");
        Files.createSymbolicLink(pack.resolve("<html><b>link.txt"), pack);
    }

    @AfterEach
    void close() {
        UiDriver.onEdt(() -> {
            spy.close();
            return true;
        });
        window.close();
        server.stop(0);
    }

    @Test
    void panelsTooltipsAndMenusShowThemAsTheyAreWritten() {
        Session session = window.workbench.session();
        look();
        for (Selection selection : selections()) {
            UiDriver.onEdt(() -> {
                session.select(selection);
                return true;
            });
            look();
        }
        for (EditorAction action : EditorAction.values()) {
            if (action.kind() == Kind.TOOL
                    || action.kind() == Kind.TOGGLE
                    || action.kind() == Kind.CHOICE
                    || action.name().startsWith("FOCUS")) {
                UiDriver.onEdt(() -> {
                    window.workbench.actions().perform(action);
                    return true;
                });
                look();
            }
        }
        UiDriver.onEdt(() -> {
            window.workbench.actions().perform(EditorAction.SELECT);
            window.workbench.actions().perform(EditorAction.NEXT_FINDING);
            window.workbench.actions().perform(EditorAction.COMMAND_PALETTE);
            return true;
        });
        look();
        UiDriver.onEdt(() -> {
            spy.walk(window.workbench.menus());
            return true;
        });

        nothingWasTakenForHtml(500);
    }

    private List<Selection> selections() {
        var battle = UiDriver.onEdt(() -> window.workbench.session().pack());
        Unit unit = battle.orderOfBattle().units().get(0);
        Leader leader = battle.orderOfBattle().leaders().get(0);
        Place place = battle.battlefield().places().get(0);
        assertThat(unit.name()).startsWith(html);
        List<Selection> selections = new ArrayList<>(List.of(
                Selection.piece(unit.id()),
                Selection.piece(leader.id()),
                new Selection.OfFormation(
                        battle.orderOfBattle().formations().get(0).id()),
                new Selection.OfArmy(battle.orderOfBattle().armies().get(0).id()),
                new Selection.OfPlace(place.id()),
                new Selection.OfHex(window.hex("2109")),
                new Selection.OfScenario(),
                new Selection.OfPack(),
                new Selection.OfPeriod(0)));
        UiDriver.onEdt(() -> window.workbench.session().scenario().orElseThrow().reinforcements().stream()
                        .map(group -> group.id())
                        .findFirst())
                .ifPresent(id -> selections.add(new Selection.OfGroup(id)));
        return selections;
    }

    @Test
    void dialogsShowThemAsTheyAreWritten() {
        SwingDialogs dialogs = new SwingDialogs();
        dialogs.setOwner(window.workbench);
        PackReading reading = PackReader.read(pack);
        Abandoned abandoned = new Abandoned(folder, pack, Optional.of(pack), PackBase.UNKNOWN, Instant.EPOCH);
        Session session = window.workbench.session();
        List<Runnable> asking = List.of(
                () -> dialogs.unsaved(html),
                () -> dialogs.recover(FoundWork.read(abandoned)),
                () -> dialogs.chooseOpen(Optional.of(pack)),
                () -> dialogs.chooseSave(Optional.of(pack.resolve("pack.json")), html.replace('/', '-')),
                () -> dialogs.newPack("fb"),
                () -> dialogs.newScenario(session.pack(), session.system()),
                () -> dialogs.problems(pack, reading.problems(), true),
                () -> dialogs.failure(html + "\n" + html),
                () -> dialogs.ask(html, html),
                () -> window.workbench.warn(html));
        for (Runnable question : asking) {
            SwingUtilities.invokeLater(question);
            if (question != asking.get(asking.size() - 1)) {
                ui.until("it asks", () -> dialog().isPresent());
            }
            look();
            UiDriver.onEdt(() -> {
                dialog().ifPresent(Window::dispose);
                return true;
            });
        }

        nothingWasTakenForHtml(500);
    }

    private static Optional<Window> dialog() {
        return Stream.of(Window.getWindows())
                .filter(one -> one instanceof Dialog && one.isShowing())
                .findFirst();
    }

    /** Brings every tab to the front in turn and looks at all that shows. */
    private void look() {
        UiDriver.onEdt(() -> {
            for (String side : List.of("tabs.left", "tabs.bottom")) {
                JTabbedPane tabs = (JTabbedPane) named(window.workbench, side);
                for (int i = tabs.getTabCount() - 1; i >= 0; i--) {
                    tabs.setSelectedIndex(i);
                    spy.walk(tabs.getSelectedComponent());
                }
            }
            spy.windows();
            return true;
        });
    }

    private static Component named(Component component, String name) {
        if (name.equals(component.getName())) {
            return component;
        }
        if (component instanceof java.awt.Container container) {
            for (Component child : container.getComponents()) {
                Component found = named(child, name);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private void nothingWasTakenForHtml(int least) {
        assertThat(UiDriver.onEdt(spy::components)).isGreaterThan(least);
        assertThat(UiDriver.onEdt(spy::found)).isEmpty();
        assertThat(fetched).hasValue(0);
    }
}
