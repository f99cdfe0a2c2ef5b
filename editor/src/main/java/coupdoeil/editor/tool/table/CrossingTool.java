package coupdoeil.editor.tool.table;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.draw.Crossings;
import coupdoeil.editor.draw.Crossings.Found;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.tool.ToolChoice;
import coupdoeil.editor.tool.table.Sketch.Kind;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.DrawnShape;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.table.GroundFeature;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;

/** Sets bridges and fords by a click: where the nearest road meets water, else straight across. */
final class CrossingTool extends TypedTool {

    /** Inches from the pointer to the water. */
    private static final double REACH = 2;

    private @Nullable Found found;

    CrossingTool(TableContext context) {
        super(context, EditorAction.CROSSING, "hint.table-crossings");
    }

    @Override
    public List<ToolChoice> choices() {
        return records(record ->
                record.kind().equals(TerrainRecord.LINE) && record.effects().flag(Crossings.EFFECT));
    }

    @Override
    public void press(TablePointer at) {
        ToolChoice type = choice().orElse(null);
        Optional<Found> here = at(at);
        if (here.isEmpty()) {
            context.say(Messages.text("draw.no-water", chosenName()));
        } else if (type != null) {
            Attributes over = attribute()
                    .map(name -> Attributes.of(name, here.get().water()))
                    .orElse(Attributes.NONE);
            new Drawn(context).add(type, DrawnShape.straight(here.get().line()), over);
        }
    }

    private Optional<Found> at(TablePointer at) {
        return new Crossings(context.table().features(), context.session().chart()).near(at.at(), REACH);
    }

    /** The attribute of a feature that names the one it leads over. */
    private Optional<String> attribute() {
        return context.session().system().attributesOf("feature").stream()
                .filter(type -> type.kind() == AttributeType.Kind.REFERENCE
                        && type.values().contains("feature"))
                .map(AttributeType::id)
                .findFirst();
    }

    @Override
    public void hover(TablePointer at) {
        found = at(at).orElse(null);
        context.repaint();
    }

    @Override
    public void cancel() {
        found = null;
        context.repaint();
    }

    /** As wide as it would be: a mere line would hardly be told from the water. */
    @Override
    public Sketch sketch() {
        Found there = found;
        if (there == null) {
            return Sketch.EMPTY;
        }
        double width = choice().flatMap(choice -> context.session().chart().record(choice.id()))
                .flatMap(record -> record.effects().number(GroundFeature.WIDTH))
                .map(BigDecimal::doubleValue)
                .orElse(1.0);
        Geometry deck = BufferOp.bufferOp(there.line(), width / 2, new BufferParameters(1, BufferParameters.CAP_FLAT));
        return new Sketch.Builder().shape(Kind.FIGURE, deck).done();
    }
}
