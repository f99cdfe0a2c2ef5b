package coupdoeil.editor.tool;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.paint.piece.Pieces;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.grid.Hex;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** What tools for hexes work with where there is no canvas; it remembers what they asked for. */
final class StubContext implements HexContext {

    private final Session session;
    final Set<Hex> repainted = new HashSet<>();
    String said = "";
    final Brush brush = new Brush(() -> {});
    boolean put;

    StubContext(Session session) {
        this.session = session;
    }

    @Override
    public Session session() {
        return session;
    }

    @Override
    public Optional<HexLayout> layout() {
        return map().map(map -> new HexLayout(map.grid()));
    }

    @Override
    public Optional<Pieces> pieces() {
        return Optional.empty();
    }

    @Override
    public Brush painting() {
        return brush;
    }

    @Override
    public void repaint() {}

    @Override
    public void putAway() {
        put = true;
    }

    @Override
    public void repaint(Collection<Hex> hexes) {
        repainted.addAll(hexes);
    }

    @Override
    public void askName() {}

    @Override
    public void point(Supplier<String> telling) {}

    @Override
    public void changed() {}

    @Override
    public void say(String text) {
        said = text;
    }
}
