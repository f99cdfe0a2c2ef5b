package coupdoeil.editor.tool.table;

import coupdoeil.editor.edit.FeatureEdits;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.battlefield.TableFeature;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * Switches between curves and straight sides: of the areas and lines selected and, with a tool in hand that draws, of what it
 * draws next.
 *
 * @param drawing whether such a tool is in hand
 */
record SmoothSwitch(TableContext context, BooleanSupplier drawing) {

    boolean canTurn() {
        return drawing.getAsBoolean() || !selected().isEmpty();
    }

    private List<TableFeature> selected() {
        return new GroundSelection(context)
                .features().stream()
                        .filter(feature -> feature.points().getDimension() > 0)
                        .toList();
    }

    /** What is drawn next counts before what is selected. */
    boolean isOn() {
        return drawing.getAsBoolean()
                ? context.drawsSmooth()
                : !selected().isEmpty()
                        && selected().stream()
                                .allMatch(feature -> feature.drawn().isSmooth());
    }

    void turn() {
        boolean curves = !isOn();
        List<TableFeature> selected = selected();
        if (drawing.getAsBoolean()) {
            context.drawSmooth(curves);
            context.say(Messages.text(curves ? "draw.smooth-next" : "draw.angular-next"));
        }
        if (selected.stream().anyMatch(feature -> feature.drawn().isSmooth() != curves)) {
            String name = new GroundSelection(context).name();
            context.session()
                    .edit(FeatureEdits.smooth(
                            Messages.text(curves ? "edit.smooth" : "edit.angular", name),
                            selected.stream().map(TableFeature::id).toList(),
                            curves));
        }
    }
}
