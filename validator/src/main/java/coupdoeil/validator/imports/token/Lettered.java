package coupdoeil.validator.imports.token;

import java.util.ArrayList;
import java.util.List;

/**
 * Paragraphs of a division whose brigades are letters: {@code 2nd Division. G.O.C., Hill. C [Wilson], 1/39th, 2/34th; A
 * [Howard], 1/92nd; also Ashworth’s Portuguese.} The division, each brigade and its troops become lines of their own.
 */
final class Lettered {

    private final List<TokenLine> lines = new ArrayList<>();
    /** What the division has beside its brigades: {@code ; also 1st Caçadores}. */
    private final List<TokenLine> ofDivision = new ArrayList<>();

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
        int headed = lines.size();
        int from = first;
        while (from < tokens.size()) {
            int to = from + 1;
            while (to < tokens.size() && !isBrigade(tokens, to)) {
                to++;
            }
            brigade(tokens.subList(from, to));
            from = to;
        }
        lines.addAll(headed, ofDivision);
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
        boolean arm = from < 0 && head.size() > 1 && isArm(head.get(0)) && endsSentence(head.get(1));
        if (from < 0 && !arm) {
            if (!head.isEmpty()) {
                add(head);
            }
            return;
        }
        from = Math.max(0, from);
        int end = from + 1;
        int start = from;
        while (start > 0
                && !head.get(start - 1).isSign(".")
                && !head.get(start - 1).isSign(";")) {
            start--;
        }
        List<Token> said = new ArrayList<>(head.subList(start, end));
        if (arm) {
            said.set(0, asDivision(said.get(0)));
        }
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

    private static boolean isArm(Token token) {
        return token.isAny(Tag.ARMS) && !token.isAny(Tag.UNITS);
    }

    /** {@code Cavalry. G.O.C., Cotton.}: all of an arm, where others have a division. */
    private static Token asDivision(Token arm) {
        return arm.meaning(new Meaning(arm.tags().union(Tags.of(Tag.DIVISION)), 0, ""));
    }

    /** Without what is told of its commander: {@code C [Halkett, Löw absent]}, {@code R [Hill of Horse Guards]}. */
    private static List<Token> heading(List<Token> said) {
        List<Token> heading = new ArrayList<>();
        boolean told = false;
        for (int at = 0; at < said.size(); at++) {
            Token token = said.get(at);
            told |= at > 2 && (token.isSign(",") || token.isWord() && !token.isCapitalised());
            if (!told) {
                heading.add(token);
            } else if (token.isSign("]")) {
                heading.add(token.rightBehind(heading.get(heading.size() - 1)));
            }
        }
        return heading;
    }

    private void brigade(List<Token> said) {
        int close = 1;
        while (close < said.size() && !said.get(close).isSign("]")) {
            close++;
        }
        int name = Math.min(said.size(), close + 1);
        List<Token> heading = heading(said.subList(0, name));
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
        boolean also = false;
        while (from < said.size()
                && (said.get(from).kind() == Token.Kind.SIGN || said.get(from).is(Tag.PROSE))) {
            also |= said.get(from).is(Tag.PROSE);
            from++;
        }
        List<Token> troops = new ArrayList<>(said.subList(from, said.size()));
        // Headquarters 5/60th: a part of the battalion.
        troops.removeIf(token -> token.isSign("[") || token.isSign("]") || token.is(Tag.ROLE));
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
            (also && !brigade ? ofDivision : lines).add(line(troops));
        }
    }

    private void add(List<Token> said) {
        lines.add(line(said));
    }

    private TokenLine line(List<Token> said) {
        return new TokenLine(line.source(), said, line.kind());
    }
}
