package coupdoeil.editor.paint.piece;

import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import java.awt.Color;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * Reads from a placement what its counter shows. Which attributes that are follows from the rule system: the first whole
 * number of a unit of that arm with a unit of measure is its strength, those that it requires are its ratings. A strength
 * that is not written is the usual one of its nation, where the rules know it.
 */
public final class CounterViews {

    private static final int MOST_RATINGS = 4;

    private final RuleSystem rules;
    private final Roster roster;
    private final CounterColours colours;
    private final PaintTheme theme;

    public CounterViews(RuleSystem rules, Roster roster, CounterColours colours, PaintTheme theme) {
        this.rules = rules;
        this.roster = roster;
        this.colours = colours;
        this.theme = theme;
    }

    public static CounterViews of(PaintScene scene) {
        OrderOfBattle oob = scene.pack().orderOfBattle();
        Roster roster = new Roster(oob);
        return new CounterViews(scene.rules(), roster, new CounterColours(oob, roster), scene.theme());
    }

    /** The counter of a placement; a piece that the order of battle does not know has a grey one. */
    public CounterView of(Placement placement) {
        Optional<Piece> found = roster.piece(placement.piece());
        String name = found.map(piece -> piece.attributes().text("abbreviation").orElse(piece.name()))
                .orElse("? " + placement.piece());
        String formation = placement.formation() == null ? "" : placement.formation();
        Color colour = found.map(colours::of).orElse(Color.LIGHT_GRAY);
        boolean leader = found.filter(Leader.class::isInstance).isPresent();
        Attributes own = found.map(Piece::attributes).orElse(Attributes.NONE);
        String strength = "";
        boolean reduced = false;
        List<String> ratings = List.of();
        if (found.isPresent() && found.get() instanceof Unit unit) {
            String id = strength(unit.arm()).map(AttributeType::id).orElse("");
            OptionalInt start = own.integer(id).isPresent() ? own.integer(id) : usual(unit);
            OptionalInt now = placement.attributes().integer(id);
            strength = now.isPresent() || own.has(id)
                    ? text(now.isPresent() ? placement.attributes() : own, id)
                    : start.isPresent() ? Integer.toString(start.getAsInt()) : "";
            reduced = start.isPresent() && now.isPresent() && now.getAsInt() < start.getAsInt();
            ratings = ratings(unit.arm()).stream()
                    .map(type -> text(own, type.id()))
                    .toList();
        }
        return new CounterView(
                placement.piece(),
                name,
                leader,
                found.filter(Unit.class::isInstance)
                        .flatMap(piece -> rules.arm(((Unit) piece).arm()))
                        .map(arm -> arm.symbol())
                        .orElse(""),
                theme == PaintTheme.LIGHT ? colour : PaintTheme.shade(colour, -0.06),
                strength,
                reduced,
                ratings,
                formation,
                placement.facing(),
                placement.markers(),
                null);
    }

    /** The counter that marks a further hex of a placement. */
    public CounterView of(Placement placement, Placement.Part part) {
        CounterView whole = of(placement);
        return new CounterView(
                whole.piece(),
                whole.name(),
                false,
                whole.symbol(),
                whole.colour(),
                part.steps() == null ? "" : part.steps().toString(),
                false,
                List.of(),
                whole.formation(),
                part.facing() == null ? whole.facing() : part.facing(),
                List.of(),
                placement.hex().orElse(part.hex()));
    }

    /** The attribute that counts its strength: the first whole number that has a unit of measure. */
    private Optional<AttributeType> strength(String arm) {
        return numbers(arm).filter(type -> !type.measure().isEmpty()).findFirst();
    }

    /**
     * The strength that units of its nation have by the rules, where their table {@code strength} says in which table of
     * nations that stands, and by which attribute of the unit.
     */
    private OptionalInt usual(Unit unit) {
        Attributes where = rules.tables().nested("strength");
        String nation = unit.nationality().isBlank()
                ? roster.armyOf(unit).map(Army::attributes).stream()
                        .flatMap(army -> army.texts("nationalities").stream())
                        .findFirst()
                        .orElse("")
                : unit.nationality();
        return rules.tables()
                .nested(where.text("table").orElse(""))
                .nested(nation.strip().toLowerCase(Locale.ROOT))
                .integer(unit.attributes().text(where.text("by").orElse("")).orElse(""));
    }

    private List<AttributeType> ratings(String arm) {
        Optional<AttributeType> strength = strength(arm);
        return numbers(arm)
                .filter(type -> type.required() && !Optional.of(type).equals(strength))
                .limit(MOST_RATINGS)
                .toList();
    }

    private Stream<AttributeType> numbers(String arm) {
        return rules.attributesOf("unit").stream()
                .filter(type -> type.kind() == AttributeType.Kind.INTEGER && type.appliesTo(arm));
    }

    private static String text(Attributes attributes, String id) {
        return attributes.number(id).map(BigDecimal::toPlainString).orElse("");
    }
}
