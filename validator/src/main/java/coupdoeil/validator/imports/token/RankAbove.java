package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import java.util.ArrayList;
import java.util.List;

/**
 * A rank on a line of its own, and who has it on the line below, as tables are pasted: {@code Major General} above
 * {@code Thomas Picton}. They are one line; a figure in brackets behind the name is one by itself. Linear in the lines.
 */
public final class RankAbove {

    private static final int MOST_WORDS = 10;

    private RankAbove() {}

    public static List<TokenLine> joined(List<TokenLine> lines) {
        List<TokenLine> joined = new ArrayList<>(lines.size());
        for (int at = 0; at < lines.size(); at++) {
            TokenLine line = lines.get(at);
            TokenLine next = at + 1 < lines.size() && isRank(line) ? lines.get(at + 1) : null;
            if (next == null || !isName(next)) {
                joined.add(line);
                continue;
            }
            Cell name = next.source().cells().get(0);
            int bracket = name.text().indexOf('(');
            int end = bracket < 0 ? name.text().length() : bracket;
            List<Cell> cells = new ArrayList<>(line.source().cells());
            cells.add(new Cell(name.text().substring(0, end).stripTrailing(), name.line(), name.column(), true));
            joined.add(Tokenizer.tokens(with(line.source(), cells)));
            if (bracket >= 0) {
                Cell figure = new Cell(name.text().substring(end), name.line(), name.column() + end);
                joined.add(Tokenizer.tokens(with(next.source(), List.of(figure))));
            }
            at++;
        }
        return joined;
    }

    private static SourceLine with(SourceLine line, List<Cell> cells) {
        return new SourceLine(line.mark(), line.level(), cells, List.of(), line.afterBlank());
    }

    private static boolean isPlain(TokenLine line) {
        return line.source().mark() == Mark.PLAIN && line.source().cells().size() == 1;
    }

    private static boolean isRank(TokenLine line) {
        return isPlain(line)
                && !line.tokens().isEmpty()
                && Lists.all(line.tokens(), token -> token.is(Tag.RANK) && token.isCapitalised());
    }

    /** Words with capitals that no gazetteer knows, or that say a rank, and maybe a number in brackets. */
    private static boolean isName(TokenLine line) {
        List<Token> tokens = line.tokens();
        if (!isPlain(line) || line.source().afterBlank() || tokens.size() < 2 || tokens.size() > MOST_WORDS) {
            return false;
        }
        int end = 0;
        while (end < tokens.size() && !tokens.get(end).isSign("(")) {
            end++;
        }
        boolean bare = end == tokens.size();
        boolean figure = end + 2 < tokens.size()
                && tokens.get(end + 1).kind() == Token.Kind.NUMBER
                && tokens.get(end + 2).isSign(")");
        return (bare || figure)
                && tokens.get(0).isCapitalised()
                && Lists.all(tokens.subList(0, end), RankAbove::isOfName)
                && Lists.any(
                        tokens.subList(0, end),
                        word -> word.isCapitalised() && word.tags().isEmpty());
    }

    private static boolean isOfName(Token token) {
        return token.isSign(",")
                || token.is(Tag.PARTICLE)
                || token.isCapitalised() && (token.tags().isEmpty() || token.is(Tag.RANK));
    }
}
