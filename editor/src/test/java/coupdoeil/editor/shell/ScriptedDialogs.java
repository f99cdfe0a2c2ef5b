package coupdoeil.editor.shell;

import coupdoeil.editor.begin.FormationForm.Wish;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.ForeignGround;
import coupdoeil.editor.edit.FormationTemplate;
import coupdoeil.editor.edit.ScenarioPlan;
import coupdoeil.editor.oob.SheetPanel;
import coupdoeil.editor.welcome.Beginning;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackVersions.Version;
import coupdoeil.model.pack.problem.Problem;
import coupdoeil.model.rules.RuleSystem;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Answers as a test says beforehand, and remembers what it was told. */
final class ScriptedDialogs implements Dialogs {

    Unsaved unsaved = Unsaved.CANCEL;
    Recover recover = Recover.LATER;
    Clash clash = Clash.LATER;
    Deleting deleting = Deleting.CANCEL;
    int version;

    @Nullable
    Path open;

    @Nullable
    Path save;

    @Nullable
    Pack fresh;

    @Nullable
    ScenarioPlan scenario;

    @Nullable
    String answer;

    /** What happens while a chooser is open. */
    Runnable whileChoosing = () -> {};

    final List<String> failures = new ArrayList<>();
    final List<String> notices = new ArrayList<>();
    final List<Problem> problems = new ArrayList<>();
    final List<Clashing> clashes = new ArrayList<>();
    final List<Boolean> lost = new ArrayList<>();
    final List<Version> offered = new ArrayList<>();
    final List<FoundWork> found = new ArrayList<>();
    final List<String> results = new ArrayList<>();
    final List<String> questions = new ArrayList<>();
    final List<String> steps = new ArrayList<>();
    Consumer<ExportPanel> wishes = panel -> {};
    String cancelAt = "never";
    boolean confirmed;
    int unsavedAsked;

    @Override
    public Unsaved unsaved(String packName) {
        unsavedAsked++;
        return unsaved;
    }

    @Override
    public Clash clash(Path path, List<Clashing> lines) {
        clashes.addAll(lines);
        return clash;
    }

    @Override
    public Clash lost(Path path, boolean gone) {
        lost.add(gone);
        return clash;
    }

    @Override
    public Optional<Version> chooseVersion(Path path, List<Version> versions) {
        offered.addAll(versions);
        return versions.stream()
                .filter(version -> version.number() == this.version)
                .findFirst();
    }

    @Override
    public Optional<Path> chooseOpen(Optional<Path> near) {
        return Optional.ofNullable(open);
    }

    @Override
    public Optional<Path> chooseSave(Optional<Path> near, String suggestedName) {
        whileChoosing.run();
        return Optional.ofNullable(save);
    }

    @Override
    public Optional<Pack> newPack(String system) {
        return Optional.ofNullable(fresh);
    }

    @Override
    public Optional<ScenarioPlan> newScenario(Pack pack, RuleSystem system) {
        return Optional.ofNullable(scenario);
    }

    @Override
    public Optional<Wish> formations(List<FormationTemplate> templates, Wish begun) {
        return Optional.of(begun);
    }

    @Override
    public Optional<Map<String, String>> foreign(ForeignGround foreign) {
        return Optional.empty();
    }

    @Override
    public Optional<Edit> resize(Pack pack, RuleSystem system) {
        return Optional.empty();
    }

    @Override
    public Deleting delete(Deletion deletion) {
        return deleting;
    }

    @Override
    public Recover recover(FoundWork work) {
        found.add(work);
        return recover;
    }

    @Override
    public void problems(Path path, List<Problem> read, boolean loaded) {
        problems.addAll(read);
    }

    @Override
    public void importOob(Session session) {}

    @Override
    public boolean sheet(SheetPanel panel) {
        return panel.isUseful();
    }

    @Override
    public Optional<Path> chooseFolder(Optional<Path> near) {
        return Optional.ofNullable(save);
    }

    @Override
    public boolean export(ExportPanel panel) {
        wishes.accept(panel);
        return true;
    }

    @Override
    public <T> Optional<T> steps(String title, Function<Consumer<String>, T> work) {
        try {
            return Optional.of(work.apply(step -> {
                steps.add(step);
                if (step.contains(cancelAt)) {
                    throw new CancellationException();
                }
            }));
        } catch (CancellationException cancelled) {
            return Optional.empty();
        }
    }

    @Override
    public void result(String title, String text, Optional<Path> folder) {
        results.add(text);
    }

    @Override
    public boolean confirm(String question, String key) {
        questions.add(question);
        return confirmed;
    }

    @Override
    public void failure(String message) {
        failures.add(message);
    }

    @Override
    public void notice(String message) {
        notices.add(message);
    }

    @Override
    public void tell(String html) {}

    @Override
    public Optional<String> ask(String question, String suggestion) {
        return Optional.ofNullable(answer);
    }

    @Override
    public void welcome(Beginning beginning) {
        throw new AssertionError("not expected");
    }

    @Override
    public void preferences() {
        throw new AssertionError("not expected");
    }

    @Override
    public void manual(String page) {
        throw new AssertionError("not expected");
    }
}
