package coupdoeil.editor.shell;

import coupdoeil.editor.document.Recovery;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.model.battlefield.HexBattlefield;
import java.nio.file.Path;
import java.util.List;
import javax.swing.SwingUtilities;

/**
 * A program that edits a pack without a pause until it is killed: arguments are the recovery home, the pack, and, if it is to
 * save, after how many edits each time. After every edit it prints how many it has made, after every save the same with a
 * word before. Edit n raises hex n by one level.
 */
final class EditingProcess {

    private EditingProcess() {}

    public static void main(String[] args) throws Exception {
        Recovery recovery = new Recovery(Path.of(args[0]), failure -> System.out.println("failure " + failure));
        Workbench[] workbench = new Workbench[1];
        SwingUtilities.invokeAndWait(() -> {
            Theme.LIGHT.install();
            workbench[0] = new Workbench(EditorWindow.blank(), new NoDialogs(), recovery, () -> {});
            workbench[0].files().open(Path.of(args[1]));
        });
        int saveEvery = args.length > 2 ? Integer.parseInt(args[2]) : Integer.MAX_VALUE;
        for (int i = 0; ; i++) {
            int edit = i;
            SwingUtilities.invokeAndWait(() -> raise(workbench[0], edit));
            System.out.println(i + 1);
            if ((i + 1) % saveEvery == 0) {
                SwingUtilities.invokeAndWait(() -> {
                    if (!workbench[0].files().save()) {
                        throw new IllegalStateException("not saved");
                    }
                });
                System.out.println("saved " + (i + 1));
            }
        }
    }

    private static void raise(Workbench workbench, int edit) {
        HexBattlefield map = (HexBattlefield) workbench.session().pack().battlefield();
        int cell = edit % map.grid().size();
        workbench.session().edit(GroundEdits.levels(List.of(map.grid().hexAt(cell)), "Raise", level -> level + 1));
    }
}
