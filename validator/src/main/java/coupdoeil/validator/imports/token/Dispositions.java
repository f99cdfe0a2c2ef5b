package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.RecordTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Tables of where battalions lay, with or without their line ends: the number of a regiment, then the number of each of its
 * battalions and where it is or what it belongs to ({@code 8th 1 2nd Div, 1st Corps 2 2nd Div, 1st Corps 4 Nantes}, {@code 3rd 1
 * 2nd Div/1st Corps}).
 */
public final class Dispositions {

    private static final List<String> COLUMNS = List.of("id", "parent", "echelon", "name", "commander", "arm");
    private static final int MOST_BATTALIONS = 9;
    private static final int FEWEST = 4;
    private static final int FEW_WORDS = 8;
    private static final Map<Tag, String> ECHELONS = Map.of(
            Tag.ARMY, "army", Tag.CORPS, "corps", Tag.DIVISION, "division", Tag.BRIGADE, "brigade", Tag.WING, "wing");

    private final List<Token> tokens = new ArrayList<>();
    /** The physical line of each token, from 1. */
    private final List<Integer> lines = new ArrayList<>();

    private final String arm;
    private final String word;
    private final List<RecordTable.Row> rows = new ArrayList<>();
    private final Map<String, String> ids = new HashMap<>();

    private Dispositions(String arm, String word) {
        this.arm = arm;
        this.word = word;
    }

    /** The records of such a table; empty if the lines hold none. */
    public static Optional<RecordTable> of(List<TokenLine> lines) {
        for (int at = 0; at < lines.size(); at++) {
            List<Token> line = lines.get(at).tokens();
            int header = header(line);
            if (header >= 0) {
                List<Token> title = line.subList(0, header);
                boolean horse = title.stream().anyMatch(token -> token.is(Tag.CAVALRY));
                boolean light = title.stream().anyMatch(token -> token.is(Tag.LIGHT));
                Dispositions table =
                        new Dispositions(horse ? "cavalry" : "infantry", horse ? "" : light ? " Light" : " Line");
                table.take(lines.get(at), header);
                lines.subList(at + 1, lines.size()).forEach(more -> table.take(more, 0));
                table.read();
                boolean enough = table.rows.size() >= FEWEST;
                return enough ? Optional.of(new RecordTable(COLUMNS, table.rows)) : Optional.empty();
            }
        }
        return Optional.empty();
    }

    /** Where the words behind the headings of regiment and battalion begin; -1 if there are no such headings. */
    private static int header(List<Token> line) {
        for (int at = 0; at + 1 < line.size(); at++) {
            boolean heads = line.get(at).is(Tag.REGIMENT) && line.get(at + 1).is(Tag.BATTALION);
            if (heads && !(at > 0 && line.get(at - 1).isOrdinal())) {
                int end = at + 2;
                while (end < line.size()
                        && end < at + FEW_WORDS
                        && !line.get(end).isOrdinal()) {
                    end++;
                }
                boolean regiment = end + 1 < line.size() && isBattalion(line, end + 1);
                return regiment || end == line.size() ? end : -1;
            }
        }
        return -1;
    }

    private static boolean isBattalion(List<Token> tokens, int at) {
        if (at >= tokens.size()) {
            return false;
        }
        Token token = tokens.get(at);
        return isOne(token) || token.kind() == Token.Kind.NUMBER && token.value() <= MOST_BATTALIONS;
    }

    /** The letter l where a digit is meant. */
    private static boolean isOne(Token token) {
        return token.text().equals("l") || token.text().equals("I");
    }

    private void take(TokenLine line, int from) {
        for (Token token : line.tokens().subList(from, line.tokens().size())) {
            tokens.add(token);
            lines.add(line.line() + token.below());
        }
    }

    private void read() {
        Token regiment = null;
        double highest = 0;
        int at = 0;
        while (at < tokens.size()) {
            if (isOfPage(at, highest)) {
                at++;
            } else if (tokens.get(at).isOrdinal() && isBattalion(tokens, at + 1)) {
                regiment = tokens.get(at++);
                highest = 0;
            } else if (regiment != null && isBattalion(tokens, at)) {
                int from = at + 1;
                int end = from;
                while (end < tokens.size() && !begins(end)) {
                    end++;
                }
                unit(regiment, at, tokens.subList(from, end));
                highest = tokens.get(at).value();
                at = end;
            } else {
                at++;
            }
        }
    }

    /** {@code 2 4th 1 Udine}: a number that no battalion can have here, before a regiment at the head of a line, is a page's. */
    private boolean isOfPage(int at, double highest) {
        return isBattalion(tokens, at)
                && (at == 0 || lines.get(at) > lines.get(at - 1))
                && tokens.get(at).value() <= highest
                && at + 1 < tokens.size()
                && tokens.get(at + 1).isOrdinal()
                && isBattalion(tokens, at + 2);
    }

    /** A battalion's number, or a regiment's before one. {@code 7 Isles} is neither. */
    private boolean begins(int at) {
        Token token = tokens.get(at);
        boolean regiment = token.isOrdinal() && isBattalion(tokens, at + 1);
        Token last = tokens.get(at - 1);
        boolean named = last.is(Tag.PARTICLE) && last.folded().equals("the");
        return regiment || isBattalion(tokens, at) && !named;
    }

    private void unit(Token regiment, int at, List<Token> where) {
        Token battalion = tokens.get(at);
        String number = isOne(battalion) ? "1" : Long.toString(Math.round(battalion.value()));
        String name = number + "/" + mended(regiment) + word;
        add(lines.get(at), parent(lines.get(at), where), "battalion", name, arm);
    }

    private static String mended(Token token) {
        return token.repair() == null
                ? token.text()
                : token.text().replace('l', '1').replace('I', '1');
    }

    /** The id of what a battalion belongs to; empty if only a place is given, {@code ?} if words are lost. */
    private String parent(int line, List<Token> where) {
        List<List<Token>> steps = new ArrayList<>();
        List<Token> step = new ArrayList<>();
        for (Token token : where) {
            if (token.isSign(",") || token.isSign("/")) {
                steps.add(step);
                step = new ArrayList<>();
            } else {
                step.add(token);
            }
        }
        steps.add(step);
        boolean lost = !step.isEmpty() && step.get(step.size() - 1).is(Tag.PARTICLE);
        if (lost || where.isEmpty()) {
            return "?";
        }
        String above = "";
        String path = "";
        boolean any = false;
        for (int i = steps.size() - 1; i >= 0; i--) {
            List<Token> words = formation(steps.get(i));
            if (words.isEmpty()) {
                continue;
            }
            any = true;
            String name = text(words);
            path = path + "/" + name;
            String known = ids.get(path);
            if (known == null) {
                known = add(line, above, echelon(words), name, "");
                ids.put(path, known);
            }
            above = known;
        }
        return any ? above : "?";
    }

    /** The formation that words name, without the place before it: {@code Nantes 12th Mil. Division}. */
    private static List<Token> formation(List<Token> words) {
        int head = -1;
        for (int i = 0; i < words.size() && head < 0; i++) {
            head = words.get(i).isAny(Tag.FORMATIONS) ? i : -1;
        }
        if (head < 0) {
            return List.of();
        }
        int from = head;
        for (int i = head - 1; i >= 0 && from == head; i--) {
            from = words.get(i).isOrdinal() ? i : head;
        }
        return words.subList(from, words.size());
    }

    private static String echelon(List<Token> words) {
        return words.stream()
                .flatMap(word -> word.tags().stream())
                .map(ECHELONS::get)
                .filter(echelon -> echelon != null)
                .findFirst()
                .orElse("group");
    }

    private static String text(List<Token> words) {
        StringBuilder out = new StringBuilder();
        words.forEach(
                word -> out.append(out.isEmpty() ? "" : " ").append(word.isOrdinal() ? mended(word) : word.text()));
        return out.toString();
    }

    private String add(int line, String parent, @Nullable String echelon, String name, String kind) {
        String id = Integer.toString(rows.size() + 1);
        rows.add(new RecordTable.Row(line, List.of(id, parent, echelon == null ? "" : echelon, name, "", kind)));
        return id;
    }
}
