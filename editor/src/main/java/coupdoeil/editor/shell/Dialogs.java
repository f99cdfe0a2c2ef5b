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
import java.util.function.Supplier;

/** What the window asks the designer, apart from how it is asked. */
interface Dialogs {

    /** An answer to "there are unsaved changes". */
    enum Unsaved {
        SAVE,
        DISCARD,
        CANCEL
    }

    /** An answer to "an earlier session ended before its work was saved". */
    enum Recover {
        OPEN,
        DISCARD,
        LATER
    }

    /** An answer to "another program has changed what you have changed too". */
    enum Clash {
        MINE,
        THEIRS,
        SAVE_AS,
        /** Nothing is written and nothing taken in. */
        LATER
    }

    /** An answer to "others serve under what you delete", or speak of it. */
    enum Deleting {
        ALL,
        ALONE,
        CANCEL
    }

    /**
     * What the session and another program have made different, in words; empty for what is to go, or is gone.
     *
     * @param path the file
     * @param where what it is, for the designer
     */
    record Clashing(String path, String where, Optional<String> mine, Optional<String> theirs) {}

    Unsaved unsaved(String packName);

    /** Shows what both the session and another program have changed. */
    Clash clash(Path path, List<Clashing> lines);

    /**
     * Says that there is no pack any more where the open one was kept. Nothing of theirs can be taken.
     *
     * @param gone whether nothing is there, so that it can be written anew; else something is that is no pack
     */
    Clash lost(Path path, boolean gone);

    /** One of the earlier versions of a pack, the newest of which is first. */
    Optional<Version> chooseVersion(Path path, List<Version> versions);

    Optional<Path> chooseOpen(Optional<Path> near);

    /** A new or existing folder, or a file ending in {@code .zip}. */
    Optional<Path> chooseSave(Optional<Path> near, String suggestedName);

    /** The pack to begin with; empty if the designer thinks better of it. @param system what to suggest */
    Optional<Pack> newPack(String system);

    /** The scenario to add to a pack; empty if the designer thinks better of it. */
    Optional<ScenarioPlan> newScenario(Pack pack, RuleSystem system);

    /** After which template formations are to be made; empty if the designer thinks better of it. @param begun what to suggest */
    Optional<Wish> formations(List<FormationTemplate> templates, Wish begun);

    /** How the battlefield of a pack is to be resized; empty if the designer thinks better of it. */
    Optional<Edit> resize(Pack pack, RuleSystem system);

    /** What of the chart stands for words that it does not know, by those words; empty if nothing is to be pasted. */
    Optional<Map<String, String>> foreign(ForeignGround foreign);

    /** Reads orders of battle in, at the designer's hand, and edits the session's pack with what he accepts. */
    void importOob(Session session);

    Recover recover(FoundWork work);

    /** Shows what was found wrong with files. @param loaded whether the pack could be loaded all the same */
    void problems(Path path, List<Problem> problems, boolean loaded);

    /** Shows what depends on a force or place that is to be deleted. */
    Deleting delete(Deletion deletion);

    /** Shows what lines from a spreadsheet would become, and asks whether they are to. */
    boolean sheet(SheetPanel panel);

    /** A folder, new or existing. */
    Optional<Path> chooseFolder(Optional<Path> near);

    /** Asks what to export for. False if the designer thinks better of it. */
    boolean export(ExportPanel panel);

    /** Does something that may take long, and says that it goes on. Empty if the designer cancelled it. */
    default <T> Optional<T> work(String title, Supplier<T> work) {
        return steps(title, step -> work.get());
    }

    /**
     * Does something step by step. Empty if the designer cancelled it.
     *
     * @param work is given whom to tell of each step; once it is cancelled, that throws {@link
     *     java.util.concurrent.CancellationException}
     */
    <T> Optional<T> steps(String title, Function<Consumer<String>, T> work);

    /** Shows a report. @param folder what can be opened from there */
    void result(String title, String text, Optional<Path> folder);

    /** Asks whether to do something all the same. @param key message key of the button that does */
    boolean confirm(String question, String key);

    /** Says that something could not be done. */
    void failure(String message);

    /** Says something that is no fault, and waits until it is read. */
    void notice(String message);

    /** Tells something at length. @param html what to tell */
    void tell(String html);

    /** Offers what one can begin with, recent battles and samples among it. */
    void welcome(Beginning beginning);

    /** Lets the designer set look, size and shortcuts to his liking. */
    void preferences();

    /** Shows a page of the manual. @param page its path there, {@code #heading} behind it or not */
    void manual(String page);

    /** Asks for a line of text. */
    Optional<String> ask(String question, String suggestion);
}
