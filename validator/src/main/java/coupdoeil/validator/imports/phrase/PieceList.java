package coupdoeil.validator.imports.phrase;

import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Pieces with commas or "and" between them, put together to what they name: one thing, or several. */
final class PieceList {

    /** So many units in a row have a word in common, at most. */
    private static final int MOST_SHARING = 100;

    private static final Pattern NUMERO = Pattern.compile("(?i)n");

    private static final Tags SMALL = Tags.of(Tag.PARTICLE, Tag.MONTH);

    private final List<Draft> drafts = new ArrayList<>();
    private @Nullable Draft waiting;
    private final List<Figure> ahead = new ArrayList<>();

    /** Figures behind several units, which are those of all of them together. */
    final List<Figure> shared = new ArrayList<>();

    List<Part> parts(List<Piece> pieces) {
        SharedNames.share(pieces);
        SharedNames.shareFirst(pieces);
        for (Piece piece : OneUnit.of(pieces)) {
            add(new Draft(piece));
        }
        if (waiting != null) {
            drafts.add(waiting);
        }
        if (!ahead.isEmpty()) {
            Draft counts = drafts.isEmpty() ? new Draft(new Piece(Separator.START, null)) : drafts.get(0);
            counts.piece.figures.addAll(0, ahead);
            if (drafts.isEmpty()) {
                counts.kind = PartKind.FIGURES;
                drafts.add(counts);
            }
        }
        shareWords();
        shareFigures();
        List<Part> parts = new ArrayList<>(drafts.size());
        for (Draft draft : drafts) {
            parts.add(part(draft));
        }
        return parts;
    }

    private void add(Draft next) {
        Draft last = drafts.isEmpty() ? null : drafts.get(drafts.size() - 1);
        boolean both = last != null && last.piece.hasStrength() && next.piece.hasStrength();
        if (next.kind == PartKind.SIDE && both) {
            next.kind = PartKind.NAME; // Borbón (401) y España (120)
        }
        if (next.kind == PartKind.FIGURES) {
            figures(next, last);
        } else if (waiting != null) {
            Draft first = waiting;
            waiting = null;
            prefix(first, next);
        } else if (next.kind == PartKind.NOTE && last != null) {
            last.piece.figures.addAll(next.piece.figures);
        } else if (last == null) {
            first(next);
        } else {
            behind(last, next);
        }
    }

    private void figures(Draft figures, @Nullable Draft last) {
        boolean counts =
                Lists.all(figures.piece.figures, figure -> figure.kind().isCount());
        Draft owner = waiting == null ? last : waiting;
        if (owner == null && counts) {
            ahead.addAll(figures.piece.figures);
        } else if (owner == null) {
            drafts.add(figures);
        } else {
            owner.piece.figures.addAll(figures.piece.figures);
            owner.piece.brackets.addAll(figures.piece.brackets);
            owner.piece.each |= figures.piece.each;
        }
    }

    private void first(Draft draft) {
        boolean waits = draft.subunit || draft.kind == PartKind.ARM && !draft.piece.hasStrength();
        if (waits && draft.piece.brackets.isEmpty()) {
            waiting = draft;
        } else {
            draft.piece.figures.addAll(0, ahead);
            ahead.clear();
            drafts.add(draft);
        }
    }

    private void prefix(Draft first, Draft next) {
        if (next.bare && isNumberedLast(first.piece)) {
            drafts.add(first);
            add(next);
            return;
        }
        boolean part = first.piece.has(Tag.REGIMENT) && next.piece.has(Tag.BATTALION);
        boolean list = first.subunit && next.subunit && !part && first.piece.isNumbered() && next.piece.isNumbered();
        boolean both = Lists.any(
                first.piece.figures, figure -> Lists.any(next.piece.figures, other -> other.kind() == figure.kind()));
        boolean joins = !both && next.isTroops() || next.kind == PartKind.FORMATION || next.kind == PartKind.SIDE;
        if (list || !joins || isAnother(first.piece, next.piece)) {
            drafts.add(first);
            add(next);
            return;
        }
        boolean formation = next.kind == PartKind.FORMATION && next.piece.hasAny(Tag.FORMATIONS);
        if (OneUnit.mayBeTwo(first.piece, next.piece)) {
            first.doubts.add("a battalion of the regiment behind it, or another unit");
        }
        first.piece.absorb(next.piece);
        first.piece.figures.addAll(0, ahead);
        ahead.clear();
        first.kind = formation ? PartKind.FORMATION : PartKind.UNIT;
        if (first.kind == PartKind.UNIT && Kinds.of(first.piece) == PartKind.ARM) {
            first.kind = PartKind.ARM;
        }
        drafts.add(first);
    }

    private void behind(Draft last, Draft next) {
        boolean remark = !next.piece.words.isEmpty()
                && next.piece.words.get(0).isWord()
                && !next.piece.words.get(0).isCapitalised()
                && next.piece.words.get(0).tags().isEmpty();
        if (remark && !next.bare && next.kind != PartKind.PERSON) {
            return;
        }
        if (last.kind == PartKind.PERSON || last.kind == PartKind.ROLE || last.kind == PartKind.SIDE) {
            last.piece.absorb(next.piece);
        } else if (isNumberOf(last, next)) {
            last.piece.absorb(next.piece);
            last.kind = PartKind.UNIT;
        } else if (next.kind == PartKind.PERSON && last.kind == PartKind.NAME) {
            last.piece.absorb(next.piece);
            last.kind = PartKind.PERSON;
        } else if (next.kind == PartKind.TOTAL && last.kind == PartKind.FORMATION && !isNamed(last, true)) {
            last.piece.absorb(next.piece);
            last.kind = PartKind.TOTAL;
        } else if (next.kind == PartKind.PERSON || next.kind == PartKind.ROLE) {
            last.person.addAll(next.piece.words);
            last.piece.figures.addAll(next.piece.figures); // 39e de ligne, colonel Maucune (2 bataillons, 1,633 hommes)
        } else if (last.isTroops() && next.kind == PartKind.FORMATION && !isNamed(next, false)) {
            last.piece.absorb(next.piece);
            last.kind = next.piece.hasAny(Tag.FORMATIONS) ? PartKind.FORMATION : last.kind;
        } else if (last.isTroops() && belongs(last, next)) {
            last.piece.absorb(next.piece);
            last.kind = last.kind == PartKind.NAME ? PartKind.UNIT : last.kind;
        } else if (last.kind == PartKind.FORMATION && next.kind == PartKind.NAME) {
            last.person.addAll(next.piece.words);
        } else if (last.kind == PartKind.FORMATION && isArmyOfNation(next)) {
            drafts.add(drafts.size() - 1, next);
        } else if (last.kind == PartKind.FORMATION && next.kind == PartKind.FORMATION) {
            last.doubts.add("names two formations");
        } else if (last.kind == PartKind.FORMATION && next.kind == PartKind.ARM) {
            last.piece.absorb(next.piece);
        } else if (next.subunit
                && last.isTroops()
                && !last.subunit
                && !last.bare
                && !isSister(last.piece, next.piece)) {
            last.piece.absorb(next.piece);
            last.subunit = true;
            last.kind = PartKind.UNIT;
        } else if (next.kind == PartKind.SIDE && last.isTroops()) {
            last.piece.absorb(next.piece);
        } else if (last.kind == PartKind.NOTE || last.kind == PartKind.TOTAL && next.kind != PartKind.TOTAL) {
            last.piece.figures.addAll(next.piece.figures);
        } else {
            boolean sisters = Lists.any(drafts.get(0).piece.words, SharedNames::isPlural);
            if (next.kind == PartKind.NAME && next.piece.figures.isEmpty() && !sisters) {
                next.doubts.add("a name in a list that is not known");
                if (last.kind == PartKind.NAME && last.doubts.isEmpty()) {
                    last.doubts.add("a name in a list that is not known");
                }
            }
            drafts.add(next);
        }
    }

    /** {@code Infanterie Klebek, n° 14}: its number stands behind its name. */
    private static boolean isNumberOf(Draft last, Draft next) {
        return next.bare
                && next.piece.words.size() == 1
                && NUMERO.matcher(next.piece.words.get(0).text()).lookingAt()
                && last.isTroops()
                && !last.piece.isNumbered()
                && last.piece.figures.isEmpty();
    }

    /** {@code Left Division, United States Army}: what it is part of stands behind it. */
    private static boolean isArmyOfNation(Draft draft) {
        return draft.kind == PartKind.FORMATION && draft.piece.has(Tag.ARMY) && draft.piece.has(Tag.NATION);
    }

    /** {@code Position Battery #17, Light Batteries #32}: two of a kind, each with a number of its own. */
    private static boolean isSister(Piece last, Piece next) {
        return last.isNumbered() && next.isNumbered() && last.has(Tag.BATTERY) && next.has(Tag.BATTERY);
    }

    private static boolean isNamed(Draft draft, boolean orBracketed) {
        return draft.piece.isNumbered() || draft.piece.names() > 0 || orBracketed && !draft.piece.brackets.isEmpty();
    }

    /** {@code Cleeves, KGA}; {@code Militiamen of Powhatan, Cumberland and Brunswick}: no unit of its own. */
    private static boolean belongs(Draft last, Draft next) {
        if (!last.piece.figures.isEmpty() || next.piece.isNumbered() || isCounted(next.piece)) {
            return false;
        }
        boolean arm = next.kind == PartKind.ARM && last.kind != PartKind.ARM && !next.subunit;
        boolean place = next.kind == PartKind.NAME
                && next.piece.figures.isEmpty()
                && !last.piece.isNumbered()
                && last.kind == PartKind.UNIT
                && last.piece.has(Tag.PARTICLE);
        boolean another = isAnother(last.piece, next.piece);
        return arm && !last.piece.isNumbered() && !another || arm && next.piece.words.size() == 1 || place;
    }

    /** {@code Guard Cossack, Guard Hussar}: two of a kind, and no one thing. */
    private static boolean isAnother(Piece last, Piece next) {
        return (last.hasAny(Tag.ARMS) || SharedNames.isPlural(last.words.get(0)))
                && next.words.size() > 1
                && last.words.size() > 1
                && last.words.get(0).folded().equals(next.words.get(0).folded());
    }

    /** {@code 1/4th, 1 company Brunswick Oels}: what is counted by itself is no part of another. */
    private static boolean isCounted(Piece piece) {
        return !piece.words.isEmpty()
                && Lists.any(
                        piece.figures,
                        figure -> figure.kind().isCount()
                                && figure.start() < piece.words.get(0).start());
    }

    /** {@code Batteries}: more than one is named behind it. */
    private static boolean isOfSeveral(Token word) {
        return (word.is(Tag.BATTERY) || word.is(Tag.COMPANY) || SharedNames.isPlural(word))
                && word.folded().replace(".", "").endsWith("s");
    }

    /** {@code 7e, 12e et 40e de ligne}: a number alone takes the words of the next that has some, else of the last. */
    private void shareWords() {
        if (drafts.size() == 1) {
            return;
        }
        int[] behind = new int[drafts.size()];
        for (int i = drafts.size() - 1; i >= 0; i--) {
            behind[i] = named(i, i + 1, behind);
        }
        int[] before = new int[drafts.size()];
        for (int i = 0; i < drafts.size(); i++) {
            if (drafts.get(i).bare && Draft.isBare(drafts.get(i).piece)) {
                shareWords(i, behind, before);
            }
            before[i] = named(i, i - 1, before);
        }
    }

    /** The unit with words from which one may have some: itself, or that of its neighbour; below nought if there is none. */
    private int named(int at, int neighbour, int[] named) {
        if (drafts.get(at).kind != PartKind.UNIT) {
            return -1;
        }
        if (!words(drafts.get(at)).isEmpty()) {
            return at;
        }
        return neighbour >= 0 && neighbour < named.length ? named[neighbour] : -1;
    }

    private void shareWords(int i, int[] behind, int[] before) {
        Draft draft = drafts.get(i);
        boolean last = i > 0
                && draft.piece.before == Separator.AND
                && isNumberedLast(drafts.get(i - 1).piece)
                && Lists.any(drafts.get(i - 1).piece.words, PieceList::isOfSeveral);
        List<Token> words = last ? List.of() : wordsOf(i + 1, behind, isSlashed(draft));
        boolean back = words.isEmpty() && i > 0 && isSlashed(draft) == isSlashed(drafts.get(i - 1));
        if (!back && !words.isEmpty() && !draft.piece.brackets.isEmpty()) {
            draft.doubts.add("shares the word of another, and has a name of its own in brackets");
        }
        if (back && isNumberedLast(drafts.get(i - 1).piece)) {
            List<Token> numbered = drafts.get(i - 1).piece.words;
            draft.piece.words.addAll(0, List.copyOf(numbered.subList(0, numbered.size() - 1)));
        } else {
            List<Token> shared = back ? wordsOf(i - 1, before, false) : words;
            // 1st Battalion 28th and 79th: what stands before has a number of its own, and nothing that both have.
            boolean own = back && shared.stream().anyMatch(Token::isOrdinal);
            draft.piece.words.addAll(own ? List.of() : shared);
        }
    }

    /** {@code Batterien Nr. 5}, and not {@code 5. Batterie}. */
    private static boolean isNumberedLast(Piece piece) {
        return piece.words.size() > 1
                && Lists.any(piece.words, word -> word.isWord() && !word.is(Tag.ORDINAL))
                && !piece.words.get(0).isOrdinal()
                && piece.words.get(piece.words.size() - 1).isOrdinal();
    }

    /** {@code 1st Scots Guards, 5/60th}: a battalion of a numbered regiment has no name of another one's. */
    private static boolean isSlashed(Draft draft) {
        for (Token word : draft.piece.words) {
            if (word.isSign("/")) {
                return true;
            }
        }
        return false;
    }

    /**
     * The words that a unit has of one on a side of it.
     *
     * @param from its neighbour on that side
     * @param named from which each may have some there
     * @param slashed whether only words of a slashed one will do
     */
    private List<Token> wordsOf(int from, int[] named, boolean slashed) {
        int at = from < named.length ? named[from] : -1;
        boolean far = at < 0 || Math.abs(at - from) >= MOST_SHARING;
        return far || slashed && !isSlashed(drafts.get(at)) ? List.of() : words(drafts.get(at));
    }

    /** What a unit is called, without its number. */
    private static List<Token> words(Draft draft) {
        return draft.piece.words.stream()
                .dropWhile(word -> !word.isWord() || word.is(Tag.ORDINAL))
                .toList();
    }

    private void shareFigures() {
        if (drafts.size() < 2) {
            return;
        }
        List<Draft> troops = Lists.where(drafts, Draft::isTroops);
        if (troops.size() < 2) {
            return;
        }
        for (int i = 1; i < troops.size(); i++) {
            // 1st, 2nd and 7th Line Battalions (1,914), and others: of all that have those words together.
            boolean together = troops.get(i - 1).bare
                    && troops.get(i - 1).piece.figures.isEmpty()
                    && !troops.get(i).bare
                    && !isSlashed(troops.get(i));
            if (together) {
                int from = i - 1;
                while (from > 0
                        && troops.get(from - 1).bare
                        && troops.get(from - 1).piece.figures.isEmpty()) {
                    from--;
                }
                share(troops.subList(from, i + 1));
            }
        }
        Draft last = troops.get(troops.size() - 1);
        boolean others = Lists.any(troops, draft -> draft != last && !draft.piece.figures.isEmpty());
        if (!others) {
            share(troops);
        }
    }

    /** The figures of the last are those of all together, or of each. */
    private void share(List<Draft> troops) {
        Piece last = troops.get(troops.size() - 1).piece;
        if (last.each) {
            troops.stream()
                    .filter(draft -> draft.piece.figures.isEmpty())
                    .forEach(draft -> draft.piece.figures.addAll(last.figures));
        } else {
            shared.addAll(last.figures);
            last.figures.clear();
        }
    }

    private static Part part(Draft draft) {
        List<Token> person = new ArrayList<>(draft.person);
        for (List<Token> bracket : draft.piece.brackets) {
            if (person.isEmpty() && isPerson(bracket, draft.kind)) {
                person.addAll(bracket.stream()
                        .dropWhile(token -> token.isWord() && !token.isCapitalised())
                        .toList());
            }
        }
        int rank = draft.kind == PartKind.FORMATION ? rankBehind(draft.piece.words) : 0;
        if (rank > 0) {
            List<Token> behind = draft.piece.words.subList(rank, draft.piece.words.size());
            person.addAll(0, behind);
            behind.clear();
        }
        if (draft.kind == PartKind.FORMATION && isNamedTwice(draft.piece.words)) {
            draft.doubts.add("names two formations");
        }
        if (draft.kind == PartKind.FORMATION && isSmallDivision(draft.piece)) {
            draft.kind = PartKind.UNIT;
        }
        List<Token> words = draft.kind == PartKind.FORMATION ? untitled(draft.piece.words) : draft.piece.words;
        return new Part(draft.kind, words, List.of(), draft.piece.figures, person, draft.doubts);
    }

    /** {@code BRIGATA D’AQUINO BRIGATA MEDICI}: two columns that became one line. */
    private static boolean isNamedTwice(List<Token> words) {
        int levels = 0;
        for (Token word : words) {
            levels += word.isAny(Tag.FORMATIONS) && !word.isAny(Tag.UNITS) ? 1 : 0;
        }
        return levels > 1
                && levels
                        > words.stream()
                                .filter(word -> word.isAny(Tag.FORMATIONS) && !word.isAny(Tag.UNITS))
                                .map(Token::folded)
                                .distinct()
                                .count();
    }

    /** Where, in {@code Left Division Major General Jacob Brown}, the commander begins; 0 if nowhere. */
    private static int rankBehind(List<Token> words) {
        boolean formation = false;
        boolean named = false;
        for (int at = 0; at + 1 < words.size(); at++) {
            Token word = words.get(at);
            if (formation && !named && word.is(Tag.RANK) && isFormationAlone(words.get(at - 1))) {
                return 0; // Brigade Generalmajor Franz Freiherr von Nobili: the second rank is part of his name.
            }
            if (formation
                    && named
                    && word.is(Tag.RANK)
                    && word.isCapitalised()
                    && !words.get(at - 1).is(Tag.RANK)
                    && !words.get(at - 1).is(Tag.PARTICLE)) {
                return at;
            }
            formation |= word.isAny(Tag.FORMATIONS);
            boolean own = !word.isAny(Tag.FORMATIONS) && !word.isAny(Tag.ARMS) && !word.is(Tag.RANK);
            named |= own || word.folded().indexOf('-') > 0;
        }
        return 0;
    }

    /** A word for a formation alone, which is called by who commands it. */
    private static boolean isFormationAlone(Token before) {
        return before.isAny(Tag.FORMATIONS) && before.folded().indexOf('-') < 0;
    }

    /** {@code Pionier-Division, 1 Komp.}: as such a division is half a squadron, or two companies. */
    private static boolean isSmallDivision(Piece piece) {
        return piece.has(Tag.DIVISION)
                && piece.hasAny(Tag.ARMS)
                && Lists.any(piece.figures, figure -> figure.kind() == FigureKind.COMPANIES && figure.value() <= 2);
    }

    /** {@code Ordre de bataille des III. Armeekorps am (a date)}: without the title, and small words at the end. */
    private static List<Token> untitled(List<Token> words) {
        int from = 0;
        while (from < words.size()
                && (words.get(from).is(Tag.TITLE) || from > 0 && words.get(from).is(Tag.PARTICLE))) {
            from++;
        }
        int to = words.size();
        while (to > from && words.get(to - 1).is(Tag.PARTICLE)) {
            to--;
        }
        return from == to ? words : words.subList(from, to);
    }

    /** Of a formation any name is its commander's; of a unit only one with a rank. */
    private static boolean isPerson(List<Token> bracket, PartKind kind) {
        Tags tags = Tags.of(bracket);
        boolean rank = tags.has(Tag.RANK);
        boolean troops = tags.hasAny(Tag.ARMS) || tags.hasAny(Tag.UNITS) || tags.hasAny(Tag.FORMATIONS);
        boolean prose = tags.has(Tag.PROSE) || tags.has(Tag.NOTE);
        boolean name = Lists.any(bracket, token -> token.isCapitalised() && isUnknown(token.tags()));
        boolean holder = kind == PartKind.FORMATION || kind == PartKind.SIDE || kind == PartKind.ARM;
        return !troops && !prose && (rank || holder && name);
    }

    private static boolean isUnknown(Tags tags) {
        return tags.without(SMALL).isEmpty();
    }
}
