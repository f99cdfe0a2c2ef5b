package coupdoeil.validator.check.fact;

import coupdoeil.model.scenario.Token;
import java.util.List;

/** The scenario's tokens at the start. */
public record Tokens(List<Token> all) {

    public Tokens {
        all = List.copyOf(all);
    }

    public List<Token> ofKind(String kind) {
        return all.stream().filter(token -> token.kind().equals(kind)).toList();
    }
}
