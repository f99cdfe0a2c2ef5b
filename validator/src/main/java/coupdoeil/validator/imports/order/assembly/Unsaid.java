package coupdoeil.validator.imports.order.assembly;

import coupdoeil.validator.imports.outline.Entry;
import coupdoeil.validator.imports.outline.Outline;
import coupdoeil.validator.imports.outline.Role;
import coupdoeil.validator.imports.phrase.Part;
import coupdoeil.validator.imports.phrase.PartKind;
import coupdoeil.validator.imports.token.Headings;
import coupdoeil.validator.imports.token.Lists;
import coupdoeil.validator.imports.token.Tag;
import coupdoeil.validator.imports.token.Tags;
import coupdoeil.validator.imports.token.Token;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** Lines of which something that looks like a unit came to nothing: nobody should miss it without a word. */
final class Unsaid {

    private static final Set<PartKind> TAKEN =
            Set.of(PartKind.UNIT, PartKind.ARM, PartKind.NAME, PartKind.FORMATION, PartKind.SIDE, PartKind.TOTAL);
    private static final Tags SMALL = Tags.of(Tag.PARTICLE, Tag.CONNECT, Tag.NUMBER);

    /** So many small words make a sentence of a line. */
    private static final int TOLD = 2;
    /** An arm or echelon stands no further behind the number of a unit. */
    private static final int NEAR = 3;

    private Unsaid() {}

    /** Physical lines, from 1. */
    static Collection<Integer> lines(Outline outline) {
        Set<Integer> lines = new TreeSet<>();
        for (Entry entry : outline.entries()) {
            List<Token> tokens = entry.phrase().line().tokens();
            // Who has said that a line is a note has looked at it.
            boolean note = entry.role() == Role.NOTE && !outline.settled().contains(entry.line());
            boolean looked = entry.role() == Role.UNIT || entry.role() == Role.FORMATION || note;
            if (looked && !isTold(tokens)) {
                Set<Long> taken = null;
                for (int at = 0; at < tokens.size(); at++) {
                    if (isUnit(tokens, at)) {
                        taken = taken != null ? taken : entry.role() == Role.NOTE ? Set.of() : taken(entry);
                        if (!taken.contains(place(tokens.get(at)))) {
                            lines.add(entry.line() + tokens.get(at).below());
                        }
                    }
                }
            }
        }
        return lines;
    }

    private static boolean isTold(List<Token> tokens) {
        int prose = Lists.count(tokens, token -> token.is(Tag.PROSE) && !token.isAny(SMALL) && !token.isCapitalised());
        return prose >= TOLD || Headings.isTelling(tokens) || Tags.of(tokens).has(Tag.NOTE);
    }

    /** Places of the words that became something. */
    private static Set<Long> taken(Entry entry) {
        Set<Long> taken = new HashSet<>();
        for (Part part : entry.phrase().parts()) {
            if (TAKEN.contains(part.kind())) {
                part.words().forEach(word -> taken.add(place(word)));
                part.hint().forEach(word -> taken.add(place(word)));
            }
            part.person().forEach(word -> taken.add(place(word)));
        }
        return taken;
    }

    private static long place(Token token) {
        return ((long) token.below() << Integer.SIZE) + token.start();
    }

    /** {@code 1/92nd}, or the number of a regiment and what it is, outside brackets. */
    private static boolean isUnit(List<Token> tokens, int at) {
        Token token = tokens.get(at);
        boolean slashed = (token.kind() == Token.Kind.NUMBER || token.isOrdinal())
                && at + 2 < tokens.size()
                && tokens.get(at + 1).isSign("/")
                && tokens.get(at + 2).isOrdinal();
        if (slashed || !token.isOrdinal() || token.isWord()) {
            return slashed;
        }
        for (int near = at + 1; near < tokens.size() && near <= at + NEAR; near++) {
            Token next = tokens.get(near);
            boolean ended =
                    next.kind() == Token.Kind.SIGN && !next.isSign("(") && !next.isSign("-") && !next.isSign("/");
            if (ended || next.is(Tag.MONTH)) {
                return false;
            }
            if (next.isAny(Tag.ARMS) || next.isAny(Tag.UNITS)) {
                return true;
            }
        }
        return false;
    }
}
