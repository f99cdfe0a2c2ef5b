package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import coupdoeil.validator.imports.token.TokenLine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Token lines to phrases: pieces to parts, and parts to one another. */
public final class PhraseReader {

    /** No piece has more; each was a copy of all before it. */
    private static final int MOST_FIGURES = 100;

    private static final String TOO_MANY = "has more figures than any one piece";

    private final List<Part> parts = new ArrayList<>();
    private final List<Figure> shared = new ArrayList<>();
    /** No regiment has more companies or squadrons. */
    private static final int FEW_PARTS = 12;

    private boolean listing;
    /** Of the parts before the last: how many are troops, and whether one of those has figures. */
    private int troopsBefore;

    private boolean figuresBefore;

    private PhraseReader() {}

    public static Phrase read(TokenLine line) {
        PhraseReader reader = new PhraseReader();
        List<Token> said = GameCodes.without(UnknownFigures.without(line.tokens()));
        reader.readAll(new PieceReader(GameRemarks.without(said)).pieces());
        reader.sayKind(line.kind());
        if (line.told()) {
            reader.parts.replaceAll(part -> part.doubted("told in a sentence"));
        }
        // Its figures stand so far below its beginning, as its tokens do.
        return new Phrase(line, reader.parts, reader.shared).down(line.line());
    }

    /** What a column says of the arm of a unit. */
    private void sayKind(List<Token> kind) {
        Part first = parts.isEmpty() ? null : parts.get(0);
        boolean troops = first != null && (isTroops(first) || first.kind() == PartKind.NAME);
        if (first != null && troops && !kind.isEmpty()) {
            PartKind told = first.kind() == PartKind.NAME ? PartKind.UNIT : first.kind();
            parts.set(0, new Part(told, first.words(), kind, first.figures(), first.person(), first.doubts()));
        }
    }

    private void readAll(List<Piece> pieces) {
        for (Piece piece : pieces) {
            listing |= piece.before == Separator.SEMICOLON;
        }
        int from = 0;
        for (int at = 1; at <= pieces.size(); at++) {
            if (at == pieces.size() || !pieces.get(at).before.isList()) {
                segment(pieces.get(from).before, pieces.subList(from, at));
                from = at;
            }
        }
        if (listing) {
            shareLabel();
        }
        leaveOutSum();
        shareLast();
        parts.replaceAll(part -> part.kind() == PartKind.SIDE && isCounted(part) ? part.as(PartKind.UNIT) : part);
    }

    /** {@code España, 1 escuadrón}: a regiment that is called by a nation; no party has companies or squadrons, and men. */
    private static boolean isCounted(Part part) {
        boolean small = Lists.any(
                part.figures(),
                figure -> figure.kind() == FigureKind.COMPANIES || figure.kind() == FigureKind.SQUADRONS);
        return small
                && part.hasStrength()
                && Lists.all(part.figures(), figure -> !figure.kind().isCount() || figure.value() <= FEW_PARTS)
                && Lists.all(part.figures(), figure -> figure.kind() != FigureKind.BATTALIONS);
    }

    /** {@code Dragoons, 252; Chasseurs, 321; Light Horse, 737 | 1,310}: a second figure of the last that is the sum of all others. */
    private void leaveOutSum() {
        List<Part> troops = Lists.where(parts, part -> isTroops(part) || part.kind() == PartKind.NAME);
        if (troops.size() < 2) {
            return;
        }
        Part last = troops.get(troops.size() - 1);
        List<Figure> own = strengths(last);
        if (own.size() != 2) {
            return;
        }
        Figure sum = own.get(1);
        double all = 0;
        for (Part part : troops) {
            for (Figure figure : strengths(part)) {
                all += figure.value();
            }
        }
        if (all == 2 * sum.value()) {
            parts.set(parts.lastIndexOf(last), last.with(Lists.where(last.figures(), figure -> figure != sum)));
        }
    }

    private static List<Figure> strengths(Part part) {
        return Lists.where(part.figures(), figure -> figure.kind() == FigureKind.STRENGTH);
    }

    /** The only strength of a list of units, behind the last of them, is of all of them. */
    private void shareLast() {
        if (parts.size() < 2) {
            return;
        }
        List<Part> troops = Lists.where(parts, part -> isTroops(part) || part.kind() == PartKind.NAME);
        if (troops.size() < 2) {
            return;
        }
        Part last = troops.get(troops.size() - 1);
        boolean others = Lists.any(troops, part -> part != last && part.hasStrength());
        if (last.hasStrength() && !others && !saysWhat(last)) {
            List<Figure> own = new ArrayList<>();
            for (Figure figure : last.figures()) {
                boolean before = isBefore(figure, last.words().get(0));
                (figure.kind().isCount() || before ? own : shared).add(figure);
            }
            parts.set(parts.lastIndexOf(last), last.with(own));
        }
    }

    /** {@code and 60 dragoons of Numancia}: what stands before a name counts nothing else. */
    private static boolean isBefore(Figure figure, Token word) {
        return figure.line() == word.below() && figure.start() < word.start();
    }

    /** Guns of a battery at the end of a list are its own. */
    private static boolean saysWhat(Part part) {
        return Lists.any(part.figures(), figure -> figure.kind() == FigureKind.GUNS);
    }

    private void segment(Separator before, List<Piece> pieces) {
        if (before == Separator.COLON && !parts.isEmpty() && areItsBattalions(parts.get(parts.size() - 1), pieces)) {
            List<Figure> figures = new ArrayList<>(List.of(battalions(pieces)));
            pieces.forEach(piece -> figures.addAll(piece.figures));
            keep(parts.size() - 1, parts.get(parts.size() - 1), figures);
            return;
        }
        Optional<Part> withParts =
                parts.isEmpty() ? Optional.empty() : PartsBehind.of(parts.get(parts.size() - 1), before, pieces);
        if (withParts.isPresent()) {
            parts.set(parts.size() - 1, withParts.get());
            return;
        }
        PieceList list = new PieceList();
        List<Part> next = list.parts(pieces);
        list.shared.forEach(shared::add);
        boolean outer = listing;
        listing |= before == Separator.COLON && areListed(next);
        for (int i = 0; i < next.size(); i++) {
            if (i > 0 && next.get(i).kind() == PartKind.NAME) {
                add(next.get(i));
            } else {
                boolean first = i == 0;
                Optional<Token> colon =
                        Optional.ofNullable(pieces.get(0).sign).filter(sign -> first && sign.isSign(":"));
                join(first ? before : Separator.COMMA, colon, next.get(i));
            }
        }
        if (listing && !outer) {
            shareLabel();
        }
        listing = outer;
    }

    /** Whether several of what stands behind a colon have figures of their own, and the first is nothing but a name. */
    private static boolean areListed(List<Part> next) {
        return next.get(0).kind() == PartKind.NAME
                && next.stream()
                                .filter(part -> part.kind() == PartKind.NAME || part.kind() == PartKind.UNIT)
                                .filter(Part::hasStrength)
                                .count()
                        > 1;
    }

    /** {@code 1. ostpreuß. Inf.-Regt.: 1., 2. u. Füs.-Bat.}: which battalions of it are there. */
    private static boolean areItsBattalions(Part regiment, List<Piece> pieces) {
        return isTroops(regiment)
                && regiment.has(Tag.REGIMENT)
                && pieces.size() > 1
                && Lists.any(pieces, piece -> piece.has(Tag.BATTALION))
                && Lists.all(pieces, PhraseReader::isBattalionOnly);
    }

    private static boolean isBattalionOnly(Piece piece) {
        return !piece.words.isEmpty()
                && Lists.all(piece.words, word -> word.isOrdinal() || word.is(Tag.BATTALION) || word.is(Tag.CONNECT));
    }

    /** As many as there are numbers, and names without one. */
    private static Figure battalions(List<Piece> pieces) {
        int count = 0;
        for (Piece piece : pieces) {
            count += Math.max(1, Lists.count(piece.words, Token::isOrdinal));
        }
        return Figure.of(FigureKind.BATTALIONS, count, pieces.get(0).words.get(0));
    }

    /** {@code Caballería: Montesa (120), Farnesio (213)}: what stands before a colon is said of all behind it, up to another arm. */
    private void shareLabel() {
        List<Token> label = List.of();
        for (int at = 0; at < parts.size(); at++) {
            Part part = parts.get(at);
            boolean open = part.kind() == PartKind.NAME || part.kind() == PartKind.UNIT;
            boolean other = !open
                    || part.words().isEmpty()
                    || part.words().get(0).is(Tag.ARTILLERY)
                    || part.words().get(0).is(Tag.ENGINEERS);
            if (part.hint().stream().anyMatch(token -> token.isSign(":"))) {
                label = part.hint();
            } else if (other) {
                label = List.of();
            } else if (!label.isEmpty() && part.hint().isEmpty()) {
                parts.set(at, new Part(part.kind(), part.words(), label, part.figures(), part.person(), part.doubts()));
            }
        }
    }

    /** @param colon before it, if there is one */
    private void join(Separator before, Optional<Token> colon, Part next) {
        if (parts.isEmpty()) {
            parts.add(next);
            return;
        }
        int at = parts.size() - 1;
        Part last = parts.get(at);
        boolean far = before == Separator.SEMICOLON;
        if (isRemark(last, before, next)) {
            return;
        }
        if (last.kind() == PartKind.FORMATION
                && parts.size() == 1
                && (isCountOnly(next) || last.hasStrength() && areItsParts(next))) {
            parts.set(at, with(last, next.figures()));
            return;
        }
        if (before == Separator.GAP && isTroops(last) && last.figures().isEmpty() && isBattalion(next.words())) {
            List<Token> words = new ArrayList<>(last.words());
            words.addAll(next.words());
            parts.set(at, new Part(PartKind.UNIT, words, last.hint(), next.figures(), last.person(), last.doubts()));
            return;
        }
        if (parts.size() == 1 && isFlank(last) && next.kind() == PartKind.FORMATION) {
            parts.set(at, next);
            return;
        }
        if (next.kind() == PartKind.FIGURES) {
            figures(at, last, next);
        } else if (next.kind() == PartKind.NOTE) {
            keep(at, last, next.figures());
        } else if (!far && isCommander(last, next)) {
            parts.set(at, with(last.commandedBy(next.words()), next.figures()));
        } else if (!far && next.kind() == PartKind.ROLE && isLed(last, next)) {
            List<Token> person =
                    next.words().stream().dropWhile(word -> word.is(Tag.ROLE)).toList();
            parts.set(at, with(last.commandedBy(person), next.figures()));
        } else if (!far && last.kind() == PartKind.ROLE) {
            parts.set(at, last.commandedBy(next.words()));
        } else if (!far && (isLabel(last, next, before) || isWhole(last) && colon.isPresent() && isTroops(next))) {
            label(at, last, next, colon);
        } else if (before == Separator.COLON && parts.size() == 1 && isLeader(last) && isTroops(next)) {
            parts.set(at, last.as(PartKind.FORMATION).commandedBy(last.words()));
            add(next);
        } else if (!far && last.kind() == PartKind.TOTAL) {
            keep(at, isTotalOf(last, next) ? of(last, next) : last, next.figures());
        } else {
            add(far ? named(last, next) : next);
        }
    }

    /** {@code In all: 5th Corps, 3,400 men}: what it is the total of stands behind the word for one. */
    private static boolean isTotalOf(Part total, Part next) {
        return total.figures().isEmpty()
                && next.kind() == PartKind.FORMATION
                && Lists.any(next.words(), word -> word.isAny(Tag.FORMATIONS));
    }

    private static Part of(Part total, Part formation) {
        List<Token> words = new ArrayList<>(total.words());
        words.addAll(formation.words());
        return new Part(PartKind.TOTAL, words, total.hint(), total.figures(), total.person(), total.doubts());
    }

    /** {@code Zur Division: 2 Batterien}: what they are of, which is open already. */
    private static boolean isWhole(Part part) {
        return part.kind() == PartKind.FORMATION
                && part.words().size() == 2
                && !part.words().isEmpty()
                && part.words().get(0).is(Tag.PARTICLE)
                && part.words().get(0).text().length() > 2
                && part.words().get(1).isAny(Tag.FORMATIONS)
                && part.figures().isEmpty();
    }

    /** {@code 2 pułk ułanów – dowódca Tadeusz Tyszkiewicz (800 żołnierzy)}: who leads it stands behind a word that says so. */
    private static boolean isLed(Part last, Part next) {
        return isTroops(last)
                && last.person().isEmpty()
                && next.person().isEmpty()
                && next.words().get(0).is(Tag.ROLE)
                && Lists.any(
                        next.words(),
                        word -> word.isCapitalised() && word.tags().isEmpty());
    }

    /** {@code VIII Corps: 6 regts, 12 batts, 5,400 men}: how many there are, and no unit. */
    private static boolean isCountOnly(Part part) {
        return part.words().size() == 2
                && part.words().get(0).kind() == Token.Kind.NUMBER
                && part.words().get(1).is(Tag.REGIMENT)
                && part.words().get(1).folded().replace(".", "").endsWith("s");
    }

    /** {@code Divisione Rossi (3.900 uomini): 6 battaglioni di granatieri}: of what its battalions are, and no unit. */
    private static boolean areItsParts(Part part) {
        return part.kind() == PartKind.ARM
                && !part.words().isEmpty()
                && part.words().get(0).is(Tag.PARTICLE)
                && !part.figures().isEmpty()
                && Lists.all(part.figures(), figure -> figure.kind().isCount());
    }

    /** {@code Left - Compere's Brigade}: where it stands, and not what it is part of. */
    private static boolean isFlank(Part part) {
        return part.figures().isEmpty() && part.person().isEmpty() && Kinds.isFlank(part.words());
    }

    /** {@code Divisione Morzin – riserva dei granatieri}, {@code Division Morand - brigades non connues}: no second formation. */
    private static boolean isRemark(Part last, Separator before, Part next) {
        return before == Separator.DASH && last.kind() == PartKind.SIDE && isSaidOfSide(next)
                || before == Separator.DASH
                        && last.kind() == PartKind.FORMATION
                        && Tags.of(last.words()).hasAny(Tag.FORMATIONS)
                        && next.kind() == PartKind.FORMATION
                        && next.figures().isEmpty()
                        && !Lists.any(next.words(), Token::isCapitalised)
                        && (Tags.of(next.words()).has(Tag.PROSE)
                                || !Tags.of(next.words()).hasAny(Tag.FORMATIONS));
    }

    /** {@code Hanoverian — field battalions & Landwehr}: of what kind its troops are. */
    private static boolean isSaidOfSide(Part next) {
        return next.kind() == PartKind.ARM
                && next.figures().isEmpty()
                && next.words().get(0).isWord()
                && !next.words().get(0).isCapitalised();
    }

    /** {@code Olsufiev: 8 Jäger, Viborg, Perm}: whose troops they are. */
    private static boolean isLeader(Part part) {
        boolean named = Lists.any(
                part.words(), word -> word.isCapitalised() && word.tags().isEmpty());
        return named
                && (part.kind() == PartKind.NAME || part.kind() == PartKind.PERSON)
                && part.figures().isEmpty()
                && part.person().isEmpty();
    }

    /** An arm that somebody commands is a formation; another only says of what kind what follows is. */
    private void label(int at, Part label, Part next, Optional<Token> colon) {
        boolean whole = isWhole(label);
        if (label.person().isEmpty() || whole) {
            List<Token> hint = new ArrayList<>(whole ? label.words().subList(0, 1) : label.words());
            colon.ifPresent(hint::add);
            PartKind kind = whole ? PartKind.UNIT : next.kind();
            parts.set(at, new Part(kind, next.words(), hint, next.figures(), next.person(), next.doubts()));
        } else {
            parts.set(at, label.as(PartKind.FORMATION));
            add(next);
        }
    }

    /** {@code 1st Foot Guards, 1st Battalion, 1,300; 3rd Battalion, 1,027}: of the same regiment. */
    private static Part named(Part last, Part next) {
        int of = last.words().size() - 2;
        if (last.kind() != PartKind.UNIT || !isBattalion(next.words()) || of < 1) {
            return next;
        }
        List<Token> regiment = last.words().subList(0, of);
        boolean battalion = isBattalion(last.words().subList(of, of + 2));
        boolean numbered = Lists.any(regiment, Token::isOrdinal);
        if (!battalion || !numbered) {
            return next;
        }
        List<Token> words = new ArrayList<>(regiment);
        words.addAll(next.words());
        return new Part(next.kind(), words, next.hint(), next.figures(), next.person(), next.doubts());
    }

    private static boolean isBattalion(List<Token> words) {
        return words.size() == 2
                && words.get(0).isOrdinal()
                && words.get(1).is(Tag.BATTALION)
                && !words.get(1).isAny(Tag.ARMS);
    }

    private void add(Part next) {
        if (!parts.isEmpty()) {
            Part last = parts.get(parts.size() - 1);
            troopsBefore += isTroops(last) ? 1 : 0;
            figuresBefore |= isTroops(last) && !last.figures().isEmpty();
        }
        parts.add(next);
    }

    private void keep(int at, Part last, List<Figure> figures) {
        if (!figures.isEmpty() && last.kind() != PartKind.NOTE) {
            parts.set(at, with(last, figures));
        }
    }

    private static Part with(Part part, List<Figure> more) {
        if (part.figures().size() + more.size() > MOST_FIGURES) {
            return part.doubts().contains(TOO_MANY) ? part : part.doubted(TOO_MANY);
        }
        List<Figure> all = new ArrayList<>(part.figures());
        all.addAll(more);
        return part.with(all);
    }

    private void figures(int at, Part last, Part next) {
        List<Figure> own = new ArrayList<>();
        boolean ofAll = troopsBefore > 0
                && isTroops(last)
                && !figuresBefore
                && last.figures().isEmpty();
        for (Figure figure : next.figures()) {
            if (figure.kind() == FigureKind.SUM || ofAll) {
                shared.add(figure);
            } else {
                own.add(figure);
            }
        }
        parts.set(at, with(last, own));
    }

    private static boolean isTroops(Part part) {
        return part.kind() == PartKind.UNIT || part.kind() == PartKind.ARM;
    }

    private boolean isCommander(Part last, Part next) {
        if (listing && isListedFirst(last, next)) {
            return false;
        }
        if (listing && next.kind() == PartKind.NAME && last.kind() == PartKind.FORMATION && parts.size() == 1) {
            return false;
        }
        boolean held = last.kind() == PartKind.FORMATION
                || last.kind() == PartKind.SIDE
                || last.kind() == PartKind.ARM
                || last.kind() == PartKind.UNIT;
        boolean person = next.kind() == PartKind.PERSON
                || next.kind() == PartKind.NAME && last.kind() != PartKind.UNIT
                || next.kind() == PartKind.NAME && last.figures().isEmpty();
        return held && person && last.person().isEmpty();
    }

    /** {@code Infantería.—Ceuta (3 batallones), 1.208; …}: the first of those that are listed, and no commander. */
    private boolean isListedFirst(Part last, Part next) {
        return last.kind() == PartKind.ARM
                && last.figures().isEmpty()
                && next.kind() == PartKind.NAME
                && !next.figures().isEmpty();
    }

    /** {@code Horse: 20th Light Dragoons}: what stands before the colon only says of what kind it is. */
    private static boolean isLabel(Part last, Part next, Separator before) {
        boolean apart = before == Separator.COLON || before == Separator.DASH || before == Separator.CELL;
        boolean counted = next.kind() == PartKind.ARM
                && before == Separator.COLON
                && !next.figures().isEmpty();
        return apart
                && last.kind() == PartKind.ARM
                && last.figures().isEmpty()
                && (next.kind() == PartKind.UNIT || counted || next.kind() == PartKind.NAME);
    }
}
