package coupdoeil.validator.imports.lines;

import coupdoeil.validator.imports.source.Mark;
import java.util.Locale;

/**
 * What a line looks like, its words apart.
 *
 * @param depth as the layout puts it, or a number such as 1.2.3; more is deeper
 * @param capitals whether all its letters are
 * @param columns how many it fills; 3 stands for more
 * @param figures how many stand behind its beginning; 2 stands for more
 * @param brackets whether it holds any
 */
public record KindLook(
        Mark mark,
        int depth,
        Begins begins,
        Names names,
        boolean capitals,
        int columns,
        int figures,
        Ends ends,
        boolean brackets) {

    /** What it names, by what sort of word its name has. */
    public enum Names {
        /** An army, a wing or a corps. */
        HOST,
        DIVISION,
        BRIGADE,
        /** Any other body of troops. */
        BODY,
        /** An arm and no more: the cavalry. */
        ARM,
        /** A battery, or other artillery. */
        GUNS,
        /** A rank or an office. */
        PERSON,
        /** A sum. */
        TOTAL,
        /** Anything else. */
        ELSE;

        private boolean isBody() {
            return compareTo(BODY) <= 0;
        }

        private boolean isUnit() {
            return this == GUNS || this == ELSE;
        }

        /** Bodies of two levels are more alike than a body and a person. */
        int distance(Names other) {
            boolean near = isBody() && other.isBody() || isUnit() && other.isUnit();
            return this == other ? 0 : near ? 2 : 4;
        }
    }

    /** How a line begins. */
    public enum Begins {
        ORDINAL,
        NUMBER,
        CAPITAL,
        SMALL,
        SIGN
    }

    /** How a line ends. */
    public enum Ends {
        COLON,
        STOP,
        BRACKET,
        ELSE
    }

    /** A word for the kind that it is of, the same in every list: {@code plain-10.capital.2-columns.figures}. */
    public String id() {
        StringBuilder out = new StringBuilder();
        out.append(word(mark)).append('-').append(depth).append('.').append(capitals ? "capitals" : word(begins));
        out.append(names == Names.ELSE ? "" : "." + word(names));
        out.append(columns > 1 ? "." + columns + "-columns" : "");
        out.append(figures == 0 ? "" : figures == 1 ? ".figure" : ".figures");
        out.append(ends == Ends.ELSE ? "" : "." + word(ends));
        return out.append(brackets && ends != Ends.BRACKET ? ".brackets" : "").toString();
    }

    private static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT);
    }

    /** How little two lines look alike; 0 if they look the same. */
    public int distance(KindLook other) {
        int letters = begins == Begins.CAPITAL || begins == Begins.SMALL ? 1 : 0;
        int othersLetters = other.begins == Begins.CAPITAL || other.begins == Begins.SMALL ? 1 : 0;
        return (mark == other.mark ? 0 : 8)
                + (depth == other.depth ? 0 : 5 + Math.min(3, Math.abs(depth - other.depth)))
                + (figures > 0 == other.figures > 0 ? 0 : 4)
                + (figures == other.figures ? 0 : 1)
                + names.distance(other.names)
                + (capitals == other.capitals ? 0 : 3)
                + (columns == other.columns ? 0 : 2)
                + (begins == other.begins ? 0 : 1)
                + (letters == othersLetters ? 0 : 2)
                + (ends == other.ends ? 0 : 1)
                + (ends == Ends.COLON == (other.ends == Ends.COLON) ? 0 : 2)
                + (brackets == other.brackets ? 0 : 1);
    }
}
