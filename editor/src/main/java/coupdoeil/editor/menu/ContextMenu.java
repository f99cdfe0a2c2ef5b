package coupdoeil.editor.menu;

import coupdoeil.editor.action.Menus;
import coupdoeil.editor.widget.Keys;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseAdapter;
import java.awt.event.MouseEvent;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.Action;
import javax.swing.JComponent;
import javax.swing.JPopupMenu;
import javax.swing.SwingUtilities;

/**
 * The menu of what is under the pointer, or of what is selected: by the right button, the keyboard's menu key or Shift+F10.
 * It has those actions that can be chosen just then.
 */
public final class ContextMenu {

    private final JComponent component;
    private final Target target;
    private final Supplier<List<List<Action>>> actions;

    private ContextMenu(JComponent component, Target target, Supplier<List<List<Action>>> actions) {
        this.component = component;
        this.target = target;
        this.actions = actions;
    }

    /**
     * Gives a component its menu.
     *
     * @param actions what it has, asked when it opens, after its target is selected; groups are set apart
     */
    public static void on(JComponent component, Target target, Supplier<List<List<Action>>> actions) {
        ContextMenu menu = new ContextMenu(component, target, actions);
        component.addMouseListener(new MouseAdapter() {
            @Override
            public void mousePressed(MouseEvent event) {
                menu.asked(event);
            }

            @Override
            public void mouseReleased(MouseEvent event) {
                menu.asked(event);
            }
        });
        onKeys(component, () -> menu.open(menu.inSight(target.place())));
    }

    /** Has a component do something when the keys that ask for a menu are pressed in it. */
    public static void onKeys(JComponent component, Runnable opening) {
        for (String keys : List.of("CONTEXT_MENU", "shift F10")) {
            Keys.bind(component, keys, opening);
        }
    }

    /** Which gesture asks for a menu, and whether by pressing or by releasing, is up to the system. */
    private void asked(MouseEvent event) {
        if (event.isPopupTrigger() && component.isEnabled()) {
            component.requestFocusInWindow();
            if (target.pick(event.getPoint())) {
                // Who follows what is selected does so first.
                SwingUtilities.invokeLater(() -> open(event.getPoint()));
            }
        }
    }

    private Point inSight(Point point) {
        Rectangle seen = component.getVisibleRect();
        return new Point(
                Math.max(seen.x, Math.min(point.x, seen.x + seen.width)),
                Math.max(seen.y, Math.min(point.y, seen.y + seen.height)));
    }

    private void open(Point at) {
        JPopupMenu menu = Menus.popup(actions.get());
        menu.setName("context-menu");
        if (menu.getComponentCount() > 0 && component.isShowing()) {
            menu.show(component, at.x, at.y);
        }
    }
}
