package coupdoeil.editor.tool;

/**
 * One of the things a tool can put on the map.
 *
 * @param id a terrain record, a place kind …
 * @param record whether the id is that of a terrain record, which then has a look
 */
public record ToolChoice(String id, String name, boolean record) {}
