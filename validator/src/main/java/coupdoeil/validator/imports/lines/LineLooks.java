package coupdoeil.validator.imports.lines;

import coupdoeil.validator.imports.lines.KindLook.Begins;
import coupdoeil.validator.imports.lines.KindLook.Ends;
import coupdoeil.validator.imports.lines.KindLook.Names;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import java.util.regex.Pattern;

/** Says what lines look like. */
public final class LineLooks {

    private static final Pattern ORDINAL =
            Pattern.compile("(?U)\\d+(?:\\.?[ºª°]|\\p{L}{1,4}\\b|/|\\.)|[IVX]{1,5}\\b.*");
    private static final int MANY_COLUMNS = 3;
    private static final Tags HOSTS = Tags.of(Tag.ARMY, Tag.WING, Tag.CORPS);

    private LineLooks() {}

    public static KindLook of(ListLine line) {
        String text = line.text();
        Mark mark = line.entries().isEmpty()
                ? Mark.ROW
                : line.entries().get(0).phrase().line().source().mark();
        return new KindLook(
                mark,
                line.depth() + LineNumber.of(line).levels(),
                begins(text),
                names(line),
                isCapitals(text),
                line.isRow() ? Math.min(MANY_COLUMNS, line.cells().size()) : 1,
                Math.min(2, LineFigures.of(line).size()),
                ends(text),
                text.indexOf('(') >= 0);
    }

    private static Begins begins(String text) {
        if (text.isEmpty()) {
            return Begins.SIGN;
        }
        char first = text.charAt(0);
        if (ORDINAL.matcher(text).lookingAt()) {
            return Begins.ORDINAL;
        } else if (Character.isDigit(first)) {
            return Begins.NUMBER;
        } else if (Character.isLetter(first)) {
            return Character.isLowerCase(first) ? Begins.SMALL : Begins.CAPITAL;
        }
        return Begins.SIGN;
    }

    private static Names names(ListLine line) {
        Part lead = line.entries().isEmpty()
                ? null
                : line.entries().get(0).phrase().parts().stream().findFirst().orElse(null);
        if (lead == null) {
            return Names.ELSE;
        }
        return switch (lead.kind()) {
            case FORMATION -> level(lead.tags());
            case ARM -> Names.ARM;
            case UNIT -> lead.tags().has(Tag.ARTILLERY) ? Names.GUNS : Names.ELSE;
            case PERSON, ROLE -> Names.PERSON;
            case TOTAL -> Names.TOTAL;
            default -> Names.ELSE;
        };
    }

    private static Names level(Tags words) {
        if (words.hasAny(HOSTS)) {
            return Names.HOST;
        }
        return words.has(Tag.DIVISION) ? Names.DIVISION : words.has(Tag.BRIGADE) ? Names.BRIGADE : Names.BODY;
    }

    private static boolean isCapitals(String text) {
        return text.chars().filter(Character::isUpperCase).count() > 3
                && text.chars().noneMatch(Character::isLowerCase);
    }

    private static Ends ends(String text) {
        return text.endsWith(":")
                ? Ends.COLON
                : text.endsWith(".") ? Ends.STOP : text.endsWith(")") ? Ends.BRACKET : Ends.ELSE;
    }
}
