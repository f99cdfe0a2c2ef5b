package coupdoeil.editor.shell;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.problem.Problem;
import java.awt.Dimension;
import java.util.List;
import java.util.Locale;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.table.DefaultTableModel;

/** What is wrong with files: how bad, where, what. */
final class ProblemTable extends JScrollPane {

    private static final long serialVersionUID = 1L;

    ProblemTable(List<Problem> problems) {
        DefaultTableModel model = new DefaultTableModel(0, 0) {
            private static final long serialVersionUID = 1L;

            @Override
            public boolean isCellEditable(int row, int column) {
                return false;
            }
        };
        model.setColumnIdentifiers(new Object[] {
            Messages.text("problems.severity"), Messages.text("problems.place"), Messages.text("problems.what")
        });
        for (Problem problem : problems) {
            String line = problem.line() == 0 ? "" : ":" + problem.line() + ":" + problem.column();
            model.addRow(new Object[] {
                problem.severity().name().toLowerCase(Locale.ROOT) + " " + problem.code(),
                problem.file() + line,
                problem.message()
            });
        }
        JTable table = new JTable(model);
        table.setName("problems");
        table.getColumnModel().getColumn(0).setPreferredWidth(UIScale.scale(150));
        table.getColumnModel().getColumn(1).setPreferredWidth(UIScale.scale(210));
        table.getColumnModel().getColumn(2).setPreferredWidth(UIScale.scale(520));
        setViewportView(table);
        setPreferredSize(new Dimension(UIScale.scale(880), UIScale.scale(320)));
    }
}
