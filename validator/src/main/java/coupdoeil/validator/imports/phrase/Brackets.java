package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Token;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Which sign closes which bracket among tokens; found at once for all, for a line may open one again and again. */
final class Brackets {

    private static final int NONE = -1;
    private static final Map<String, String> CLOSING = Map.of("(", ")", "[", "]", "{", "}");

    private final int[] closing;

    Brackets(List<Token> tokens) {
        closing = new int[tokens.size()];
        Arrays.fill(closing, NONE);
        Map<String, Deque<Integer>> open = new HashMap<>();
        for (int at = 0; at < closing.length; at++) {
            Token token = tokens.get(at);
            if (token.kind() != Token.Kind.SIGN) {
                continue;
            }
            String closed = CLOSING.get(token.text());
            if (closed != null) {
                open.computeIfAbsent(closed, sign -> new ArrayDeque<>()).push(at);
                continue;
            }
            Deque<Integer> opened = open.get(token.text());
            if (opened != null && !opened.isEmpty()) {
                closing[opened.pop()] = at;
            }
        }
    }

    /** Where the sign stands that closes the bracket at a place; below nought if none does, or none is there. */
    int closing(int at) {
        return closing[at];
    }
}
