package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.phrase.EchelonWords;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.sheet.Echelon;
import java.util.LinkedHashSet;
import java.util.Set;

/** What the words of a line say of the parties of a battle. */
final class SideWords {

    private SideWords() {}

    /**
     * {@code 1 Dywizja – jednostka Księstwa Warszawskiego}, {@code 3rd Division (Kern) - Bavarians}: what it is, and no party of
     * the battle.
     */
    static boolean isSaidOf(Part lead, Part part) {
        Token first = part.words().get(0);
        boolean formation = lead.kind() == PartKind.FORMATION && (lead.has(Tag.DIVISION) || lead.has(Tag.BRIGADE));
        return formation || first.isWord() && !first.isCapitalised() && !first.is(Tag.NATION);
    }

    static boolean isArmyOfNation(Part part) {
        return part.kind() == PartKind.FORMATION
                && part.has(Tag.ARMY)
                && part.has(Tag.NATION)
                && EchelonWords.ofFormation(part.tags()) == Echelon.ARMY;
    }

    /** {@code Graham's Army at Barrosa, and its Losses}: what a table is about. */
    static boolean isTitle(Part part) {
        return part.has(Tag.ARMY)
                && part.figures().isEmpty()
                && part.person().stream().anyMatch(word -> word.is(Tag.LOSSES) || word.is(Tag.MEN));
    }

    /** The first that is named; empty if none is. */
    static String nation(Part part) {
        return nations(part).stream().findFirst().orElse("");
    }

    /** All nations that are named: of {@code WOJSKA POLSKIE I SASKIE} two. */
    static Set<String> nations(Part part) {
        Set<String> nations = new LinkedHashSet<>();
        for (Token word : part.words()) {
            if (!word.nation().isEmpty()) {
                nations.add(word.nation());
            }
        }
        return nations;
    }
}
