package coupdoeil.validator.imports.source;

import coupdoeil.validator.imports.words.DataFile;
import java.text.Normalizer;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** What a column holds, by its heading. */
public enum ColumnKind {
    ID,
    PARENT,
    PATH,
    NAME,
    KIND,
    ECHELON,
    ARM,
    SIDE,
    NATION,
    COMMANDER,
    FOOT,
    MOUNTED,
    GUNNERS,
    MEN,
    OFFICERS,
    OTHERRANKS,
    HORSES,
    GUNS,
    BATTALIONS,
    SQUADRONS,
    /** Battalions of foot and squadrons of horse in one column. */
    BATTALIONS_OR_SQUADRONS,
    COMPANIES,
    BATTERIES,
    LOSSES,
    /** Nothing of an order of battle, or unsaid. */
    NONE;

    private static final Map<String, ColumnKind> BY_WORD = read();
    private static final Pattern BETWEEN_WORDS = Pattern.compile("(?<=\\p{Ll})(?=\\p{Lu})");
    private static final Pattern ACCENT = Pattern.compile("\\p{M}");
    private static final Pattern NO_WORD = Pattern.compile("[^\\p{L}.&]+");
    /** {@code Corps Cdr}: whose commander it is; with something between the words it holds both. */
    private static final Pattern OF_A_FORMATION = Pattern.compile("\\p{L}+\\.? \\p{L}+\\.?");

    private static final int MOST_REMEMBERED = 10_000;
    /** The headings of a table are asked for in every row. */
    private static final Map<String, ColumnKind> READ = new ConcurrentHashMap<>();

    /** Whether a column of it holds numbers. */
    public boolean isFigure() {
        return compareTo(FOOT) >= 0 && this != NONE;
    }

    /** Whether a column of it holds how many parts units have. */
    public boolean isCount() {
        return compareTo(BATTALIONS) >= 0 && compareTo(BATTERIES) <= 0;
    }

    /** What a heading says; {@link #NONE} if it says nothing that is known, or something else besides. */
    public static ColumnKind of(String heading) {
        ColumnKind known = READ.get(heading);
        if (known == null) {
            known = ofWords(heading);
            if (READ.size() < MOST_REMEMBERED) {
                READ.put(heading, known);
            }
        }
        return known;
    }

    private static ColumnKind ofWords(String heading) {
        String folded = fold(heading);
        ColumnKind whole = BY_WORD.get(folded);
        if (whole == null && folded.endsWith(".")) {
            whole = BY_WORD.get(folded.substring(0, folded.length() - 1));
        }
        if (whole != null) {
            return whole;
        }
        if (OF_A_FORMATION.matcher(folded).matches()
                && BY_WORD.get(folded.substring(folded.lastIndexOf(' ') + 1)) == COMMANDER) {
            return COMMANDER;
        }
        ColumnKind found = NONE;
        for (String word : NO_WORD.split(folded)) {
            ColumnKind kind = BY_WORD.get(word);
            if (found == BATTALIONS && kind == SQUADRONS) {
                return BATTALIONS_OR_SQUADRONS;
            }
            if (kind == NONE || kind == KIND && found.isFigure()) {
                return NONE; // `cav type`: a code for how good or of what make they are.
            }
            if (kind != null && (found == NONE || found == ID || kind.isFigure() && !found.isFigure())) {
                found = kind;
            }
        }
        return found;
    }

    /** Whether a heading is known as a whole, and not by its words. */
    public static boolean isKnown(String heading) {
        return BY_WORD.containsKey(fold(heading));
    }

    /** Whether a heading says that its column holds nothing of an order of battle: {@code Morale}, {@code Points}. */
    public static boolean isOther(String heading) {
        return of(heading) == NONE
                && Arrays.stream(NO_WORD.split(fold(heading))).anyMatch(word -> BY_WORD.get(word) == NONE);
    }

    private static String fold(String heading) {
        String parted = BETWEEN_WORDS.matcher(heading).replaceAll(" ").strip();
        return ACCENT.matcher(Normalizer.normalize(parted, Normalizer.Form.NFD))
                .replaceAll("")
                .replace("ß", "ss")
                .toLowerCase(Locale.ROOT);
    }

    private static Map<String, ColumnKind> read() {
        Properties properties = DataFile.read("columns");
        Map<String, ColumnKind> words = new HashMap<>();
        for (String key : properties.stringPropertyNames()) {
            for (String word : properties.getProperty(key).split(",")) {
                words.put(word.strip(), valueOf(key.toUpperCase(Locale.ROOT)));
            }
        }
        return words;
    }
}
