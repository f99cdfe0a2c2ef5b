package coupdoeil.editor.tool.deploy;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.deploy.HexDeployment;
import coupdoeil.editor.edit.table.LineOrder;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.HexContext;
import coupdoeil.editor.tool.HexTool;
import coupdoeil.editor.tool.Pointer;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.deploy.Deploying.Troops;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.awt.Graphics2D;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * Draws up the selected pieces, or all of the selected formation: press where the middle of the front is to be, of a column its
 * head, and drag the way they are to look; a click lets them look at the enemy. What is dragged onto the map from
 * elsewhere is drawn up in the same order.
 */
public final class DeployTool implements HexTool {

    private final HexContext context;
    private final Deploying deploying;
    private final Anchor anchor;
    private LineOrder order = LineOrder.LINE;
    private @Nullable Hex pressed;
    private @Nullable Hex now;
    private List<Placement> shown = List.of();
    private List<Placement> carried = List.of();

    public DeployTool(HexContext context) {
        this.context = context;
        this.deploying = new Deploying(context.session());
        this.anchor = new Anchor(() -> context.say(Messages.text("deploy.anchored")));
    }

    private Session session() {
        return context.session();
    }

    @Override
    public EditorAction action() {
        return EditorAction.DRAW_UP;
    }

    @Override
    public String hint() {
        return Messages.text("hint.hex-draw-up");
    }

    @Override
    public List<ToolChoice> choices() {
        return Orders.choices();
    }

    @Override
    public Optional<String> chosen() {
        return Optional.of(Orders.id(order));
    }

    @Override
    public void choose(String id) {
        order = Orders.of(id);
    }

    @Override
    public boolean isUnderWay() {
        return pressed != null;
    }

    @Override
    public void press(Pointer at) {
        pressed = at.hex();
        show(at.hex());
    }

    @Override
    public void drag(Pointer at) {
        show(at.hex());
    }

    @Override
    public void hover(Pointer at) {
        show(at.hex());
    }

    @Override
    public void release(Pointer at) {
        Hex middle = pressed;
        cancel();
        if (middle == null) {
            return;
        }
        Optional<Troops> troops = session().scenario().flatMap(deploying::selected);
        if (troops.isEmpty()) {
            context.say(Messages.text("draw.nobody"));
        } else {
            drawUp(troops.get(), middle, way(middle, at.hex()));
        }
    }

    @Override
    public void cancel() {
        pressed = null;
        now = null;
        clear();
    }

    private void clear() {
        shown = List.of();
        context.repaint();
    }

    private static OptionalDouble way(Hex from, Hex to) {
        return from.equals(to) ? OptionalDouble.empty() : OptionalDouble.of(HexDeployment.degrees(from, to));
    }

    private void show(Hex at) {
        if (!at.equals(now)) {
            now = at;
            Hex middle = pressed == null ? at : pressed;
            session()
                    .scenario()
                    .flatMap(scenario -> deploying
                            .selected(scenario)
                            .map(troops -> placed(scenario, troops, middle, way(middle, at))))
                    .ifPresent(this::show);
        }
    }

    private void show(List<Placement> placed) {
        shown = placed;
        context.repaint();
    }

    private List<Placement> placed(Scenario scenario, Troops troops, Hex middle, OptionalDouble way) {
        return deploying.deployment(scenario).placements(troops.pieces(), order, middle, way);
    }

    @Override
    public void carry(Optional<Formation> formation, Hex over) {
        Optional<Scenario> scenario = session().scenario();
        if (formation.isEmpty() || scenario.isEmpty()) {
            letGo();
            return;
        }
        anchor.over(over);
        Troops troops = deploying.troops(scenario.get(), formation.get());
        carried = placed(scenario.get(), troops, anchor.hex(), way(anchor.hex(), over));
        context.repaint();
    }

    private void letGo() {
        anchor.weigh();
        carried = List.of();
        context.repaint();
    }

    @Override
    public boolean drop(Formation formation, Hex over) {
        anchor.over(over);
        Hex middle = anchor.hex();
        letGo();
        session().scenario().ifPresent(scenario -> {
            drawUp(deploying.troops(scenario, formation), middle, way(middle, over));
            session().select(new Selection.OfFormation(formation.id()));
        });
        return true;
    }

    private void drawUp(Troops troops, Hex middle, OptionalDouble way) {
        session().scenario().ifPresent(scenario -> {
            HexDeployment deployment = deploying.deployment(scenario);
            int left = troops.pieces().size()
                    - deployment.placements(troops.pieces(), order, middle, way).size();
            deployment.of(troops.pieces(), order, middle, way, troops.name()).ifPresent(session()::edit);
            if (left > 0) {
                context.say(Messages.text("deploy.no-room", left));
            }
        });
    }

    @Override
    public void paint(Graphics2D g, HexLayout layout, Overlay.View view) {
        new DeployPreview(session(), layout, view).paint(g, shown);
    }

    @Override
    public void paintCarried(Graphics2D g, HexLayout layout, Overlay.View view) {
        new DeployPreview(session(), layout, view).paint(g, carried);
    }
}
