package coupdoeil.editor.tool;

import java.util.function.DoubleConsumer;
import java.util.function.DoubleSupplier;

/**
 * A number that a tool goes by, such as a distance.
 *
 * @param key names it among those of the tool
 * @param label what it is called, with its unit
 * @param set is only told numbers from least to most
 */
public record ToolNumber(
        String key, String label, double least, double most, double step, DoubleSupplier now, DoubleConsumer set) {}
