package coupdoeil.model.oob;

import coupdoeil.model.Attributes;

/** One of the parties of the battle; a side may hold several armies. */
public record Side(String id, String name, Attributes attributes) {}
