package coupdoeil.editor.inspector;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Labels;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The further hexes of a placement as rows of a grid. */
record PartRows(Labels labels) {

    static final String HEX = "hex";
    static final String FACING = "facing";
    static final String STEPS = "steps";
    static final String STACK = "stack";

    @Nullable
    Object write(List<Placement.Part> parts) {
        return parts.isEmpty() ? null : parts.stream().map(this::row).toList();
    }

    private Attributes row(Placement.Part part) {
        Attributes row = Attributes.of(HEX, labels.hex(part.hex()));
        Facing facing = part.facing();
        Integer steps = part.steps();
        Integer stack = part.stack();
        row = facing == null ? row : row.with(FACING, facing.text());
        row = steps == null ? row : row.with(STEPS, steps);
        return stack == null ? row : row.with(STACK, stack);
    }

    /** The parts that rows say; one that names no hex is where the piece itself stands. */
    List<Placement.Part> read(@Nullable Object rows, Placement of) {
        Hex own = of.hex().orElse(new Hex(0, 0));
        return rows == null
                ? List.of()
                : Attributes.of("rows", rows).groups("rows").stream()
                        .map(row -> new Placement.Part(
                                row.text(HEX).flatMap(labels::parseHex).orElse(own),
                                row.text(FACING).flatMap(Facing::parse).orElse(null),
                                orNull(row.integer(STEPS)),
                                orNull(row.integer(STACK))))
                        .toList();
    }

    private static @Nullable Integer orNull(OptionalInt number) {
        return number.isPresent() ? Integer.valueOf(number.getAsInt()) : null;
    }
}
