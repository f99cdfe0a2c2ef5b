package coupdoeil.editor.imports;

import coupdoeil.editor.menu.ContextMenu;
import coupdoeil.editor.menu.Target;
import coupdoeil.editor.text.Messages;
import coupdoeil.validator.imports.question.Question;
import java.awt.GraphicsEnvironment;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.Transferable;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.awt.event.ActionEvent;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import javax.swing.AbstractAction;
import javax.swing.Action;
import javax.swing.DropMode;
import javax.swing.JComponent;
import javax.swing.JTree;
import javax.swing.KeyStroke;
import javax.swing.TransferHandler;
import javax.swing.tree.TreePath;
import org.jspecify.annotations.Nullable;

/**
 * Puts entries of the order of battle under others: by dragging, or by cutting and pasting with keys or a menu. Whatever else
 * is dropped on the tree goes where it goes elsewhere in the window.
 */
final class OrderMoves extends TransferHandler {

    private static final long serialVersionUID = 1L;

    private static final DataFlavor ENTRY =
            new DataFlavor("application/x-coupdoeil-import-entry; class=java.lang.String", "Entry of a list");

    private final OrderTree tree;
    private final transient ImportDraft draft;
    private final TransferHandler others;
    /** What is on its way; nothing if nothing is. */
    private transient @Nullable OrderNode moved;
    /** The last target that was tried, for a drag asks at every pixel. */
    private transient @Nullable OrderNode tried;

    private transient Optional<LineMove> move = Optional.empty();

    OrderMoves(OrderTree tree, ImportDraft draft, TransferHandler others) {
        this.tree = tree;
        this.draft = draft;
        this.others = others;
        int menu = InputEvent.CTRL_DOWN_MASK;
        if (!GraphicsEnvironment.isHeadless()) {
            tree.setDragEnabled(true);
            menu = Toolkit.getDefaultToolkit().getMenuShortcutKeyMaskEx();
        }
        List<Action> actions = List.of(
                bind(
                        Messages.text("import.move-cut"),
                        KeyStroke.getKeyStroke(KeyEvent.VK_X, menu),
                        () -> tree.getSelectionPath() != null,
                        this::begin),
                bind(
                        Messages.text("import.move-paste"),
                        KeyStroke.getKeyStroke(KeyEvent.VK_V, menu),
                        this::isUnderway,
                        this::finish),
                bind(Messages.text("import.move-keep"), KeyStroke.getKeyStroke("ESCAPE"), this::isUnderway, this::end));
        ContextMenu.on(tree, Target.of(tree), () -> List.of(actions));
        tree.setDropMode(DropMode.ON);
        tree.addTreeSelectionListener(event -> {
            if (isUnderway() && event.getNewLeadSelectionPath() != null) {
                look(event.getNewLeadSelectionPath());
            }
        });
    }

    /** Keys that mean something only for a while are left to the window otherwise. */
    private Action bind(String name, KeyStroke keys, BooleanSupplier when, Runnable run) {
        Action action = new AbstractAction(name) {
            private static final long serialVersionUID = 1L;

            @Override
            public boolean isEnabled() {
                return when.getAsBoolean();
            }

            @Override
            public void actionPerformed(ActionEvent event) {
                run.run();
            }
        };
        action.putValue(Action.ACCELERATOR_KEY, keys);
        tree.getInputMap().put(keys, name);
        tree.getActionMap().put(name, action);
        return action;
    }

    private boolean isUnderway() {
        return moved != null;
    }

    /** Cuts the selected entry; what it is put under is selected next. */
    private void begin() {
        TreePath path = tree.getSelectionPath();
        if (path != null) {
            end();
            moved = OrderTree.node(path);
            tree.announce(path, Messages.text("import.move-begun", moved.name()));
        }
    }

    /** Puts what was cut under the selected entry; stays underway where that cannot be. */
    private void finish() {
        TreePath path = tree.getSelectionPath();
        if (path != null) {
            look(path);
            say();
        }
    }

    private void say() {
        move.filter(known -> !known.isRefused()).ifPresent(known -> {
            end();
            draft.say(known.kind(), Question.UNDER, known.under());
        });
    }

    private void end() {
        moved = null;
        tried = null;
        move = Optional.empty();
        tree.announce(null, "");
    }

    /** Shows what would happen if the entry that is underway were put here. */
    private void look(TreePath path) {
        OrderNode entry = moved;
        OrderNode target = OrderTree.node(path);
        if (entry != null && !target.equals(tried)) {
            tried = target;
            move = entry.equals(target)
                    ? Optional.empty()
                    : draft.shown().map(read -> LineMove.of(read, entry, target));
            tree.announce(path, move.map(LineMove::text).orElse(""));
        }
    }

    @Override
    public int getSourceActions(JComponent component) {
        return MOVE;
    }

    @Override
    @Nullable
    protected Transferable createTransferable(JComponent component) {
        TreePath path = tree.getSelectionPath();
        end();
        moved = path == null ? null : OrderTree.node(path);
        return moved == null ? null : new Entry();
    }

    @Override
    protected void exportDone(JComponent source, @Nullable Transferable data, int action) {
        end();
    }

    @Override
    public boolean canImport(TransferSupport support) {
        if (!support.isDataFlavorSupported(ENTRY)) {
            return others.canImport(support);
        }
        TreePath path = support.isDrop() ? ((JTree.DropLocation) support.getDropLocation()).getPath() : null;
        if (path == null || !isUnderway()) {
            return false;
        }
        look(path);
        return move.filter(known -> !known.isRefused()).isPresent();
    }

    @Override
    public boolean importData(TransferSupport support) {
        if (!support.isDataFlavorSupported(ENTRY)) {
            return others.importData(support);
        }
        boolean can = canImport(support);
        if (can) {
            say();
        }
        return can;
    }

    /** Says nothing to other windows: an entry is at home in its list only. */
    private static final class Entry implements Transferable {

        @Override
        public DataFlavor[] getTransferDataFlavors() {
            return new DataFlavor[] {ENTRY};
        }

        @Override
        public boolean isDataFlavorSupported(DataFlavor flavor) {
            return flavor.equals(ENTRY);
        }

        @Override
        public Object getTransferData(DataFlavor flavor) throws UnsupportedFlavorException {
            if (!isDataFlavorSupported(flavor)) {
                throw new UnsupportedFlavorException(flavor);
            }
            return "";
        }
    }
}
