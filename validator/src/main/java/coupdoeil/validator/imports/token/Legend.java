package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.words.Folding;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The abbreviations that a list explains itself, {@code Abréviations : DI = Division d'Infanterie, GB = Général de Brigade}:
 * they mean what it says, spelt as it spells them, and the line that says so is no unit. Linear in the text.
 */
public final class Legend {

    static final Legend NONE = new Legend();

    private static final Pattern HEAD =
            Pattern.compile("[\\s\\p{P}]{0,9}(\\p{L}{3,20})(?: \\p{L}{2,12})?\\s?[:.–—-](.*)");
    private static final Pattern ENTRY =
            Pattern.compile("(?:\\p{L}{1,3} )?(\\p{Lu}[\\p{L}.]{0,5})(?:\\s?[=:–—]\\s?|\\s-\\s|\\s)(\\p{L}[^=]{2,60})");
    private static final Pattern PARTS = Pattern.compile("[,;|•]|\\.\\s|\\.$");
    /** What an abbreviation may say of troops; a nation or small word is none of that. */
    private static final Tags SAID = Tag.FORMATIONS
            .union(Tag.UNITS)
            .union(Tag.ARMS)
            .union(Tags.of(Tag.GROUP, Tag.LIGHT, Tag.MOUNTED, Tag.ONFOOT, Tag.RANK, Tag.MEN, Tag.GUNS, Tag.HORSES));

    private static final Tags ECHELONS = Tag.FORMATIONS.union(Tag.UNITS);
    private static final int FEWEST = 2;

    private final Map<String, Meaning> meanings = new HashMap<>();
    private final Set<Integer> lines = new HashSet<>();

    private Legend() {}

    /** What the lines of a list that begin with a word for it explain, and the lines below with signs of equality. */
    public static Legend of(List<SourceLine> lines) {
        Legend legend = new Legend();
        boolean open = false;
        for (SourceLine line : lines) {
            String text = line.text();
            Matcher head = HEAD.matcher(text);
            if (isHead(head)) {
                open = legend.add(line, head.group(2)) || head.group(2).isBlank();
            } else {
                open = open && text.indexOf('=') > 0 && legend.add(line, text);
            }
        }
        return legend.meanings.size() < FEWEST ? NONE : legend;
    }

    private static boolean isHead(Matcher head) {
        return head.matches()
                && Gazetteer.all()
                        .meaning(Folding.fold(head.group(1)))
                        .orElse(Meaning.NONE)
                        .tags()
                        .has(Tag.LEGEND);
    }

    /** Whether anything of troops is explained there. */
    private boolean add(SourceLine line, String text) {
        int before = meanings.size();
        for (String part : PARTS.split(text)) {
            Matcher entry = ENTRY.matcher(part.strip());
            if (entry.matches()) {
                Meaning meaning = meaning(Tokenizer.words(entry.group(2)));
                if (!meaning.tags().isEmpty()) {
                    meanings.putIfAbsent(bare(entry.group(1)), meaning);
                }
            }
        }
        if (meanings.size() == before) {
            return false;
        }
        lines.add(line.line());
        return true;
    }

    /** A general of a division is no division, and an army corps no army: the first word that has a level says it. */
    private static Meaning meaning(List<Token> words) {
        Tags said = Tags.NONE;
        for (Token word : words) {
            if (word.is(Tag.RANK)) {
                return new Meaning(Tags.of(Tag.RANK), 0, "");
            }
            Tags tags = word.tags();
            said = said.union(said.hasAny(ECHELONS) ? tags.without(ECHELONS) : tags);
        }
        return new Meaning(said.intersection(SAID), 0, "");
    }

    /** Whether a line explains abbreviations. */
    boolean isSaidIn(SourceLine line) {
        return lines.contains(line.line());
    }

    /** What a word is explained as; a letter alone, which may be any initial, only behind what it counts. */
    Optional<Meaning> meaning(List<Token> tokens, int at) {
        if (meanings.isEmpty()) {
            return Optional.empty();
        }
        String text = bare(tokens.get(at).text());
        boolean plural = text.length() > 1 && text.endsWith("s") && !meanings.containsKey(text);
        String word = plural ? text.substring(0, text.length() - 1) : text;
        boolean letter = word.length() == 1;
        return letter && (at == 0 || tokens.get(at - 1).kind() != Token.Kind.NUMBER)
                ? Optional.empty()
                : Optional.ofNullable(meanings.get(word));
    }

    private static String bare(String word) {
        return word.endsWith(".") ? word.substring(0, word.length() - 1) : word;
    }
}
