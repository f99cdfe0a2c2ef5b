package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Paragraphs of a division whose brigades are letters: {@code 2nd Division. G.O.C., Hill. C [Wilson], 1/39th, 2/34th; A
 * [Howard], 1/92nd; also Ashworth’s Portuguese.} The division, each brigade and its troops become lines of their own.
 */
final class Lettered {

    private final List<TokenLine> lines = new ArrayList<>();
    private final TokenLine line;
    private final List<Token> tokens;

    private Lettered(TokenLine line) {
        this.line = line;
        this.tokens = Lists.where(line.tokens(), token -> !token.isSign("?"));
    }

    /** The lines such a paragraph holds; itself if it is none. */
    static List<TokenLine> of(TokenLine line) {
        List<Token> tokens = line.tokens();
        for (int at = 0; at < tokens.size(); at++) {
            if (isBrigade(tokens, at)) {
                return new Lettered(line).read();
            }
        }
        return List.of(line);
    }

    /** A capital alone behind the end of something, and a name in square brackets. */
    private static boolean isBrigade(List<Token> tokens, int at) {
        if (at + 3 >= tokens.size() || !tokens.get(at + 1).isSign("[")) {
            return false;
        }
        Token letter = tokens.get(at);
        Token last = at > 0 ? tokens.get(at - 1) : null;
        boolean begins = last == null || last.isSign(";") || endsSentence(last);
        return begins
                && letter.isCapitalised()
                && letter.text().length() == 1
                && tokens.get(at + 2).isCapitalised();
    }

    private static boolean endsSentence(Token token) {
        return token.isSign(".") || token.isWord() && token.text().endsWith(".");
    }

    private List<TokenLine> read() {
        int first = 0;
        while (!isBrigade(tokens, first)) {
            first++;
        }
        head(tokens.subList(0, first));
        int from = first;
        while (from < tokens.size()) {
            int to = from + 1;
            while (to < tokens.size() && !isBrigade(tokens, to)) {
                to++;
            }
            brigade(tokens.subList(from, to));
            from = to;
        }
        return lines;
    }

    /** The division that is named last before its brigades, and who commands it. */
    private void head(List<Token> head) {
        int from = -1;
        for (int at = 0; at < head.size(); at++) {
            boolean formation =
                    head.get(at).isAny(Tag.FORMATIONS) && !head.get(at).isAny(Tag.UNITS);
            from = formation ? at : from;
        }
        if (from < 0) {
            if (!head.isEmpty()) {
                add(head);
            }
            return;
        }
        int end = from + 1;
        int start = from;
        while (start > 0
                && !head.get(start - 1).isSign(".")
                && !head.get(start - 1).isSign(";")) {
            start--;
        }
        List<Token> said = new ArrayList<>(head.subList(start, end));
        List<Token> person = new ArrayList<>();
        for (Token token : head.subList(end, head.size())) {
            boolean named = token.isCapitalised() && (token.tags().isEmpty() || token.is(Tag.RANK));
            if (!person.isEmpty() && !named) {
                break;
            }
            if (named) {
                person.add(token);
            }
        }
        if (!person.isEmpty()) {
            said.add(Headings.colonAt(person.get(0)));
            said.addAll(person);
        }
        add(said);
    }

    private void brigade(List<Token> said) {
        int close = 1;
        while (close < said.size() && !said.get(close).isSign("]")) {
            close++;
        }
        int name = Math.min(said.size(), close + 1);
        List<Token> heading = new ArrayList<>(said.subList(0, name));
        heading.set(0, said.get(0).meaning(new Meaning(Tags.of(Tag.BRIGADE), 0, "")));
        add(heading);
        int from = name;
        while (from < said.size()) {
            int to = from;
            while (to < said.size() && !said.get(to).isSign(";")) {
                to++;
            }
            troops(said.subList(from, to));
            from = to + 1;
        }
    }

    private void troops(List<Token> said) {
        int from = 0;
        while (from < said.size()
                && (said.get(from).kind() == Token.Kind.SIGN || said.get(from).is(Tag.PROSE))) {
            from++;
        }
        List<Token> troops = new ArrayList<>(said.subList(from, said.size()));
        troops.removeIf(token -> token.isSign("[") || token.isSign("]"));
        int last = troops.size() - 1;
        while (last >= 0 && troops.get(last).kind() == Token.Kind.SIGN) {
            last--;
        }
        boolean brigade =
                last == 1 && troops.get(0).isPossessive() && troops.get(1).is(Tag.NATION);
        if (brigade) {
            Tags both = Tags.of(Tag.NATION, Tag.BRIGADE);
            troops.set(
                    1, troops.get(1).meaning(new Meaning(both, 0, troops.get(1).nation())));
        }
        if (!troops.isEmpty()) {
            add(troops);
        }
    }

    private void add(List<Token> said) {
        lines.add(new TokenLine(line.source(), said, line.kind()));
    }
}
