package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.phrase.ArmWords;
import coupdoeil.validator.imports.phrase.EchelonWords;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.words.WordList;
import coupdoeil.validator.sheet.Arm;
import coupdoeil.validator.sheet.Echelon;
import java.util.List;
import java.util.regex.Pattern;

/** Echelons of formations, by what they are called. */
final class FormationEchelons {

    /** {@code Korps-Geschützreserve}, {@code Divisionsartillerie}: what a formation has, in one word. */
    private static final Pattern OF_FORMATION = Pattern.compile(
            "(?:korps|corps|armee|leger|divisions?|divisie|brigade)-?(?!.*(?:korps|corps|armee|division|divisie|brigade)$).{4,}");
    /** What begins so is of the formation it names, and not that. */
    private static final Pattern ATTACHED = Pattern.compile("attach|zugeteilt|agregad|toegevoegd");

    private static final Pattern CENTRE = Pattern.compile("cent(?:re|ro|er|rum)|zentrum");

    private FormationEchelons() {}

    /** {@code Corps Artillery} is no corps, but what a corps has of artillery. */
    static Echelon of(Part part) {
        Echelon echelon = EchelonWords.ofFormation(part.tags());
        if (echelon == Echelon.GROUP && part.words().equals(part.person())) {
            return Echelon.BRIGADE;
        }
        if (ATTACHED.matcher(part.words().get(0).folded()).lookingAt()) {
            return Echelon.GROUP;
        }
        if (part.words().size() == 1
                && OF_FORMATION.matcher(part.words().get(0).folded()).matches()) {
            return Echelon.GROUP;
        }
        boolean numberless = !Lists.any(part.words(), word -> word.isOrdinal() || word.isPossessive());
        boolean ofCorps = part.words().size() == 2
                        && (echelon == Echelon.CORPS || echelon == Echelon.ARMY)
                        && part.words().get(0).isAny(Tag.FORMATIONS)
                        && part.words().get(1).isAny(Tag.ARMS)
                || part.words().size() == 2
                        && part.words().get(0).isAny(Tag.FORMATIONS)
                        && part.words().get(1).is(Tag.ARTILLERY)
                        && part.words().get(1).is(Tag.GROUP)
                || isReserveOfGuns(part.words());
        Arm arm = ArmWords.of(part.tags());
        Token first = part.words().get(0);
        boolean guns = first.is(Tag.ARTILLERY) && !first.is(Tag.GROUP); // Artiglieria div., but no reserve of guns
        boolean ofDivision = echelon == Echelon.DIVISION && (arm == Arm.ENGINEERS || arm == Arm.TRAIN || guns);
        boolean several = Lists.any(part.words(), word -> WordList.SEVERAL_FORMATIONS.has(word.folded()));
        if (numberless && (ofCorps || ofDivision || several)) {
            return Echelon.GROUP;
        }
        boolean plain =
                part.person().isEmpty() && !Lists.any(part.words(), word -> word.isOrdinal() || word.isPossessive());
        if (isArmOf(part.words())) {
            return Echelon.GROUP;
        }
        int last = part.words().size() - 1;
        boolean levelIsHead = last > 1
                && part.words().get(0).isAny(Tag.FORMATIONS)
                && (part.words().get(1).is(Tag.INFANTRY) || part.words().get(1).is(Tag.CAVALRY))
                && !part.words().get(last).is(Tag.GROUP);
        boolean armIsHead = last > 0
                && !levelIsHead
                && (part.words().get(last).isAny(Tag.ARMS)
                        || part.words().get(last).is(Tag.MEN)
                        || part.words().get(last).is(Tag.GROUP))
                && !Tags.of(part.words()).has(Tag.PARTICLE)
                && !part.words().get(last).isAny(Tag.FORMATIONS);
        return plain && armIsHead ? Echelon.GROUP : isColumn(part) ? Echelon.WING : echelon;
    }

    /** {@code Corps Artillery Reserve}, {@code Corps Reserve Artillery}. */
    private static boolean isReserveOfGuns(List<Token> words) {
        return words.size() == 3
                && words.get(0).isAny(Tag.FORMATIONS)
                && (words.get(1).is(Tag.ARTILLERY) && words.get(2).is(Tag.GROUP)
                        || words.get(1).is(Tag.GROUP) && words.get(2).is(Tag.ARTILLERY));
    }

    /**
     * {@code IV Column}, {@code La colonna di destra}: numbered, or by where they are, columns are what an army marches in, and hold
     * divisions; and so does {@code Il centro} between them, with its commander.
     */
    private static boolean isColumn(Part part) {
        List<Token> words = Lists.where(part.words(), word -> !word.is(Tag.PARTICLE));
        boolean column = words.size() == 2 && Lists.any(words, word -> WordList.COLUMN.has(word.folded()));
        boolean centre = words.size() == 1
                && part.words().size() == 2
                && words.get(0).is(Tag.GROUP)
                && CENTRE.matcher(words.get(0).folded()).matches();
        return column && Lists.any(words, word -> word.isOrdinal() || WordList.FLANK.has(word.folded()))
                || centre && !part.person().isEmpty();
    }

    /** {@code Cavalry attached to the corps}, {@code Artillerie du corps}: an arm, and small words before the level. */
    private static boolean isArmOf(List<Token> words) {
        boolean small = false;
        for (int at = 1;
                at < words.size()
                        && (words.get(0).isAny(Tag.ARMS) || words.get(0).is(Tag.GROUP));
                at++) {
            Token word = words.get(at);
            if (word.isAny(Tag.FORMATIONS)) {
                return small && !words.get(0).isAny(Tag.FORMATIONS);
            }
            small |= word.isWord()
                    && !word.isCapitalised()
                    && (word.is(Tag.PARTICLE) || word.tags().isEmpty());
        }
        return false;
    }
}
