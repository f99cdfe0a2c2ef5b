package coupdoeil.model.json;

import java.util.Arrays;
import java.util.List;

/** JSON pointers (RFC 6901) as text. */
public final class JsonPointers {

    private JsonPointers() {}

    /** A key as a step of a pointer. */
    public static String escape(String key) {
        return key.replace("~", "~0").replace("/", "~1");
    }

    /** The pointer one step further. */
    public static String child(String pointer, Object keyOrIndex) {
        return pointer + "/" + escape(keyOrIndex.toString());
    }

    /** The keys and indices of a pointer. */
    public static List<String> steps(String pointer) {
        return pointer.isEmpty()
                ? List.of()
                : Arrays.stream(pointer.substring(1).split("/", -1))
                        .map(step -> step.replace("~1", "/").replace("~0", "~"))
                        .toList();
    }
}
