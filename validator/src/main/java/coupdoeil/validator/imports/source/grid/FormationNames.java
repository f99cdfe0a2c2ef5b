package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.ColumnKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of formations in the cells of a column that is called by what it holds, and who commands them. */
final class FormationNames {

    private static final Set<String> ECHELONS = Set.of(
            "army",
            "wing",
            "corps",
            "division",
            "brigade",
            "armee",
            "korps",
            "ejercito",
            "cuerpo",
            "brigada",
            "corpo",
            "brigata");

    /** {@code Warde's Bde}. */
    private static final Pattern SHORT = Pattern.compile("(?U)(?i)\\b(?:bde|brig|bgde|div)\\b");

    /** A break in a cell, unless what follows goes on with what stands before; a rank may be written small, and short. */
    static final Pattern LINE = Pattern.compile("\n(?!\\s*(?:\\(|\\p{Ll}(?![\\p{Ll}.-]*\\.)))");

    /** A heading with a number names a formation, not what its column holds. */
    static final Pattern NUMBERED = Pattern.compile("(?U)\\d|^[IVX]+\\b");

    private static final Pattern FURTHER = Pattern.compile("\\n");

    /** Of a column of wings, those that are nothing without the word; the centre, or the cavalry, are. */
    private static final Pattern WING = Pattern.compile("(?i)\\s*wing");

    private static final Pattern FLANK = Pattern.compile("(?U)(?i)\\s*(?:right|left)\\b");

    /** {@code General of Brigade} names no brigade. */
    private static final Pattern RANK = Pattern.compile(
            "(?iu)\\s*(?:g[eé]n[eé]ral|generale|lieutenant|lt\\.?[ -]gen|major[ -]general|maj\\.?[ -]gen|brigadier|mar[eé]chal|marshal"
                    + "|feldmarschall|generalmajor|oberst|colonel|coronel|colonnello|gd?[bd]|fml|gm)(?![\\p{L}'’])");

    /** {@code 6,626} on a line below a name: how strong what it names is. */
    private static final Pattern STRENGTH =
            Pattern.compile("\\s*(?:c\\.|~|≈)?\\s*(\\d{1,3}(?:[., \u00a0\u202f]\\d{3})+|\\d{3,6})(\\s+\\p{L}+)?\\s*");

    private static final String COMMANDER = " — ";

    private FormationNames() {}

    static boolean isEchelon(String name) {
        String folded = name.toLowerCase(Locale.ROOT);
        for (String echelon : ECHELONS) {
            if (folded.contains(echelon)) {
                return true;
            }
        }
        return false;
    }

    /** The names in a cell; a line without a number or level below a name, or with a rank, is that of its commander. */
    static List<String> named(String text) {
        List<String> names = new ArrayList<>();
        for (String line : LINE.split(text)) {
            Matcher strength = STRENGTH.matcher(line);
            if (!names.isEmpty() && strength.matches()) {
                names.set(
                        names.size() - 1,
                        names.get(names.size() - 1) + ", " + line.strip() + (strength.group(2) == null ? " men" : ""));
                continue;
            }
            boolean person = !names.isEmpty()
                    && !line.isBlank()
                    && (RANK.matcher(line).lookingAt() || !isEchelon(line) && !line.matches(".*\\d.*"));
            if (person) {
                int last = names.size() - 1;
                String name = names.get(last);
                boolean rank = RANK.matcher(name).lookingAt() && !name.contains(COMMANDER);
                boolean goesOn = rank || name.contains(COMMANDER);
                names.set(last, (rank ? COMMANDER : "") + name + (goesOn ? " " : COMMANDER) + line.strip());
            } else {
                names.add(line.strip());
            }
        }
        return names;
    }

    /** The commander stands behind the name, and before what is said on further lines. */
    static String withLeader(String text, String leader) {
        Matcher rest = FURTHER.matcher(text);
        int end = rest.find() ? rest.start() : text.length();
        return text.substring(0, end) + COMMANDER + leader + text.substring(end);
    }

    /** A name with the level that its column is called by, if it does not say it; who commands one without a name is told by it. */
    static String whole(String text, String column, ColumnKind kind) {
        boolean ofLevel = isEchelon(column)
                && !NUMBERED.matcher(column).find()
                && kind != ColumnKind.SIDE
                && column.indexOf('/') < 0;
        if (text.startsWith(COMMANDER)) {
            return (ofLevel ? ofOne(column) + text : text).replace('\n', ' ').strip();
        }
        boolean bare = ofLevel
                && (!WING.matcher(column).lookingAt() || FLANK.matcher(text).lookingAt())
                && !isOne(text.split(COMMANDER)[0]);
        return bare
                ? text.strip().replaceFirst("(?=" + COMMANDER + "|$)", Matcher.quoteReplacement(" " + ofOne(column)))
                : text.replace('\n', ' ').strip();
    }

    /** Whether a name says itself of what level it is, in full or in short. */
    private static boolean isOne(String name) {
        return isEchelon(name) || SHORT.matcher(name).find();
    }

    /** {@code Brigades} above a column: each of them is one. */
    private static String ofOne(String name) {
        String one = name.substring(0, Math.max(0, name.length() - 1));
        return ECHELONS.contains(one.toLowerCase(Locale.ROOT)) ? one : name;
    }
}
