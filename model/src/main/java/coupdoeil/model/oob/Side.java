package coupdoeil.model.oob;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;

/** One of the parties of the battle; a side may hold several armies. */
@RecordBuilder
public record Side(String id, String name, Attributes attributes) implements SideBuilder.With {}
