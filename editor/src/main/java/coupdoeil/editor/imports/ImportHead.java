package coupdoeil.editor.imports;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Side;
import coupdoeil.model.source.OobSource;
import coupdoeil.validator.imports.Decoding;
import coupdoeil.validator.imports.settle.PendingImport;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JPopupMenu;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;

/** Where lists come from, which of them is shown, and which side they go into. */
final class ImportHead extends JPanel {

    private static final long serialVersionUID = 1L;

    private final transient ImportDraft draft;
    private final JComboBox<String> source = new JComboBox<>();
    private final JComboBox<String> side = new JComboBox<>();
    private final JComboBox<String> encoding = new JComboBox<>();
    private final JButton remove = new JButton(Messages.text("import.remove"));
    private boolean showing;

    /**
     * @param files asks for files
     * @param paste takes what the clipboard holds
     * @param written takes how texts are written; empty if they say so themselves
     */
    ImportHead(ImportDraft draft, Runnable files, Runnable paste, Consumer<Optional<Charset>> written) {
        super(new MigLayout("insets 8, gap 6, hidemode 3"));
        this.draft = draft;
        add(button("import.files", files));
        add(button("import.paste", paste));
        add(kept());
        JLabel of = new JLabel(Messages.text("import.source"));
        of.setLabelFor(source);
        source.setName("import.source");
        source.getAccessibleContext().setAccessibleName(of.getText());
        source.addActionListener(event -> {
            if (!showing) {
                draft.show(source.getSelectedIndex());
            }
        });
        add(of, "gapleft 16");
        add(source, "wmin 160, wmax 260");
        remove.setName("import.remove");
        remove.addActionListener(event -> draft.remove());
        add(remove);
        addEncodings(written);
        JLabel into = new JLabel(Messages.text("import.side"));
        into.setLabelFor(side);
        side.setName("import.side");
        side.setEditable(true);
        side.addItem("");
        draft.pack().orderOfBattle().sides().stream().map(Side::name).forEach(side::addItem);
        side.addActionListener(event -> putInto());
        ((JTextField) side.getEditor().getEditorComponent()).setName("import.side-name");
        side.setToolTipText(Messages.text("import.side-about"));
        add(into, "gapleft 16");
        add(side, "wmin 160, wmax 240");
        draft.whenChanged(this::refresh);
        refresh();
    }

    private void addEncodings(Consumer<Optional<Charset>> written) {
        JLabel label = new JLabel(Messages.text("import.encoding"));
        label.setLabelFor(encoding);
        encoding.setName("import.encoding");
        encoding.setToolTipText(Messages.text("import.encoding-about"));
        encoding.getAccessibleContext().setAccessibleName(label.getText());
        encoding.addItem(Messages.text("import.encoding-found"));
        Decoding.USUAL.forEach(charset -> encoding.addItem(charset.displayName()));
        encoding.addActionListener(event -> written.accept(
                encoding.getSelectedIndex() <= 0
                        ? Optional.empty()
                        : Optional.of(Decoding.USUAL.get(encoding.getSelectedIndex() - 1))));
        add(label, "gapleft 16");
        add(encoding, "wmin 100, wmax 140");
    }

    private static JButton button(String key, Runnable action) {
        JButton button = new JButton(Messages.text(key));
        button.setName(key);
        button.addActionListener(event -> action.run());
        return button;
    }

    /** Opens what the pack keeps; not there if it keeps nothing. */
    private JButton kept() {
        List<OobSource> sources = draft.pack().sources();
        JButton button = new JButton(Messages.text("import.from-pack"));
        button.setName("import.from-pack");
        button.setVisible(!sources.isEmpty());
        JPopupMenu menu = new JPopupMenu();
        sources.forEach(known -> menu.add(known.name()).addActionListener(event -> draft.reopen(known)));
        button.addActionListener(event -> menu.show(button, 0, button.getHeight()));
        return button;
    }

    private void putInto() {
        if (!showing) {
            draft.putInto(Objects.toString(side.getSelectedItem(), ""));
        }
    }

    private void refresh() {
        showing = true;
        List<String> names = draft.sources().stream().map(ImportHead::name).toList();
        boolean others = names.size() != source.getItemCount();
        for (int i = 0; i < names.size() && !others; i++) {
            others = !names.get(i).equals(source.getItemAt(i));
        }
        if (others) {
            source.removeAllItems();
            names.forEach(source::addItem);
        }
        if (!names.isEmpty()) {
            source.setSelectedIndex(draft.shownIndex());
        }
        source.setEnabled(names.size() > 1);
        remove.setEnabled(!names.isEmpty());
        side.setEnabled(!draft.listsSides());
        side.setSelectedItem(draft.listsSides() ? Messages.text("import.sides-named") : draft.side());
        showing = false;
    }

    private static String name(PendingImport read) {
        return read.read().source().name();
    }
}
