package coupdoeil.editor.begin;

import coupdoeil.editor.begin.FormGrid.Row;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.TypeAhead;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.rules.Board;
import coupdoeil.model.rules.NewBattle;
import java.awt.event.KeyAdapter;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Optional;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JTextField;
import net.miginfocom.swing.MigLayout;

/** The fields that describe the board of a new battle: one that the rules name, or a size. */
final class BoardFields {

    private final Changes changes;
    private final JComboBox<Board> board = new JComboBox<>();
    private final JTextField width = new JTextField();
    private final JTextField depth = new JTextField();
    private final JLabel times = new JLabel();
    private final JLabel rows = new JLabel(Messages.text("begin.rows"));
    private final JComboBox<Orientation> orientation = new JComboBox<>(Orientation.values());
    private final JComboBox<Shifted> shifted = new JComboBox<>(Shifted.values());
    private final JComboBox<Boolean> feet = new JComboBox<>(new Boolean[] {false, true});
    private final Row boardRow;
    private final Row sizeRow;
    private final Row orientationRow;
    private final Row shiftedRow;
    private final Row feetRow;
    private boolean inFeet;

    BoardFields(FormGrid grid, Changes changes) {
        this.changes = changes;
        List.of(board, orientation, shifted).forEach(TypeAhead::in);
        board.setName("new.board");
        width.setName("new.width");
        depth.setName("new.depth");
        orientation.setName("new.orientation");
        shifted.setName("new.shifted");
        feet.setName("new.feet");
        board.setRenderer(new NamedRenderer<>(
                Board.class, named -> named.name().isEmpty() ? Messages.text("begin.own-size") : named.name()));
        orientation.setRenderer(new NamedRenderer<>(
                Orientation.class, way -> Messages.text(way == Orientation.POINTY ? "begin.pointy" : "begin.flat")));
        shifted.setRenderer(new NamedRenderer<>(Shifted.class, this::text));
        feet.setRenderer(
                new NamedRenderer<>(Boolean.class, measure -> Messages.text(measure ? "begin.feet" : "begin.inches")));

        JPanel size = new JPanel(new MigLayout("insets 0, hidemode 3", "[grow, fill, sg][][grow, fill, sg][]"));
        size.add(width);
        size.add(times);
        size.add(depth);
        size.add(rows);
        boardRow = grid.row(Messages.text("begin.board"), board);
        sizeRow = grid.row(Messages.text("begin.size"), size, width, depth);
        orientationRow = grid.row(Messages.text("begin.hexes"), orientation);
        shiftedRow = grid.row(Messages.text("begin.shifted"), shifted);
        feetRow = grid.row(Messages.text("begin.measure"), feet);

        width.addKeyListener(new KeyAdapter() {
            @Override
            public void keyTyped(KeyEvent event) {
                goOn(event);
            }
        });
        changes.watch(width, depth);
        board.addActionListener(event -> changes.quietly(this::showBoard));
        orientation.addActionListener(event -> {
            shifted.repaint();
            changes.fire();
        });
        shifted.addActionListener(event -> changes.fire());
        feet.addActionListener(event -> changes.quietly(this::convert));
    }

    /** A size is typed at once: in {@code 20x16} the letter goes on to the second field. */
    private void goOn(KeyEvent event) {
        if ("x\u00d7".indexOf(Character.toLowerCase(event.getKeyChar())) >= 0) {
            event.consume();
            depth.selectAll();
            depth.requestFocusInWindow();
        }
    }

    private String text(Shifted which) {
        boolean rows = orientation.getSelectedItem() == Orientation.POINTY;
        if (which == Shifted.ODD) {
            return Messages.text(rows ? "begin.even-rows" : "begin.even-columns");
        }
        return Messages.text(rows ? "begin.odd-rows" : "begin.odd-columns");
    }

    /** Offers the boards of a system. */
    void show(NewBattle fresh) {
        inFeet = false;
        feet.setSelectedItem(false);
        board.removeAllItems();
        fresh.boards().forEach(board::addItem);
        board.addItem(fresh.size());
        board.setSelectedIndex(0);
        boardRow.show(!fresh.boards().isEmpty());
        orientationRow.show(fresh.onHexes());
        shiftedRow.show(fresh.onHexes());
        feetRow.show(!fresh.onHexes());
        times.setText(Messages.text(fresh.onHexes() ? "begin.columns-by" : "begin.by"));
        rows.setVisible(fresh.onHexes());
        showBoard();
    }

    /** Shows the measures of the chosen board, which can be changed only if it is none that the rules name. */
    private void showBoard() {
        if (!(board.getSelectedItem() instanceof Board chosen)) {
            return;
        }
        BoardEntry entry = BoardEntry.of(chosen, isOwnSize()).measuredIn(inFeet);
        write(entry);
        orientation.setSelectedItem(entry.orientation());
        shifted.setSelectedItem(entry.shifted());
        for (JComponent field : List.of(width, depth, orientation, shifted)) {
            field.setEnabled(isOwnSize());
        }
    }

    private void convert() {
        boolean wanted = Boolean.TRUE.equals(feet.getSelectedItem());
        BoardEntry converted = entry().measuredIn(wanted);
        inFeet = wanted;
        write(converted);
    }

    private void write(BoardEntry entry) {
        width.setText(entry.width());
        depth.setText(entry.depth());
    }

    private boolean isOwnSize() {
        return board.getSelectedIndex() == board.getItemCount() - 1;
    }

    BoardEntry entry() {
        return new BoardEntry(
                (Board) board.getSelectedItem(),
                isOwnSize(),
                width.getText(),
                depth.getText(),
                (Orientation) orientation.getSelectedItem(),
                (Shifted) shifted.getSelectedItem(),
                inFeet);
    }

    void tell() {
        BoardEntry entry = entry();
        Optional<String> widthFault = entry.widthFault();
        sizeRow.tell(entry.extent(), widthFault, entry.depthFault());
    }
}
