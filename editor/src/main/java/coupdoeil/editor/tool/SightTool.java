package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.sight.LineEnd;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.editor.text.Messages;

/** Looks along a line from hex to hex, which follows the pointer. */
final class SightTool implements HexTool {

    private final SightPointer pointer;

    SightTool(HexContext context, LiveLine line) {
        this.pointer = new SightPointer(context, line);
    }

    @Override
    public EditorAction action() {
        return EditorAction.SIGHT;
    }

    @Override
    public String hint() {
        return Messages.text("hint.sight");
    }

    @Override
    public void press(Pointer at) {
        pointer.press(new LineEnd.AtHex(at.hex()), at.extend());
    }

    @Override
    public void drag(Pointer at) {
        pointer.drag(new LineEnd.AtHex(at.hex()));
    }

    @Override
    public void cancel() {
        pointer.fallSilent();
    }
}
