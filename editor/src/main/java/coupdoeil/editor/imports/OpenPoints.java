package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.Icons;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.EdgeSplit;
import coupdoeil.validator.check.RuleBook;
import coupdoeil.validator.check.RuleInfo;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.OpenPoint;
import coupdoeil.validator.imports.settle.Resolution;
import coupdoeil.validator.report.ImportExplanation;
import java.awt.BorderLayout;
import java.awt.Component;
import java.awt.Dimension;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.swing.BorderFactory;
import javax.swing.DefaultListCellRenderer;
import javax.swing.DefaultListModel;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JList;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JScrollPane;
import javax.swing.JTextArea;
import javax.swing.ListSelectionModel;
import javax.swing.ScrollPaneConstants;
import net.miginfocom.swing.MigLayout;

/** What is still open about a source, and what settles it; for any other line what became of it, stage by stage. */
final class OpenPoints extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient ImportDraft draft;
    private final transient RuleBook book;
    private final JLabel head = new JLabel();
    private final DefaultListModel<OpenPoint> points = new DefaultListModel<>();
    private final JList<OpenPoint> list = new JList<>(points);
    private final JTextArea words = new JTextArea();
    private final JPanel cures = new JPanel(new MigLayout("insets 0, gap 6, wrap 2"));
    private transient List<OpenPoint> shown = List.of();
    private boolean showing;

    OpenPoints(ImportDraft draft) {
        super(new BorderLayout());
        this.draft = draft;
        this.book = RuleBook.of(draft.system().id());
        setName("import.open");
        head.setName("import.open-count");
        head.setBorder(BorderFactory.createEmptyBorder(
                UIScale.scale(6), UIScale.scale(8), UIScale.scale(4), UIScale.scale(8)));
        list.setName("import.points");
        list.getAccessibleContext().setAccessibleName(Messages.text("import.points"));
        list.setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        list.setCellRenderer(new Renderer());
        list.addListSelectionListener(event -> {
            OpenPoint point = list.getSelectedValue();
            if (!showing && !event.getValueIsAdjusting() && point != null) {
                draft.select(point.line());
                tell();
            }
        });
        words.setName("import.words");
        words.setEditable(false);
        words.setFocusable(false);
        words.setOpaque(false);
        words.setLineWrap(true);
        words.setWrapStyleWord(true);
        cures.setName("import.cures");
        JPanel left = new JPanel(new BorderLayout());
        left.add(head, BorderLayout.NORTH);
        JScrollPane scroll = new JScrollPane(list);
        scroll.setBorder(BorderFactory.createEmptyBorder());
        scroll.setHorizontalScrollBarPolicy(ScrollPaneConstants.HORIZONTAL_SCROLLBAR_NEVER);
        left.add(scroll);
        JPanel details = new JPanel(new MigLayout("insets 6 8 6 8, gap 8", "[grow, fill]", "[grow, fill][]"));
        JScrollPane text = new JScrollPane(words);
        text.setBorder(BorderFactory.createEmptyBorder());
        details.add(text, "grow, wmin 0, hmin 0, wrap");
        details.add(cures, "growx, wmin 0");
        details.setPreferredSize(UIScale.scale(new Dimension(470, 150)));
        add(EdgeSplit.right("import.open.split", left, details));
    }

    JList<OpenPoint> entries() {
        return list;
    }

    /** Shows what is open, and of the selected line what can be done. */
    void refresh() {
        showing = true;
        List<OpenPoint> open = draft.open();
        if (!open.equals(shown)) {
            shown = open;
            points.clear();
            points.addAll(open);
        }
        head.setText(open.isEmpty() ? Messages.text("import.settled") : Messages.text("import.open", open.size()));
        OpenPoint selected = list.getSelectedValue();
        if (selected == null || selected.line() != draft.line()) {
            open.stream()
                    .filter(point -> point.line() == draft.line())
                    .findFirst()
                    .ifPresentOrElse(point -> list.setSelectedValue(point, true), list::clearSelection);
        }
        tell();
        showing = false;
    }

    private void tell() {
        OpenPoint point = list.getSelectedValue();
        cures.removeAll();
        if (point == null) {
            words.setText(
                    draft.line() == 0
                            ? ""
                            : draft.shown()
                                    .map(read -> ImportExplanation.of(read.read(), draft.line()))
                                    .orElse(""));
        } else {
            words.setText(point.open().rule() + ", " + lines(point) + "\n"
                    + point.open().message());
            buttons(point);
        }
        words.setCaretPosition(0);
        cures.revalidate();
        cures.repaint();
    }

    private static String lines(OpenPoint point) {
        List<Integer> lines = point.open().lines();
        return Messages.text(
                "import.at-lines",
                lines.size(),
                String.join(", ", lines.stream().map(String::valueOf).toList()));
    }

    private void buttons(OpenPoint point) {
        Map<String, List<Resolution>> questions = new LinkedHashMap<>();
        for (Resolution settlement : draft.settlements(point)) {
            if (settlement.question().isEmpty()) {
                button(settlement.name(), () -> draft.decide(settlement.decision()));
            } else {
                questions
                        .computeIfAbsent(settlement.question(), none -> new ArrayList<>())
                        .add(settlement);
            }
        }
        questions.forEach((question, answers) -> {
            JPopupMenu menu = new JPopupMenu();
            menu.setName("import.answers");
            answers.forEach(
                    answer -> menu.add(answer.name()).addActionListener(event -> draft.decide(answer.decision())));
            JButton asking = button(question + "\u2026", () -> {});
            asking.addActionListener(event -> menu.show(asking, 0, asking.getHeight()));
        });
    }

    private JButton button(String text, Runnable action) {
        JButton button = new JButton(text);
        button.setName("import.cure." + cures.getComponentCount());
        button.addActionListener(event -> action.run());
        cures.add(button, "wmax 300");
        return button;
    }

    private final class Renderer extends DefaultListCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getListCellRendererComponent(
                JList<?> list, Object value, int index, boolean isSelected, boolean focused) {
            OpenPoint point = (OpenPoint) value;
            String text =
                    Messages.text("import.point", point.line(), point.open().message());
            super.getListCellRendererComponent(list, text, index, isSelected, focused);
            Severity severity =
                    book.rule(point.open().rule()).map(RuleInfo::severity).orElse(Severity.WARNING);
            setIcon(Icons.icon(severity.id()));
            setToolTipText(text);
            return this;
        }
    }
}
