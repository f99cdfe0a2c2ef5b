package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Deletion;
import coupdoeil.editor.edit.ForeignGround;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.model.pack.Edit;
import coupdoeil.validator.picture.LayerId;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** What the tools of a kit work with: all that the bench offers, to which each kit adds what its battlefield has. */
public abstract class KitContext implements ToolContext {

    private final ToolContext bench;

    protected KitContext(ToolContext bench) {
        this.bench = bench;
    }

    @Override
    public Session session() {
        return bench.session();
    }

    @Override
    public Optional<Pieces> pieces() {
        return bench.pieces();
    }

    @Override
    public boolean isOpen(LayerId layer) {
        return bench.isOpen(layer);
    }

    @Override
    public void sayLocked(LayerId layer) {
        bench.sayLocked(layer);
    }

    @Override
    public void repaint() {
        bench.repaint();
    }

    @Override
    public void putAway() {
        bench.putAway();
    }

    @Override
    public void askName() {
        bench.askName();
    }

    @Override
    public Optional<Edit> ask(Deletion deletion) {
        return bench.ask(deletion);
    }

    @Override
    public Optional<Map<String, String>> ask(ForeignGround foreign) {
        return bench.ask(foreign);
    }

    @Override
    public void say(String text) {
        bench.say(text);
    }

    @Override
    public void point(Supplier<String> telling) {
        bench.point(telling);
    }

    @Override
    public void changed() {
        bench.changed();
    }
}
