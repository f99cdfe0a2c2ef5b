package coupdoeil.editor.begin;

import coupdoeil.editor.begin.FormGrid.Row;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.scenario.Clock;
import javax.swing.JTextField;

/** The fields that say how long a scenario lasts: from when to when, or how many turns. */
final class ClockFields {

    private final JTextField start = new JTextField();
    private final JTextField end = new JTextField();
    private final JTextField turns = new JTextField();
    private final Row startRow;
    private final Row endRow;
    private final Row turnsRow;
    private int minutesPerTurn;

    ClockFields(FormGrid grid, Changes changes) {
        start.setName("new.start");
        end.setName("new.end");
        turns.setName("new.turns");
        startRow = grid.row(Messages.text("field.start"), start);
        endRow = grid.row(Messages.text("field.end"), end);
        turnsRow = grid.row(Messages.text("field.turns"), turns);
        changes.watch(start, end, turns);
    }

    /** @param minutes length of a turn; 0 if the system counts turns */
    void show(int minutes, Clock clock) {
        minutesPerTurn = minutes;
        ClockEntry entry = ClockEntry.of(minutes, clock);
        start.setText(entry.start());
        end.setText(entry.end());
        turns.setText(entry.turns());
        startRow.show(entry.hasTimes());
        endRow.show(entry.hasTimes());
        turnsRow.show(!entry.hasTimes());
    }

    ClockEntry entry() {
        return new ClockEntry(minutesPerTurn, start.getText(), end.getText(), turns.getText());
    }

    void setEnabled(boolean on) {
        start.setEnabled(on);
        end.setEnabled(on);
        turns.setEnabled(on);
    }

    /** Says only how long it is: what is wrong with it is no fault of this form. */
    void tellLength() {
        startRow.tell("");
        endRow.tell(entry().length());
        turnsRow.tell(entry().length());
    }

    void tell() {
        ClockEntry entry = entry();
        startRow.tell("", entry.startFault());
        endRow.tell(entry.length(), entry.endFault());
        turnsRow.tell(entry.length(), entry.turnsFault());
    }
}
