package coupdoeil.editor.tool;

import coupdoeil.editor.sight.LineEnd;
import coupdoeil.editor.sight.LineView;
import coupdoeil.editor.sight.LiveLine;
import coupdoeil.editor.text.Messages;

/** Leads the line of sight for a tool of any battlefield, and says what is seen while it does. */
public final class SightPointer {

    private final ToolContext context;
    private final LiveLine line;
    private boolean speaking;

    public SightPointer(ToolContext context, LiveLine line) {
        this.context = context;
        this.line = line;
        line.addListener(this::tell);
    }

    /** Starts a line. @param extend whether one that has a start goes on to the end instead */
    public void press(LineEnd end, boolean extend) {
        speaking = true;
        if (extend && line.from().isPresent()) {
            line.lookAt(end);
        } else {
            line.start(end);
        }
    }

    public void drag(LineEnd end) {
        line.lookAt(end);
    }

    /** The line stays on the map, to be looked along while something else is done. */
    public void fallSilent() {
        speaking = false;
    }

    private void tell() {
        if (speaking && line.leadsSomewhere()) {
            context.say(line.view().map(LineView::told).orElse(Messages.text("sight.none")));
        }
    }
}
