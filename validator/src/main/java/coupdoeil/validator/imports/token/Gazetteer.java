package coupdoeil.validator.imports.token;

import coupdoeil.validator.imports.words.Folding;
import coupdoeil.validator.imports.words.WordFiles;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of orders of battle in nine languages, read once from data. All languages hold at once, for lists mix them
 * freely.
 */
public final class Gazetteer {

    /** No word is longer: asking for each of its parts would take the square of its length. */
    private static final int LONGEST = 100;

    private static final int SHORTEST_MISPRINT = 7;
    private static final int SHORTEST_PART = 4;
    private static final int SHORTEST_NUMBER = 3;
    private static final int SHORTEST_UNIT = 2;
    private static final Tags TRADES = Tag.ARMS.union(Tag.UNITS).union(Tag.FORMATIONS);
    /** Of a word of several parts, one of which is not known: neither is what the others are. */
    private static final Tags HOUSE = Tags.of(Tag.NATION, Tag.PROSE);

    private static final int SHORTEST_ROMANISED = 3;
    /** Words that are too small to be known in other letters than their own. */
    private static final Tags SMALL = Tags.of(Tag.CONNECT, Tag.PARTICLE, Tag.PROSE, Tag.NUMBER, Tag.EACH);

    private static final int MOST_REMEMBERED = 50_000;
    private static final Pattern ELISION = Pattern.compile("(?:d|l|dell|all|nell|qu)'(?=\\p{L}{3})");
    private static final Gazetteer ALL = new Gazetteer();

    private final Map<String, Meaning> meanings = new HashMap<>();
    private final Map<String, Meaning> romanised = new HashMap<>();
    /** First words of phrases, and the most words of a phrase that begins so. */
    private final Map<String, Integer> phrases = new HashMap<>();
    /** Every known word with one letter left out, and the word; for misprints. */
    private final Map<String, String> shortened = new HashMap<>();

    private final Map<String, Reading> readings = new ConcurrentHashMap<>();

    private Gazetteer() {
        WordFiles.LANGUAGES.forEach(this::load);
        romanise();
        for (String word : List.copyOf(meanings.keySet())) {
            if (word.length() >= SHORTEST_MISPRINT && word.indexOf(' ') < 0) {
                for (int i = 0; i < word.length(); i++) {
                    shortened.putIfAbsent(without(word, i), word);
                }
            }
        }
    }

    public static Gazetteer all() {
        return ALL;
    }

    /** What a folded word means, by itself, by its parts, or as a misprint; remembered, for words come again and again. */
    Reading reading(String folded) {
        Reading known = readings.get(folded);
        if (known == null) {
            known = read(folded);
            if (readings.size() < MOST_REMEMBERED) {
                readings.put(folded, known);
            }
        }
        return known;
    }

    private Reading read(String folded) {
        Matcher elision = ELISION.matcher(folded);
        String bare = elision.lookingAt() ? folded.substring(elision.end()) : folded;
        Optional<Meaning> meaning = meaning(folded).or(() -> meaning(bare)).or(() -> ofParts(bare));
        if (meaning.isPresent()) {
            return new Reading(meaning.get(), "");
        }
        Optional<String> meant = misprintOf(folded);
        Meaning by = meant.flatMap(this::meaning).orElse(Meaning.NONE);
        // A misprint of a word that names no troops is more likely a name of its own.
        return isTrade(by)
                        || by.tags().has(Tag.TOTAL)
                        || by.tags().has(Tag.RANK)
                        || by.tags().has(Tag.ROLE)
                ? new Reading(by, "misprint of " + meant.orElse(""))
                : new Reading(Meaning.NONE, "");
    }

    /** What a word means and what was mended to read it so; empty if nothing. */
    record Reading(Meaning meaning, String repair) {}

    /** What a folded word or phrase means. */
    public Optional<Meaning> meaning(String folded) {
        return Optional.ofNullable(meanings.get(folded));
    }

    /** The most words of a known phrase that begins with this word; 1 if none does. */
    int longestPhrase(String folded) {
        return phrases.getOrDefault(folded, 1);
    }

    /** What a word of several parts (with hyphens, or run together as in German) means by its parts. */
    public Optional<Meaning> ofParts(String folded) {
        if (folded.indexOf('-') > 0) {
            Meaning all = Meaning.NONE;
            for (String part : folded.replace(".-", "-").split("-")) {
                Meaning meaning = meanings.getOrDefault(part, misprinted(part));
                // Saxe-Weimar is a house of that nation, not the nation.
                all = meaning.tags().isEmpty() ? headedBy(all, meaning).without(HOUSE) : headedBy(all, meaning);
            }
            return all.tags().isEmpty() ? Optional.empty() : Optional.of(all);
        }
        if (folded.length() > LONGEST) {
            return Optional.empty();
        }
        for (int cut = SHORTEST_NUMBER; cut <= folded.length() - SHORTEST_UNIT; cut++) {
            Meaning head = meanings.get(folded.substring(0, cut));
            Meaning tail = meanings.get(folded.substring(cut));
            if (head != null
                    && tail != null
                    && (cut >= SHORTEST_PART && folded.length() - cut >= SHORTEST_PART && isTrade(tail)
                            || isCalibre(head, tail))) {
                return Optional.of(headedBy(head, tail));
            }
        }
        return Optional.empty();
    }

    /** What a part of a word means that may be misprinted: the name of troops, or nothing. */
    private Meaning misprinted(String part) {
        Meaning meant = misprintOf(part).flatMap(this::meaning).orElse(Meaning.NONE);
        return isTrade(meant) ? meant : Meaning.NONE;
    }

    /** The known word of which this may be a misprint: one letter wrong, missing, too many, or two changed about. */
    public Optional<String> misprintOf(String folded) {
        if (folded.length() < SHORTEST_MISPRINT - 1 || folded.length() > LONGEST) {
            return Optional.empty();
        }
        String missing = shortened.get(folded);
        if (missing != null) {
            return Optional.of(missing);
        }
        for (int i = 0; i < folded.length(); i++) {
            String less = without(folded, i);
            String word = less.length() >= SHORTEST_MISPRINT && meanings.containsKey(less) ? less : shortened.get(less);
            if (word != null && (word.length() != folded.length() || near(folded, word))) {
                return Optional.of(word);
            }
        }
        return Optional.empty();
    }

    private static boolean near(String a, String b) {
        int first = 0;
        while (first < a.length() && a.charAt(first) == b.charAt(first)) {
            first++;
        }
        int last = a.length() - 1;
        while (last > first && a.charAt(last) == b.charAt(last)) {
            last--;
        }
        return last == first
                || last == first + 1 && a.charAt(first) == b.charAt(last) && a.charAt(last) == b.charAt(first);
    }

    /** {@code Brigade-Batterie} is a battery, and {@code Regimentsbrigade} a brigade: the last part says what it is. */
    private static Meaning headedBy(Meaning first, Meaning last) {
        boolean unit = last.tags().hasAny(Tag.UNITS);
        return unit ? first.without(Tag.FORMATIONS).union(last) : first.union(last);
    }

    /** {@code Sechspfünder}. */
    private static boolean isCalibre(Meaning head, Meaning tail) {
        return head.tags().has(Tag.NUMBER) && tail.tags().has(Tag.CALIBRE);
    }

    private static boolean isTrade(Meaning meaning) {
        return meaning.tags().hasAny(TRADES);
    }

    private static String without(String word, int at) {
        return word.substring(0, at) + word.substring(at + 1);
    }

    private void load(String language) {
        WordFiles.of(language).forEach((key, words) -> {
            if (key.startsWith(WordFiles.ONLY)) {
                return;
            }
            Meaning meaning = meaning(key.split("\\.", 2));
            for (String word : words) {
                add(Folding.fold(word), meaning);
                for (String spelt : Romanised.of(word)) {
                    romanised.merge(Folding.fold(spelt), meaning, Meaning::union);
                }
            }
        });
    }

    private void add(String folded, Meaning meaning) {
        meanings.merge(folded, meaning, Meaning::union);
        String[] parts = folded.split(" ");
        if (parts.length > 1) {
            phrases.merge(parts[0], parts.length, Math::max);
        }
    }

    /** Words in Latin letters that are spelt in others, where they mean nothing else. */
    private void romanise() {
        romanised.forEach((word, meaning) -> {
            boolean small = word.length() < SHORTEST_ROMANISED || meaning.tags().hasAny(SMALL);
            if (!small && !meanings.containsKey(word)) {
                add(word, meaning);
            }
        });
        romanised.clear();
    }

    /** A key is a tag ({@code rank}), a tag of a family ({@code arm.cavalry}), or a tag and a value ({@code number.2}). */
    private static Meaning meaning(String[] key) {
        return switch (key[0]) {
            case "echelon", "arm", "adjective", "measure" -> new Meaning(Tags.of(tag(key[1])), 0, "");
            case "number", "ordinal" -> new Meaning(Tags.of(tag(key[0])), Double.parseDouble(key[1]), "");
            case "nation" -> new Meaning(Tags.of(Tag.NATION), 0, key[1]);
            default -> new Meaning(Tags.of(tag(key[0])), 0, "");
        };
    }

    private static Tag tag(String name) {
        return Tag.valueOf(name.toUpperCase(Locale.ROOT));
    }
}
