package coupdoeil.editor.tool;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.sight.LineEnd;
import coupdoeil.editor.sight.LineView;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.editor.text.Messages;

/** Looks along a line from hex to hex, which follows the pointer. */
final class SightTool implements HexTool {

    private final HexContext context;
    private final LiveLine line;
    private boolean speaking;

    SightTool(HexContext context, LiveLine line) {
        this.context = context;
        this.line = line;
        line.addListener(this::tell);
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
        speaking = true;
        if (at.extend() && line.from().isPresent()) {
            line.lookAt(new LineEnd.AtHex(at.hex()));
        } else {
            line.start(new LineEnd.AtHex(at.hex()));
        }
    }

    @Override
    public void drag(Pointer at) {
        line.lookAt(new LineEnd.AtHex(at.hex()));
    }

    /** The line stays on the map, to be looked along while something else is done. */
    @Override
    public void cancel() {
        speaking = false;
    }

    private void tell() {
        if (speaking && line.leadsSomewhere()) {
            context.say(line.view().map(LineView::told).orElse(Messages.text("sight.none")));
        }
    }
}
