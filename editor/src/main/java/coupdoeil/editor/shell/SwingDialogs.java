package coupdoeil.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.begin.ForeignForm;
import coupdoeil.editor.begin.FormDialog;
import coupdoeil.editor.begin.FormPanel;
import coupdoeil.editor.begin.FormationForm;
import coupdoeil.editor.begin.FormationForm.Wish;
import coupdoeil.editor.begin.NewBattleForm;
import coupdoeil.editor.begin.NewScenarioForm;
import coupdoeil.editor.begin.ResizeForm;
import coupdoeil.editor.begin.StartForm;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.Deletion.What;
import coupdoeil.editor.edit.ForeignGround;
import coupdoeil.editor.edit.FormationTemplate;
import coupdoeil.editor.edit.ScenarioPlan;
import coupdoeil.editor.help.HelpWindow;
import coupdoeil.editor.imports.ImportDialog;
import coupdoeil.editor.oob.SheetPanel;
import coupdoeil.editor.remembered.RecentPacks;
import coupdoeil.editor.settings.PreferencesPanel;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.welcome.Beginning;
import coupdoeil.editor.welcome.WelcomeDialog;
import coupdoeil.editor.widget.ScreenScroll;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackVersions.Version;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.rules.RuleSystem;
import java.awt.Component;
import java.awt.Desktop;
import java.awt.Dimension;
import java.awt.Font;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.JEditorPane;
import javax.swing.JFileChooser;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.filechooser.FileNameExtensionFilter;
import org.jspecify.annotations.Nullable;

/** Asks in dialogs over a window. */
final class SwingDialogs implements Dialogs {

    /** Of a question, in columns. */
    private static final int QUESTION_WIDTH = 56;
    /** Of what is asked, in pixels: what is longer scrolls. */
    private static final int MOST_HEIGHT = 320;

    private @Nullable Component owner;

    /** Sets the window that dialogs belong to. */
    void setOwner(Component window) {
        owner = window;
    }

    @Override
    public Unsaved unsaved(String packName) {
        int answer = choose(
                Messages.text("dialog.unsaved", packName),
                Messages.text("dialog.unsaved-title"),
                "dialog.save",
                "dialog.discard",
                "dialog.cancel");
        return answer == 0 ? Unsaved.SAVE : answer == 1 ? Unsaved.DISCARD : Unsaved.CANCEL;
    }

    @Override
    public Clash clash(Path path, List<Clashing> lines) {
        int answer = choose(
                new ClashPanel(path, lines),
                Messages.text("dialog.clash-title"),
                "dialog.clash-mine",
                "dialog.clash-theirs",
                "dialog.clash-save-as",
                "dialog.cancel");
        return answer < 0 ? Clash.LATER : Clash.values()[answer];
    }

    @Override
    public Clash lost(Path path, boolean gone) {
        JTextArea words =
                words("lost.words", Messages.text(gone ? "dialog.gone" : "dialog.no-pack", path), QUESTION_WIDTH);
        String title = Messages.text("dialog.lost-title");
        if (!gone) {
            int answer = choose(words, title, "dialog.clash-save-as", "dialog.cancel");
            return answer == 0 ? Clash.SAVE_AS : Clash.LATER;
        }
        int answer = choose(words, title, "dialog.write-anew", "dialog.clash-save-as", "dialog.cancel");
        return answer == 0 ? Clash.MINE : answer == 1 ? Clash.SAVE_AS : Clash.LATER;
    }

    @Override
    public Optional<Version> chooseVersion(Path path, List<Version> versions) {
        VersionList list = new VersionList(versions);
        int answer = choose(list, Messages.text("dialog.versions-title"), "dialog.versions-open", "dialog.cancel");
        return answer == 0 ? list.chosen() : Optional.empty();
    }

    @Override
    public Recover recover(FoundWork work) {
        int answer = choose(
                words("recover.words", work.words(), QUESTION_WIDTH),
                Messages.text("dialog.recover-title"),
                "dialog.recover-open",
                "dialog.recover-discard",
                "dialog.recover-later");
        return answer == 0 ? Recover.OPEN : answer == 1 ? Recover.DISCARD : Recover.LATER;
    }

    @Override
    public Deleting delete(Deletion deletion) {
        String title = Messages.text("delete.title", deletion.name());
        JTextArea words = words("delete.words", DeletionText.of(deletion), DeletionText.WIDTH);
        if (!deletion.isChoice()) {
            return choose(words, title, "delete.it", "delete.cancel") == 0 ? Deleting.ALONE : Deleting.CANCEL;
        }
        boolean place = deletion.what() == What.PLACE;
        int answer = choose(
                words,
                title,
                place ? "delete.with-uses" : "delete.all",
                place ? "delete.keep-uses" : "delete.alone",
                "delete.cancel");
        return answer == 0 ? Deleting.ALL : answer == 1 ? Deleting.ALONE : Deleting.CANCEL;
    }

    /** Text as it is written, wrapped. */
    private static JTextArea words(String name, String text, int columns) {
        JTextArea words = new JTextArea(text, 0, columns);
        words.setName(name);
        words.setEditable(false);
        words.setFocusable(false);
        words.setOpaque(false);
        words.setLineWrap(true);
        words.setWrapStyleWord(true);
        // Only what knows its width knows how high it is once wrapped; a dialog asks before it lays out.
        words.setSize(words.getPreferredSize());
        return words;
    }

    /** The number of the button pressed; -1 if the dialog was closed. */
    private int choose(Object message, String title, String... buttonKeys) {
        String[] buttons = new String[buttonKeys.length];
        for (int i = 0; i < buttons.length; i++) {
            buttons[i] = Messages.text(buttonKeys[i]);
        }
        return JOptionPane.showOptionDialog(
                owner,
                message instanceof JPanel panel ? ScreenScroll.bare(panel) : message,
                title,
                JOptionPane.DEFAULT_OPTION,
                JOptionPane.QUESTION_MESSAGE,
                null,
                buttons,
                buttons[0]);
    }

    @Override
    public Optional<Path> chooseOpen(Optional<Path> near) {
        JFileChooser chooser = chooser(near);
        return chooser.showOpenDialog(owner) == JFileChooser.APPROVE_OPTION
                ? Optional.of(pack(chooser.getSelectedFile().toPath()))
                : Optional.empty();
    }

    /** A file inside a pack stands for the pack. */
    private static Path pack(Path chosen) {
        Path parent = chosen.getParent();
        return parent != null && chosen.toString().endsWith(".json") ? parent : chosen;
    }

    @Override
    public Optional<Path> chooseSave(Optional<Path> near, String suggestedName) {
        JFileChooser chooser = chooser(near);
        File folder = near.map(Path::toAbsolutePath)
                .map(Path::getParent)
                .map(Path::toFile)
                .orElse(null);
        chooser.setSelectedFile(new File(folder, suggestedName));
        if (chooser.showSaveDialog(owner) != JFileChooser.APPROVE_OPTION) {
            return Optional.empty();
        }
        Path chosen = chooser.getSelectedFile().toPath();
        Path path = Files.isRegularFile(chosen) ? pack(chosen) : chosen;
        boolean same = near.map(Path::toAbsolutePath)
                .filter(path.toAbsolutePath()::equals)
                .isPresent();
        if (Files.exists(path) && !same) {
            int answer = choose(
                    Messages.text("dialog.overwrite", path),
                    Messages.text("dialog.overwrite-title"),
                    "dialog.overwrite-yes",
                    "dialog.cancel");
            return answer == 0 ? Optional.of(path) : Optional.empty();
        }
        return Optional.of(path);
    }

    private static JFileChooser chooser(Optional<Path> near) {
        JFileChooser chooser = new JFileChooser();
        chooser.setName("files");
        chooser.setFileSelectionMode(JFileChooser.FILES_AND_DIRECTORIES);
        chooser.setFileFilter(new FileNameExtensionFilter(Messages.text("dialog.packs"), "zip", "json"));
        near.map(Path::toAbsolutePath)
                .map(Path::getParent)
                .or(RecentPacks::folder)
                .map(Path::toFile)
                .ifPresent(chooser::setCurrentDirectory);
        return chooser;
    }

    @Override
    public Optional<Pack> newPack(String system) {
        return filled(new NewBattleForm(system), "new.title", "new.accept")
                .map(form -> form.plan().pack());
    }

    @Override
    public Optional<ScenarioPlan> newScenario(Pack pack, RuleSystem system) {
        return filled(new NewScenarioForm(pack, system), "new.scenario-title", "new.scenario-accept")
                .map(NewScenarioForm::plan);
    }

    @Override
    public Optional<Wish> formations(List<FormationTemplate> templates, Wish begun) {
        return filled(new FormationForm(templates, begun), "begin.formations-title", "begin.formations-accept")
                .map(FormationForm::wish);
    }

    @Override
    public Optional<Edit> resize(Pack pack, RuleSystem system) {
        return filled(new ResizeForm(pack, system), "resize.title", "resize.accept")
                .map(ResizeForm::edit);
    }

    @Override
    public Optional<Map<String, String>> foreign(ForeignGround foreign) {
        return filled(new ForeignForm(foreign), "foreign.title", "foreign.accept")
                .map(ForeignForm::instead);
    }

    /** A form when it has been filled in; empty if that was given up. @param title and accept keys of texts */
    private <F extends StartForm> Optional<F> filled(F form, String title, String accept) {
        FormPanel panel = new FormPanel(form, Messages.text(accept));
        return FormDialog.ask(owner, Messages.text(title), panel) ? Optional.of(form) : Optional.empty();
    }

    @Override
    public void importOob(Session session) {
        ImportDialog.show(owner, session);
    }

    @Override
    public void problems(Path path, List<Problem> problems, boolean loaded) {
        JPanel panel = new ProblemPanel(path, problems, loaded);
        JOptionPane.showMessageDialog(
                owner,
                panel,
                Messages.text("problems.title"),
                loaded ? JOptionPane.WARNING_MESSAGE : JOptionPane.ERROR_MESSAGE);
    }

    @Override
    public boolean sheet(SheetPanel panel) {
        return choose(panel, Messages.text("sheet.title"), "sheet.add", "dialog.cancel") == 0;
    }

    @Override
    public Optional<Path> chooseFolder(Optional<Path> near) {
        JFileChooser chooser = new JFileChooser();
        chooser.setName("folders");
        chooser.setFileSelectionMode(JFileChooser.DIRECTORIES_ONLY);
        chooser.setDialogTitle(Messages.text("report.folder"));
        near.map(Path::toAbsolutePath).map(Path::getParent).map(Path::toFile).ifPresent(chooser::setCurrentDirectory);
        return chooser.showDialog(owner, Messages.text("report.export-here")) == JFileChooser.APPROVE_OPTION
                ? Optional.of(chooser.getSelectedFile().toPath())
                : Optional.empty();
    }

    @Override
    public boolean export(ExportPanel panel) {
        return choose(panel, Messages.text("report.export-title"), "report.make", "dialog.cancel") == 0;
    }

    @Override
    public <T> Optional<T> steps(String title, Function<Consumer<String>, T> work) {
        return WorkDialog.run(owner, title, work);
    }

    @Override
    public void result(String title, String text, Optional<Path> folder) {
        JTextArea words = new JTextArea(text);
        words.setName("result.text");
        words.setEditable(false);
        words.setFont(new Font(Font.MONOSPACED, Font.PLAIN, words.getFont().getSize()));
        words.setCaretPosition(0);
        JScrollPane scroll = new ScreenScroll(words);
        scroll.setPreferredSize(UIScale.scale(new Dimension(760, 420)));
        boolean opens = folder.isPresent()
                && Desktop.isDesktopSupported()
                && Desktop.getDesktop().isSupported(Desktop.Action.OPEN);
        if (opens && choose(scroll, title, "report.open-folder", "report.close") == 0) {
            try {
                Desktop.getDesktop().open(folder.get().toFile());
            } catch (IOException notOpened) {
                failure(Messages.text("report.not-opened", folder.get()));
            }
        } else if (!opens) {
            choose(scroll, title, "report.close");
        }
    }

    @Override
    public boolean confirm(String question, String key) {
        JTextArea words = words("confirm.words", question, QUESTION_WIDTH);
        JScrollPane scroll = new ScreenScroll(words);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        Dimension wanted = scroll.getPreferredSize();
        scroll.setPreferredSize(new Dimension(wanted.width, Math.min(wanted.height, UIScale.scale(MOST_HEIGHT))));
        return choose(scroll, Messages.text("dialog.tell"), key, "dialog.cancel") == 0;
    }

    @Override
    public void failure(String message) {
        JOptionPane.showMessageDialog(owner, message, Messages.text("dialog.failure"), JOptionPane.ERROR_MESSAGE);
    }

    @Override
    public void notice(String message) {
        JOptionPane.showMessageDialog(owner, message, Messages.text("dialog.tell"), JOptionPane.INFORMATION_MESSAGE);
    }

    @Override
    public void tell(String html) {
        JEditorPane text = new JEditorPane("text/html", html);
        text.setName("dialog.text");
        text.putClientProperty(JEditorPane.HONOR_DISPLAY_PROPERTIES, Boolean.TRUE);
        text.setEditable(false);
        text.setCaretPosition(0);
        JScrollPane scroll = new ScreenScroll(text);
        scroll.setPreferredSize(new Dimension(UIScale.scale(520), UIScale.scale(480)));
        JOptionPane.showMessageDialog(owner, scroll, Messages.text("dialog.tell"), JOptionPane.PLAIN_MESSAGE);
    }

    @Override
    public void welcome(Beginning beginning) {
        WelcomeDialog.show(owner, beginning);
    }

    @Override
    public void preferences() {
        PreferencesPanel panel = new PreferencesPanel(Theme.current() == Theme.DARK, dark -> {
            Theme look = dark ? Theme.DARK : Theme.LIGHT;
            look.install();
            look.remember();
        });
        choose(panel, Messages.text("preferences.title"), "preferences.close");
    }

    @Override
    public void manual(String page) {
        HelpWindow.open(owner, page);
    }

    @Override
    public Optional<String> ask(String question, String suggestion) {
        String answer = (String) JOptionPane.showInputDialog(
                owner, question, question, JOptionPane.PLAIN_MESSAGE, null, null, suggestion);
        return answer == null || answer.isBlank() ? Optional.empty() : Optional.of(answer.strip());
    }
}
