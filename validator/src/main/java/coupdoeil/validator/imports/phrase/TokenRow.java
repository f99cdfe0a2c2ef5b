package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Tokens in a row, asked by their places; beyond both ends there is nothing. */
abstract class TokenRow {

    final List<Token> tokens;

    TokenRow(List<Token> tokens) {
        this.tokens = tokens;
    }

    final @Nullable Token token(int at) {
        return at >= 0 && at < tokens.size() ? tokens.get(at) : null;
    }

    final boolean is(int at, Tag tag) {
        Token token = token(at);
        return token != null && token.is(tag);
    }

    final boolean isSign(int at, String sign) {
        Token token = token(at);
        return token != null && token.isSign(sign);
    }

    final boolean isCounted(int at) {
        Token token = token(at);
        return token != null && (token.isAny(Tag.MEASURES) || token.isAny(Tag.COUNTED));
    }
}
