package coupdoeil.editor.action;

import coupdoeil.editor.action.EditorAction.Category;
import coupdoeil.editor.action.EditorAction.Kind;
import coupdoeil.editor.text.Messages;
import java.awt.Component;
import java.awt.event.KeyEvent;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractButton;
import javax.swing.Action;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JCheckBoxMenuItem;
import javax.swing.JComponent;
import javax.swing.JMenu;
import javax.swing.JMenuBar;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JRadioButtonMenuItem;
import javax.swing.JRootPane;
import javax.swing.JSeparator;
import javax.swing.JToggleButton;
import javax.swing.JToolBar;
import javax.swing.KeyStroke;

/** Builds the menu bar and the toolbar from the actions. */
public final class Menus {

    /**
     * A shortcut clicks its item, and a click holds up the event thread for as long as a button is to look pressed, 68 ms; but
     * the item of a shortcut is out of sight.
     */
    private static final int AT_ONCE = 0;

    private Menus() {}

    /** @param onMap whether the map has the focus, and with it the shortcuts that are plain letters */
    public static JMenuBar menuBar(ActionSet actions, BooleanSupplier onMap) {
        JMenuBar bar = new JMenuBar();
        bar.setName("menus");
        for (Category category : Category.values()) {
            JMenu menu = new JMenu(category.text());
            menu.setName("menu." + category);
            menu.setMnemonic(category.letter());
            Kind last = null;
            for (EditorAction action : of(category)) {
                if (last != null && last != action.kind()) {
                    menu.addSeparator();
                }
                last = action.kind();
                menu.add(item(action, actions, onMap));
            }
            tidy(menu);
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
                Category.GROUND,
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
                    AbstractButton button = button(action, actions);
                    button.addPropertyChangeListener("offered", event -> tidy(bar.getComponents()));
                    bar.add(button);
                }
            }
        }
        tidy(bar.getComponents());
        bar.add(Box.createHorizontalGlue());
        return bar;
    }

    /** A menu of the actions that can be chosen now; between groups stands a line. */
    public static JPopupMenu popup(List<List<Action>> groups) {
        JPopupMenu menu = new JPopupMenu();
        for (List<Action> group : groups) {
            List<Action> chosen = group.stream().filter(Action::isEnabled).toList();
            if (!chosen.isEmpty() && menu.getComponentCount() > 0) {
                menu.addSeparator();
            }
            for (Action action : chosen) {
                JMenuItem item = action.getValue(Action.SELECTED_KEY) == null
                        ? new JMenuItem(action)
                        : new JCheckBoxMenuItem(action);
                item.setToolTipText(null);
                menu.add(item);
            }
        }
        return menu;
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

    /** Binds the shortcuts that work everywhere to a window without menus. */
    public static void bindEverywhere(ActionSet actions, JRootPane root) {
        for (EditorAction action : EditorAction.values()) {
            action.shortcut().filter(Shortcuts::worksEverywhere).ifPresent(keys -> {
                root.getInputMap(JComponent.WHEN_IN_FOCUSED_WINDOW).put(keys, action);
                root.getActionMap().put(action, actions.swing(action));
            });
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
            case CHOICE, TOOL -> new OneOfItem(onMap);
        };
        item.setAction(actions.swing(action));
        item.setToolTipText(null);
        item.setName("menu." + action.key());
        showWhereOffered(item, action, actions);
        item.addPropertyChangeListener("offered", event -> tidy((JMenu) ((JPopupMenu) item.getParent()).getInvoker()));
        return item;
    }

    private static AbstractButton button(EditorAction action, ActionSet actions) {
        AbstractButton button = action.kind() == Kind.COMMAND ? new JButton() : new JToggleButton();
        button.setAction(actions.swing(action));
        button.setHideActionText(true);
        button.setFocusable(false);
        button.setName("toolbar." + action.key());
        button.getAccessibleContext().setAccessibleName(action.text());
        showWhereOffered(button, action, actions);
        return button;
    }

    /** Shows an item or button only on battlefields that know its action. */
    private static void showWhereOffered(AbstractButton button, EditorAction action, ActionSet actions) {
        Action swing = actions.swing(action);
        button.setVisible(isOffered(swing));
        swing.addPropertyChangeListener(event -> {
            if (event.getPropertyName().equals(ActionSet.OFFERED)) {
                button.setVisible(isOffered(swing));
                button.firePropertyChange("offered", !isOffered(swing), isOffered(swing));
            }
        });
    }

    private static boolean isOffered(Action swing) {
        return !Boolean.FALSE.equals(swing.getValue(ActionSet.OFFERED));
    }

    /** A menu shows only with an item that does. */
    private static void tidy(JMenu menu) {
        menu.setVisible(tidy(menu.getMenuComponents()));
    }

    /** A separator shows only between items that do. @return whether any item does */
    private static boolean tidy(Component[] items) {
        boolean above = false;
        Component pending = null;
        for (Component component : items) {
            if (component instanceof JSeparator) {
                component.setVisible(false);
                pending = above ? component : null;
            } else if (component.isVisible()) {
                if (pending != null) {
                    pending.setVisible(true);
                    pending = null;
                }
                above = true;
            }
        }
        return above;
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

        @Override
        public void doClick(int pressMillis) {
            super.doClick(AT_ONCE);
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

        @Override
        public void doClick(int pressMillis) {
            super.doClick(AT_ONCE);
        }
    }

    private static final class OneOfItem extends JRadioButtonMenuItem {
        private static final long serialVersionUID = 1L;
        private final transient BooleanSupplier onMap;

        OneOfItem(BooleanSupplier onMap) {
            this.onMap = onMap;
        }

        @Override
        protected boolean processKeyBinding(KeyStroke keys, KeyEvent event, int condition, boolean pressed) {
            return allowed(keys, onMap) && super.processKeyBinding(keys, event, condition, pressed);
        }

        @Override
        public void doClick(int pressMillis) {
            super.doClick(AT_ONCE);
        }
    }
}
