package coupdoeil.editor.action;

import coupdoeil.editor.action.EditorAction.Category;
import coupdoeil.editor.action.EditorAction.Kind;
import coupdoeil.editor.text.Messages;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractButton;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JToggleButton;
import javax.swing.JToolBar;
import javax.swing.KeyStroke;

/** Builds the menu bar and the toolbar from the actions. */
public final class Menus {

    private Menus() {}

    /** @param onMap whether the map has the focus, and with it the shortcuts that are plain letters */
    public static JMenuBar menuBar(ActionSet actions, BooleanSupplier onMap) {
        JMenuBar bar = new JMenuBar();
        bar.setName("menus");
        for (Category category : Category.values()) {
            JMenu menu = new JMenu(category.text());
            menu.setName("menu." + category);
            Kind last = null;
            for (EditorAction action : of(category)) {
                if (last != null && last != action.kind()) {
                    menu.addSeparator();
                }
                last = action.kind();
                menu.add(item(action, actions, onMap));
            }
            bar.add(menu);
        }
        return bar;
    }

    /** The actions with icons; a gap stands between categories and kinds. */
    public static JToolBar toolBar(ActionSet actions) {
        JToolBar bar = new JToolBar(Messages.text("toolbar"));
        bar.setName("toolbar");
        bar.setFloatable(false);
        EditorAction last = null;
        for (Category category : List.of(
                Category.FILE,
                Category.EDIT,
                Category.TOOLS,
                Category.UNITS,
                Category.SIGHT,
                Category.VIEW,
                Category.CHECK)) {
            for (EditorAction action : of(category)) {
                if (action.icon().isPresent()) {
                    if (last != null && last.category() != category) {
                        bar.addSeparator();
                    }
                    last = action;
                    bar.add(button(action, actions));
                }
            }
        }
        bar.add(Box.createHorizontalGlue());
        return bar;
    }

    /** Binds second shortcuts and those of hidden menus to a component, usually the map. */
    public static void bindAliases(ActionSet actions, JComponent component) {
        for (EditorAction action : EditorAction.values()) {
            if (action.kind() == Kind.ALIAS) {
                action.shortcut().ifPresent(keys -> {
                    component.getInputMap().put(keys, action);
                    component.getActionMap().put(action, actions.swing(action));
                });
            }
        }
    }

    private static List<EditorAction> of(Category category) {
        return Arrays.stream(EditorAction.values())
                .filter(action -> action.category() == category && action.kind() != Kind.ALIAS)
                .toList();
    }

    private static JMenuItem item(EditorAction action, ActionSet actions, BooleanSupplier onMap) {
        JMenuItem item = switch (action.kind()) {
            case COMMAND, ALIAS -> new CommandItem(onMap);
            case TOGGLE -> new ToggleItem(onMap);
            case TOOL -> new ToolItem(onMap);
        };
        item.setAction(actions.swing(action));
        item.setToolTipText(null);
        item.setName("menu." + action.key());
        return item;
    }

    private static AbstractButton button(EditorAction action, ActionSet actions) {
        AbstractButton button = action.kind() == Kind.COMMAND ? new JButton() : new JToggleButton();
        button.setAction(actions.swing(action));
        button.setHideActionText(true);
        button.setFocusable(false);
        button.setName("toolbar." + action.key());
        button.getAccessibleContext().setAccessibleName(action.text());
        return button;
    }

    /** Whether a shortcut may work now. Plain keys belong to whatever has the focus, unless that is the map. */
    private static boolean allowed(KeyStroke keys, BooleanSupplier onMap) {
        return Shortcuts.worksEverywhere(keys) || onMap.getAsBoolean();
    }

    private static final class CommandItem extends JMenuItem {
        private static final long serialVersionUID = 1L;
        private final transient BooleanSupplier onMap;

        CommandItem(BooleanSupplier onMap) {
            this.onMap = onMap;
        }

        @Override
        protected boolean processKeyBinding(KeyStroke keys, KeyEvent event, int condition, boolean pressed) {
            return allowed(keys, onMap) && super.processKeyBinding(keys, event, condition, pressed);
        }
    }

    private static final class ToggleItem extends JCheckBoxMenuItem {
        private static final long serialVersionUID = 1L;
        private final transient BooleanSupplier onMap;

        ToggleItem(BooleanSupplier onMap) {
            this.onMap = onMap;
        }

        @Override
        protected boolean processKeyBinding(KeyStroke keys, KeyEvent event, int condition, boolean pressed) {
            return allowed(keys, onMap) && super.processKeyBinding(keys, event, condition, pressed);
        }
    }

    private static final class ToolItem extends JRadioButtonMenuItem {
        private static final long serialVersionUID = 1L;
        private final transient BooleanSupplier onMap;

        ToolItem(BooleanSupplier onMap) {
            this.onMap = onMap;
        }

        @Override
        protected boolean processKeyBinding(KeyStroke keys, KeyEvent event, int condition, boolean pressed) {
            return allowed(keys, onMap) && super.processKeyBinding(keys, event, condition, pressed);
        }
    }
}
