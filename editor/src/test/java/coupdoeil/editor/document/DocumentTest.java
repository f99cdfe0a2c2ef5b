package coupdoeil.editor.document;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.DocumentListener.Cause;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DocumentTest {

    private static final Edit WOODS = GroundEdits.terrain(List.of(Hex.ORIGIN), "woods", "Woods");

    private final Document document = new Document(Packs.blank(), null);

    @Test
    void tellsListenersWhatChangedAndWhy() {
        List<Cause> causes = new ArrayList<>();
        document.addListener((before, after, cause) -> causes.add(cause));

        document.edit(WOODS);
        document.undo();
        document.redo();
        document.saved(document.pack(), Path.of("x"));
        document.load(Packs.blank(), null, true);

        assertThat(causes).containsExactly(Cause.EDIT, Cause.UNDO, Cause.REDO, Cause.SAVE, Cause.LOAD);
    }

    @Test
    void anEditThatChangesNothingMakesNoStep() {
        document.edit(WOODS);
        document.edit(WOODS);

        assertThat(document.depth()).isEqualTo(1);
    }

    @Test
    void aRecoveredPackIsModified() {
        document.load(Packs.blank(), Path.of("somewhere"), false);

        assertThat(document.isModified()).isTrue();
        assertThat(document.path()).hasValue(Path.of("somewhere"));
    }

    @Test
    void whatWasSavedIsNotModifiedEvenIfEditingWentOn() {
        document.edit(WOODS);
        Pack saved = document.pack();
        document.edit(GroundEdits.terrain(List.of(new Hex(1, 0)), "woods", "Woods"));
        document.saved(saved, Path.of("x"));

        assertThat(document.isModified()).isTrue();
        document.undo();
        assertThat(document.isModified()).isFalse();
    }

    @ParameterizedTest(name = "seed {0}")
    @ValueSource(longs = {18110516, 7})
    void undoingRandomEditsOfAlbueraGivesBackEveryPackOnTheWay(long seed) {
        Session session = Packs.session(Packs.albuera());
        RandomEdits edits = new RandomEdits(seed);
        List<Pack> way = new ArrayList<>(List.of(session.pack()));
        for (int i = 0; i < 400; i++) {
            session.edit(edits.next(session));
            if (session.pack() != way.get(way.size() - 1)) {
                way.add(session.pack());
            }
        }
        for (int i = way.size() - 1; i >= 0; i--) {
            assertThat(session.pack()).as("undo to %d, seed %d", i, seed).isSameAs(way.get(i));
            session.document().undo();
        }
        for (Pack pack : way) {
            assertThat(session.pack()).isEqualTo(pack);
            session.document().redo();
        }
    }
}
