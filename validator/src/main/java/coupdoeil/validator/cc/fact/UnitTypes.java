package coupdoeil.validator.cc.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;

/** What the cards of the nations say of units (CC 2): which types each has, with how many blocks. */
public final class UnitTypes {

    private static final String BLOCKS = "blocks";

    private final Attributes types;
    private final Attributes rosters;
    private final Roster roster;

    public UnitTypes(RuleSystem system, Roster roster) {
        this.types = system.tables().nested("types");
        this.rosters = system.tables().nested("roster");
        this.roster = roster;
    }

    /** The nation of a piece in small letters, its own or that of its army; empty if neither says one. */
    public String nation(Piece piece) {
        String own = piece instanceof Unit unit ? unit.nationality() : ((Leader) piece).nationality();
        return word(
                own.isBlank()
                        ? roster.armyOf(piece).map(Army::attributes).stream()
                                .flatMap(army -> army.texts("nationalities").stream())
                                .findFirst()
                                .orElse("")
                        : own);
    }

    /** A nation as the tables have it. */
    public static String word(String nation) {
        return nation.strip().toLowerCase(Locale.ROOT);
    }

    /** Whether anything is known of the units of a nation; of those without a card in the box the pack must say it. */
    public boolean hasRoster(String nation) {
        return !rosters.nested(nation).values().isEmpty();
    }

    /** The types of a nation, in the order of its card. */
    public List<String> ofNation(String nation) {
        return List.copyOf(rosters.nested(nation).values().keySet());
    }

    /** The type of a unit as written; empty if unsaid. */
    public static String type(Unit unit) {
        return unit.attributes().text("type").orElse("");
    }

    public boolean known(String type) {
        return types.has(type);
    }

    /** What a type is called: by its id if the rules do not know it. */
    public String name(String type) {
        return types.nested(type).text("name").orElse(type);
    }

    /** The arm of a type; empty if the rules do not know it. */
    public Optional<String> arm(String type) {
        return types.nested(type).text("arm");
    }

    /** Hexes that a unit moves and may still battle. */
    public int moveBattle(Unit unit) {
        return types.nested(type(unit)).integer("moveBattle", 1);
    }

    /** Hexes that a unit retreats for each flag (CC 5 Retreats). */
    public int retreat(Unit unit) {
        return types.nested(type(unit)).integer("retreat", 1);
    }

    /** Blocks of a unit at full strength: by the card of its nation, else what the pack says of the unit; empty if unsaid. */
    public OptionalInt full(Unit unit) {
        String nation = nation(unit);
        return hasRoster(nation)
                ? rosters.nested(nation).integer(type(unit))
                : unit.attributes().integer(BLOCKS);
    }

    /** Blocks of a unit at the start, as far as the pack says them for this placement or for the unit. */
    public static OptionalInt written(Unit unit, Attributes placement) {
        OptionalInt now = placement.integer(BLOCKS);
        return now.isPresent() ? now : unit.attributes().integer(BLOCKS);
    }
}
