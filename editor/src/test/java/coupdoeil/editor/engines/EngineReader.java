package coupdoeil.editor.engines;

import coupdoeil.model.pack.Pack;
import java.util.Map;

/** Reads what was exported as the program that it is for would, by that program's rules and not by ours. */
interface EngineReader {

    /** What the target is told, at pictures as small as may be. */
    Map<String, String> options();

    /**
     * The label of the hex in which each piece of the set-up stands; those that are elsewhere or lost are not there.
     *
     * @param bundle files of one scenario, by name
     * @param pack for the labels of columns and rows, and for nothing else
     */
    Map<String, String> hexes(Map<String, byte[]> bundle, Pack pack);

    /** The only file whose name ends so. */
    static byte[] file(Map<String, byte[]> bundle, String suffix) {
        return bundle.entrySet().stream()
                .filter(file -> file.getKey().endsWith(suffix))
                .map(Map.Entry::getValue)
                .reduce((one, other) -> {
                    throw new AssertionError("two files " + suffix);
                })
                .orElseThrow(() -> new AssertionError("no file " + suffix + " in " + bundle.keySet()));
    }
}
