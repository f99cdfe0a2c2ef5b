package coupdoeil.editor.shell;

import coupdoeil.editor.document.Recovery.Abandoned;
import coupdoeil.editor.edit.ScenarioPlan;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.Problem;
import coupdoeil.model.rules.RuleSystem;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

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

    Unsaved unsaved(String packName);

    Optional<Path> chooseOpen(Optional<Path> near);

    /** A new or existing folder, or a file ending in {@code .zip}. */
    Optional<Path> chooseSave(Optional<Path> near, String suggestedName);

    /** The pack to begin with; empty if the designer thinks better of it. @param system what to suggest */
    Optional<Pack> newPack(String system);

    /** The scenario to add to a pack; empty if the designer thinks better of it. */
    Optional<ScenarioPlan> newScenario(Pack pack, RuleSystem system);

    Recover recover(Abandoned abandoned);

    /** Shows what was found wrong with files. @param loaded whether the pack could be loaded all the same */
    void problems(Path path, List<Problem> problems, boolean loaded);

    /** Says that something could not be done. */
    void failure(String message);

    /** Tells something at length. @param html what to tell */
    void tell(String html);

    /** Asks for a line of text. */
    Optional<String> ask(String question, String suggestion);
}
