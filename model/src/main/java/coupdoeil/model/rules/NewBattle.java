package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.SpecialRule;
import java.util.List;

/**
 * What a new battle of a system begins with, before its designer has said more.
 *
 * @param boards boards that the rules themselves name, the usual one first; none where every battle brings its own
 * @param size a board of one's own size begins as this one
 * @param clock from when to when it lasts or how many turns; all unsaid if the rules set no end
 * @param sides the two sides: the first has its back to the north, the second to the south
 * @param formations formations that no army can do without
 * @param first scenario attribute that says which side begins; empty if the system has none
 * @param date scenario attribute that holds the date
 * @param year scenario attribute that holds the year of the date as a number; empty if the system has none
 * @param scenario further attributes of the scenario
 * @param ownSize attributes of the scenario if its board is none of {@code boards}
 * @param specialRules special rules that no battle can do without, such as charts that each must bring
 * @param places places that no battle can do without
 */
public record NewBattle(
        List<Board> boards,
        Board size,
        Clock clock,
        List<NewSide> sides,
        List<NewFormation> formations,
        String first,
        String date,
        String year,
        Attributes scenario,
        Attributes ownSize,
        List<SpecialRule> specialRules,
        List<NewPlace> places) {

    /** A battle of rules that nobody knows. */
    public static final NewBattle NONE = new NewBattle(
            List.of(),
            new Board.OfTable("", 1, 1),
            Clock.UNSET,
            List.of(),
            List.of(),
            "",
            "",
            "",
            Attributes.NONE,
            Attributes.NONE,
            List.of(),
            List.of());

    public NewBattle {
        boards = List.copyOf(boards);
        sides = List.copyOf(sides);
        formations = List.copyOf(formations);
        specialRules = List.copyOf(specialRules);
        places = List.copyOf(places);
    }

    /** Whether it is fought on hexes, not on a table. */
    public boolean onHexes() {
        return size instanceof Board.OfHexes;
    }

    /** The usual board: the first that the rules name, or else one of the usual size. */
    public Board usual() {
        return boards.isEmpty() ? size : boards.get(0);
    }

    /**
     * A side.
     *
     * @param role what it is in every battle of the system, such as the side at the top
     * @param attributes attributes of the side
     * @param named scenario attributes that name it
     */
    public record NewSide(String role, Attributes attributes, List<String> named) {
        public NewSide {
            named = List.copyOf(named);
        }
    }

    /**
     * A formation of each army, without troops.
     *
     * @param name what it is called; {@code {0}} stands for the side
     * @param level its command level
     */
    public record NewFormation(String name, String level, Attributes attributes) {}

    /**
     * A place, one for each side or one in all.
     *
     * @param name what it is called; {@code {0}} stands for the side or army that it belongs to
     * @param owner attribute that says to which side or army it belongs; empty if there is one place in all
     * @param extent where it lies
     * @param from where it begins, as a share of the board's width from the west: numerator and denominator
     * @param to where it ends
     */
    public record NewPlace(
            String kind,
            String name,
            String owner,
            Extent extent,
            List<Integer> from,
            List<Integer> to,
            Attributes attributes) {
        public NewPlace {
            from = List.copyOf(from);
            to = List.copyOf(to);
        }
    }

    /** Where a new place lies. */
    public enum Extent {
        /** One hex, or one point, halfway between its ends on the edge behind its side. */
        MIDDLE,
        /** The stretch between its ends of the edge behind its side. */
        EDGE,
        /** All of the board between its ends, from north to south. */
        BOARD
    }
}
