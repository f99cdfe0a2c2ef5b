package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.EdgeSplit;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.imports.settle.PendingImport;
import coupdoeil.validator.imports.source.Source;
import java.awt.BorderLayout;
import java.awt.Dimension;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.swing.BorderFactory;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTabbedPane;
import javax.swing.TransferHandler;
import javax.swing.UIManager;

/** The first page of an import: left the lines, right the order of battle, below what is decided and what is open. */
final class ReadPage extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient ImportDraft draft;
    private final SourceTable lines;
    private final OrderTree tree;
    private final LineBar bar;
    private final OpenPoints open;
    private final GrammarPage grammar;
    private final JTabbedPane tabs = new JTabbedPane();
    private transient Optional<Source> first = Optional.empty();
    private transient Optional<OobSource> shown = Optional.empty();
    private transient List<SourceRow> rows = List.of();
    private transient List<OrderNode> nodes = List.of();

    ReadPage(ImportDraft draft, TransferHandler drop) {
        super(new BorderLayout());
        this.draft = draft;
        lines = new SourceTable(
                draft::select,
                row -> KindMenu.of(draft, row.line(), row.text()),
                (line, text, from, to) -> KindMenu.of(draft, line, text, from, to));
        tree = new OrderTree(draft::select);
        bar = new LineBar(draft);
        open = new OpenPoints(draft);
        lines.setTransferHandler(drop);
        tree.setTransferHandler(new OrderMoves(tree, draft, drop));
        open.entries().setTransferHandler(drop);
        JScrollPane left = new JScrollPane(lines);
        JScrollPane right = new JScrollPane(tree);
        left.setBorder(BorderFactory.createEmptyBorder());
        right.setBorder(BorderFactory.createMatteBorder(0, 1, 0, 0, UIManager.getColor("Component.borderColor")));
        right.setPreferredSize(UIScale.scale(new Dimension(500, 300)));
        JPanel decided = new JPanel(new BorderLayout());
        decided.setBorder(BorderFactory.createMatteBorder(1, 0, 1, 0, UIManager.getColor("Component.borderColor")));
        decided.add(bar);
        JPanel below = new JPanel(new BorderLayout());
        below.add(decided, BorderLayout.NORTH);
        below.add(open);
        grammar = new GrammarPage(draft);
        tabs.setName("import.tabs");
        tabs.addTab(Messages.text("import.tab-lines"), below);
        tabs.addTab(Messages.text("import.tab-grammar"), grammar);
        tabs.setPreferredSize(UIScale.scale(new Dimension(600, 300)));
        add(EdgeSplit.below("import.below", EdgeSplit.right("import.split", left, right), tabs));
        draft.whenChanged(this::refresh);
    }

    private void refresh() {
        Optional<PendingImport> read = draft.shown();
        Optional<OobSource> kept = draft.kept();
        if (!kept.equals(shown)) {
            shown = kept;
            rows = read.isEmpty() || kept.isEmpty()
                    ? List.of()
                    : SourceRow.of(read.get().read(), kept.get());
            nodes = kept.map(OrderNode::of).orElse(List.of());
        }
        lines.show(rows, draft.line(), lit(read));
        tree.show(nodes, draft.line());
        bar.refresh();
        open.refresh();
        grammar.refresh();
        Optional<Source> source = read.map(it -> it.reading().source());
        if (!source.equals(first)) {
            first = source;
            boolean understood =
                    read.map(it -> it.reading().against().isEmpty()).orElse(true);
            tabs.setSelectedIndex(understood && draft.like().isEmpty() ? 0 : 1);
        }
    }

    /** Lines that follow the selected one, and those that a point about it cites. */
    private Set<Integer> lit(Optional<PendingImport> read) {
        int line = draft.line();
        if (read.isEmpty() || line == 0) {
            return Set.of();
        }
        Set<Integer> lit = new HashSet<>(read.get().alike(line));
        draft.open().stream()
                .filter(point -> point.line() == line)
                .forEach(point -> lit.addAll(point.open().lines()));
        return lit;
    }
}
