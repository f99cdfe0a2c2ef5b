package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;

/** Pieces of a line that are one unit, though they look like several. */
final class OneUnit {

    private OneUnit() {}

    static List<Piece> of(List<Piece> pieces) {
        return ofOneRegiment(ofItsBattalions(ofTwoOwners(ofTwoPlaces(pieces))));
    }

    /** {@code 1st & 2nd Battalions, 9th Portuguese Line}: so many battalions of the regiment that is named behind them. */
    private static List<Piece> ofItsBattalions(List<Piece> pieces) {
        int last = pieces.size() - 1;
        boolean named = last > 1
                && pieces.get(last).words.size() > 1
                && pieces.get(last).words.get(0).isOrdinal()
                && pieces.get(last).before == Separator.COMMA
                && pieces.get(last - 1).words.size() == 2
                && pieces.get(last - 1).words.get(1).is(Tag.BATTALION)
                && Lists.all(
                        pieces.subList(0, last),
                        piece -> !piece.words.isEmpty() && piece.words.get(0).isOrdinal() && piece.figures.isEmpty())
                && Lists.all(pieces.subList(0, last - 1), piece -> piece.words.size() == 1);
        if (!named) {
            return pieces;
        }
        Piece regiment = pieces.get(last);
        regiment.figures.add(
                0, Figure.of(FigureKind.BATTALIONS, last, pieces.get(0).words.get(0)));
        return List.of(regiment);
    }

    /** {@code Dragones de Jaén (140), Lanceros de Jerez y Utrera (114)}: where all have figures, two names with one are one. */
    private static List<Piece> ofTwoPlaces(List<Piece> pieces) {
        List<Piece> whole = new ArrayList<>();
        boolean oneLacks = pieces.size() > 3
                && pieces.stream().filter(other -> !other.hasStrength()).count() == 1;
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            Piece next = i + 1 < pieces.size() ? pieces.get(i + 1) : null;
            boolean alone = pieces.size() == 2 && !piece.hasAny(Tag.UNITS) && piece.hasAny(Tag.ARMS);
            if (next != null && (oneLacks || alone) && areOneName(piece, next)) {
                piece.absorb(next);
                i++;
            }
            whole.add(piece);
        }
        return whole;
    }

    /** {@code das 6te Regiment der Fürsten von Lippe und Waldeck}: what a numbered regiment is of ends in a second name. */
    private static List<Piece> ofTwoOwners(List<Piece> pieces) {
        if (pieces.size() < 2 || !isOfOwner(pieces.get(0)) || !isNameAlone(pieces.get(1))) {
            return pieces;
        }
        List<Piece> whole = new ArrayList<>(pieces);
        whole.get(0).absorb(whole.remove(1));
        return whole;
    }

    /** A regiment with a number, in the singular, of some persons of a place. */
    private static boolean isOfOwner(Piece piece) {
        int last = piece.words.size() - 1;
        return last > 3
                && piece.figures.isEmpty()
                && piece.has(Tag.REGIMENT)
                && Lists.count(piece.words, Token::isOrdinal) == 1
                && piece.words.get(last).isCapitalised()
                && piece.words.get(last).tags().isEmpty()
                && piece.words.get(last - 1).is(Tag.PARTICLE)
                && piece.words.get(last - 2).isCapitalised()
                && !piece.words.get(last - 2).isAny(Tag.ARMS)
                && !piece.words.get(last - 2).isAny(Tag.UNITS)
                && piece.words.get(last - 3).is(Tag.PARTICLE);
    }

    private static boolean isNameAlone(Piece piece) {
        return piece.before == Separator.AND
                && piece.words.size() == 1
                && piece.words.get(0).isCapitalised()
                && piece.words.get(0).tags().isEmpty();
    }

    /** {@code 1e en 2e Bataljon Regiment Oranje-Nassau (46 officieren en 1.535 man)}: with one strength they are one. */
    private static List<Piece> ofOneRegiment(List<Piece> pieces) {
        Piece last = pieces.isEmpty() ? null : pieces.get(pieces.size() - 1);
        boolean whole = last != null
                && pieces.size() > 1
                && last.hasStrength()
                && last.words.size() > 3
                && last.words.get(0).isOrdinal()
                && last.words.get(1).is(Tag.BATTALION)
                && last.words.get(2).is(Tag.REGIMENT)
                && Lists.all(
                        pieces.subList(0, pieces.size() - 1),
                        piece -> piece.words.size() == 1 && piece.words.get(0).isOrdinal() && piece.figures.isEmpty());
        if (last == null || !whole) {
            return pieces;
        }
        last.figures.add(0, Figure.of(FigureKind.BATTALIONS, pieces.size(), last.words.get(0)));
        last.words.subList(0, 2).clear();
        return List.of(last);
    }

    /** {@code Grenadier Bn, 3rd Line Inf. Regt}: nothing tells whether the battalion is of the regiment behind it. */
    static boolean mayBeTwo(Piece first, Piece next) {
        return first.has(Tag.BATTALION)
                && first.hasAny(Tag.ARMS)
                && !first.isNumbered()
                && next.isNumbered()
                && next.has(Tag.REGIMENT)
                && next.hasAny(Tag.ARMS);
    }

    private static boolean areOneName(Piece piece, Piece next) {
        return !piece.hasStrength()
                && next.hasStrength()
                && next.before == Separator.AND
                && next.words.size() == 1
                && piece.has(Tag.PARTICLE)
                && !next.isNumbered();
    }

    /** {@code 1 regimiento de Caballería}: so many of them, and not the number of it. */
    static boolean isOne(List<Token> tokens, int at) {
        Token number = tokens.get(at);
        Token unit = at + 1 < tokens.size() ? tokens.get(at + 1) : number;
        return number.kind() == Token.Kind.NUMBER
                && number.value() == 1
                && unit.isWord()
                && !unit.isCapitalised()
                && unit.is(Tag.REGIMENT)
                && !unit.isAny(Tag.COUNTED)
                && at + 2 < tokens.size()
                && tokens.get(at + 2).is(Tag.PARTICLE);
    }
}
