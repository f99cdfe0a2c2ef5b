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
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;

/** For a workbench without a designer: declines every question and reports trouble as an exception. */
final class NoDialogs implements Dialogs {

    @Override
    public Unsaved unsaved(String packName) {
        return Unsaved.CANCEL;
    }

    @Override
    public Clash clash(Path path, List<Clashing> lines) {
        return Clash.LATER;
    }

    @Override
    public Clash lost(Path path, boolean gone) {
        return Clash.LATER;
    }

    @Override
    public Optional<Version> chooseVersion(Path path, List<Version> versions) {
        return Optional.empty();
    }

    @Override
    public Optional<Path> chooseOpen(Optional<Path> near) {
        return Optional.empty();
    }

    @Override
    public Optional<Path> chooseSave(Optional<Path> near, String suggestedName) {
        return Optional.empty();
    }

    @Override
    public Optional<Pack> newPack(String system) {
        return Optional.empty();
    }

    @Override
    public Optional<ScenarioPlan> newScenario(Pack pack, RuleSystem system) {
        return Optional.empty();
    }

    @Override
    public Optional<Wish> formations(List<FormationTemplate> templates, Wish begun) {
        return Optional.empty();
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
    public Recover recover(FoundWork work) {
        return Recover.LATER;
    }

    @Override
    public void problems(Path path, List<Problem> problems, boolean loaded) {
        if (!loaded) {
            throw new IllegalArgumentException(path + ": " + problems);
        }
    }

    @Override
    public Deleting delete(Deletion deletion) {
        return Deleting.ALL;
    }

    @Override
    public void importOob(Session session) {}

    @Override
    public boolean sheet(SheetPanel panel) {
        return false;
    }

    @Override
    public Optional<Path> chooseFolder(Optional<Path> near) {
        return Optional.empty();
    }

    @Override
    public boolean export(ExportPanel panel) {
        return false;
    }

    @Override
    public <T> Optional<T> steps(String title, Function<Consumer<String>, T> work) {
        return Optional.of(work.apply(step -> {}));
    }

    @Override
    public void result(String title, String text, Optional<Path> folder) {}

    @Override
    public boolean confirm(String question, String key) {
        return false;
    }

    @Override
    public void failure(String message) {
        throw new IllegalStateException(message);
    }

    @Override
    public void notice(String message) {}

    @Override
    public void tell(String html) {}

    @Override
    public void welcome(Beginning beginning) {}

    @Override
    public void preferences() {}

    @Override
    public void manual(String page) {}

    @Override
    public Optional<String> ask(String question, String suggestion) {
        return Optional.empty();
    }
}
