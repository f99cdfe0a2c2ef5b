package coupdoeil.validator.imports.outline;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.words.WordList;
import java.util.List;
import java.util.regex.Pattern;

/** Numbered headings that only say where what follows stood: {@code I. On the hills of Liebert}, {@code II. Behind the left wing}. */
final class LocationHeadings {

    private static final int LONGEST = 10;
    private static final Pattern NUMBER = Pattern.compile("(?:[IVX]{1,5}|[0-9]{1,2})\\.");

    private static final Tags TROOPS = Tag.ARMS.union(Tag.UNITS).union(Tag.MEASURES);

    private LocationHeadings() {}

    static boolean is(List<Token> tokens) {
        if (tokens.size() < 4 || tokens.size() > LONGEST || !isNumber(tokens.get(0))) {
            return false;
        }
        List<Token> words = tokens.subList(tokens.get(1).isSign(".") ? 2 : 1, tokens.size());
        Token first = words.get(0);
        boolean article = words.get(1).is(Tag.PARTICLE) && !words.get(1).isCapitalised();
        boolean beside = WordList.BESIDE.has(first.folded());
        return first.isCapitalised()
                && first.tags().without(Tags.of(Tag.PARTICLE, Tag.PROSE)).isEmpty()
                && article
                && words.size() > 2
                && Lists.all(words, Token::isWord)
                && !Tags.of(words).hasAny(TROOPS)
                && !Tags.of(words).has(Tag.RANK)
                && (beside
                        || !Tags.of(words).hasAny(Tag.FORMATIONS)
                                && !Tags.of(words).has(Tag.GROUP));
    }

    private static boolean isNumber(Token token) {
        return NUMBER.matcher(token.text()).matches();
    }
}
