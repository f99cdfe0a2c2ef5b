package coupdoeil.editor.imports;

import com.formdev.flatlaf.FlatClientProperties;
import coupdoeil.editor.action.Icons;
import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.file.Destination;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.imports.settle.IntoPack;
import coupdoeil.validator.imports.settle.PendingImport;
import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.SourceFailure;
import java.awt.BorderLayout;
import java.awt.CardLayout;
import java.awt.Toolkit;
import java.awt.datatransfer.Transferable;
import java.io.File;
import java.io.IOException;
import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.swing.BorderFactory;
import javax.swing.JButton;
import javax.swing.JFileChooser;
import javax.swing.JLabel;
import javax.swing.JOptionPane;
import javax.swing.JPanel;
import javax.swing.SwingConstants;
import javax.swing.SwingWorker;
import javax.swing.UIManager;
import net.miginfocom.swing.MigLayout;
import org.jspecify.annotations.Nullable;

/**
 * All that is inside the window of an import. The pages follow each other: the lines, what differs from the pack if
 * something there is touched, and as a second step game values. It can be made and painted without a display.
 */
public final class ImportPanel extends JPanel {

    private static final long serialVersionUID = 1L;

    /** The pages. */
    private enum Page {
        EMPTY,
        READ,
        CHANGES,
        VALUES
    }

    private final transient Session session;
    private final transient ImportDraft draft;
    private final transient Runnable close;
    private final CardLayout cards = new CardLayout();
    private final JPanel pages = new JPanel(cards);
    private final ImportHead head;
    private final ChangesPage changes;
    private final JLabel state = new JLabel(" ");
    private final JButton cancel = new JButton(Messages.text("dialog.cancel"));
    private final JButton accept = new JButton(Messages.text("import.accept"));
    private Page page = Page.EMPTY;
    /** What was read here, by what it is called; what the pack keeps is not among it. */
    private final transient Map<String, Handed> given = new HashMap<>();

    private transient Optional<Charset> written = Optional.empty();
    private int reading;
    private final transient Set<Budget> underway = new HashSet<>();
    private String refused = "";
    private transient Optional<ValuesDraft> values = Optional.empty();

    /** @param close puts the window away */
    public ImportPanel(Session session, Runnable close) {
        super(new BorderLayout());
        this.session = session;
        this.close = close;
        this.draft = new ImportDraft(session.pack(), session.system());
        ImportDrop drop = new ImportDrop(this::take);
        setName("import");
        setTransferHandler(drop);
        head = new ImportHead(draft, this::chooseFiles, this::paste, this::readAs);
        changes = new ChangesPage(draft);
        pages.add(hint(), Page.EMPTY.name());
        pages.add(new ReadPage(draft, drop), Page.READ.name());
        pages.add(changes, Page.CHANGES.name());
        add(head, BorderLayout.NORTH);
        add(pages);
        add(foot(), BorderLayout.SOUTH);
        draft.whenChanged(this::refresh);
        show(Page.EMPTY);
    }

    private static JLabel hint() {
        JLabel hint = new JLabel(Messages.text("import.hint"), SwingConstants.CENTER);
        hint.setName("import.hint");
        hint.putClientProperty(FlatClientProperties.STYLE_CLASS, "h3");
        hint.setForeground(UIManager.getColor("Form.noteForeground"));
        hint.setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, UIManager.getColor("Component.borderColor")));
        return hint;
    }

    private JPanel foot() {
        JPanel foot = new JPanel(new MigLayout("insets 10 12 10 12", "[grow, fill, 0:0:][sg, fill][sg, fill]"));
        foot.setBorder(BorderFactory.createMatteBorder(1, 0, 0, 0, UIManager.getColor("Component.borderColor")));
        state.setName("import.state");
        state.setIconTextGap(6);
        cancel.setName("import.cancel");
        cancel.addActionListener(event -> back());
        accept.setName("import.accept");
        accept.addActionListener(event -> forward());
        foot.add(state, "wmin 0");
        foot.add(cancel);
        foot.add(accept);
        return foot;
    }

    /** Takes in what was read already. */
    public void show(PendingImport read) {
        draft.add(read, false);
    }

    /** Looks at a line of the source that is shown, from 1. */
    public void select(int line) {
        draft.select(line);
    }

    /** The button that goes on, and in the end accepts. */
    JButton accept() {
        return accept;
    }

    private void show(Page next) {
        page = next;
        if (page == Page.CHANGES) {
            changes.refresh();
        }
        head.setVisible(page == Page.EMPTY || page == Page.READ);
        cards.show(pages, page.name());
        refreshFoot();
    }

    private void refresh() {
        refused = "";
        if (page == Page.CHANGES) {
            changes.refresh();
            refreshFoot();
        } else {
            show(draft.isEmpty() ? Page.EMPTY : Page.READ);
        }
    }

    private void refreshFoot() {
        Optional<String> fault = fault();
        accept.setEnabled(fault.isEmpty());
        accept.setText(
                switch (page) {
                    case EMPTY, READ -> Messages.text(touches(fault) ? "import.compare" : "import.accept");
                    case CHANGES -> Messages.text("import.accept");
                    case VALUES -> Messages.text("import.write-values");
                });
        cancel.setText(
                switch (page) {
                    case EMPTY, READ -> Messages.text("dialog.cancel");
                    case CHANGES -> Messages.text("import.back");
                    case VALUES -> Messages.text("import.close");
                });
        boolean wrong = !refused.isEmpty() || fault.isPresent() && page == Page.READ;
        state.setIcon(wrong ? Icons.icon(Severity.ERROR.id()) : null);
        state.setText(stateText(fault));
        state.setToolTipText(state.getText());
    }

    private boolean touches(Optional<String> fault) {
        return page == Page.READ && fault.isEmpty() && draft.touches();
    }

    private Optional<String> fault() {
        return switch (page) {
            case EMPTY, READ, CHANGES ->
                reading > 0 ? Optional.of(Messages.text("import.reading-files")) : draft.fault();
            case VALUES -> Optional.empty();
        };
    }

    private String stateText(Optional<String> fault) {
        if (!refused.isEmpty()) {
            return refused;
        }
        if (page == Page.VALUES) {
            return Messages.text("import.done");
        }
        if (reading > 0) {
            return Messages.text("import.reading-files");
        }
        if (page == Page.READ && fault.isPresent()) {
            return fault.get();
        }
        return draft.kept().map(this::summary).orElse(" ");
    }

    private String summary(OobSource kept) {
        return Messages.text(
                        "import.summary",
                        IntoPack.units(kept),
                        IntoPack.formations(kept),
                        kept.open().size())
                + draft.shown().stream()
                        .flatMap(shown -> shown.reading().source().remarks().stream())
                        .map("; "::concat)
                        .collect(Collectors.joining());
    }

    private void back() {
        if (page == Page.CHANGES) {
            show(Page.READ);
        } else {
            leave();
        }
    }

    /** Puts the window away; what is decided and not written yet is asked about first. */
    void leave() {
        boolean lost = page != Page.VALUES && draft.isDecided();
        if (!lost || isThrownAway()) {
            close.run();
        }
    }

    private boolean isThrownAway() {
        String[] answers = {Messages.text("import.throw-away"), Messages.text("import.go-on")};
        return JOptionPane.showOptionDialog(
                        this,
                        Messages.text("import.throw-away-ask"),
                        Messages.text("import.title"),
                        JOptionPane.DEFAULT_OPTION,
                        JOptionPane.QUESTION_MESSAGE,
                        null,
                        answers,
                        answers[1])
                == 0;
    }

    /** Takes the last decision back. */
    void takeBack() {
        draft.takeBack();
    }

    /** Decides again what was taken back. */
    void doAgain() {
        draft.doAgain();
    }

    private void forward() {
        switch (page) {
            case EMPTY -> {}
            case READ -> {
                if (draft.touches()) {
                    show(Page.CHANGES);
                } else {
                    write();
                }
            }
            case CHANGES -> write();
            case VALUES -> {
                values.ifPresent(known -> session.edit(known.edit()));
                close.run();
            }
        }
    }

    /** The first step: the order of battle as one edit. Then game values, if there are any to propose. */
    private void write() {
        List<OobSource> sources = draft.into().sources();
        session.edit(draft.edit());
        ValuesDraft second = new ValuesDraft(session.pack(), sources, session.system());
        if (second.hasAny()) {
            values = Optional.of(second);
            pages.add(new ValuesPage(second), Page.VALUES.name());
            show(Page.VALUES);
        } else {
            close.run();
        }
    }

    private void chooseFiles() {
        JFileChooser chooser = new JFileChooser();
        chooser.setName("import.chooser");
        chooser.setMultiSelectionEnabled(true);
        if (chooser.showOpenDialog(this) == JFileChooser.APPROVE_OPTION) {
            take(Stream.of(chooser.getSelectedFiles())
                    .map(File::toPath)
                    .map(Handed::file)
                    .toList());
        }
    }

    /** Takes what the clipboard holds. */
    void paste() {
        try {
            Transferable held = Toolkit.getDefaultToolkit().getSystemClipboard().getContents(null);
            take(held == null ? List.of() : Handed.from(held));
        } catch (IllegalStateException busy) {
            refuse(Messages.text("import.clipboard-busy"));
        }
    }

    /** Takes lists in: they are read beside the event thread, for a long one takes seconds. */
    void take(List<Handed> lists) {
        if (page != Page.EMPTY && page != Page.READ) {
            return;
        }
        if (lists.isEmpty()) {
            refuse(Messages.text("import.no-list"));
        }
        for (Handed one : lists) {
            reading++;
            given.put(one.name(), one);
            new Reading(one, one.isPasted() ? Optional.empty() : written).execute();
        }
        if (!lists.isEmpty()) {
            refused = "";
            refreshFoot();
        }
    }

    /** Reads texts so from now on, and the one that is shown again. */
    private void readAs(Optional<Charset> charset) {
        written = charset;
        Handed again = draft.shown()
                .map(shown -> given.get(shown.read().source().name()))
                .orElse(null);
        if (again != null && !again.isPasted() && page == Page.READ) {
            draft.remove();
            take(List.of(again));
        }
    }

    /** Nobody waits any more for what is still being read. */
    @Override
    public void removeNotify() {
        underway.forEach(Budget::cancel);
        super.removeNotify();
    }

    private void refuse(String why) {
        refused = why;
        refreshFoot();
    }

    /** A list that is being read. */
    private final class Reading extends SwingWorker<PendingImport, Void> {

        private final Handed handed;
        private final transient Optional<Charset> charset;
        private final transient Budget budget = new Budget();

        Reading(Handed handed, Optional<Charset> charset) {
            this.handed = handed;
            this.charset = charset;
            underway.add(budget);
        }

        @Override
        protected PendingImport doInBackground() throws IOException {
            return PendingImport.of(handed.name(), handed.bytes(), charset, budget);
        }

        @Override
        protected void done() {
            reading--;
            underway.remove(budget);
            try {
                Optional<String> why = draft.add(get(), handed.isPasted());
                why.ifPresentOrElse(ImportPanel.this::refuse, ImportPanel.this::refreshFoot);
            } catch (ExecutionException e) {
                refuse(Messages.text("import.unreadable", handed.name(), reason(e.getCause())));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }

        private static String reason(@Nullable Throwable cause) {
            if (cause instanceof IOException failed) {
                return Destination.reason(failed);
            }
            if (cause instanceof SourceFailure) {
                return String.valueOf(cause.getMessage());
            }
            throw new IllegalStateException(cause);
        }
    }
}
